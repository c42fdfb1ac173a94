"""Text that flows down pages: headings, paragraphs, tables, pictures, notes."""
