"""Pillow's name, for ReportLab, which imports it and in a page never uses it: pictures there are drawings."""
