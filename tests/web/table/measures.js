/*
 * What a page is held to in every frame of a game: measured in the page itself, with player.js before it.
 */

/** Look at every frame from now on in which something has changed; `window.found` is what was ever seen. */
function watch() {
  const found = (window.found = { places: new Set(), wrong: new Map(), frames: 0 });
  ROOT.style.opacity = 0; // nobody looks but this: nothing is painted
  let due = false;
  const look = () => {
    due = false;
    found.frames++; // before a mistake of this script, which the page complains of
    const { place, wrong } = measure();
    found.places.add(place);
    for (const one of wrong) found.wrong.set(one, (found.wrong.get(one) ?? 0) + 1);
  };
  new MutationObserver(() => {
    if (!due) asItWouldBePainted(look);
    due = true;
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  due = true;
  asItWouldBePainted(look);
}

/**
 * Do this in the next frame when all that watches its own size has been told of it and has answered, three times over:
 * what is there now is painted. Any other moment may see a page that never comes before anybody's eyes.
 */
function asItWouldBePainted(look) {
  const deeper = ([box, ...inside]) =>
    new ResizeObserver((_, told) => {
      told.disconnect();
      if (inside.length > 0) deeper(inside);
      else look();
    }).observe(box);
  requestAnimationFrame(() => deeper([ROOT, document.body, document.body.firstElementChild]));
}

/** Wait until this window has shown what has happened and has been looked at; what was missed is put away. Is it over? */
async function caughtUp(at) {
  await until(() => clock() >= at && ready(), () => `it stayed at ${clock()}: ${fingerprint()}`);
  document.querySelector(".since .press.main")?.click();
  const { frames } = window.found;
  ROOT.querySelector("section.prompt").toggleAttribute("data-looked");
  while (window.found.frames === frames) await new Promise(requestAnimationFrame);
  return over();
}

/** Touch something that is not legal, and wait for the reason; where a touch only reads nothing is said. */
async function askWhyNot() {
  const { send } = WebSocket.prototype;
  let asked = false;
  WebSocket.prototype.send = function (...words) {
    asked = true;
    return send.apply(this, words);
  };
  const thing = document.querySelector("[data-part=board] [data-state=still]");
  if (thing) click(thing);
  WebSocket.prototype.send = send;
  if (asked) await until(() => document.querySelector(".note.slip"), () => `${thing.outerHTML} is not explained`);
}

function measure() {
  const LEAST = 11, ENOUGH = 0.6, WHOLE = 0.98, TAILS = 4, FEW = 3;
  const wrong = new Set();
  const once = ask => {
    const known = new Map();
    return e => known.get(e) ?? known.set(e, ask(e)).get(e);
  };
  const box = once(e => e.getBoundingClientRect());
  const clips = e => e.tagName === 'svg' || /auto|scroll|hidden|clip/.test(getComputedStyle(e).overflow);
  /** The next thing around it that cuts off what sticks out. */
  const edge = once(e => (!e.parentElement || clips(e.parentElement) ? [e.parentElement] : edge(e.parentElement)));
  /** As `checkOpacity` would say if the whole page were not transparent here. */
  const opaque = once(e => e === ROOT || (getComputedStyle(e).opacity !== '0' && opaque(e.parentElement)));
  const shown = once(e => e.checkVisibility({ checkVisibilityCSS: true }) && opaque(e) && !e.closest('.spoken'));
  const name = e => {
    const own = e.closest('[data-thing], [class]') ?? e;
    const style = (own.getAttribute('class') ?? '').replace(/\bs(velte)?-\w+/g, '').trim();
    const part = e.closest('[data-part]')?.dataset.part ?? '';
    return `${part} ${own.dataset?.thing ?? own.tagName.toLowerCase() + '.' + style}`.trim();
  };

  /** What of a box is left when everything around it has cut off its part. */
  const seen = once(e => {
    let { left, top, right, bottom } = box(e);
    const area = Math.max(1, (right - left) * (bottom - top));
    const cut = by => {
      left = Math.max(left, by.left);
      top = Math.max(top, by.top);
      right = Math.min(right, by.right);
      bottom = Math.min(bottom, by.bottom);
    };
    for (let [around] = edge(e); around; [around] = edge(around)) cut(box(around));
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    const share = right > left && bottom > top ? ((right - left) * (bottom - top)) / area : 0;
    return { share, left, top, right, bottom };
  });
  /** Can one get there by scrolling, and is that to be seen? */
  const reachable = e => {
    const scroller = e.closest('[data-scrolls]');
    return scroller !== null && all(':scope > .end', scroller.parentElement).some(shown);
  };
  const found = e => shown(e) && (seen(e).share >= ENOUGH || reachable(e));

  const legal = all('[data-state="legal"]').filter(e => !e.closest('dialog'));
  const answers = all('section.prompt .answers .press');

  /** Of a thing that is drawn twice one is enough. */
  const nothingLegalIsCutOff = () => {
    for (const thing of new Set(legal.map(e => e.dataset.thing)))
      if (!legal.some(e => e.dataset.thing === thing && found(e))) wrong.add(`cut off: ${thing}`);
    for (const e of answers) if (!found(e)) wrong.add(`cut off: answer ${e.innerText.replace(/\s+/g, ' ')}`);
    const given = answers.filter(e => !e.matches('.missing'));
    if (given.length > FEW || document.querySelector('[data-part=board] [data-zone]')) return; // a place is touched on the board too
    for (const e of given.filter(shown)) if (seen(e).share < WHOLE) wrong.add(`one of a few is not seen whole: ${e.innerText.replace(/\s+/g, ' ')}`);
  };

  /** An answer and its stake are read to the end where they stand, and so is what just happened. */
  const nothingSaidIsCutShort = () => {
    for (const e of all('section.prompt .answers .says').filter(shown))
      if (e.lastElementChild && box(e.lastElementChild).bottom > box(e).bottom + 1.5) wrong.add(`cut short: «${e.innerText.replace(/\s+/g, ' ')}»`);
    for (const e of all('section.prompt .answers .says, section.ribbon .told').filter(shown))
      if (e.scrollHeight > e.clientHeight + TAILS || e.scrollWidth > e.clientWidth + TAILS)
        wrong.add(`cut short: «${e.innerText.replace(/\s+/g, ' ')}»`);
  };

  /** Who sits there is seen whole, with all that the plate says: no mark of scrolling lies over it, nothing is a sliver. */
  const thePlatesAreSeenWhole = () => {
    if (document.querySelector('dialog[open]')) return;
    const SLIVER = 7; // the signs of a man and a woman are narrow
    const ends = all('[data-part=seats] .end').filter(shown).map(box);
    for (const plate of all('[data-part^="plate:"]')) {
      const { top, bottom } = box(plate);
      if (seen(plate).share < WHOLE || ends.some(end => end.top < bottom - 2 && end.bottom > top + 2)) wrong.add(`not whole: ${plate.dataset.part}`);
      for (const e of all('.plate [role=img], .plate [data-thing], .plate .house', plate).filter(shown)) {
        const { left, right, top: upper, bottom: lower } = box(e);
        if (!e.querySelector('svg') && !e.textContent.trim()) continue; // an empty hand
        const out = upper < top - 1 || lower > bottom + 1 || right > box(plate).right + 1;
        if (out || seen(e).share < 0.9 || (e.querySelector('svg') !== null && right - left < SLIVER)) wrong.add(`cut off the plate: ${name(e)} «${e.ariaLabel ?? e.textContent}»`);
      }
    }
  };

  /** What is written or answered on the board itself, and on a phone where one may place something, does not reach under what is told over its edge. */
  const nothingWrittenLiesUnderASlip = () => {
    if (document.querySelector('dialog[open]')) return;
    const slips = all('section.ribbon').filter(shown).map(seen);
    const before = window.found.under;
    window.found.under = new Set(); // what is told folds in the frame after it came
    for (const e of all(`[data-part=board] :is(${innerWidth < 600 ? '[data-zone], ' : ''}[data-written] :is(button, input, select, [data-scrolls]))`).filter(shown)) {
      const at = seen(e);
      if (at.share === 0) continue;
      if (slips.some(slip => slip.left < at.right - 2 && at.left < slip.right - 2 && slip.top < at.bottom - 2 && at.top < slip.bottom - 2))
        window.found.under.add(`under a slip: ${name(e)}`);
    }
    for (const one of window.found.under) if (before?.has(one)) wrong.add(one);
  };

  /** For a finger, on a phone: what is pressed, with the room around it that is pressed too. */
  const everyTargetIsLargeEnough = () => {
    const FINGER = 44, HALF = FINGER / 2 - 1;
    if (innerWidth >= 600) return;
    const targets = all('.masthead :is(button, a, summary), .frame :is(button, summary, a[href]:not([data-names]), select, input, [role=button])');
    for (const e of targets.filter(e => shown(e) && !e.closest('[data-part=board], .cite, [data-names], .missing') && !e.matches('.cite'))) {
      const { left, top, right, bottom } = box(e);
      if (seen(e).share < WHOLE || (right - left >= FINGER - 0.5 && bottom - top >= FINGER - 0.5)) continue;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const own = (dx, dy) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit !== null && (e.contains(hit) || hit.contains(e));
      };
      const wide = right - left >= FINGER - 0.5 || (own(-HALF, 0) && own(HALF, 0));
      const high = bottom - top >= FINGER - 0.5 || (own(0, -HALF) && own(0, HALF));
      if (!wide || !high) wrong.add(`no room for a finger: ${Math.round(right - left)}×${Math.round(bottom - top)} ${name(e)}`);
    }
  };

  /** A figure is one word: in the reckoning too it stands on one line. */
  const noFigureIsBroken = () => {
    for (const e of all('dialog.ending td.figures').filter(shown)) {
      const range = document.createRange();
      range.selectNodeContents(e);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) wrong.add(`broken: «${e.innerText}»`);
    }
  };

  /** Every thing that can be touched leads to an answer that can be pressed, and says its name. */
  const everyAnswerHasAButtonOrALabel = () => {
    const asked = document.querySelector('section.prompt.mine');
    if (asked && legal.length === 0 && answers.length === 0) wrong.add('nothing can be pressed');
    if (legal.length > 0 && answers.length === 0) wrong.add('what can be touched cannot be pressed');
    for (const e of [...answers, ...legal])
      if (!(e.getAttribute('aria-label') ?? e.innerText).trim()) wrong.add(`no label: ${name(e)}`);
  };

  const theSentenceIsNeverCovered = () => {
    const sentence = document.querySelector('section.prompt .sentence');
    if (!sentence || document.querySelector('dialog[open]')) return;
    const { left, top, right, bottom, share } = seen(sentence);
    if (share < WHOLE && !reachable(sentence)) wrong.add(`sentence cut off: «${sentence.innerText}»`);
    for (const x of [left + 4, (left + right) / 2, right - 4])
      for (const y of [top + 4, (top + bottom) / 2, bottom - 4]) {
        const over = document.elementFromPoint(x, y);
        const bare = !over || sentence.contains(over) || over.contains(sentence);
        if (!bare) wrong.add(`sentence covered by ${name(over)}: «${sentence.innerText}»`);
      }
  };

  /** The ribbon, a refusal, advice: they lie over the board, never over the question. */
  const noSlipCoversTheQuestion = () => {
    if (document.querySelector('dialog[open], .choices.raised')) return;
    const asks = [document.querySelector('section.prompt .sentence'), ...answers].filter(e => e && shown(e));
    for (const slip of all('section.prompt .pile > *').filter(shown).map(e => ({ e, at: seen(e) })))
      for (const { e, at } of asks.map(e => ({ e, at: seen(e) })).filter(({ at }) => at.share > 0)) {
        const wide = Math.min(slip.at.right, at.right) - Math.max(slip.at.left, at.left);
        const high = Math.min(slip.at.bottom, at.bottom) - Math.max(slip.at.top, at.top);
        if (wide > 1 && high > 1) wrong.add(`${name(slip.e)} lies over ${name(e)}`);
      }
  };

  /** In pixels as drawn: in a picture its scale counts. */
  const sizeOf = once(e => {
    const size = parseFloat(getComputedStyle(e).fontSize);
    const scale = e instanceof SVGGraphicsElement ? e.getScreenCTM() : null;
    return scale ? size * Math.sqrt(Math.abs(scale.a * scale.d - scale.b * scale.c)) : size;
  });
  const nothingIsTooSmall = () => {
    const words = document.createTreeWalker(document.querySelector('.frame'), NodeFilter.SHOW_TEXT);
    for (let word = words.nextNode(); word; word = words.nextNode()) {
      const [e, text] = [word.parentElement, word.data.trim()];
      if (!text || sizeOf(e) >= LEAST - 0.05) continue;
      if (e.closest('[data-decor], style, title, dialog:not([open])') || !shown(e)) continue;
      const size = sizeOf(e);
      if (seen(e).share > 0.2)
        wrong.add(`too small: ${size.toFixed(1)} px ${name(e)} «${text.slice(0, 16)}»`);
    }
  };

  const INNER = 1.5;

  /** The ink of words, not their lines: what a letter really covers. */
  const inkOf = once(word => {
    const range = document.createRange();
    range.selectNodeContents(word);
    const ink = window.inkPen ??= document.createElement('canvas').getContext('2d');
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(word.parentElement);
    ink.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const m = ink.measureText(word.data);
    return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
      const foot = top + ((bottom - top) * m.fontBoundingBoxAscent) / (m.fontBoundingBoxAscent + m.fontBoundingBoxDescent);
      return { left, right, top: foot - m.actualBoundingBoxAscent, bottom: foot + m.actualBoundingBoxDescent };
    });
  });
  /** No label touches the frame around it, and nothing on a plate crosses its edge. */
  const noLabelTouchesItsFrame = () => {
    for (const e of all('section.prompt .answers .press, [data-part=aside] button:has(.words), [data-part=seats] li').filter(shown)) {
      const around = box(e);
      const words = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
      for (let word = words.nextNode(); word; word = words.nextNode()) {
        if (!word.data.trim() || !shown(word.parentElement) || box(word.parentElement).width < INNER) continue;
        const whole = getComputedStyle(word.parentElement).overflow === 'visible'; // or it ends in dots
        for (const { left, right, top, bottom } of inkOf(word))
          if (top < around.top + INNER || bottom > around.bottom - INNER || (whole && (left < around.left || right > around.right)))
            wrong.add(`touches its frame: ${name(e)} «${word.data.trim().slice(0, 24)}» ${(top-around.top).toFixed(1)} ${(around.bottom-bottom).toFixed(1)} ${(left-around.left).toFixed(1)} ${(around.right-right).toFixed(1)}`);
      }
      if (!e.matches('li')) continue;
      for (const { left, right, top, bottom } of all('svg', e).filter(shown).map(box))
        if (left < around.left - 1 || right > around.right + 1 || top < around.top - 1 || bottom > around.bottom + 1) wrong.add(`crosses its plate: ${name(e)}`);
    }
  };

  nothingLegalIsCutOff();
  nothingSaidIsCutShort();
  thePlatesAreSeenWhole();
  nothingWrittenLiesUnderASlip();
  everyTargetIsLargeEnough();
  noFigureIsBroken();
  everyAnswerHasAButtonOrALabel();
  theSentenceIsNeverCovered();
  noSlipCoversTheQuestion();
  nothingIsTooSmall();
  noLabelTouchesItsFrame();
  const board = box(document.querySelector('[data-part="board"]'));
  return { place: [board.left, board.top, board.width, board.height].map(Math.round).join(' '), wrong };
}
