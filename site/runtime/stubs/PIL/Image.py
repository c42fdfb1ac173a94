"""No images: see the package."""
