# Neutral names of what no source names.
blank-note = Reconstructed face: to be filled in from your box.
blank-short = { $no }
