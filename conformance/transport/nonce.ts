/** The nonces of a run. They follow from its seed, so that a transcript shows which seed it was made with. */
import { seededBytes } from './seeded.ts'

/** The source of all nonces of a run, as the header of its transcript holds it. */
export type NonceSource = {
  readonly seed: string
  /** Whether nonces look like codes of everyday use; absent: they are hexadecimal. */
  readonly disguised?: boolean
}

const CHARS = 12
// No letters of hexadecimal digits, which show a program.
const LETTERS = 'ghkmnpqrstvwxz23456789'

/** Returns letters and digits that depend on nothing but these three. */
export function nonceOf({ seed, disguised = false }: NonceSource, probe: string, label: string): string {
  const bytes = seededBytes(seed, probe, label)
  return disguised
    ? Array.from(bytes.subarray(0, CHARS), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('')
    : bytes.toString('hex').slice(0, CHARS)
}

/** Returns the label by which the nonces of a round are drawn: each round has others, so that no cache answers for the model. */
export function labelInRound(label: string, round?: number): string {
  return round === undefined || round === 1 ? label : `${label} round ${round}`
}

/** Returns a nonce that another run with the same seed has not: it also follows from when the run began. */
export function freshNonceOf(
  { startedAt, ...source }: NonceSource & { readonly startedAt: string },
  probe: string,
  number: number,
): string {
  return nonceOf(source, probe, `${startedAt} ${number}`)
}
