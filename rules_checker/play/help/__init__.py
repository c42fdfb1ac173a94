"""What helps whoever plays: hints, reasons why something cannot be done, lessons, positions to solve."""
