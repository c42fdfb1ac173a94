"""`fitil preview`: cards and sheets in a browser on this machine, drawn again whenever a file is saved.

The way: `watch` says that something was saved, `database` reads what has changed, `gallery` lays out the faces that
stand on it, `sheets` imposes them, `app` tells the browser and hands out the drawings, `guard` decides who may ask.
"""
