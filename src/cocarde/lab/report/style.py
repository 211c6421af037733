"""How a report looks: paper, ink and thin lines, in one sheet without anything from outside."""

from __future__ import annotations

STYLE = """
:root { color-scheme: light dark; --paper: light-dark(#f4ecd8, #1e1914); --sunk: light-dark(#eadfc4, #17130f);
    --high: light-dark(#fbf6e8, #2a231b); --ink: light-dark(#1d1a16, #efe4cb);
    --soft: light-dark(#4b4338, #cfc1a5); --faint: light-dark(#6a5e4c, #ab9c80);
    --bleu: light-dark(#1f3f77, #9db8e8); --rouge: light-dark(#9b1c1c, #e8998b);
    --gold: light-dark(#a8843a, #b8954a); --hair: light-dark(#1d1a1640, #efe4cb33);
    --strong: light-dark(#1d1a1690, #efe4cb80);
    --text: "EB Garamond", "Cormorant Garamond", Garamond, "Hoefler Text", "Palatino Linotype", Palatino,
    "Book Antiqua", Georgia, "Times New Roman", serif; }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 var(--text);
    font-variant-numeric: oldstyle-nums; }
main { max-width: 60rem; margin: 0 auto; padding: 3rem 1.5rem 4rem; }
header { text-align: center; border-bottom: 3px double var(--strong); padding-bottom: 1.6rem; }
header svg { width: 3.4rem; height: 3.4rem; }
h1 { font-weight: 400; font-size: clamp(2.1rem, 6vw, 3.4rem); line-height: 1.1; margin: .6rem 0 .3rem; }
header p { margin: .15rem auto; color: var(--soft); font-style: italic; }
.caps { font-variant: small-caps; letter-spacing: .08em; font-style: normal; color: var(--faint); }
h2 { font-weight: 400; font-size: 1.75rem; margin: 3rem 0 .4rem; border-bottom: 1px solid var(--strong);
    padding-bottom: .2rem; break-after: avoid; }
h3 { font-weight: 400; font-style: italic; font-size: 1.2rem; margin: 1.7rem 0 .35rem; break-after: avoid; }
h3 small { font-style: normal; font-size: .88rem; color: var(--faint); padding-left: .6rem; white-space: nowrap; }
p { margin: .5rem 0; max-width: 46rem; }
.note { color: var(--soft); font-size: .98rem; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); margin: 1.4rem 0 1rem;
    padding: 0; border-bottom: 1px solid var(--hair); }
.figures div { padding: .2rem .9rem .9rem; border-left: 1px solid var(--hair); }
.figures div:first-child { border-left: 0; padding-left: 0; }
.figures b { display: block; font-weight: 400; font-size: 2.1rem; line-height: 1.2;
    font-variant-numeric: lining-nums; }
.figures span { color: var(--soft); font-size: .95rem; line-height: 1.25; display: block; }
.brief { padding-left: 1.1rem; max-width: 46rem; }
.brief li { margin: .35rem 0; }
.brief li::marker { content: "❧  "; color: var(--gold); }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 0 2.6rem; }
.rows { list-style: none; margin: .2rem 0 .4rem; padding: 0; font-variant-numeric: lining-nums tabular-nums; }
.rows li { display: grid; grid-template-columns: 13.5rem 1fr 4.6rem 8rem; align-items: center; gap: 0 .9rem;
    border-bottom: 1px solid var(--hair); min-height: 1.85rem; line-height: 1.2; }
.rows .fig { text-align: right; }
.rows .ci { color: var(--faint); font-size: .9rem; text-align: right; }
.rows .gap { display: block; color: var(--faint); font-style: italic; padding: .15rem 0; }
.pair .rows .ci { display: none; }
.sure-name { font-weight: 600; }
svg { overflow: visible; }
svg text { font: .95rem var(--text); fill: var(--ink); }
svg text.tick { font-size: .86rem; fill: var(--faint); font-variant-numeric: lining-nums tabular-nums; }
.track { width: 100%; display: block; }
.track .fair { stroke: var(--gold); stroke-width: 1.5; }
.track .reach { stroke: var(--faint); stroke-width: 1.25; }
.track circle { fill: var(--paper); stroke: var(--faint); stroke-width: 1.5; }
.track.sure.more .reach, .track.sure.more circle { stroke: var(--bleu); stroke-width: 2; }
.track.sure.more circle { fill: var(--bleu); }
.track.sure.less .reach, .track.sure.less circle { stroke: var(--rouge); stroke-width: 2; }
.track.sure.less circle { fill: var(--rouge); }
.chart { width: 100%; display: block; margin: .4rem 0 .2rem; }
.histogram rect { fill: color-mix(in srgb, var(--bleu) 62%, var(--paper)); }
.curves { margin-left: 3.1rem; width: calc(100% - 3.1rem); }
.board { width: 100%; max-width: 30rem; display: block; margin: .5rem 0 .7rem; }
.beside { align-items: center; }
.board .void { fill: none; stroke: var(--hair); }
.board .more { fill: var(--bleu); stroke: var(--strong); }
.board .less { fill: var(--rouge); stroke: var(--strong); }
.board .sure { stroke: var(--ink); stroke-width: 3; }
.board text { font-size: 15px; text-anchor: middle; pointer-events: none; }
.board.small text { font-size: 24px; font-variant-numeric: lining-nums; }
.beside .rows li { grid-template-columns: 1fr 4.6rem; padding: .25rem 0; }
.beside .rows .track { grid-column: 1 / -1; grid-row: 2; }
.axis, .grid { stroke: var(--hair); stroke-width: 1; }
.axis { stroke: var(--strong); }
.median, .chance { stroke: var(--gold); stroke-width: 1.5; }
.curves polyline { fill: none; vector-effect: non-scaling-stroke; stroke-width: 2; stroke: var(--bleu); }
.curves polyline.line-1 { stroke: var(--rouge); stroke-dasharray: 5 4; }
.key { margin: .1rem 0; color: var(--soft); font-size: .95rem; }
.key i { font-style: normal; padding-right: 1.3rem; white-space: nowrap; }
.key i::before { content: ""; display: inline-block; width: 1.6rem; border-top: 2px solid var(--bleu);
    vertical-align: .28em; margin-right: .45rem; }
.key i.second::before { border-top: 2px dashed var(--rouge); }
details { margin: .3rem 0 .8rem; }
summary { cursor: pointer; color: var(--bleu); padding: .45rem 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: lining-nums tabular-nums; }
th { font-weight: 400; font-style: italic; color: var(--faint); text-align: right;
    border-bottom: 1px solid var(--strong); }
td { text-align: right; border-bottom: 1px solid var(--hair); }
th, td { padding: .18rem .7rem .18rem 0; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 9rem; }
tr.more td:last-child { color: var(--bleu); font-weight: 600; }
tr.less td:last-child { color: var(--rouge); font-weight: 600; }
.questions { padding: 0; margin: 0; list-style: none; }
.questions > li { margin: 1.1rem 0; break-inside: avoid; }
.questions .ask { font-size: 1.08rem; }
.questions .how { color: var(--faint); font-size: .93rem; }
.answers { list-style: none; padding: 0; margin: .3rem 0 0; }
.answers li { display: grid; grid-template-columns: minmax(9rem, 22rem) 1fr 4rem; gap: 0 .9rem;
    align-items: center; line-height: 1.25; padding: .1rem 0; }
.answers .fig { text-align: right; font-variant-numeric: lining-nums tabular-nums; }
.answers .odd { color: var(--rouge); }
.bar { width: 100%; display: block; }
.bar rect { fill: color-mix(in srgb, var(--bleu) 62%, var(--paper)); }
.bar .whole { stroke: var(--hair); }
.bar.odd rect { fill: var(--rouge); }
.rule { display: grid; grid-template-columns: 4.2rem 1fr; gap: .2rem .6rem; margin: 0; max-width: 52rem; }
.rule dt { color: var(--rouge); font-variant-numeric: lining-nums tabular-nums; }
.rule dd { margin: 0 0 .3rem; color: var(--soft); }
.facts { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1.4rem; margin: .8rem 0;
    font-variant-numeric: lining-nums; }
.facts dt { color: var(--faint); font-style: italic; }
.facts dd { margin: 0; overflow-wrap: anywhere; }
code { font: .9em ui-monospace, Menlo, Consolas, monospace; }
@media (max-width: 40rem) {
  main { padding: 1.6rem 1.1rem 3rem; }
  .rows li { grid-template-columns: 1fr 4.2rem; padding: .25rem 0; }
  .rows .track { grid-column: 1 / -1; grid-row: 2; }
  .rows .ci { display: none; }
  .answers li { grid-template-columns: 1fr 3.6rem; }
  .answers .bar { grid-column: 1 / -1; grid-row: 2; }
  .figures { grid-template-columns: 1fr 1fr; }
  .figures div, .figures div:first-child { padding-left: .8rem; border-left: 1px solid var(--hair); }
  .facts { grid-template-columns: 1fr; }
  .facts dd { margin-bottom: .4rem; }
}
@media print {
  body { background: none; }
  main { max-width: none; padding: 0; }
  details { display: none; }
}
"""

COCKADE = (
    '<svg viewBox="0 0 100 100" aria-hidden="true"><circle cx="50" cy="50" r="48" fill="#9b1c1c"/>'
    '<circle cx="50" cy="50" r="33" fill="#f7f0de"/><circle cx="50" cy="50" r="18" fill="#1f3f77"/></svg>'
)
