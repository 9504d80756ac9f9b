/** Tests what a limiter run says of delays, short windows, bans, false fields and settings of simulated tiers. */
import { expect, test } from 'vitest'
import { OWN_BOUNDS, OWN_LIMIT } from '../../cli/commands/start-command.ts'
import { expectCost } from '../../load/limiter/expect-cost.ts'
import { readAnnounced } from '../../load/limiter/announced.ts'
import { identify } from '../../load/limiter/identify.ts'
import { nextBatch } from '../../load/limiter/next-batch.ts'
import { formatIdentification, formatSettings } from '../../load/limiter/limit-text.ts'
import type { Bounds, Limit } from '../../load/limiter/types.ts'
import { readLimit } from '../../reference/limits/spec.ts'
import { inFull, notBrief, sampleOfToday, sampleOf } from '../sampling/sampled-cases.ts'
import { judgeTier } from './tiers/judge-tier.ts'
import { refusedLater } from './tiers/keep-settings.ts'
import type { SimulatedLimit } from './tiers/simulated-limit.ts'
import { runSimulated, type SimulatedService } from './tiers/simulated-service.ts'
import { examine, MINUTE, perDay, perMinute, service } from './tiers/examine-tier.ts'

const delays = (changes: Partial<SimulatedLimit> = {}): SimulatedLimit => ({
  does: 'delays',
  unit: 'requests',
  size: 5,
  windowMs: 1000,
  ...changes,
})

test.each(notBrief(sampleOfToday(['bucket', 'counter'] as const, 2)))(
  'a %s that charges invalid requests has its own window',
  (does) => {
    const limit = { ...overSeconds(does, 10), windowMs: 2000, phase: 'clock', consumes: ['invalid'] } as const
    const tier = service([limit], hidden)
    const { identification } = examine(tier)
    expect(judgeTier(tier, identification).map(({ verdict }) => verdict)).not.toContain('wrong')
    const [found] = identification.limits
    expect(found?.consumedBy.invalid ?? true).toBe(true)
  },
)

type Delaying = [name: string, limit: SimulatedLimit, inFlight: readonly number[]]
const delaying: readonly Delaying[] = [
  ['delays', delays(), []],
  ['delays slowly', delays({ windowMs: 4000 }), []],
  ['delays ten requests and then refuses', delays({ extra: 10 }), [11]],
]

test.each(sampleOf(delaying, 1, 3))('a limiter that %s is named', (_, limit, inFlight) => {
  const { identification } = examine(service([limit], { form: null, announces: [], answerMs: 30 }))
  const [first, ...rest] = identification.limits.filter(({ status }) => status === 'confirmed')
  expect(first).toMatchObject({ behavior: 'delays', size: { value: 1 } })
  expect((first?.refill?.everyMs ?? 0) / (limit.windowMs / limit.size)).toBeCloseTo(1, 1)
  expect(rest.map(({ size }) => size.value)).toEqual(inFlight)
})

test('a limiter that delays requests ever longer until its window ends is named', () => {
  const limit: SimulatedLimit = { does: 'slow-down', unit: 'requests', size: 6, windowMs: MINUTE, extra: 40 }
  const tier = service([limit], { form: null, announces: [], answerMs: 10 })
  const { identification } = examine(tier)
  expect(judgeTier(tier, identification)).toMatchObject([{ verdict: 'right' }])
  expect(identification.settings?.paces).toMatchObject([{ unit: 'requests', count: 6 }])
})

test('a slow service with workers that are all busy is not called a limiter', () => {
  const run = examine(service([], { form: null, announces: [], answerMs: 400 })).run
  // The answers to the burst come one after another, as from one worker.
  const { sentMs = 0 } = run.seen.find(({ stage }) => stage === 'burst') ?? {}
  let turn = 0
  const seen = run.seen.map((one) => {
    if (one.stage !== 'burst') return one
    turn += 1
    return { ...one, answeredMs: sentMs + 400 * turn, closedMs: sentMs + 400 * turn + 1 }
  })
  const identification = identify({ seen, bounds: run.bounds })
  expect(identification.limits).toEqual([])
  expect(formatIdentification(identification, []).join(' ')).toContain("the client's own speed")
})

const overSeconds = (does: SimulatedLimit['does'], size = 8): SimulatedLimit => ({
  does,
  unit: 'requests',
  size,
  windowMs: 3000,
  phase: 'first',
  extra: does === 'ticks' ? 750 : 6000,
})
const hidden = { form: null, announces: [], retryAfter: false }
const tokens: SimulatedLimit = { ...perMinute(10_000), unit: 'tokens' }

const fast = { ...hidden, tripMs: 1, jitterMs: 0.5, answerMs: 2 }
const { n, windowMs: startMs } = readLimit(OWN_LIMIT)
type Short = [name: string, does: SimulatedLimit['does'], size: number, windowMs: number, seed?: number]
const short: readonly Short[] = [
  ['of `assay start`', 'bucket', n, startMs],
  ['of a second', 'log', 5, 1000],
  ...inFull<Short>([
    ['of `assay start`, with other times', 'bucket', n, startMs, 3],
    ['of a second that begins with a request', 'window', 5, 1000],
    ['of two seconds', 'bucket', 5, 2000],
    ['of two seconds that begins with a request', 'window', 5, 2000],
    ['of three seconds', 'bucket', 5, 3000],
    ['of five seconds', 'bucket', 5, 5000],
  ]),
]

test.each(sampleOf(short, 1, 2))(
  'a limit %s is named within the bounds of `assay start`, or within 15 windows',
  (_, does, size, windowMs, seed = 1) => {
    const tier = service([{ does, unit: 'requests', size, windowMs, phase: 'first' }], fast)
    const { maxRequests, maxSeconds } = OWN_BOUNDS
    const maxMs = Math.max(1000 * maxSeconds, 15 * windowMs)
    const bounds = { sources: ['one', 'two'], maxRequests, maxMs }
    const run = runSimulated(tier, { nextBatch, expectCost }, seed, bounds)
    expect(judgeTier(tier, identify(run))).toMatchObject([{ verdict: 'right' }])
  },
)

type Kept = [
  name: string,
  limits: readonly SimulatedLimit[],
  changes?: Partial<SimulatedService>,
  seed?: number,
]

// The brief sample has the first row only. The wide sample adds half of the other rows, a different half each day.
const kept: readonly Kept[] = [
  ['a window', [perMinute(10)]],
  ['a window of the clock', [{ ...perMinute(10), phase: 'clock' }]],
  ['a log', [perMinute(10, 'log')]],
  ['a weighted count of two windows', [{ ...perMinute(10, 'counter'), phase: 'clock' }]],
  ['a bucket', [perMinute(10, 'bucket')]],
  ['tokens', [tokens]],
  ['a minute and a day', [perMinute(15), perDay(1500)]],
  ['in flight and a minute', [{ does: 'in-flight', unit: 'in-flight', size: 3, windowMs: 0 }, perMinute(30)]],
  ['refills at intervals', [overSeconds('ticks')], hidden],
  ['refills of one unit at intervals', [overSeconds('ticks', 4)], hidden],
  ['a weighted count with refused requests', [overSeconds('counter-refused', 4)], hidden],
  // With seed 5, a window of a clock explains the answers by chance too, and the ban stays open.
  ['a ban', [overSeconds('ban')], hidden, 2],
  ['a ban that grows', [overSeconds('growing-ban')], hidden],
]

test.each(sampleOfToday(kept, 2, kept.length))(
  '%s: 200 later requests by the settings are accepted',
  (_, limits, changes, seed) => {
    const tier = service(limits, changes)
    const { run, identification } = examine(tier, seed)
    const { settings } = identification
    expect(settings).not.toBeNull()
    if (settings !== null) expect(refusedLater(tier, settings, run.bounds)).toEqual([])
  },
)

const prolonging: readonly SimulatedLimit['does'][] = ['extend', 'idle']
test.each(notBrief(sampleOf(prolonging, 2)))(
  '%s: no pace is allowed, and bursts with silence between them are',
  (does) => {
    const tier = service([overSeconds(does, 3)], hidden)
    const { run, identification } = examine(tier)
    const { settings } = identification
    expect(settings).toMatchObject({ paces: [], rest: { count: 3 } })
    expect(formatSettings(identification)).toContain('no steady pace: at most 3 requests, then none for 3.')
    if (settings !== null) expect(refusedLater(tier, settings, run.bounds)).toEqual([])
  },
)

test.each([
  ['late', 1000, true],
  ['in time', 0, false],
])('a limit that stays open after requests %s', (_, lateMs, isTold) => {
  // Planned until the first refusal and a little longer.
  const tier = service([overSeconds('window')], hidden)
  const { seen, bounds } = runSimulated(tier, { nextBatch, expectCost }, 5, { maxMs: 10_000 })
  const refusal = seen.findIndex(({ outcome }) => outcome === 'refused')
  // The machine plans the next batch after the first refusal late, and then the run ends.
  const cut = seen.slice(0, refusal + 2).map((one, index) => {
    const byMs = index > refusal ? lateMs : 0
    const [sentMs, answeredMs, closedMs] = [one.sentMs, one.answeredMs, one.closedMs].map((ms) => ms + byMs)
    return { ...one, sentMs, answeredMs, closedMs } as typeof one
  })
  const text = formatIdentification(identify({ seen: cut, bounds }), []).join(' ')
  expect(text).toContain('Open: a limit seems to be ')
  expect(text.includes('requests left up to')).toBe(isTold)
})

test('a false Retry-After is named, although its limit stays open', () => {
  const limit = { ...overSeconds('window', 10), windowMs: 40_000 }
  const tier = service([limit], { form: null, announces: [], lie: 'retry-after' })
  const run = runSimulated(tier, { nextBatch, expectCost }, 5, { maxMs: 60_000 })
  const text = formatIdentification(identify(run), []).join(' ')
  expect(text).toMatch(
    /Open: a limit seems to be .*; Retry-After is FALSE: asked to wait 0\.0 s, and was refused/,
  )
})

test('the bound of tokens is kept, also where answers report none', () => {
  const run = runSimulated(service([perMinute(200)], hidden), { nextBatch, expectCost }, 5, {
    maxTokens: 400,
  })
  const used = run.seen.map(({ usedTokens }) => (usedTokens?.prompt ?? 0) + (usedTokens?.completion ?? 0))
  expect(used.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(400)
})

test('settings that are not strict enough are refused', () => {
  const tier = service([perMinute(10)])
  const { run, identification } = examine(tier)
  const { settings } = identification
  const paces = settings?.paces.map((pace) => ({ ...pace, perMs: 0.9 * pace.perMs })) ?? []
  if (settings !== null) expect(refusedLater(tier, { ...settings, paces }, run.bounds)).toHaveLength(2)
})

// A service that was once misreported. `absent`: texts that its report must not contain. `present`: texts that its report must contain.
type Told = [what: string, tier: SimulatedService, absent: readonly string[], present: readonly string[]]

const costly: readonly Told[] = [
  [
    'fields of another unit are not missing from the answers',
    service([perMinute(20), tokens], { form: 'durations', announces: [1] }),
    ['in 0 answers'],
    ['10,000 tokens a minute'],
  ],
]

test.each<Told>([
  [
    'a true Reset is not called late after a burst of which some left after a refused one',
    service([perMinute(30)], { jitterMs: 15 }),
    ['FALSE', 'too late'],
    ['Confirmed: 30 requests a minute'],
  ],
  [
    'a limiter that delays and then refuses is not a ban',
    service([{ does: 'delays', unit: 'requests', size: 8, windowMs: 4000, extra: 5 }], hidden),
    ['ban', 'too late'],
    ['Confirmed: 1 request per ', 'requests beyond it wait', 'Confirmed: 6 requests in flight'],
  ],
  [
    'two limits are named as two',
    service([perMinute(3), perDay(200)]),
    ['several counters would explain that', 'raise its bounds'],
    ['Confirmed: 3 requests a minute', 'Announced only: 200 requests a day'],
  ],
  ...notBrief<Told>([
    [
      'ten at once, ten after 5 s, ten after 10 s, the 31st refused: a limit of 30 is not undetermined in flight',
      service([perMinute(30)]),
      ['how many may be in flight is not visible'],
      ['Confirmed: 30 requests a minute'],
    ],
  ]),
  ...inFull(costly),
])('%s', (_, tier, absent, present) => {
  const { run, identification } = examine(tier)
  const text = formatIdentification(identification, readAnnounced(run)).join('\n')
  for (const part of absent) expect(text).not.toContain(part)
  for (const part of present) expect(text).toContain(part)
})

test('a false limit is refuted or the true one is named', () => {
  const tier = service([perMinute(10)], { form: 'seconds', lie: 'limit-low' })
  const limits: readonly Limit[] = examine(tier).identification.limits
  expect(limits.filter(({ status }) => status === 'confirmed').every(({ size }) => size.value === 10)).toBe(
    true,
  )
  expect(limits.some(({ status, size }) => status === 'confirmed' && size.value === 5)).toBe(false)
})

test('a run that a tenth of a day ends names this bound, the limit that refusals fit, and the option that tests it', () => {
  const tier = service([{ ...perMinute(20), phase: 'clock' }, perDay(150)])
  const { run, identification } = examine(tier)
  expect(run.done.note).toBe(
    'none of 15 requests was refused; a tenth of 150 requests a day (ratelimit-policy) is used, and a run uses no more unless --max-requests is given',
  )
  const [question] = identification.open
  expect(question?.text).toMatch(/^whether 20 requests a minute/)
  expect(question?.flags).toEqual(['--max-requests 43'])
})

test('the bounds advised after a short run suffice for a tier of requests and tokens', () => {
  const tier = service([perMinute(10), { ...perMinute(1000), unit: 'tokens' }])
  const run = (bounds: Partial<Bounds>) => identify(runSimulated(tier, { nextBatch, expectCost }, 5, bounds))
  const { open } = run({ maxRequests: 40, maxMs: 100_000, maxTokens: 2000 })
  const most = (name: string): number =>
    Math.max(
      ...open.flatMap(({ flags }) =>
        flags.map((flag) => (flag.startsWith(name) ? Number(flag.split(' ')[1]) : 0)),
      ),
    )
  const [seconds, maxRequests, maxTokens] = [
    most('--max-seconds'),
    most('--max-requests'),
    most('--max-tokens'),
  ]
  const wider = { maxMs: seconds * 1000, maxRequests, maxTokens, maySpendDay: true }
  expect(judgeTier(tier, run(wider)).map(({ verdict }) => verdict)).toEqual(['right', 'right'])
})

test('a limit that refusals fit, but do not confirm, is named once, with the option that tests it', () => {
  const { run, identification } = examine(service([{ ...perMinute(12), phase: 'clock' }, perDay(150)]))
  const text = formatIdentification(identification, readAnnounced(run)).join('\n')
  expect(text).toContain('Announced only: 12 requests a minute (ratelimit-policy): refusals fit it')
  expect(
    text.match(
      /12 requests a minute \(ratelimit-policy\);.*To know may take 132 s and 42 requests\. Options: --max-requests 42/g,
    ),
  ).toHaveLength(1)
  expect(formatSettings(identification)).not.toContain('perhaps exceeds')
})

test.each([
  ['a wait', { retryAfter: true }],
  ['a reset', { retryAfter: false, form: 'durations' as const }],
])(
  'a run on a quota that is used up before it waits as %s announces, and then names the limit',
  (_, changes) => {
    const tier = service([perMinute(15)], { ...changes, usedBefore: 15 })
    const { run, identification } = examine(tier)
    expect(run.seen.slice(0, 2).map(({ outcome }) => outcome)).toEqual(['refused', 'accepted'])
    expect(judgeTier(tier, identification)).toMatchObject([{ verdict: 'right' }])
  },
)

test('a run on a quota of a day that is used up before it ends after one request', () => {
  const { seen, done } = examine(service([perDay(15)], { ...hidden, retryAfter: true, usedBefore: 15 })).run
  expect([seen.length, done.because]).toEqual([1, 'unusable'])
})

test('each limit that showed has its candidates, and what its fields and Retry-After said is counted', () => {
  const inFlight = { does: 'in-flight', unit: 'in-flight', size: 3, windowMs: 0 } as const
  const { run, identification } = examine(service([inFlight, perMinute(30)]))
  const text = formatIdentification(identification, readAnnounced(run)).join('\n')
  expect(identification.table.filter(({ evidence }) => evidence === 0)).toHaveLength(2)
  const confirmed = text.split('\n').filter((line) => line.startsWith('Confirmed: '))
  const [cap = '', minute = ''] = confirmed.toSorted((one, other) => one.length - other.length)
  expect(cap).toMatch(/^Confirmed: 3 requests in flight .*\(this behavior is > 99\.9 % likely\)/)
  expect(cap).not.toContain('consume no quota: refused')
  expect(minute).toMatch(
    /are true: 0 of 30 left at \d refusals, and no answer after \d resets contradicts it\./,
  )
  expect(minute).toMatch(/Retry-After .* is true: after \d+ refusals?, the next accepted request came about/)
})

test('a run that its tokens end says so', () => {
  const log = { ...tokens, does: 'log', size: 8000, windowMs: 30_000 } as const
  const run = runSimulated(service([log], { form: 'durations' }), { nextBatch, expectCost }, 5, {
    maxTokens: 18_000,
  })
  expect(run.done).toMatchObject({
    because: 'bounds',
    note: 'the tokens of the run are used up (--max-tokens)',
  })
})
