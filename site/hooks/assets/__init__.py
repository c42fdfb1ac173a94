"""Files that pages load, and what a phone keeps: styles, scripts, fonts, icons."""
