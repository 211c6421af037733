# What the page itself says. The house and the games have their own texts.

## The house

home = Cocarde, back to the shelf
tools = Settings and help
close = Close
language-other = Passer au français
light-paper = Daylight
light-walnut = Candlelight
motion = Animations
settings = Settings
setting-forced = Play forced moves against automata
setting-forced-line = When you have only one answer, the house gives it at once and the log says so.
setting-forced-among = Play forced moves among people
setting-forced-among-line = The house then gives your only answer after a pause drawn from the time you usually take: its speed tells the others nothing.
setting-letters = Text size
setting-letters-usual = Normal
setting-letters-large = Large
setting-letters-larger = Larger
setting-letters-double = Double
setting-confirm = Confirm what is final
setting-confirm-line = Anything that cannot be taken back has to be pressed twice.
way-back = On another device
way-back-line = This link takes your games and your seats to another browser. Keep it to yourself.
way-back-copy = Copy the return link
way-back-copied = The link has been copied.
way-back-by-hand = This browser doesn’t copy by itself: copy the link from here.
way-back-renew = Change the link
way-back-renewed = Done: the old links no longer work.
forget-me = Forget me
forget-me-line = The house forgets your name, your letters and your links. Your finished games stay, without naming you; in the others you give up your seat.
forget-me-go = Forget who I am…
forget-me-sure = Yes, forget me for good
return-title = The way back
return-ask = This browser will belong to { $name } from now on. Continue?
return-ask-nameless = This browser will take over the games of a guest without a name. Continue?
return-line = Games you have here under another name will no longer be yours in this browser.
return-go = Yes, that’s me
return-failed = This link leads nowhere. It may have been replaced.
loading = One moment…
retry = Try again
failed = The server is not responding. Nothing is lost.
why-silent = the house is not responding. Nothing is lost.
why-too-often = too many requests at once. Wait a moment, then try again.

## The shelf

shelf-line = French games of history and power
shelf-boxes = The boxes
box-open = Open the box: { $title }
box-minutes = { $minutes } min
continue-title = Continue a game
awaited-title = Waiting for you
continue-kept = A seat is kept for you
continue-left = { $time } left
continue-no-others = No other game under way.
just-now = just now
continue-none = Games begun on this device will wait for you here.
continue-closed = Closed: the rules have changed
continue-yours = Your turn
continue-theirs = Waiting for { $names }
continue-against = with { $names }
continue-alone = together on this screen
continue-all = { $count ->
    [one] One more game
   *[other] { $count } more games
  }
join-title = Join with a link
join-line = Has someone sent you an invitation? Paste it here.
join-field = Invitation link
join-go = Enter
join-wrong = This is not an invitation link.
waiting-title = Tables waiting for players
waiting-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
  }
waiting-with = with { $names }

## The page of a game

game-minutes = { $minutes } minutes
game-seats = { $seats } players
game-back = Back to the shelf
game-from-to = { $low } to { $high }
or = or
mode = How to play
mode-bot = Against the automaton
mode-bot-line = Right away
mode-here = On this screen
mode-here-line = Pass the device around
mode-link = With a link
mode-link-line = Each at home
players = How many players
players-n = { $count } players
level = The opponent
bot-role = automaton, { $level }
bot-random = At random
bot-greedy = Diligent
bot-novice = Beginner
bot-good = Seasoned
bot-strong = Formidable
bot-master = Masterly
bot-foreign = guest automaton
bot-foreign-named = { $name }, guest automaton
side = Your side
side-any = At random
side-seat = Seat { $n }
company = Around the table
company-n = Seat { $n }
company-person = a person, via the link
pace = Time to think
pace-0 = No limit
pace-120 = 2 minutes
pace-600 = 10 minutes
pace-86400 = A day
pace-over-bot = After that, the automaton answers for whoever is silent.
pace-over-first = After that, the answer the rules provide counts instead.
pace-over-forfeit = After that, whoever is silent loses the game.
terms-listed = Open table
terms-listed-line = Announced on the shelf: anyone may sit down.
terms-hints = Advice
terms-hints-line = The automaton advises whoever asks; the others will know.
terms-whispers = Whispers
terms-whispers-line = Two players may talk in secret.
terms-yes = yes
terms-no = no
name = Your name
name-of = Name: { $side }
name-placeholder = What should we call you?
name-player = Player { $n }
name-guest = Guest
name-guest-n = Guest { $n }
option-alone = the usual choice on a single screen
options = Table options
play = Play
play-failed = The table could not be set up: { $error }
rules = Rules
rules-read = Read the rules
primer = The essentials
rules-of = Rules: { $game }
rules-search = Search for a word or a number
rules-none = Nothing in the rules or in the box matches.
rules-failed = The rules could not be loaded.
open-rule = Open rule { $rule }

## The table

table-record = The position of this game can no longer be shown: its log remains.
table-unplayed = Nobody has played at this table.
table-opening = Setting up the table…
table-waits = Waiting for everyone to sit down.
table-over = The game is over.
table-thinking = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
  }
your-turn = Your turn
time-left = { $time } to answer
time-over = Time’s up.
prompt = What is asked of you
clear = Clear
answers-all = All answers ({ $count })
answers-short = Answers ({ $count })
answers-sheet = { $count ->
    [0] No answer
    [one] One answer
   *[other] { $count } answers
  }
answers-kind-each = { $count } answers, { $least }% each.
answers-kind-from = { $count } answers, { $least } to { $most }%.
answers-behind = { $count } ways to go on
more = More
answers-seek = Search the answers
answers-close = Close
answers-none = No answer of that name.
steps = Your choice so far
steps-back = Take this back
undo = Take back
hint = Advice
hint-thinking = The automaton is thinking…
hint-title = What the automaton would do
hint-percent = { $percent }%
hint-show = Show
hint-play = Play this
restart = Restart the turn
confirm = – confirm?
forced = Forced move: { $answer }.
seat-advised = { $count ->
    [one] asked for advice once
   *[other] asked for advice { $count } times
  }
line-lost = Connection lost; reconnecting…
line-closed = This table is no longer responding.
line-blocked = The host of the house no longer lets you play here.
line-retry = Try now
note-watching = You are watching this game, not playing it.
note-first = First choose the other piece of this answer, the one that glows.
note-possible = That is allowed.
note-no-line = Connection lost: nothing was sent.
note-error = The server did not understand: { $error }
seats = Around the table
seat-you = you
seat-here = on this screen
seat-online = here
seat-away = away
seat-nobody = Free seat
seat-kept = seat kept
seat-turn = to play
log = Log
log-empty = Nothing has happened yet.
talk = Chat
talk-empty = Nobody has spoken yet.
talk-say = Say something to the table…
talk-say-to = Whisper to { $name }…
talk-to = To
talk-address = Address someone in due form
talk-all = Everyone
talk-heard = { $name }: { $text }
talk-whisper = { $from } to { $to }, in a whisper
talk-gallery = Say something to the gallery…
talk-complain = Complain
talk-send = Send
talk-spectator = Spectator
talk-new = { $count ->
    [one] one new message
   *[other] { $count } new messages
  }
hand = Hand
board = Board
to-question = Question
board-whole = See all
board-larger = Enlarge the board
board-smaller = Shrink the board
watching = You are watching
ending-show = The result
curtain-turn = Whose turn it is
curtain-pass = Pass the screen to { $name }
curtain-raise = I’m { $name }
curtain-hint = The cards stay hidden until then.
ending-won = You win
ending-lost = You lose
ending-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }
ending-rank = Rank
ending-name = Name
ending-reckoning = The reckoning
ending-score = Points
ending-again = New game
ending-replay = Watch it again
ending-board = See the board
ending-story = How the game went
ending-turns = Turning points
ending-turn-for = Move { $n }, in favour of { $names }
ending-picture = The picture of the game
ending-picture-label = Picture to share: title, players, ranks and curves of the game
ending-picture-png = As a picture (PNG)
ending-picture-svg = As a drawing (SVG)
ending-picture-failed = The picture could not be made.
ending-story-failed = The course of the game could not be loaded.
curves-points = Points
curves-prospects = Advantage
curves-kind = What the curves show
curves-won = won
curves-lost = lost
curves-points-label = Everyone’s points, move by move
curves-prospects-label = Everyone’s advantage, move by move, from lost to won
ending-export = Save the game to a file

## The invitation

invite-title = Invite with this link
invite-free = { $count ->
    [one] One seat is free. Whoever opens this link may take it, without an account.
   *[other] { $count } seats are free. Whoever opens this link may take one, without an account.
  }
invite-link = Invitation link
invite-copy = Copy
invite-qr = Scan with a phone to join
invite-copied = Copied
landing-title = You are expected at this table
landing-kept = A seat is kept for you
landing-decline = No thanks, leave this seat
landing-namesake = Somebody at this table already has that name: yours will get a number.
landing-seat = Your seat
landing-any = The first free one
landing-go = Sit down
landing-full = All seats are taken.
landing-pace = Time to think: { $time }.
landing-watch = Just watch
landing-failed = The seat could not be taken: { $error }

## The replay

replay-title = Replay: { $game }
replay-at = Move { $n } of { $length }
replay-slider = Move
replay-play = Play
replay-pause = Pause
replay-back = Previous move
replay-next = Next move
replay-from = Seen by
replay-public = everyone
replay-table = The table
replay-speed = Speed
replay-failed = This game cannot be watched again: { $error }
replay-running = A game can be watched again when it is over.

## Keys

keys-title = Keys and settings
key-tab = go from one legal piece to the next
key-arrows = go to the neighbouring piece
key-shift-arrows = go to any piece
key-enter = choose, or ask why it is forbidden
key-digits = the answers beside the prompt, in order
key-escape = start the choice again and go back to the question
key-u = take back your last choice
key-shift-u = restart the turn
key-h = ask the automaton for advice
key-l = log
key-t = chat
key-r = rules
key-help = this panel
key-space-replay = play or pause
key-arrows-replay = previous move, next move
key-digits-replay = playback speed
key-home-replay = start, end
key-escape-name = Esc
key-enter-name = Enter
key-tab-name = Tab
key-space-name = Space
key-shift-name = Shift

## Nowhere

lost-title = This page is not in the library
lost-line = The address may be incomplete, or the table has been put away.

## What one asks of the others

floor = Ask the table
floor-back = Go back to before my last move
floor-pause = Stop the clock
floor-replace = Replace { $name } with an automaton
floor-replace-guest = Replace { $name } with { $bot }, a guest automaton
proposal = Proposal
motion-back = { $seat } asks to go back to before their last move.
motion-pause = { $seat } proposes stopping the clock until the next move.
motion-replace = { $seat } proposes that an automaton play in place of { $of }.
motion-replace-guest = { $seat } proposes that { $bot }, a guest automaton, play in place of { $of }.
motion-waits = Waiting for { $names }.
motion-yes = Agreed
motion-no = No
motion-withdraw = Withdraw

## Sealed dice

verify = Verify the dice
verify-checking = Breaking the seal…
verify-fair = All is fair: the { $count } draws of this game come from the secret sealed before it.
verify-failed = The seal could not be read.
verify-unsealed = The chance of this game was not sealed before it: there is nothing to verify.
verify-unknown = This browser can only verify seals at a secure address (https).
verify-seal = The secret is not the one that was sealed.
verify-forged = The draw of entry { $n } is not the one the secret gives.
verify-commitment = Sealed before the game:
verify-words = Words added by { $name }:
verify-words-missing = The words this browser had added are not among them.
luck-seat = Player
luck-dice = Dice
luck-got = Total
luck-expected = On average
luck-of = { $count } × { $sides } sides

## A file

bring = A game saved in a file
bring-choose = Choose a file
bring-failed = This game could not be read: { $error }
bring-unreadable = this is not a Cocarde file.

## To be told

notify = Tell me when it is my turn
notify-turn = Your turn: { $game }
notify-denied = Your browser blocks notifications from this address.

## What if…

branch = What if…
branch-bot = Play on from here in place of { $name }, against the automaton
branch-here = Play on from here, everyone on this screen
branch-friends = Play on from here with { $names }
branch-link = Play on from here with friends, via a link
branch-failed = The game could not be continued from here: { $error }
rematch = Rematch
rematch-ask = Propose a rematch
rematch-accept = Accept the rematch
rematch-asked = { $count ->
    [one] { $names } would like a rematch.
   *[other] { $names } would like a rematch.
  }
rematch-decline = No thanks
rematch-declined = Noted: the seat that was kept for you is free.
rematch-enter = Go to the rematch

## The guide of a first game

guide = Guide
guide-begin = A guided first game
guide-begin-line = A real game against the automaton, with someone at your side who explains as you go.
guide-steps = The steps of the guide
guide-step = Step { $n } of { $of }.
guide-next = Next
guide-skip = Skip
guide-show = Show me
guide-back = Back
guide-leave = Leave the guide
guide-free = Play as you please; I’ll speak up when there is something new.
guide-wait = Watch the others play; I’ll go on when it is your turn again.
guide-end = You know how to play
guide-end-line = The rest comes with playing. A rule number opens wherever you see one, and a piece that may not be used says why when you touch it. Enjoy the game!
key-i = where this piece comes from
key-g = open or leave the guide

## Since your last visit

since-title = Since your last visit
since-moves = { $count ->
    [one] one move
   *[other] { $count } moves
  }
ribbon-title = Since your last move
ribbon-more = { $count ->
    [one] more change
   *[other] more changes
}
ribbon-again = See again
ribbon-again-of = See again: { $said }
ribbon-close = Close this ribbon
since-replay = See these moves again
since-go-on = Continue

## Finished games

finished-title = Finished games
finished-mine = My games
finished-mine-none = Games you have finished will be listed here.
finished-house = At open tables
finished-house-none = No open table has finished a game yet.
finished-replay = Watch again
finished-more = Older games

## Letters

letters-title = Letters from the house
letters-confirm = Receive letters about your games at this address?
letters-confirm-go = Yes, that’s me
letters-confirm-done = Noted. The house will write when a game is waiting for you.
letters-stop = No more letters from us?
letters-stop-go = Stop writing
letters-stop-done = Very well: we won’t write to you again.
letters-failed = This link no longer works. Your settings are under “Notify me”.
letters-panel = Notify me
letters-open = Notify me by letter…
letters-none = This house does not send letters. Your browser can tell you: see the bell, at the table.
letters-line = When you are not at the table, the house may write to you. Nothing secret is ever in a letter.
letters-mail = Email address
letters-mail-asked = A letter is on its way: open its link to confirm the address.
letters-mail-confirmed = Address confirmed.
letters-webhook = Address to call (webhook)
letters-webhook-line = A Discord channel’s, for example.
letters-turns = When a game is waiting for me: my turn in a slow game, or a seat kept for me
letters-endings = When a game is over
letters-often = How often
letters-often-0 = no limit
letters-often-10 = at most one letter every 10 minutes
letters-often-30 = at most one letter every half hour
letters-often-60 = at most one letter an hour
letters-often-360 = at most one letter every 6 hours
letters-often-1440 = at most one letter a day
letters-save = Save
letters-saved = Saved.
letters-wrong = This address cannot be used: give an email address, or one that begins with https.
letters-gave-up-mail = Letters to your address came back, so we have stopped using it. Please give another one.
letters-gave-up-webhook = Your webhook did not answer, so we have stopped calling it. Give it again once it does.

## What is in the box, and how we know

catalogue-rules = The articles
catalogue-box = The box
catalogue-open = Where does this card come from?
catalogue-found = Rules: { $rules }. Pieces in the box: { $pieces }.
provenance = Provenance
provenance-R = Rulebook
provenance-P = Public
provenance-X = Reconstructed
provenance-B = Owner’s box
source-R = Printed in the rulebook.
source-Rn = The numbers are attested by the rulebook’s example; the title is ours.
source-P = Known from public sources.
source-X = Lost, and reconstructed here in the spirit of the game and of history.
source-B = From the owner’s box: changed by the pack of this table.
source-RP = Given by the rulebook, completed from public sources.
source-RX = The rulebook attests part of it; the rest is reconstructed.
source-PX = Public sources give part of it; the rest is reconstructed.
source-RPX = The rulebook and public sources give part of it; the rest is reconstructed.
facts-given = Given by the rulebook: { $list }.
facts-public = From public sources: { $list }.
facts-rest = The rest is reconstructed.
facts-and = { $most } and { $last }
fact-block = the block
fact-colour = the colour
fact-condition = the condition
fact-count = the number of copies
fact-discard = the discard
fact-draws = the draw values
fact-effect = the effect
fact-fortress = the fortress
fact-income = the income
fact-kind = the kind of effect
fact-minimum = the lack of a minimum
fact-name = the name
fact-number = the number
fact-opinion = the effect on Opinion
fact-place = a use in time of war
fact-power = the power
fact-replacement = one card displacing the other
fact-scene = a scene of the kind
fact-side = the side at the start
fact-trigger = the small circle

## The plain board

plain-yes = yes
plain-no = no
plain-none = nothing
plain-player = Player

## The waiting room

room-title = { $count ->
    [0] Everyone is here
    [one] Waiting for one more person
   *[other] Waiting for { $count } more people
  }
room-line = The game begins as soon as the last seat is taken.
room-line-host = The game begins as soon as the last seat is taken, or when you say so.
room-seats = Around the table
room-host = host
room-bot = Seat an automaton
room-free = Free this seat
room-agreed = What is agreed
room-change = Change
room-keep = Use these options
room-propose = Propose it to the others
room-leave-it = Leave it as it was
room-begin = Begin!
room-begin-line = { $count ->
    [one] The empty seat will wait for its turn: somebody may still sit down there, or you may seat an automaton.
   *[other] The empty seats will wait for their turn: people may still sit down there, or you may seat automata.
  }
room-cancel = Cancel the table
room-sure = Really?
room-get-up = Leave the table
room-pace = Time to think
room-failed = That could not be done: { $error }
invite-show-qr = QR code
name-stands-in = { $name } (automaton)
seat-stands-in = an automaton keeps this seat
kept-yours = An automaton is playing for you.
kept-take-back = Take my seat back
freed-open = The host has taken your seat back: it is free again.
freed-bot = The host has given your seat to an automaton: { $name }.
freed-guest = Your seat no longer waits for you: { $name } has it now.
floor-abandon = Abandon the game, if everyone agrees
floor-leave = Leave my seat to an automaton
floor-host = Change the table…
host-title = Change the table
host-line = As long as nobody has played. The options change only if everyone agrees; then everything is dealt again.
floor-resume = Start the clock again
floor-no-resigning = The rules of this game do not let a single player resign.
motion-abandon = { $seat } proposes abandoning the game.
motion-options = { $seat } proposes other options, and a new deal.
motion-option = { $name }:
motion-bots-wait = The automata are waiting.
motion-heard = Got it
clock-paused = Clock stopped, { $time } left
clock-resume = Resume
continue-waiting = { $count ->
    [one] Waiting for one more person
   *[other] Waiting for { $count } more people
  }
continue-stands-in = An automaton is playing for you
freed-shelf-open = The host has taken your seat back
freed-shelf-bot = An automaton has your seat
freed-shelf-guest = Your seat is taken
continue-paused = Clock stopped
continue-cancelled = Cancelled by the host
continue-abandoned = Abandoned by agreement
# The coach: a game looked at again, and puzzles.
analysis = Analysis
analysis-title = Analysis of { $name }
analysis-whose = Whose?
analysis-working = The coach is going over the game: { $game }
analysis-progress = { $done } of { $total } decisions
analysis-queued = The analysis is waiting for its turn…
analysis-leave = You may leave this page: the analysis goes on, and will be here.
analysis-none = In this game you never had a choice.
analysis-failed = The analysis cannot be shown: { $error }
analysis-impossible = The coach could not go over this game.
analysis-not-yours = The analysis is for those who played this game.
coach-accuracy-word = accuracy
coach-way = From a { $start }% chance of winning at the first decision to { $end }% at the end.
coach-part-choices = Your choices
coach-part-dice = Dice and draws
coach-part-others = The others
coach-chart = Your chance of winning, from { $start }% to { $end }%
coach-moments = What cost you most
coach-flawless = Nothing: none of your answers was clearly worse than the best.
coach-rather = Instead:
coach-all = { $count ->
    [one] The decision
   *[other] All { $count } decisions
}
coach-right = Your answer, and the best
coach-yours = Your answer
coach-other = Better
coach-try-here = Try it from here
coach-as-puzzle = As a puzzle
puzzle = Puzzle
puzzle-title = Puzzle of the day: { $game }
puzzle-own = Learn from your mistakes: { $game }
puzzle-ask = One answer is clearly the best. Which one?
puzzle-right = That’s it: a { $percent }% chance of winning.
puzzle-wrong = There is a better one. Look again.
puzzle-right-mark = the best one
puzzle-wrong-mark = there’s a better one
puzzle-none = No puzzle here yet: they come from the games played in this house.
puzzle-about = A position from a game played in this house. You know what that player knew, and nothing else.
puzzle-about-own = A moment of your game that cost you dearly. You know what you knew then.
puzzle-given = In the game ({ $percent }% chance of winning):
puzzle-next = Next puzzle
coach-learn = Learn from your mistakes
puzzle-today = Puzzle of the day

# --- The house and its host ---
line-restart = The house is restarting; the game will go on by itself…
house-maintenance = Maintenance is coming up: the house opens no new tables for now; games under way go on.
house-read = Got it

# --- Bots from outside ---
bots-title = Outside bots
bots-line = An outside bot is a program that you write and run yourself. It plays over HTTP with a token, sits where the host of a table invites it, and bears your name as its author.
bots-mine = Your bots
bots-none = You don’t have a bot yet.
bots-name = Name of the bot
bots-name-line = 2 to 23 characters: a-z, 0-9, _ and -.
bots-author = Your name as its author
bots-make = Create a token
bots-token = The token of “{ $name }”:
bots-token-line = Keep it to yourself: it is shown this once. Whoever has it plays under this bot’s name.
bots-copy = Copy the token
bots-copied = The token has been copied.
bots-by-hand = This browser doesn’t copy by itself: copy the token from here.
bots-drop = Delete
bots-here = Bots online
bots-here-none = No bot is online right now.
bots-here-line = To play with one of them, set up a table “With a link” and give it a seat in the waiting room.
bots-by = { $name }, by { $author }
bots-at-line = online
bots-away = away
bots-failed = That could not be done: { $error }
bots-reference = API reference
bots-reference-line = Every call, as the house itself describes it (OpenAPI). The Python client cocarde.client knows them.
seat-program = bot by { $author }
seat-program-awaited = bot by { $author }, invited
room-program = { $name }, bot by { $author }
reference-title = API reference
reference-call = Calls
reference-shapes = Shapes
reference-given = Data
reference-failed = The description could not be read.
reference-about = The text on this page comes straight from the code.

## Packs

pack = Pack
pack-none = The box as it is
pack-differs = What differs
pack-rows = { $n ->
    [one] one row differs
   *[other] { $n } rows differ
}
pack-names = { $n ->
    [0] No name differs.
    [one] One name differs.
   *[other] { $n } names differ.
}
pack-by = { $author }, version { $version }, licence { $licence }
pack-unsigned = Version { $version }, licence { $licence }
pack-before = Before
pack-after = After
pack-with = With the pack “{ $title }”
workshop = Workshop
