# Neutral names of what no source names.
blank-units = Unit { $no }
