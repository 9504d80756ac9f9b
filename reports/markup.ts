/** Builds HTML and XML from templates: every inserted text is neutralized and escaped. */
import { escapeUTF8 } from 'entities/escape'
import { severalLines } from './neutral-text.ts'

/** Text that is markup. A class, so that no value read from JSON can be one. */
export class Markup {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

/** A value that a template takes: text (escaped), a number, or markup (unchanged). */
export type Fragment = string | number | Markup | readonly Markup[]

/** Empty markup. */
export const nothing = new Markup('')

/**
 * Template tag: escapes the five special characters of XML in text, and makes characters that XML 1.0 forbids
 * (section 2.2: most controls, half surrogates, U+FFFE, U+FFFF) visible escapes.
 */
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
