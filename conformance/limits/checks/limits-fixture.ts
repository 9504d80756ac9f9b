/** Creates the calls to a conforming target that has a limit of four calls per ten seconds. */
import type { Evidence } from '../../evidence/check.ts'
import type { Exchange, HeaderList } from '../../exchange/exchange.ts'
import type { Judgement } from '../../exchange/judgement.ts'
import {
  exchange,
  readingsOf,
  SENT_AT_EPOCH_MS,
  type ExchangeParts,
} from '../../exchange/exchange-fixture.ts'
import { limitChecks } from './limits.ts'
import { judged } from '../../evidence/verdict-fixture.ts'
import openai from '../../../schemas/profiles/openai.json' with { type: 'json' }

const WINDOW_S = 10
const QUOTA = 4

/** A call. `atMs`: ms since the start. `remaining`: the quota left after the call; null: refused. `resetS`: seconds until the reset. */
export type FixtureCall = {
  readonly atMs: number
  readonly remaining: number | null
  readonly resetS: number
}

/** The parts of a call that a test changes. `headersMs`: the time from sending the call to receiving the header fields. */
export type CallChange = ExchangeParts & { readonly headersMs?: number }

const MADE: Readonly<Record<string, FixtureCall>> = {
  'a-1': { atMs: 0, remaining: 3, resetS: 10 },
  'a-2': { atMs: 10, remaining: 2, resetS: 10 },
  'a-3': { atMs: 20, remaining: 1, resetS: 10 },
  'a-4': { atMs: 25, remaining: 0, resetS: 10 },
  'a-5': { atMs: 30, remaining: null, resetS: 10 },
  again: { atMs: 40, remaining: null, resetS: 10 },
  stream: { atMs: 41, remaining: null, resetS: 10 },
  sibling: { atMs: 42, remaining: null, resetS: 10 },
  other: { atMs: 43, remaining: 3, resetS: 10 },
  'a-last': { atMs: 60, remaining: null, resetS: 10 },
  deep: { atMs: 1200, remaining: null, resetS: 9 },
  obey: { atMs: 10_100, remaining: 3, resetS: 10 },
  'b-1': { atMs: 10_120, remaining: 2, resetS: 10 },
  'b-2': { atMs: 10_150, remaining: 1, resetS: 10 },
  'b-aborted': { atMs: 10_160, remaining: 0, resetS: 10 },
  'b-3': { atMs: 10_170, remaining: null, resetS: 10 },
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => [
      `p-${number}`,
      { atMs: 20_300 + number, remaining: number <= QUOTA ? QUOTA - number : null, resetS: 10 },
    ]),
  ),
}

const UNAUTHORIZED: ExchangeParts = { status: 401, json: {} }
const INVALID: ExchangeParts = { status: 400, json: {} }
const BESIDES: Readonly<Record<string, readonly [atMs: number, parts: ExchangeParts]>> = {
  'b-wrong': [10_110, UNAUTHORIZED],
  'b-invalid-1': [10_130, INVALID],
  'b-invalid-2': [10_140, INVALID],
}

const error = { error: { message: 'Too many.', type: 'rate_limit_error', param: null, code: null } }

/** Returns the status and header fields of the answer to a call: a refusal if `remaining` is null. */
export function answerParts({ atMs, remaining, resetS }: FixtureCall): ExchangeParts {
  const announced: HeaderList = [
    ['content-type', 'application/json'],
    ['x-ratelimit-limit-requests', String(QUOTA)],
    ['x-ratelimit-remaining-requests', String(remaining ?? 0)],
    ['x-ratelimit-reset-requests', `${resetS}s`],
  ]
  const sentAtEpochMs = SENT_AT_EPOCH_MS + atMs
  if (remaining !== null) return { sentAtEpochMs, status: 200, headers: announced }
  return { sentAtEpochMs, status: 429, headers: [...announced, ['retry-after', String(resetS)]], json: error }
}

/** Returns the calls to a conforming target. `changed` changes or adds calls by label; null removes one. */
export function rows(changed: Readonly<Record<string, CallChange | null>> = {}): readonly Exchange[] {
  const made = Object.entries(MADE).map(([label, each]) => [label, answerParts(each)] as const)
  const besides = Object.entries(BESIDES).map(
    ([label, [atMs, parts]]) => [label, { sentAtEpochMs: SENT_AT_EPOCH_MS + atMs, ...parts }] as const,
  )
  const known = new Set([...made, ...besides].map(([label]) => label))
  const added = Object.entries(changed).flatMap(([label, parts]) =>
    known.has(label) || parts === null ? [] : [[label, parts] as const],
  )
  return [...made, ...besides, ...added].flatMap(([label, parts]) => {
    const change = changed[label]
    if (change === null) return []
    const { headersMs = 1, ...more } = change ?? {}
    const whole = exchange(`limits.burst/${label}`, { ...parts, ...more })
    return [{ ...whole, timing: { headersMs, firstByteMs: headersMs, endMs: headersMs + 1 } }]
  })
}

/** Returns an argument for {@link rows} that leaves out each call whose label matches `labels`. */
export function without(labels: RegExp): Readonly<Record<string, null>> {
  const found = rows().filter(({ label }) => labels.test(label))
  return Object.fromEntries(found.map(({ label }) => [label, null]))
}

/** Returns a changed call for the argument of {@link rows}. {@link FixtureCall} describes the parameters. */
export function at(atMs: number, remaining: number | null, resetS = WINDOW_S): CallChange {
  return answerParts({ atMs, remaining, resetS })
}

/** Readings that declare the limit of this fixture: four requests per ten seconds for each account. */
export const LIMITED_READINGS = readingsOf({
  ...openai.readings,
  'limits.quota': {
    reading: 'list',
    quotas: [{ quota: QUOTA, unit: 'requests', windowSeconds: WINDOW_S, scope: 'account' }],
    charged: [],
  },
})

/** Judges exchanges by the check with this id. */
export function judgeLimit(
  id: string,
  exchanges: readonly Exchange[],
  parts: Partial<Evidence> = {},
): Judgement {
  return judged(limitChecks, id, exchanges, { readings: LIMITED_READINGS, ...parts })
}
