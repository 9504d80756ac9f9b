import { renderLimiterHtml, renderLimiterMarkdown, renderLimiterSummary } from './rendered-fixture.ts'
import { expect, test } from 'vitest'
import { validators } from '../schemas/compiled/validators.js'
import type { LimiterFields, LimiterFinding, LimiterRun } from '../schemas/compiled/limiter-run.ts'
import { limiterRun } from './limiter-fixture.ts'
import { formatLooked } from './limiter-text.ts'

const found = (changes: Partial<LimiterFinding>, more: Partial<LimiterRun> = {}): LimiterRun => {
  const { finding } = limiterRun()
  const known = finding ?? expect.unreachable('the fixture has one')
  return limiterRun({ finding: { ...known, ...changes }, ...more })
}

const errors = (seconds: number) => ({ count: 4, medianSeconds: seconds, worstSeconds: seconds })
const honest: LimiterFields = {
  families: [
    {
      family: 'x-ratelimit',
      onAccepted: 40,
      onRefused: 2,
      agreesWithCapacity: true,
      remaining: { pairs: 20, notFalling: 1, negative: 0 },
      reset: errors(0.4),
    },
  ],
  retryAfter: {
    refusals: 2,
    present: 2,
    malformed: [],
    obeyed: 2,
    obeyedAccepted: 2,
    tooEarly: null,
    overWaited: errors(0.3),
  },
}

test('every format names the fields that are right, and those that were not examined', async () => {
  const fine = found({ races: { verdict: 'exact', overshoot: 0 }, fields: honest })
  expect(validators['urn:assay:limiter-run']?.(fine)).toBe(true)
  expect(formatLooked(fine)).toEqual([
    ['In parallel', 'no more requests than the limit were accepted'],
    ['Header fields', 'x-ratelimit in 42 answers: correct: Limit, Remaining, Reset'],
    [
      'Retry-After',
      '2 of 2 requests sent right after the announced time accepted; the wait is 0.3 s longer than needed (median of 4)',
    ],
  ])
  for (const render of [renderLimiterSummary, renderLimiterMarkdown, renderLimiterHtml])
    expect((await render(found({ races: null }))).match(/not looked at/g)).toHaveLength(3)
})

test('fields that lie are named, and so is what parallel requests got', async () => {
  const [family] = honest.families
  const lying = { ...(family ?? expect.unreachable('there is one')), agreesWithCapacity: false, reset: null }
  const words = formatLooked(
    found({
      races: { verdict: 'not-atomic', overshoot: 3 },
      fields: { families: [lying], retryAfter: { ...honest.retryAfter, present: 0 } },
    }),
  )
  expect(words).toEqual([
    ['In parallel', 'up to 3 more than the limit were accepted: the count is not atomic'],
    ['Header fields', 'x-ratelimit in 42 answers: wrong: Limit; correct: Remaining'],
    ['Retry-After', 'none with 2 refusals'],
  ])
})

test.each<[Partial<LimiterRun>, string]>([
  [{ keys: ['a'] }, 'there was one key, and one address'],
  [{ ended: { because: 'out-of-time', note: 'late' } }, 'the plan was cut short'],
  [{}, 'the answers do not show it'],
])('for whom it counts is not known, and why: %j', (more, why) => {
  expect(formatLooked(found({ scopes: [] }, more))[0]).toEqual(['Scope', `not known: ${why}`])
})

test('a run without an answer has none of these lines', async () => {
  expect(formatLooked(limiterRun({ outcome: 'undetermined' }))).toEqual([])
  expect(formatLooked(found({ families: ['concurrency-queue', 'none'], verdict: 'one-of' }))).toEqual([])
  expect(formatLooked(found({ families: [], verdict: 'no-limit-seen' }))).toEqual([])
})

test('a run without a family shows what is known of the header fields', async () => {
  const words = formatLooked(
    found({ families: [], verdict: 'undetermined', fields: honest }, { outcome: 'undetermined' }),
  )
  expect(words.map(([title]) => title)).toEqual(['Header fields', 'Retry-After'])
})

test('a remaining count on refusals, and waits that are much too long, are reported', async () => {
  const [family] = honest.families
  const known = family ?? expect.unreachable('there is one')
  const left = { ...known, remaining: { ...known.remaining, stillLeft: 3 } }
  const words = formatLooked(
    found({ fields: { families: [left], retryAfter: { ...honest.retryAfter, timesTooLong: 3.04 } } }),
  )
  expect(words[1]?.[1]).toContain('wrong: Remaining (still 3 when refused); correct: Limit, Reset')
  expect(words[2]?.[1]).toContain('at least 3.0 times as long as needed')
})
