/** Results of runs in virtual time: the draft of a statement in each form of fields, and a paced client on a busy machine. */
import { expect, test } from 'vitest'
import { readLimitHeaders } from '../../conformance/limits/limits-headers.ts'
import { identify } from '../../load/limiter/identify.ts'
import { nextBatch } from '../../load/limiter/next-batch.ts'
import { expectCost } from '../../load/limiter/expect-cost.ts'
import type { LimiterExecution } from '../../load/limiter/run/execute-plan.ts'
import { judgeLimiter } from '../../load/limiter/run/judge-limiter.ts'
import { planFor } from '../../load/limiter/run/plan-fixture.ts'
import type { Observation } from '../../load/limiter/types.ts'
import { createRandom } from './simulated/simulated-random.ts'
import type { FieldForm } from './tiers/simulated-fields.ts'
import { startLimit, type SimulatedLimit } from './tiers/simulated-limit.ts'
import { DEFAULT_BOUNDS, runSimulated, type SimulatedService } from './tiers/simulated-service.ts'

const LIMIT: SimulatedLimit = { does: 'window', unit: 'requests', size: 10, windowMs: 60_000, phase: 'first' }

const serviceWith = (form: FieldForm): SimulatedService => ({
  name: form,
  limits: [LIMIT],
  form,
  announces: [0],
  retryAfter: true,
  tellsText: false,
  lie: null,
  tripMs: 20,
  jitterMs: 5,
  answerMs: 60,
})

test.each<[form: FieldForm, family: string]>([
  ['durations', 'x-ratelimit-durations'],
  ['anthropic', 'anthropic'],
  ['seconds', 'x-ratelimit-seconds'],
  ['epoch', 'x-ratelimit-epoch'],
  ['draft-3', 'ratelimit-03'],
  ['draft-7', 'ratelimit-fields'],
  ['draft-10', 'ratelimit-fields'],
])(
  '%s: the draft declares the limit and a form that the checks read in every answer',
  async (form, family) => {
    const { seen, bounds } = runSimulated(serviceWith(form), { nextBatch, expectCost }, 7)
    const rows = {
      seen,
      times: [],
      examples: new Map(),
      recognized: [],
      batches: [],
      done: null,
      problem: null,
    }
    const execution = {
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
    const { statement, valid, answer, reasons } = judgeLimiter(execution, null)
    expect(valid, reasons.join()).toBe(true)
    expect(statement, answer.join('\n')).toMatchObject({
      readings: {
        'limits.quota': { quotas: [{ quota: 10, unit: 'requests', windowSeconds: 60 }] },
        'limits.headers': family,
        'limits.exceeded': '429-retry-after',
      },
    })
    for (const { fields, dateMs } of seen)
      expect(readLimitHeaders(family, Object.entries(fields), dateMs ?? 0)?.malformed).toEqual([])
  },
)

test.each(['window', 'bucket', 'log'] as const)(
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
