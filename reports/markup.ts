import { escapeUTF8 } from 'entities/escape'
import { severalLines } from './neutral-text.ts'

/** Markup that templates insert without escaping. It is a class, so that data from JSON can never be taken for markup. */
export class Markup {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

// A value that a template accepts. Only `Markup` is inserted unchanged.
type Fragment = string | number | Markup | readonly Markup[]

/** Empty markup. */
export const nothing = new Markup('')

/** Builds markup from a template, with texts escaped for HTML and XML. */
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
