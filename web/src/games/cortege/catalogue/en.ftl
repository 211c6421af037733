## What is in the box

in-box-unit = Disc, { $tint }: { $does }.
