/** Tests limiter runs in virtual time: draft statements for each format of limit header fields, and a paced client. */
import { expect, test } from 'vitest'
import { judged, kindOf } from '../../conformance/evidence/verdict-fixture.ts'
import { evidenceOf, readingsOf, SENT_AT_EPOCH_MS } from '../../conformance/exchange/exchange-fixture.ts'
import type { HeaderList } from '../../conformance/exchange/exchange.ts'
import { limitChecks } from '../../conformance/limits/checks/limits.ts'
import { completeReading } from '../../conformance/statement/plan.ts'
import { runWithDelays } from '../../conformance/limits/stalled-run-fixture.ts'
import { identify } from '../../load/limiter/identify.ts'
import { formatIdentification } from '../../load/limiter/limit-text.ts'
import { nextBatch } from '../../load/limiter/next-batch.ts'
import { expectCost } from '../../load/limiter/expect-cost.ts'
import type { LimiterExecution } from '../../load/limiter/run/execute-plan.ts'
import { nextStepOfLoad } from '../../cli/next-step.ts'
import { judgeLimiter } from '../../load/limiter/run/run-limiter.ts'
import { planFor } from '../../load/limiter/run/plan-fixture.ts'
import type { Bounds, Done, Observation } from '../../load/limiter/types.ts'
import type { LimiterRun } from '../../schemas/compiled/limiter-run.ts'
import openai from '../../schemas/profiles/openai.json' with { type: 'json' }
import { renderLimiterJunit, renderLimiterSummary } from '../../reports/rendered-fixture.ts'
import { isBrief, sampleOf } from '../sampling/sampled-cases.ts'
import { createRandom } from './simulated/simulated-random.ts'
import { fieldsOf, type FieldForm } from './tiers/simulated-fields.ts'
import { judgeTier } from './tiers/judge-tier.ts'
import { startLimit, type LimitState, type SimulatedLimit } from './tiers/simulated-limit.ts'
import { DEFAULT_BOUNDS, runSimulated, type SimulatedService } from './tiers/simulated-service.ts'

const LIMIT: SimulatedLimit = { does: 'window', unit: 'requests', size: 10, windowMs: 60_000, phase: 'first' }

const serviceWith = ({ form, hasTokens }: Form): SimulatedService => ({
  name: form,
  limits: hasTokens ? [LIMIT, TOKENS] : [LIMIT],
  form,
  announces: hasTokens ? [0, 1] : [0],
  retryAfter: true,
  tellsText: false,
  lie: null,
  tripMs: 20,
  jitterMs: 5,
  answerMs: 60,
})

/**
 * A form of header fields. `wait`: the field for the wait after a refusal. `hasTokens`: announces tokens. `lacksRemaining`: leaves out what
 * remains.
 */
type Form = {
  readonly form: FieldForm
  readonly hasTokens?: true
  readonly wait?: 'retry-after-ms'
  readonly lacksRemaining?: true
}

/** Returns the header fields that a form contains. */
const sentIn = ({ lacksRemaining }: Form, fields: Observation['fields']): [string, string][] =>
  Object.entries(fields).filter(([name]) => lacksRemaining !== true || !name.endsWith('-remaining'))

const arrivalAt = (atMs: number) => ({ atMs, key: 'A', source: 'one', cost: 1 })

const TOKENS: SimulatedLimit = { does: 'window', unit: 'tokens', size: 900_000, windowMs: 60_000 }

/** Returns the verdicts of the checks of limits on a simulated limiter in virtual time. */
async function checked(from: Form, declared: Readonly<Record<string, unknown>>) {
  const { form, hasTokens, wait } = from
  // Null leaves a reading open.
  const known = Object.entries({ ...openai.readings, ...declared }).filter(([, reading]) => reading !== null)
  const readings = readingsOf(Object.fromEntries(known))
  const tokens = startLimit(TOKENS, SENT_AT_EPOCH_MS)
  const exchanges = await runWithDelays(
    {
      readings,
      quota: LIMIT.size,
      createLimiter: () => {
        const state = startLimit(LIMIT, SENT_AT_EPOCH_MS)
        return {
          admit: (nowMs) => {
            const isAdmitted = state.mayPass(arrivalAt(nowMs))
            if (isAdmitted) state.pass(arrivalAt(nowMs))
            return isAdmitted
          },
          remaining: state.remaining,
          nextMs: (nowMs) => state.retryMs(nowMs, 1),
          fullMs: state.resetMs,
        }
      },
      announce: ({ remaining, nextMs, fullMs }, nowMs, isAdmitted): HeaderList => {
        const state = { remaining, resetMs: fullMs } as LimitState
        const waitMs = Math.ceil(nextMs(nowMs) / 1000) * 1000
        return [
          ['date', new Date(SENT_AT_EPOCH_MS + nowMs).toUTCString()],
          ...sentIn(from, fieldsOf(form, LIMIT, state, nowMs, SENT_AT_EPOCH_MS, null)),
          ...(hasTokens ? Object.entries(fieldsOf(form, TOKENS, tokens, nowMs, SENT_AT_EPOCH_MS, null)) : []),
          ...(isAdmitted
            ? []
            : [[wait ?? 'retry-after', String(wait === undefined ? waitMs / 1000 : waitMs)] as const]),
        ]
      },
    },
    () => ({}),
  )
  const evidence = evidenceOf(exchanges, { readings })
  const due = limitChecks.filter(({ reading }) => reading === undefined || readings.has(reading))
  return new Map(due.map(({ id }) => [id, kindOf(judged(limitChecks, id, exchanges, evidence))]))
}

type Drafted = [name: string, form: Form, family: string]
const drafted: readonly Drafted[] = [
  ['durations', { form: 'durations' }, 'x-ratelimit-durations'],
  ['durations of two units', { form: 'durations', hasTokens: true }, 'x-ratelimit-durations'],
  ['anthropic of two units', { form: 'anthropic', hasTokens: true }, 'anthropic'],
  ['seconds', { form: 'seconds' }, 'x-ratelimit-seconds'],
  ['moments', { form: 'epoch' }, 'x-ratelimit-epoch'],
  ['moments in milliseconds', { form: 'epoch-ms' }, 'x-ratelimit-epoch'],
  ['draft 3', { form: 'draft-3' }, 'ratelimit-03'],
  ['drafts 4 to 6', { form: 'draft-6' }, 'ratelimit-03'],
  ['draft 7', { form: 'draft-7' }, 'ratelimit-fields'],
  ['draft 10', { form: 'draft-10' }, 'ratelimit-fields'],
  ['retry-after-ms', { form: 'seconds', wait: 'retry-after-ms' }, 'x-ratelimit-seconds'],
]

// Every second one has each family of fields.
test.each(sampleOf(drafted, 2, 2))(
  '%s: the draft declares the limit, and its checks pass on the same limiter',
  async (_, form, family) => {
    const { seen, bounds } = runSimulated(serviceWith(form), { nextBatch, expectCost }, 7)
    const { statement, valid, answer, reasons } = judgeLimiter(
      await executionOf(withWait(seen, form), bounds),
      null,
    )
    expect(valid, reasons.join()).toBe(true)
    expect(statement, answer.join('\n')).toMatchObject({
      readings: {
        'limits.quota': {
          quotas: expect.arrayContaining([{ quota: 10, unit: 'requests', windowSeconds: 60 }]),
        },
        'limits.headers': family,
        'limits.exceeded': form.wait === undefined ? '429-retry-after' : '429',
      },
    })
    const declared = readingsIn(statement)
    const kinds = await checked(form, declared)
    expect([...kinds].filter(([, kind]) => kind === 'violated')).toEqual([])
    for (const id of [
      'limits.headers-present',
      'limits.headers-syntax',
      'limits.header-limit',
      'limits.reset-right',
    ])
      expect([id, kinds.get(id)]).toEqual([id, 'satisfied'])
    // The same checks tell another quota.
    const quotas = [{ quota: 9, unit: 'requests', windowSeconds: 60, scope: 'account' }]
    const other = { ...declared, 'limits.quota': { reading: 'list', quotas, charged: [] } }
    expect((await checked(form, other)).get('limits.header-limit')).toBe('violated')
  },
)

test('the draft leaves header fields open that lack what remains, and its checks pass', async () => {
  const form: Form = { form: 'seconds', lacksRemaining: true }
  const { seen, bounds } = runSimulated(serviceWith(form), { nextBatch, expectCost }, 7)
  const sent = seen.map((one) => ({ ...one, fields: Object.fromEntries(sentIn(form, one.fields)) }))
  const { statement, answer } = judgeLimiter(await executionOf(sent, bounds), null)
  expect(statement).toMatchObject({ readings: { 'limits.headers': null } })
  expect(answer.at(-1)).toMatch(/^The draft leaves limits\.headers open \(null\).*: x-ratelimit-limit\.$/)
  const kinds = await checked(form, readingsIn(statement))
  expect([...kinds].filter(([, kind]) => kind === 'violated')).toEqual([])
  // The family of these fields promises more.
  const family = { ...readingsIn(statement), 'limits.headers': { reading: 'x-ratelimit-seconds' } }
  expect((await checked(form, family)).get('limits.headers-present')).toBe('violated')
})

test('a rejected further key is not used, and a note names it', async () => {
  const { seen, bounds } = runSimulated(serviceWith({ form: 'seconds' }), { nextBatch, expectCost }, 7)
  const others = seen.map((one) => ({ ...one, key: 'B', status: 401, outcome: 'accepted' as const }))
  const execution = await executionOf(
    [...seen.filter(({ key }) => key === 'A'), ...others.slice(0, 2)],
    bounds,
  )
  const { valid, notes, statement } = judgeLimiter(execution, null)
  expect([valid, statement === null]).toEqual([true, false])
  expect(notes).toContain('key `B` (given) is not used: every request with it was answered 401 or 403')
})

test('a limit per account is named with its keys, and no key that was not tried counts as shared', async () => {
  const service = serviceWith({ form: 'seconds' })
  const ofAccount = { ...service, limits: [{ ...LIMIT, scope: 'account' as const }] }
  const run = runSimulated(ofAccount, { nextBatch, expectCost }, 7, { keys: ['A', 'B', 'C', 'D'] })
  // At most two requests with each further key, until one is accepted.
  const others = Map.groupBy(run.seen, ({ key }) => key)
  expect(['B', 'C', 'D'].map((key) => others.get(key)?.length)).toEqual([2, 2, undefined])
  const { answer, statement } = judgeLimiter(await executionOf(run.seen, run.bounds), null)
  const text = answer.join(' ')
  expect(text).toContain('10 requests a minute per account')
  expect(text).toContain('Keys refused together: `A` (given), `B` (given).')
  expect(statement).toMatchObject({ readings: { 'limits.quota': { quotas: [{ scope: 'account' }] } } })
  const seen = run.seen.filter(({ key }) => key !== 'C')
  const [limit] = identify({ seen, bounds: run.bounds }).limits
  expect(limit?.scope).toEqual(['address', 'all', 'account'])
})

test('a limit per key tells the keys that were counted apart, because these may be of two accounts', async () => {
  const { seen, bounds } = runSimulated(serviceWith({ form: 'seconds' }), { nextBatch, expectCost }, 7)
  const { answer } = judgeLimiter(await executionOf(seen, bounds), null)
  const text = answer.join(' ')
  expect(text).toContain('10 requests a minute per key')
  expect(text).toContain(
    'Counted apart: `A` (given), `B` (given). If these keys are of several accounts, it may be per account.',
  )
})

test('a reset of two seconds in a stated minute is false, and hides no limit', () => {
  const tier = { ...serviceWith({ form: 'draft-10' }), lie: 'soon' as const }
  const note = 'Reset said 2.0 s, and the quota was not back then'
  expect(identify(runSimulated(tier, { nextBatch, expectCost }, 7)).limits).toMatchObject([
    { status: 'confirmed', size: { value: 10 }, header: { verdict: 'false', note } },
  ])
})

test.each([
  ['another status', { status: 403 }, { reading: '429', status: [403] }],
  ['a text in place of an error body', { errorText: 'slow down' }, '429'],
] as const)('the draft declares %s of refusals', async (_, changes, exceeded) => {
  const { seen, bounds } = runSimulated(serviceWith({ form: 'seconds' }), { nextBatch, expectCost }, 7)
  const changed = seen.map((one) => (one.outcome === 'refused' ? { ...one, ...changes } : one))
  const { statement } = judgeLimiter(await executionOf(changed, bounds), null)
  expect(statement).toMatchObject({ readings: { 'limits.exceeded': exceeded } })
})

test('the draft declares a limit of a day that the run does not confirm, beside the confirmed one', async () => {
  const limits = [LIMIT, { ...LIMIT, size: 14_400, windowMs: 86_400_000 }]
  const tier = { ...serviceWith({ form: 'draft-10' }), limits, announces: [0, 1] }
  const { seen, bounds } = runSimulated(tier, { nextBatch, expectCost }, 7)
  const { statement } = judgeLimiter(await executionOf(seen, bounds), null)
  expect(statement).toMatchObject({
    readings: {
      'limits.quota': {
        quotas: [
          { quota: 10, unit: 'requests', windowSeconds: 60 },
          { quota: 14_400, unit: 'requests', windowSeconds: 86_400 },
        ],
      },
    },
  })
})

/** Returns the readings of a draft with the scope `account`, because the simulated target counts by account. */
function readingsIn(statement: LimiterRun['statement']): Readonly<Record<string, unknown>> {
  const { readings } = statement as { readings: { 'limits.quota': { quotas: object[] } } }
  const { quotas } = readings['limits.quota']
  const counted = quotas.map((quota) => ({ ...quota, scope: 'account' }))
  const named = Object.entries(readings).map(([key, value]) => [
    key,
    typeof value === 'string' ? completeReading(key, { reading: value }) : value,
  ])
  return { ...Object.fromEntries(named), 'limits.quota': { ...readings['limits.quota'], quotas: counted } }
}

function withWait(seen: readonly Observation[], { wait }: Form): readonly Observation[] {
  if (wait === undefined) return seen
  return seen.map((one) => {
    const { 'retry-after': seconds, ...fields } = one.fields
    return seconds === undefined ? one : { ...one, fields: { ...fields, [wait]: `${seconds}000` } }
  })
}

async function executionOf(
  seen: readonly Observation[],
  bounds: Bounds,
  done: Done | null = null,
): Promise<LimiterExecution> {
  const rows = {
    seen,
    waits: [],
    examples: new Map(),
    recognized: [],
    done,
    problem: null,
  }
  return {
    plan: { ...(await planFor()), bounds },
    engine: 'virtual',
    k6Run: {
      finished: { ending: { exitCode: 0, signal: null, stopped: false, late: false } },
      log: { exceptions: [], tail: '' },
      networkNotes: [],
      startedAt: new Date(0),
      durationMs: 1,
    },
    rows: { ...rows, startEpochMs: bounds.startEpochMs },
  } as unknown as LimiterExecution
}

test('a run that an announced day leaves two requests tells the day, and that a run does not spend it', async () => {
  const day = { ...serviceWith({ form: 'draft-10' }), limits: [{ ...LIMIT, size: 30, windowMs: 86_400_000 }] }
  const { seen, bounds, done } = runSimulated(day, { nextBatch, expectCost }, 5)
  const run = judgeLimiter(await executionOf(seen, bounds, done), null)
  expect([run.outcome, run.reasons]).toEqual([
    'undetermined',
    [expect.stringMatching(/^[12] answers? within .*; a tenth of 30 requests a day \(.*\) is used/)],
  ])
  expect(run.answer.join(' ')).toContain('to confirm it would spend all of it')
  expect(nextStepOfLoad({ kind: 'limiter', run }, 'out')).toBeNull()
})

test('a run asks before it spends more than a tenth of the quota of a day, and spends it then', () => {
  const limits = [
    { ...LIMIT, size: 20 },
    { ...LIMIT, size: 200, windowMs: 86_400_000 },
  ]
  const tier = { ...serviceWith({ form: 'draft-10' }), limits, announces: [0, 1] }
  const [question] = identify(runSimulated(tier, { nextBatch, expectCost }, 5)).open
  expect(question).toMatchObject({ seconds: 132, requests: 43, flags: ['--max-requests 43'] })
  expect(question?.text).toContain("more than the tenth of a day's quota")
  const asked = { maxRequests: 43, maySpendDay: true }
  const found = identify(runSimulated(tier, { nextBatch, expectCost }, 5, asked))
  expect(judgeTier(tier, found).map(({ verdict }) => verdict)).toEqual(['right', 'right'])
})

test('a larger announced limit in the same window may be true behind the smaller one, and slows no setting', () => {
  const tier = { ...serviceWith({ form: 'seconds' }), lie: 'limit-high' as const }
  const found = identify(runSimulated(tier, { nextBatch, expectCost }, 5))
  const { limits, settings } = found
  expect(limits.map(({ status, size }) => [status, size.value])).toEqual([
    ['confirmed', 10],
    ['announced only', 15],
  ])
  expect(Math.min(...(settings?.paces ?? []).map(({ count }) => count))).toBe(10)
  expect(formatIdentification(found, []).join(' ')).toContain(
    'Announced only: 15 requests a minute (x-ratelimit-limit; the time from its resets): the run attributed no refusal to it',
  )
})

test('a run on a quota that is used up says in one line when to run again', async () => {
  const spent = { ...serviceWith({ form: 'seconds' }), limits: [{ ...LIMIT, windowMs: 86_400_000 }] }
  const { seen, bounds, done } = runSimulated({ ...spent, usedBefore: 10 }, { nextBatch, expectCost }, 5)
  const { reasons } = judgeLimiter(await executionOf(seen, bounds, done), null)
  expect(reasons).toEqual([
    expect.stringMatching(/^the quota of the key was used up before the run; run again in 24 hours: /),
  ])
  const busy = seen.map((one) => ({ ...one, status: 503 }))
  expect(judgeLimiter(await executionOf(busy, bounds, done), null).reasons).toEqual([
    expect.stringMatching(/^the service was not ready, or busy with other requests; run again in 24 hours: /),
  ])
})

test('a run that got one answer within its bounds does not say that there is no limit', async () => {
  const { seen, bounds } = runSimulated(serviceWith({ form: 'seconds' }), { nextBatch, expectCost }, 7)
  const run = judgeLimiter(await executionOf(seen.slice(0, 1), bounds), null)
  expect(run).toMatchObject({ outcome: 'undetermined', exitCode: 3 })
  expect(run.reasons).toEqual(['1 answer within the bounds: too few to show a limit'])
})

test('a run that nothing refused says how far it looked, in headline and JUnit, and does not pass', async () => {
  const unlimited = { ...serviceWith({ form: 'seconds' }), limits: [], announces: [] }
  const { seen, bounds } = runSimulated(unlimited, { nextBatch, expectCost }, 5)
  const run = judgeLimiter(await executionOf(seen, bounds), null)
  expect(run).toMatchObject({ outcome: 'undetermined', exitCode: 3 })
  const looked = /no limit seen up to 1\d\d requests and [\d,]+ tokens in [\d.]+ s/
  expect(renderLimiterSummary(run).split('\n')[0]).toMatch(looked)
  const junit = renderLimiterJunit(run)
  expect(junit).toMatch(looked)
  expect(junit).toContain('errors="1"')
})

test.each(sampleOf(['window', 'bucket', 'log'] as const, 1, 3))(
  'a client that keeps to a %s on a busy machine does not contradict every behavior',
  (does) => {
    const random = createRandom(11)
    const state = startLimit({ ...LIMIT, does, windowMs: 10_000 }, DEFAULT_BOUNDS.startEpochMs)
    const seen = Array.from({ length: 80 }, (_, index): Observation => {
      // The machine delays each request by up to 0.4 s before it leaves, and its answer by up to 0.4 s.
      const sentMs = 1000 * index + 400 * random()
      const atMs = sentMs + 5
      const arrival = { atMs, key: 'A', source: 'one', cost: 1 }
      const isAccepted = state.mayPass(arrival)
      if (isAccepted) state.pass(arrival)
      else state.refuse(arrival)
      const answeredMs = atMs + 5 + 400 * random()
      return {
        atMs: 1000 * index,
        key: 'A',
        source: 'one',
        kind: 'brief',
        tokens: 0,
        stage: 'search',
        sentMs,
        answeredMs,
        closedMs: answeredMs + 1,
        status: isAccepted ? 200 : 429,
        outcome: isAccepted ? 'accepted' : 'refused',
        fields: {},
        errorText: null,
        dateMs: null,
        usedTokens: null,
      }
    })
    expect(identify({ seen, bounds: DEFAULT_BOUNDS }).reasons).toEqual([])
  },
)

test.skipIf(isBrief)(
  'two limits of requests that nothing announces are not named, and the plan ends with the reason',
  () => {
    const limits = [
      { ...LIMIT, size: 3, windowMs: 2000 },
      { ...LIMIT, size: 20 },
    ]
    const fast = { tripMs: 1, jitterMs: 0.5, answerMs: 2, form: null, announces: [], retryAfter: false }
    const run = runSimulated(
      { ...serviceWith({ form: 'seconds' }), ...fast, limits },
      { nextBatch, expectCost },
      5,
    )
    const reason = expect.stringContaining('perhaps two limits of one unit apply that nothing announces')
    expect(run.done).toMatchObject({ because: 'bounds', note: reason })
    expect(identify(run)).toMatchObject({ limits: [], isAnswered: false, reasons: [reason] })
  },
)

// Without Retry-After, only a round of the found window finds this window: a round of the announced one is too late.
test.skipIf(isBrief)('a window of 1.5 s that a policy rounds up to 2 s is named with its true length', () => {
  const fast = { tripMs: 1, jitterMs: 0.5, answerMs: 2, retryAfter: false }
  const limits = [{ ...LIMIT, size: 8, windowMs: 1500 }]
  const service = { ...serviceWith({ form: 'draft-7' }), ...fast, limits }
  const run = runSimulated(service, { nextBatch, expectCost }, 5)
  expect(JSON.stringify(run.seen[0]?.fields)).toContain('w=2')
  const [limit] = identify(run).limits
  expect(limit).toMatchObject({ status: 'confirmed', behavior: 'window' })
  expect((limit?.windowMs?.value ?? 0) / 1500).toBeCloseTo(1, 1)
})

test.skipIf(isBrief)('no window is named whose foretold end was refused', () => {
  const fast = { tripMs: 1, jitterMs: 0.5, answerMs: 2, form: null, announces: [], retryAfter: false }
  const limits = [{ ...LIMIT, size: 8, windowMs: 2000 }]
  const service = { ...serviceWith({ form: 'seconds' }), ...fast, limits }
  const { seen, bounds } = runSimulated(service, { nextBatch, expectCost }, 5)
  const last = seen.findLastIndex(({ outcome }) => outcome === 'refused')
  const before = seen.slice(0, last + 1)
  const drain = before.slice(-1).map((one) => {
    const atMs = one.closedMs
    return { ...one, stage: 'edge-2', atMs, sentMs: atMs, closedMs: atMs + 1 }
  })
  const isNamed = (all: readonly Observation[]): boolean =>
    identify({ seen: all, bounds }).limits.some(({ status }) => status === 'confirmed')
  expect([before, [...before, ...drain]].map(isNamed)).toEqual([true, false])
})

test('a pool of four workers that refuses when three requests wait has a limit in flight', () => {
  const limits = [{ does: 'in-flight', unit: 'in-flight', size: 7, windowMs: 0 }] as const
  const service = {
    ...serviceWith({ form: 'seconds' }),
    form: null,
    announces: [],
    retryAfter: false,
    limits,
  }
  const run = runSimulated(service, { nextBatch, expectCost }, 5)
  // Leaves out the second burst, which would begin while the changed answers last.
  const until = run.seen.findIndex(({ stage }) => stage === 'alone') + 1
  const accepted = run.seen.filter(({ stage, outcome }) => stage === 'burst' && outcome === 'accepted')
  const waiting = new Set(accepted.slice(4, 7))
  const seen = run.seen
    .slice(0, until)
    .map((one) =>
      waiting.has(one) ? { ...one, answeredMs: one.answeredMs + 2500, closedMs: one.closedMs + 2500 } : one,
    )
  const { limits: found, open } = identify({ seen, bounds: run.bounds })
  expect(found).toMatchObject([{ behavior: 'in-flight', size: { value: 7 } }])
  expect(open.map(({ text }) => text).join()).toContain('requests at once took')
})

test('pauses that a run is too short for are told with the time that they take', () => {
  const slowing = { does: 'slow-down', unit: 'requests', size: 6, windowMs: 60_000, extra: 40 } as const
  const hidden = { form: null, announces: [], limits: [slowing], answerMs: 10 }
  const service = { ...serviceWith({ form: 'draft-10' }), ...hidden }
  const short = identify(runSimulated(service, { nextBatch, expectCost }, 5, { maxMs: 100_000 }))
  const [question] = short.open
  expect(question?.text).toContain('perhaps requests beyond it wait, which is not decided')
  expect(question?.flags).toEqual([`--max-seconds ${question?.seconds}`])
  const maxMs = 1000 * (question?.seconds ?? 0)
  const longer = identify(runSimulated(service, { nextBatch, expectCost }, 5, { maxMs }))
  expect(judgeTier(service, longer)).toMatchObject([{ verdict: 'right' }])
})
