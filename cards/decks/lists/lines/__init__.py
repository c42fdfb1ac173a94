"""Lists in lines, as they are pasted: several in a text, under headings, read line by line."""
