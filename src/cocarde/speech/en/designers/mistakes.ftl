# What is wrong with a pack, whatever the game.
mistake-misfit = This value does not have the form that is wanted.
mistake-kind-whole = A whole number is wanted.
mistake-kind-number = A number is wanted.
mistake-kind-switch = Yes or no is wanted (true or false).
mistake-kind-word = A word or a sentence is wanted, in straight quotation marks.
mistake-kind-list = A list is wanted.
mistake-kind-length = { $length ->
    [one] A list of one item is wanted.
   *[other] A list of { $length } items is wanted.
}
mistake-kind-table = A table is wanted.
mistake-kind-unknown = There is no key “{ $key }” here.
mistake-kind-missing = The key “{ $key }” is missing.
mistake-kind-none-of = “{ $word }” is not a word that this table knows.
mistake-adds-none = Nothing in the box is called “{ $row }”: a pack changes rows, it adds none.
mistake-nameless = A row says what it is called (“{ $called }”).
mistake-twice = The row “{ $row }” is written twice.
mistake-fixed = This value orders the box: a pack does not change it.
mistake-range = From { $least } to { $most }.
mistake-one-of = One of { $words }.
mistake-one-of-or-none = Nothing, or one of { $words }.
mistake-takes = “{ $word }” takes { $arguments }.
mistake-takes-nothing = “{ $word }” takes nothing.
mistake-cards = { $size } cards, not { $wanted }.
mistake-colour = A colour is written #, then six figures or letters from A to F.
mistake-empty = This field cannot stay empty.
mistake-not-toml = This cannot be read: it is not TOML.
mistake-no-manifest = There is no pack.toml, in which a pack says what it is; `cocarde pack new` writes one.
mistake-stray = This file does not belong here: a pack holds pack.toml, TOML tables and sentences (text/fr and text/en, as .ftl), nothing else.
mistake-not-utf8 = This cannot be read: it is not UTF-8.
mistake-too-large = This is too much: a pack has { $files } files and { $size } MB at most.
mistake-no-table = This game has no table of this name; it has { $tables }.
mistake-no-key = There is no “{ $key }” in this file; there is { $keys }.
mistake-no-game = There is no game of this name; there are { $games }.
mistake-takes-no-packs = This game takes no packs.
mistake-pack-name = A letter from a to z first, then letters, figures, “-” or “_”; 32 characters at most.
mistake-other-name = The pack is called “{ $name }” and its folder “{ $place }”: both must bear the same name.
mistake-no-sentence = The game has no sentence “{ $name }”.
mistake-missing-in = { $language ->
    [fr] The French text of “{ $name }” is missing (text/fr).
   *[en] The English text of “{ $name }” is missing (text/en).
}
mistake-said-twice = “{ $name }” is said twice.
mistake-not-fluent = This sentence cannot be read: a name, “=”, then the text; a brace “{ "{" }” has a meaning of its own there.
mistake-refers = The game’s own sentence knows nothing of { $what }.
