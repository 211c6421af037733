# What the commands `cocarde pack` say.
pack-written = { $place }: { $files } files. Next: cocarde pack check { $pack }
pack-sound = { $pack }: its tables and sentences are sound; { $rows ->
    [0] no row differs
    [one] 1 row differs
   *[other] { $rows } rows differ
} from those of the game.
pack-wrong = { $pack }: { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}; nothing was played.
pack-played = { $games } random games, { $decisions } decisions in { $seconds } s: nothing broke.
pack-broke = Game { $game } broke after { $answers } answers (seed { $seed }): { $error }
pack-repeat = To see it again: { $command }
pack-unread = { $pack }: { $first }{ $more ->
    [0] {""}
    [one] {" "}And one more mistake: `cocarde pack check` tells all.
   *[other] {" "}And { $more } more mistakes: `cocarde pack check` tells all.
}
pack-installed = { $pack } is installed in { $place }
pack-exported = { $place }: { $pack }
pack-home = Installed in { $place }
column-name = name
column-game = game
column-version = version
column-hash = hash
column-title = title
column-table = table
column-row = row
column-key = key
column-before = before
column-after = after
column-text = text
skeleton-about =
    A pack changes what lies in the box of a game: rows of its tables, and names. It never carries code.
    cocarde pack check { $name }     says what is wrong with it, with file, line and rule
    cocarde play { $game } --pack { $name }
skeleton-table =
    { $file } of { $game }. Take the # away before the rows that differ, and change them; leave the others as they are.
    A row needs its { $called } and the keys that differ, nothing else. What you change is marked as yours (from = "B"),
    unless you say from = "R" (rulebook), "P" (public) or "X" (reconstructed).
skeleton-names = The names of what lies in the box. Take the # away before those that differ; each of them stands in text/fr and in text/en.
