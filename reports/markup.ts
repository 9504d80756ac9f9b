/** Builds HTML and XML from templates. Escapes every inserted text, and replaces unsafe characters. */
import { escapeUTF8 } from 'entities/escape'
import { severalLines } from './neutral-text.ts'

/** Markup that templates insert unchanged. It is a class, so that no parsed JSON can pass as markup. */
export class Markup {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

/** A value that a template accepts: a text (escaped), a number, or markup (inserted unchanged). */
export type Fragment = string | number | Markup | readonly Markup[]

/** Empty markup. */
export const nothing = new Markup('')

/** Builds markup from a template. Escapes texts for XML, also characters that XML 1.0 forbids (section 2.2). */
export function markup(strings: TemplateStringsArray, ...fragments: readonly Fragment[]): Markup {
  const filled = strings.map((literal, at) => {
    const fragment = fragments[at]
    return fragment === undefined ? literal : literal + sourceOf(fragment)
  })
  return new Markup(filled.join(''))
}

function sourceOf(fragment: Fragment): string {
  if (typeof fragment === 'string') return escapeUTF8(severalLines(fragment))
  if (typeof fragment === 'number') return String(fragment)
  if (fragment instanceof Markup) return fragment.source
  return fragment.map(({ source }) => source).join('')
}
