/** Announces the cost of the rest of a run as soon as the answers show it: after the first one, and after the first refusal. */
import { count } from '../../../schemas/count.ts'
import type { ExpectCost, ExpectedCost, Seen } from '../types.ts'
import { readAnnounced } from '../announced.ts'
import { formatAnnounced } from './limit-text.ts'

/** Takes the answers so far; `expected` is the last announced cost of the whole run, null before any. */
export type Announcer = {
  readonly tell: (seen: Seen) => void
  readonly expected: () => ExpectedCost | null
}

/** Creates an announcer that passes lines to `write`. */
export function createAnnouncer(
  expectCost: ExpectCost,
  write: (line: string) => void = () => undefined,
): Announcer {
  let expected: ExpectedCost | null = null
  let [hasFirst, hasRefusal] = [false, false]
  return {
    expected: () => expected,
    tell: (from) => {
      const isRefused = from.seen.some(({ outcome }) => outcome === 'refused')
      if (hasFirst && (hasRefusal || !isRefused)) return
      ;[hasFirst, hasRefusal] = [true, isRefused]
      const more = expectCost(from)
      const spent = { requests: from.seen.length, seconds: lastMs(from) / 1000 }
      const total = {
        ...more,
        requests: more.requests + spent.requests,
        seconds: more.seconds + spent.seconds,
      }
      const line = formatCost(from, more)
      if (expected === null || total.requests !== expected.requests || total.seconds > expected.seconds)
        write(line)
      expected = total
    },
  }
}

function lastMs({ seen }: Seen): number {
  return seen.reduce((last, { closedMs }) => Math.max(last, closedMs), 0)
}

function formatCost(from: Seen, { requests, seconds, note }: ExpectedCost): string {
  const announced = readAnnounced(from)
  const what =
    announced.length === 0
      ? 'no limit is announced'
      : `announced: ${announced.map(formatAnnounced).join(', ')}`
  const cost = note ?? `to confirm takes about ${Math.ceil(seconds)} s and ${count(requests, 'more request')}`
  return `${what}; ${cost}`
}
