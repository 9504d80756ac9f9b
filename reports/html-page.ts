/** The frame of every page: one document that loads nothing and needs no script. */
import { POLICY, STYLE } from './html-style.ts'
import { Markup, markup } from './markup.ts'

/** The content of a page. `header` is the title as a heading when absent. `version` is Assay's, null where no run names it. */
export type PageParts = {
  readonly title: string
  readonly header?: Markup
  readonly main: Markup
  readonly version: string | null
}

/** The page as text. Everything that came from a target is escaped; there is no URL to load and no script. */
export function htmlPage({ title, header = markup`<h1>${title}</h1>`, main, version }: PageParts): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<header>
${header}
</header>
<main>
${main}
</main>
<footer class="soft">
<p>Made by Assay${version === null ? '' : ` ${version}`}. This page is complete: it loads no other files.</p>
</footer>
</body>
</html>
`.source
}
