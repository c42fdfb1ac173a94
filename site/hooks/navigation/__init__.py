"""The way around: tabs and tiles of games, the other language, the project, the site map."""
