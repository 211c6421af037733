# Neutral names of what no source names.
blank-missions = Mission { $no }
blank-jacobins = Jacobins { $no }
