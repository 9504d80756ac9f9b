/** The nonces of a run. They follow from its seed, so that a transcript shows which seed it was made with. */
import { createHash } from 'node:crypto'

const CHARS = 12

/** Letters and digits that depend on nothing but these three. */
export function nonceOf(seed: string, probe: string, label: string): string {
  return createHash('sha256')
    .update(JSON.stringify([seed, probe, label]))
    .digest('hex')
    .slice(0, CHARS)
}
