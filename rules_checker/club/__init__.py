"""THE CLUB: one table for many phones, and an evening's tournament, from a server of one's own.

What is done at a table is a row in a database, and a table is what its rows make of it: `store` keeps them, `table` is
what they come to, `doings` says what may be done, `screen` what a seat is shown. `club` has all tables of a process, as
a cache that can be thrown away; `app` answers phones, behind `guard`.
"""
