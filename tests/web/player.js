/*
 * A person inside the page: touches what glows, presses what is offered, and knows no rule.
 *
 * A whole game is one call: what is awaited is seen when it is written, nobody polls, nothing is painted meanwhile.
 */
const PATIENCE = 120_000; // no measure of speed: only what hangs takes so long
const ROOT = document.documentElement;

const all = (words, root = document) => [...root.querySelectorAll(words)];
const over = () => document.querySelector("dialog.ending") !== null;
const ready = () => over() || document.querySelector("section.prompt.mine") !== null;
const clock = () => Number(document.querySelector("section.prompt")?.dataset.clock ?? -1);
const visible = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 0;

/** What can be seen of the turn: prompt, glowing and picked things, length of the log. */
const fingerprint = () =>
  [
    over(),
    document.querySelector("section.prompt")?.textContent,
    all("[data-thing]").map((e) => e.dataset.thing + e.dataset.state),
    document.querySelector("[role=log]")?.textContent.length,
  ].join("|");

/** Wait until this is so; it can only become so by what is written into the page. */
function until(so, otherwise, patience = PATIENCE) {
  if (so()) return Promise.resolve();
  return new Promise((done, fail) => {
    const watch = new MutationObserver(() => so() && end(done));
    const late = setTimeout(() => end(() => fail(new Error(otherwise()))), patience);
    const end = (how) => {
      watch.disconnect();
      clearTimeout(late);
      how();
    };
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

const settled = (patience) => until(ready, () => `nobody asks: ${fingerprint()}`, patience);
const changed = (before, patience) => until(() => fingerprint() !== before, () => `nothing came of it: ${before}`, patience);

/** Let nothing be painted while this is done: what is laid out stays the same. */
async function unpainted(done) {
  ROOT.style.opacity = 0;
  try {
    return await done();
  } finally {
    ROOT.style.opacity = "";
  }
}

/** Numbers below others, the same ones for the same seed. */
function chances(seed) {
  let state = (seed % 2147483646) + 1;
  return (end) => (state = (state * 48271) % 2147483647) % end;
}

/** What lies where one would press this; nothing, if it can be pressed. */
function cover(button) {
  button.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { left, top, width, height } = button.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return button.contains(hit) ? null : (hit ?? ROOT);
}

async function press(button, patience) {
  await until(() => !button.isConnected || !cover(button), () => `${button.outerHTML} lies under ${cover(button)?.outerHTML}`, patience);
  for (const kind of ["pointerdown", "pointerup"]) button.dispatchEvent(new PointerEvent(kind, { bubbles: true }));
  click(button);
}

const click = (thing) => thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }));

/** One touch: something that glows, or a button of the prompt, whichever chance says; of `first`, things or words, whatever may be. */
async function touch(below, first = [], patience = PATIENCE) {
  const glows = () => all('[data-state="legal"]').filter(visible);
  const offers = () => all("section.prompt .answers button.press");
  await until(() => over() || glows().length + offers().length > 0, () => `there is nothing to touch: ${fingerprint()}`, patience);
  if (over()) return; // another window has ended it meanwhile
  const before = fingerprint();
  const [glowing, offered] = [glows(), offers()];
  const keen = glowing.find((e) => first.includes(e.dataset.thing)) ?? offered.find((e) => first.some((words) => e.textContent.includes(words)));
  if (keen) click(keen);
  else if (offered.length > 0 && (glowing.length === 0 || below(2))) await press(offered[below(offered.length)], patience);
  else click(glowing[below(glowing.length)]);
  await changed(before, patience);
}

/** Play until it is over or so many touches were made; how many it took. */
function play({ seed, most, first }) {
  const below = chances(seed);
  return unpainted(async () => {
    for (let touches = 0; touches < most; touches++) {
      await settled();
      if (over()) return touches;
      await touch(below, first);
    }
    return most;
  });
}
