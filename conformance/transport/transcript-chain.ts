/**
 * The chain of a transcript: each line carries the SHA-256 of itself and of the line before. A line that is edited, dropped,
 * moved or repeated breaks it. The chain shows accidents and careless edits only: anyone who knows the rule can compute it
 * anew.
 */
import { createHash } from 'node:crypto'

const ENDING = /,"sha256":"([0-9a-f]{64})"\}$/

/** Writes the lines of one transcript. `after`: the digest of the line before; empty for the first. */
export type TranscriptChain = { readonly next: (line: object) => string }

/** Starts a chain, or goes on with one behind the line with this digest. */
export function createChain(after = ''): TranscriptChain {
  let last = after
  return {
    next(line) {
      const body = JSON.stringify(line)
      last = digestOf(last, body)
      return `${body.slice(0, -1)},"sha256":"${last}"}`
    },
  }
}

/** The state of the chain of a transcript. `absent`: it has none, as those of older versions. `line` counts from 1. */
export type ChainState =
  | { readonly kind: 'whole'; readonly last: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'broken'; readonly line: number }

/** Follows the chain through the text of a transcript. */
export function chainOf(text: string): ChainState {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  const [first = ''] = lines
  if (!ENDING.test(first)) return { kind: 'absent' }
  let last = ''
  for (const [index, line] of lines.entries()) {
    const [ending = '', stated] = ENDING.exec(line) ?? []
    const expected = digestOf(last, `${line.slice(0, line.length - ending.length)}}`)
    if (stated !== expected) return { kind: 'broken', line: index + 1 }
    last = expected
  }
  return { kind: 'whole', last }
}

function digestOf(last: string, body: string): string {
  return createHash('sha256').update(last).update(body).digest('hex')
}
