import type { Exchange, RecordedMessage } from './exchange.ts'

/** The maximum number of pairs of simultaneous calls that a probe sends. */
export const MAX_PAIRS = 3

/** Returns the labels of the two calls that are sent as pair number `pair`. The first pair has the number 1. */
export function pairLabels(pair: number): readonly string[] {
  return ['a', 'b'].map((name) => `pair-${pair}-${name}`)
}

/** Returns the label of the single call that follows a pair of simultaneous calls, for comparison. Pairs count from 1. */
export function aloneLabel(pair: number): string {
  return `alone-${pair}`
}

/** Returns whether the calls of a pair ran at the same time. */
export function ranAtOnce(pair: readonly Exchange[]): boolean {
  const spans = pair.map(({ kind, sentAtEpochMs, socket, timing: { headersMs, endMs } }) => {
    const said = (socket?.messages ?? []).filter(isAnswer).map(({ atMs }) => atMs)
    const beginMs = kind === 'stream' ? (headersMs ?? 0) : (said[0] ?? 0)
    return [sentAtEpochMs + beginMs, sentAtEpochMs + (said.at(-1) ?? endMs)] as const
  })
  const [begins, ends] = [spans.map(([begin]) => begin), spans.map(([, end]) => end)]
  return pair.length > 1 && Math.max(...begins) <= Math.min(...ends)
}

/** Returns whether no two of the calls ran at the same time. */
export function areApart(calls: readonly Exchange[]): boolean {
  return !calls.some((one, index) => calls.slice(index + 1).some((other) => ranAtOnce([one, other])))
}

function isAnswer({ from, kind }: RecordedMessage): boolean {
  return from === 'server' && (kind === 'text' || kind === 'binary')
}
