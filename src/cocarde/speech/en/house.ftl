list-none = nothing
list-and = { $most } and { $last }
seat-0 = Seat 1
seat-1 = Seat 2
seat-2 = Seat 3
seat-3 = Seat 4
seat-4 = Seat 5
seat-5 = Seat 6
seat-6 = Seat 7
seat-7 = Seat 8
refusal-not-your-turn = It is not your turn.
refusal-game-over = The game is over.
refusal-closed = This game is closed: nobody plays on, but it can still be read.
refusal-not-an-option = That is not possible now.
refusal-no-undo = You cannot go back past chance, a reveal, somebody else’s answer or one that time gave for you.
event-undid = { $n ->
    [one] { $seat } takes the last choice back.
   *[other] { $seat } takes the last { $n } choices back.
  }
event-forced = { $seat } has only one answer: a forced move.
event-only_answer = { $seat } has only one answer, which the others do not know: a forced move.
event-rewound = { $seat } goes back, as all agreed.
event-branched = Another course of the game begins here.
event-recorded = { $seat } answered “{ $words }”.
refusal-stale = The game has moved on in the meantime: look again.
refusal-not-your-seat = That seat is not yours.
refusal-nothing-to-take-back = You have not given any answer that could be taken back.
refusal-no-clock = There is no clock at this table.
refusal-still-here = This seat is not abandoned.
refusal-not-begun = The game has not begun yet: somebody is still missing.
refusal-has-begun = The game has begun: everyone has seen the deal, and the options no longer change.
refusal-has-answered = This seat has already played.
refusal-not-to-free = This seat cannot be taken back.
refusal-seat-taken = This seat is no longer free.
refusal-last-person = You are the last person at this table: abandon the game instead.
refusal-motion-open = Another proposal is still waiting for an answer.
refusal-no-pause = The clock is not stopped.
refusal-time-answered = Time answered for you: that cannot be taken back.
refusal-no-motion = Nothing is being proposed at the moment.
refusal-no-advice = The automaton gives no advice here.
refusal-no-hints = No advice at this table.
refusal-no-whispers = At this table everything is said aloud.
refusal-nobody-hears = Nobody is there to hear this whisper.
refusal-not-heard = Nobody said any such thing that you could hear.
refusal-no-complaints = In this game nobody minds what is said.

## What the house says at a table

house-late = { $seat } did not answer in time: the automaton played instead.
house-late-first = { $seat } did not answer in time: the answer the rules provide for counts.
house-late-forfeit = { $seat } did not answer in time: the game is lost.
house-paused = Everyone agrees: the clock stops, as { $seat } asked, until the next move.
house-resumed = { $seat } starts the clock again.
house-replaced = By agreement, an automaton plays for { $seat }, who may come back.
house-left = { $seat } leaves the table: an automaton keeps the seat.
house-returned = { $seat } takes the seat back.
house-bot-seated = An automaton takes the free seat.
house-freed = The seat of { $who } is free again.
house-freed-bot = An automaton’s seat is free again.
house-options = { $seat } has changed the options of the table.
house-agreed-back = Everyone agrees: { $seat } goes back to before their last move.
house-withdrawn = { $seat } withdraws the proposal.
house-there-again = { $seat } is back: the proposal lapses.
house-refused-back = { $seat } does not agree to go back.
house-refused-pause = { $seat } does not agree to a pause.
house-refused-replace = { $seat } does not agree to give the seat to an automaton.
house-refused-abandon = { $seat } does not want to abandon the game.
house-abandoned = Everyone agrees: the game is abandoned.
house-closed-cancelled = The host has cancelled this table.
house-closed-abandoned = This game was abandoned by agreement.
house-namesake = { $seat } has a number: that name was already taken at this table.
house-declined = { $name } won’t be coming this time: the seat is free.
house-declined-nameless = Somebody won’t be coming this time: the seat is free.
house-closed-rules = The rules have changed since this game began (version { $version }), and it cannot go on. What was recorded of it can still be read.
house-closed-log = This game can no longer be played again as it was kept: it stops here. What was recorded of it can still be read.
house-complaint = A complaint is made about { $seat } for these words: “{ $words }”
house-advised = { $seat } asked the automaton for advice.

# what is said at the moment of decision
caused = { $source }: { $said }
refusal-never-together = These never go together.
step-more = Go on: what do you choose?
step-seat = For whom?
step-card = With which card?
