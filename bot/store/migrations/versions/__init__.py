"""The steps, in the order of their revisions. A step that was released never changes."""
