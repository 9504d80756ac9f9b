/** Tests that a limiter run identifies the limits of typical API tiers, on a virtual clock and with the default bounds. */
import { expect, test } from 'vitest'
import { expectCost } from '../../load/limiter/expect-cost.ts'
import { identify } from '../../load/limiter/identify.ts'
import { nextBatch } from '../../load/limiter/next-batch.ts'
import { inFull, isBrief, notBrief, sampleOf } from '../sampling/sampled-cases.ts'
import { drawTier } from './tiers/draw-tier.ts'
import { judgeTier } from './tiers/judge-tier.ts'
import type { SimulatedLimit } from './tiers/simulated-limit.ts'
import { DEFAULT_BOUNDS, runSimulated, type SimulatedService } from './tiers/simulated-service.ts'
import { DAY, examine, MINUTE, perDay, perMinute, service } from './tiers/examine-tier.ts'

type Answered = [name: string, tier: SimulatedService, requests: number, seconds: number]
const answered: readonly Answered[] = [
  ['3 a minute and 200 a day', service([perMinute(3), perDay(200)]), 13, 80],
  ['a bucket of 10 with 0.5 a second', service([{ ...perMinute(10, 'bucket'), windowMs: 20_000 }]), 30, 40],
  ['20 a minute per address', service([{ ...perMinute(20), scope: 'address' }]), 50, 75],
  ['15 a minute and 1500 a day', service([perMinute(15), perDay(1500)]), 40, 75],
  ['15 a minute by the log', service([perMinute(15, 'log')]), 40, 75],
]

// Seeds of difficult tiers. In the first tier, a search that explains two limits in turn would never end. In the
// second, three other limits would explain a limit of requests.
const intricate = [...notBrief([41_004_100_000]), ...inFull([41_004_300_005])]

test.each(intricate)('planning ends and names nothing wrongly where two limits refuse: %i', (seed) => {
  const tier = drawTier(seed)
  expect(judgeTier(tier, examine(tier).identification).map(({ verdict }) => verdict)).not.toContain('wrong')
})

const lying = [
  [710_300_031, 'window that is twice as long as its resets show'],
  [710_100_003, 'refill of tokens that is three times as slow, and too slow to test'],
] as const

test.each(sampleOf(lying, 1, 2))('tier %i: no limit is named from a false %s', (seed) => {
  const tier = drawTier(seed)
  const verdicts = judgeTier(tier, examine(tier, seed).identification).map(({ verdict }) => verdict)
  expect(verdicts).not.toContain('wrong')
})

test.each(inFull([41_004_200_017, 41_005_200_009]))(
  'two limits that refuse in one window are named by their fields: %i',
  (seed) => {
    const tier = drawTier(seed)
    const verdicts = judgeTier(tier, examine(tier, seed).identification).map(({ verdict }) => verdict)
    expect(verdicts).toEqual(verdicts.map(() => 'right'))
  },
)

const fromOneSign = [
  [41_005_200_022, 'the end of a window by Retry-After, where the reset is false'],
  [41_005_200_010, 'a reset that the first answer rounds to nothing'],
  ...inFull<readonly [number, string]>([
    [43_020_100_010, 'resets of half the stated window, whose next end comes late'],
  ]),
] as const

test.each(sampleOf(fromOneSign, 1, 2))('tier %i is named from %s', (seed) => {
  const tier = drawTier(seed)
  const verdicts = judgeTier(tier, examine(tier, seed).identification).map(({ verdict }) => verdict)
  expect(verdicts).toEqual(verdicts.map(() => 'right'))
})

test.each(sampleOf(answered, 1, 2))('%s is answered', (_, tier, requests, seconds) => {
  const { run, identification } = examine(tier)
  expect(judgeTier(tier, identification).map(({ verdict }) => verdict)).toEqual(
    tier.limits.map(() => 'right'),
  )
  expect(run.seen.length).toBeLessThanOrEqual(requests)
  expect(Math.max(...run.seen.map(({ closedMs }) => closedMs)) / 1000).toBeLessThanOrEqual(seconds)
})

const announced: readonly (readonly [name: string, tier: SimulatedService, seed: number])[] = [
  ['20 a minute', service([perMinute(20)]), 5],
  ['a bucket of 10', service([perMinute(10, 'bucket')]), 5],
  [
    'in flight and a minute',
    service([{ does: 'in-flight', unit: 'in-flight', size: 3, windowMs: 0 }, perMinute(30)]),
    5,
  ],
  ['a bucket that takes further probes', drawTier(41_005_200_013), 41_005_200_013],
  ['tokens, and requests of a clock whose first window ends soon', drawTier(710_300_000), 710_300_000],
]

test.each(sampleOf(announced, 1, 3))(
  '%s: the announced cost is the real one within a factor of 1.5',
  (_, tier, seed) => {
    const { seen, announcedCost } = examine(tier, seed).run
    const seconds = Math.max(...seen.map(({ closedMs }) => closedMs)) / 1000
    for (const ratio of [
      seen.length / (announcedCost?.requests ?? 0),
      seconds / (announcedCost?.seconds ?? 0),
    ]) {
      expect(ratio).toBeGreaterThan(1 / 1.5)
      expect(ratio).toBeLessThan(1.5)
    }
  },
)

const ofResets = [
  [10, 60, 'seconds', 5],
  [20, 20, 'epoch', 7],
  [12, 30, 'seconds', 6],
] as const

test.each(sampleOf(ofResets, 2, 3))(
  '%i per %i s of the clock, which only resets in %s show, has this window',
  (size, seconds, form, seed) => {
    const limit = { ...perMinute(size), windowMs: 1000 * seconds, phase: 'clock' } as const
    const { identification } = examine(service([limit], { form }), seed)
    expect(identification.limits).toMatchObject([
      { status: 'confirmed', size: { value: size }, windowMs: { value: 1000 * seconds } },
    ])
  },
)

test.skipIf(isBrief)(
  'a window of tokens that ended unseen between its drains is not taken for twice its length',
  () => {
    const tokens = {
      ...perMinute(8000, 'counter'),
      unit: 'tokens',
      windowMs: 30_000,
      phase: 'clock',
    } as const
    const tier = service([tokens, perMinute(20)], { form: 'durations' })
    const verdicts = judgeTier(tier, examine(tier, 6).identification).map(({ verdict }) => verdict)
    expect(verdicts).toEqual(['right', 'right'])
  },
)

const unannounced = { form: null, announces: [] } as const

test('a hidden limit on requests in flight with a short Retry-After is named at the announced cost', () => {
  const tier = service([{ does: 'in-flight', unit: 'in-flight', size: 4, windowMs: 0 }], unannounced)
  const { run, identification } = examine(tier)
  expect(judgeTier(tier, identification).map(({ verdict }) => verdict)).toEqual(['right'])
  expect(run.seen.length).toBeLessThan(1.5 * (run.announcedCost?.requests ?? 0))
})

test('a hidden limit on tokens that a burst of long answers meets is not called a limit in flight', () => {
  const tier = service([{ ...perMinute(2000), unit: 'tokens', windowMs: 10_000 }], {
    ...unannounced,
    tripMs: 5,
    jitterMs: 2,
    retryAfter: false,
  })
  const { seen, bounds } = runSimulated(tier, { nextBatch, expectCost }, 2, { maxRequests: 90 })
  expect(seen.filter(({ stage, outcome }) => stage === 'burst' && outcome === 'refused')).not.toEqual([])
  expect(identify({ seen, bounds }).limits).toEqual([])
})

test.each(sampleOf([true, false], 1, 2))(
  'a small bucket that refills as fast as answers come is not called a limit in flight: %s',
  (retryAfter) => {
    const bucket = { ...perMinute(8, 'bucket'), windowMs: 500 }
    const tier = service([bucket], { ...unannounced, retryAfter, tripMs: 2, jitterMs: 2 })
    const { limits } = identify(runSimulated(tier, { nextBatch, expectCost }, 860, { maxRequests: 60 }))
    expect(limits.map(({ behavior }) => behavior)).not.toContain('in-flight')
  },
)

test('no cost beyond the bounds is announced', () => {
  const seen = examine(service([perMinute(20_000)])).run.seen.slice(0, 1)
  const bounds = { ...DEFAULT_BOUNDS, maxRequests: 100_000, maxTokens: 100_000_000 }
  const { seconds } = expectCost({ seen, bounds })
  expect(seconds).toBeGreaterThan(200)
  expect(seconds).toBeLessThanOrEqual(bounds.maxMs / 1000)
})

test('a true Remaining and Reset of a day is not called false beside a limit of a minute', () => {
  const { identification } = examine(service([perMinute(3), perDay(200)]))
  const day = identification.limits.find(({ windowMs }) => windowMs?.value === DAY)
  expect(day).toMatchObject({ status: 'announced only', size: { value: 200 } })
  expect(day?.header?.verdict).not.toBe('false')
})

test('at most a tenth of the quota of a day is spent unasked', () => {
  const { run } = examine(service([perMinute(20), perDay(250)]))
  expect(run.seen.filter(({ outcome }) => outcome === 'accepted').length).toBeLessThanOrEqual(25)
})

const asked = ({ open }: ReturnType<typeof identify>): readonly string[] =>
  open.flatMap((one) => one.flags.filter((flag) => flag.startsWith('--max')))

test.each<[string, SimulatedLimit, string[]]>([
  ['lasts too long', { ...perMinute(5), windowMs: 5 * MINUTE }, ['--max-seconds 660']],
  ['has too many tokens', { ...perMinute(30_000), unit: 'tokens' }, ['--max-tokens 66000']],
  // Plans hundreds of requests, which takes ten times as long as the others.
  ...notBrief<[string, SimulatedLimit, string[]]>([
    ['has too many requests', perMinute(180), ['--max-requests 363']],
  ]),
])('the bounds advised for an announced limit that %s show it', (_, limit, flags) => {
  const tier = service([limit])
  expect(asked(examine(tier).identification)).toEqual(flags)
  const [name, value] = (flags[0] ?? '').split(' ')
  const more = { '--max-seconds': 'maxMs', '--max-requests': 'maxRequests', '--max-tokens': 'maxTokens' }[
    name ?? ''
  ]
  const bounds = { [more ?? '']: Number(value) * (more === 'maxMs' ? 1000 : 1) }
  const identification = identify(runSimulated(tier, { nextBatch, expectCost }, 5, bounds))
  expect(judgeTier(tier, identification).map(({ verdict }) => verdict)).toEqual(['right'])
  expect(asked(identification)).toEqual([])
})

test('no addresses are advised for a limit in flight, whose scope no run tests', () => {
  const { open } = examine(
    service([{ does: 'in-flight', unit: 'in-flight', size: 3, windowMs: 0 }]),
  ).identification
  expect(open.filter(({ text }) => text.includes('3 requests in flight counts'))).toMatchObject([
    { text: expect.stringMatching(/which no run tests$/) as string, flags: [] },
  ])
})

test.skipIf(isBrief)('a longer run is not advised where a stricter limit hides an announced one', () => {
  const tier = service([{ ...perMinute(8, 'bucket'), windowMs: 16_000 }, perMinute(30)], { announces: [1] })
  const { open } = examine(tier).identification
  expect(open.filter(({ text }) => text.startsWith('whether 30 requests a minute'))).toMatchObject([
    { flags: [] },
  ])
})

test('no request is sent after the time allowed', () => {
  const tier = service([perMinute(4, 'log')], { form: null, announces: [], retryAfter: false })
  const run = runSimulated(tier, { nextBatch, expectCost }, 3, { maxMs: 100_000 })
  expect(Math.max(...run.seen.map(({ sentMs }) => sentMs))).toBeLessThan(100_000)
})

test('a service without a limit has none', () => {
  const { run, identification } = examine(service([]))
  expect(run.done.because).toBe('nothing-limited')
  expect(identification).toMatchObject({ limits: [], isAnswered: true })
})
