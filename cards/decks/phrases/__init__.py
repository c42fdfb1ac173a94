"""What people say in sentences → cards, and what they put right."""
