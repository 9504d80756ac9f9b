/** The nonces of a run. They follow from its seed, so that a transcript shows which seed it was made with. */
import { seededBytes, seededPick } from './seeded.ts'

/** The source of all nonces of a run, as the header of its transcript holds it. */
export type NonceSource = {
  readonly seed: string
  /** Whether nonces have the forms of everyday numbers and codes; absent: they are hexadecimal. */
  readonly disguised?: boolean
}

const CHARS = 12

/** Returns letters and digits that depend on nothing but these three. */
export function nonceOf({ seed, disguised = false }: NonceSource, probe: string, label: string): string {
  const bytes = seededBytes(seed, probe, label)
  return disguised
    ? seededPick(FORMS, 'form', seed, probe, label)(bytes)
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

type Form = (bytes: Buffer) => string

const FORMS: readonly Form[] = [digits, capitals, letters, syllables, mixed]

function digits(bytes: Buffer): string {
  const length = 9 + (bytes.readUInt8(31) % 2)
  return `${1 + (bytes.readUInt8(30) % 9)}${written(bytes, '0123456789', length)}`.slice(0, length)
}

function capitals(bytes: Buffer): string {
  return written(bytes, 'GHJKLMNPQRSTUVWXYZ23456789', 8 + (bytes.readUInt8(31) % 3))
}

function letters(bytes: Buffer): string {
  return written(bytes, 'ghijklmnopqrstuvwxyz', 9 + (bytes.readUInt8(31) % 3))
}

function mixed(bytes: Buffer): string {
  return written(bytes, 'ghkmnpqrstvwxz23456789', 8 + (bytes.readUInt8(31) % 4))
}

function syllables(bytes: Buffer): string {
  const sounds = Array.from({ length: 5 }, (_, at) =>
    written(bytes.subarray(2 * at), 'bdfgklmnprstvz', 1).concat(
      written(bytes.subarray(2 * at + 1), 'aeiou', 1),
    ),
  )
  return `${sounds.join('')}${10 + (bytes.readUInt8(31) % 90)}`
}

function written(bytes: Buffer, alphabet: string, length: number): string {
  return [...bytes.subarray(0, length)].map((byte) => alphabet.charAt(byte % alphabet.length)).join('')
}
