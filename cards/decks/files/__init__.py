"""Files → text: spreadsheets, documents, mails and pages, and text of whatever encoding."""
