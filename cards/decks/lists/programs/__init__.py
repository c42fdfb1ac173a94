"""Lists as programs keep them: XML, JSON, and saved objects of Tabletop Simulator."""
