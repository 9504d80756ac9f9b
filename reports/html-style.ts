/** The style of report.html, for light and dark mode and print. The contrast of text is at least 4.5 to 1. */

/** The style sheet of every page. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1b1f24; --soft: #57606a; --paper: #ffffff; --sheet: #f3f5f7;
  --line: #c9d0d7; --good: #116329; --bad: #a40e26; --doubt: #7d4e00; --link: #0550ae;
  --plot-1: #0064a8; --plot-2: #c24a00; --plot-3: #8a3a86; --plot-4: #00735a; --plot-5: #8f6500; --plot-6: #4b5563; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --soft: #a5b0bb; --paper: #0f1318;
  --sheet: #1a2027; --line: #3b444e; --good: #6fdd8b; --bad: #ff9a94; --doubt: #f0c36a; --link: #8ec2ff;
  --plot-1: #62b5f2; --plot-2: #ff9757; --plot-3: #e19bdd; --plot-4: #4fd3ac; --plot-5: #f0c24b; --plot-6: #b4bec9; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
main, header, footer { max-width: 70rem; margin: 0 auto; padding: 1rem 1.25rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 1rem 0 .5rem; overflow-wrap: anywhere; }
h2 { margin: 2.5rem 0 .5rem; border-bottom: 1px solid var(--line); }
header h2 { font-size: 1.15rem; margin: 1rem 0 .25rem; border: 0; }
header ol { margin: .25rem 0; }
h3 { margin: 1.75rem 0 .25rem; }
h4 { margin: 1rem 0 .25rem; }
a { color: var(--link); }
code, pre, td, dd { overflow-wrap: anywhere; }
code, pre { font: .875rem/1.45 ui-monospace, monospace; }
pre { background: var(--sheet); border: 1px solid var(--line); border-radius: 4px; padding: .6rem .75rem;
  overflow-x: auto; white-space: pre-wrap; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 1rem; }
caption { text-align: left; color: var(--soft); padding-bottom: .25rem; }
th, td { border: 1px solid var(--line); padding: .3rem .6rem; text-align: left; vertical-align: top; }
thead th { background: var(--sheet); }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: .5rem 0; }
dt { color: var(--soft); }
dd { margin: 0; }
details { border: 1px solid var(--line); border-radius: 4px; margin: .35rem 0; padding: .35rem .75rem; }
summary { cursor: pointer; }
summary strong { text-transform: uppercase; font-size: .8rem; letter-spacing: .03em; }
.good { color: var(--good); }
.bad { color: var(--bad); }
.doubt { color: var(--doubt); }
.soft { color: var(--soft); }
.loud { border-left: 5px solid var(--doubt); background: var(--sheet); padding: .5rem .9rem; }
.scroll { overflow-x: auto; }
.wide table { min-width: 44rem; }
.wide td, th code { overflow-wrap: break-word; }
.figures { display: flex; flex-wrap: wrap; gap: .75rem 3rem; list-style: none; margin: 1rem 0; padding: 0; }
.large { font-size: 1.9rem; line-height: 1.3; font-variant-numeric: tabular-nums; }
th { min-width: 4.5rem; }
th .soft { font-weight: 400; }
td.number .soft { font-size: .8rem; white-space: nowrap; }
abbr { text-decoration: underline dotted; cursor: help; }
details > details { margin-left: .5rem; }
button.by-script { float: right; margin: .4rem; font: .8rem system-ui, sans-serif; }
label.by-script { display: block; margin: .5rem 0; }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr)); gap: 1.5rem; }
.plot { margin: 0; }
.plot h3 { margin: 0; }
.plot svg { display: block; width: 100%; max-width: 40rem; height: auto; }
.plot svg text { font-family: system-ui, sans-serif; }
.plot figcaption { color: var(--soft); font-size: .9rem; }
details:target { outline: 3px solid var(--link); }
details:is(:target, :has(:target))::details-content { content-visibility: visible; display: block; block-size: auto; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
@media screen and (max-width: 40rem) { .cards table { min-width: 0; } .cards thead { display: none; }
  .cards :is(table, caption, tbody, tr, th, td) { display: block; } .cards tr { border: 1px solid var(--line); margin: .75rem 0; }
  .cards :is(th, td) { border: 0; } .cards th { background: var(--sheet); }
  .cards td::before { content: attr(data-label) ": "; color: var(--soft); } }
@media (max-width: 30rem) { h1 { font-size: 1.4rem; } main, header, footer { padding: 1rem .75rem; } .scroll td { overflow-wrap: normal; } }
@media print { :root { --ink: #000; --soft: #333; --paper: #fff; --sheet: #fff; --link: #000;
  --line: #bbb; --plot-1: #00508a; --plot-2: #a33d00; --plot-3: #6d2a69; --plot-4: #005c48; --plot-5: #6e4d00; --plot-6: #333; }
  body { font-size: 11px; } code, pre { font-size: 10px; } td.number .soft { font-size: 9px; }
  .scroll { overflow-x: visible; } .plots { grid-template-columns: 1fr 1fr; } th, td { padding: .2rem .35rem; }
  :is(button, label).by-script { display: none; } details, .plot, tr { break-inside: avoid; }
  details::details-content { content-visibility: visible; display: block; } }
`
