/** The few colors of terminal output. Every color repeats what the words already say. */
import type { Outcome } from './run.ts'

/** Wraps text in colors, or leaves it alone. */
export type Painter = {
  readonly bold: (text: string) => string
  readonly dim: (text: string) => string
  readonly red: (text: string) => string
  readonly yellow: (text: string) => string
  readonly green: (text: string) => string
  readonly outcome: (outcome: Outcome, text: string) => string
}

const ESCAPE = '\u001b['

/** A painter; without `color` it returns every text unchanged. */
export function painter(color: boolean): Painter {
  const sgr = (code: number) => (text: string) => (color ? `${ESCAPE}${code}m${text}${ESCAPE}0m` : text)
  const [bold, dim, red, green, yellow] = [sgr(1), sgr(2), sgr(31), sgr(32), sgr(33)]
  const byOutcome = {
    conformant: green,
    'non-conformant': red,
    incomplete: yellow,
    partial: yellow,
    broken: red,
  }
  return { bold, dim, red, yellow, green, outcome: (outcome, text) => byOutcome[outcome](bold(text)) }
}
