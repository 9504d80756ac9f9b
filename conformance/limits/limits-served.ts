import type { Call, SpecialMarks } from '../engine/probe.ts'
import type { Selector } from '../exchange/call-kinds.ts'
import { conversationOf } from '../evidence/conversation.ts'
import type { Exchange, QuotaSeries } from '../exchange/exchange.ts'
import { stringOf, type Readings } from '../statement/readings.ts'
import { statusOf } from '../exchange/reply.ts'
import { dialectOf } from '../evidence/socket-message.ts'
import { isStream, streamOf, TERMINATOR } from '../evidence/stream.ts'

/** Returns whether a call was completed without an error. */
export function isCompleted(readings: Readings, exchange: Exchange | null): boolean {
  if (exchange === null) return false
  const dialect = dialectOf(readings)
  if (exchange.socket !== undefined && dialect !== null) {
    const answer = conversationOf(exchange, dialect)?.answers[0]
    return answer !== undefined && answer.chunks.length > 0 && answer.end !== 'error' && answer.end !== null
  }
  const status = statusOf(exchange) ?? 0
  if (status < 200 || status > 299) return false
  if (!isStream(exchange)) return true
  const terminator = stringOf(readings, 'sse.events', 'terminator') ?? TERMINATOR
  return streamOf(exchange, terminator).events.every(({ kind }) => kind !== 'error')
}

// The first letter of the labels in each series. Labels are part of exchange ids, which are permanent.
const LETTERS: Readonly<Record<QuotaSeries, string>> = {
  serial: 'a',
  recovery: 'b',
  'recovery-again': 'd',
  burst: 'p',
  'burst-again': 'q',
}

/** Returns the label of a call in a series, such as `a-3`. */
export function labelIn(series: QuotaSeries, name: string | number): string {
  return `${LETTERS[series]}-${name}`
}

/** The names of the groups (series) of calls that use up a quota, in the order of sending. */
export const ALL_SERIES = ['serial', 'recovery', 'recovery-again', 'burst', 'burst-again'] as const
const SPENT = { otherKey: 'limits' } as const

type Marked = Pick<Call, 'label' | 'kind' | 'marks'>

export const SPECIAL_CALLS: readonly Marked[] = [
  { label: 'stream*', kind: 'stream', marks: SPENT },
  { label: 'socket*', kind: 'other' },
  ...ALL_SERIES.flatMap((series): readonly Marked[] => [
    { label: labelIn(series, 'wrong*'), kind: 'credential' },
    { label: labelIn(series, 'invalid*'), kind: 'refusal', marks: SPENT },
    {
      label: labelIn(series, 'aborted*'),
      kind: 'left',
      marks: { ...SPENT, quotaCall: { kind: 'aborted', series } },
    },
  ]),
]

/** Selects all calls of the probe `limits.burst`, which uses up the quota: plain calls, streams and calls over other transports. */
export const QUOTA_CALLS: readonly Selector[] = [
  'completion:quota',
  ...new Set(SPECIAL_CALLS.map(({ kind }) => `${kind}:quota` as const)),
]

/** Selects the calls of the probe `limits.in-flight`. */
export const IN_FLIGHT_CALLS: readonly Selector[] = ['completion:in-flight', 'stream:in-flight']

export const SINGLE_CALL: SpecialMarks = { ...SPENT, quotaCall: { kind: 'plain', series: null } }

/** The labels and the properties (`marks`) of all calls without streaming that test rate limits. A `*` stands for any text. */
export const PLAIN_CALLS: readonly Omit<Marked, 'kind'>[] = [
  { label: 'sibling*', marks: { otherKey: 'sibling' } },
  { label: 'other*', marks: { otherKey: 'other' } },
  { label: 'a-last', marks: SINGLE_CALL },
  ...ALL_SERIES.map((series) => ({
    label: labelIn(series, '*'),
    marks: { ...SPENT, quotaCall: { kind: 'plain', series } } as const,
  })),
]

const MORE = 3

/** Returns the labels of the three calls that Assay sends after the call `label`, with the same request. */
export function followUpLabels(label: string): readonly string[] {
  return Array.from({ length: MORE }, (_, index) => `${label}-${index + 2}`)
}
