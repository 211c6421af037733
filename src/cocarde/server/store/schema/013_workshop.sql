-- The workshop, where packs are written. `designers`: the guests who may. `workshop_links`: links that make a browser one
-- of them, each once (`used`: when; 0: not yet); of a link only a hash is kept.
CREATE TABLE designers (
  guest TEXT PRIMARY KEY,
  since BIGINT NOT NULL
);
CREATE TABLE workshop_links (
  link TEXT PRIMARY KEY,
  made BIGINT NOT NULL,
  used BIGINT NOT NULL
);

-- A pack that is being written. `rev` counts its changes, undoing among them: whoever changes it says which one he saw.
-- `step`: which of its `draft_steps` `content` is; those after it can be redone.
CREATE TABLE drafts (
  name    TEXT PRIMARY KEY,
  game    TEXT NOT NULL,
  rev     BIGINT NOT NULL,
  step    BIGINT NOT NULL,
  updated BIGINT NOT NULL,
  content TEXT NOT NULL
);
CREATE TABLE draft_steps (
  name    TEXT NOT NULL,
  step    BIGINT NOT NULL,
  content TEXT NOT NULL,
  PRIMARY KEY (name, step)
);

-- Games that the lab plays for a draft, beside the game as it is. `asked`: the pack and the run, as JSON. `held`: until when
-- a server works at it; `state`: waiting, running, done or failed; `result`: what came of it, as JSON, or why nothing did.
CREATE TABLE comparisons (
  name   TEXT PRIMARY KEY,
  hash   TEXT NOT NULL,
  asked  TEXT NOT NULL,
  at     BIGINT NOT NULL,
  held   BIGINT NOT NULL,
  done   BIGINT NOT NULL,
  total  BIGINT NOT NULL,
  state  TEXT NOT NULL,
  result TEXT NOT NULL
);
