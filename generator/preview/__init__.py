"""`fitil preview`: cards and sheets in a browser on this machine, drawn again whenever a file is saved.

The steps: `watch` notices that something was saved, `database` reads what has changed, `gallery` lays out the faces
that depend on it, `sheets` imposes them, `app` notifies the browser and serves drawings, `guard` decides who may ask.
"""
