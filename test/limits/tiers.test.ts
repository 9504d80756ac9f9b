/** Tiers as people have them, each examined by the whole plan on a virtual clock with the default bounds. */
import { expect, test } from 'vitest'
import { expectCost } from '../../load/limiter/expect-cost.ts'
import { identify } from '../../load/limiter/identify.ts'
import { nextBatch } from '../../load/limiter/next-batch.ts'
import type { Limit } from '../../load/limiter/types.ts'
import { judgeTier } from './tiers/judge-tier.ts'
import { startLimit, type SimulatedLimit } from './tiers/simulated-limit.ts'
import { runSimulated, type SimulatedService } from './tiers/simulated-service.ts'

const MINUTE = 60_000
const DAY = 86_400_000

const service = (
  limits: readonly SimulatedLimit[],
  changes: Partial<SimulatedService> = {},
): SimulatedService => ({
  name: 'a tier',
  limits,
  form: 'draft-10',
  announces: limits.flatMap(({ unit }, index) => (unit === 'in-flight' ? [] : [index])),
  retryAfter: true,
  tellsText: false,
  lie: null,
  tripMs: 20,
  jitterMs: 5,
  answerMs: 60,
  ...changes,
})

const perMinute = (size: number, does: SimulatedLimit['does'] = 'window'): SimulatedLimit => ({
  does,
  unit: 'requests',
  size,
  windowMs: MINUTE,
  phase: 'first',
})
const perDay = (size: number): SimulatedLimit => ({ ...perMinute(size), windowMs: DAY, phase: 'clock' })

function examine(tier: SimulatedService, seed = 5) {
  const run = runSimulated(tier, { nextBatch, expectCost }, seed)
  return { run, identification: identify(run) }
}

test.each<[name: string, tier: SimulatedService, requests: number, seconds: number]>([
  ['3 a minute and 200 a day', service([perMinute(3), perDay(200)]), 12, 80],
  ['a bucket of 10 with 0.5 a second', service([{ ...perMinute(10, 'bucket'), windowMs: 20_000 }]), 30, 40],
  ['20 a minute per address', service([{ ...perMinute(20), scope: 'address' }]), 50, 75],
  ['15 a minute and 1500 a day', service([perMinute(15), perDay(1500)]), 40, 75],
  ['15 a minute by the log', service([perMinute(15, 'log')]), 40, 75],
])('%s is answered', (_, tier, requests, seconds) => {
  const { run, identification } = examine(tier)
  expect(judgeTier(tier, identification).map(({ verdict }) => verdict)).toEqual(
    tier.limits.map(() => 'right'),
  )
  expect(run.seen.length).toBeLessThanOrEqual(requests)
  expect(Math.max(...run.seen.map(({ closedMs }) => closedMs)) / 1000).toBeLessThanOrEqual(seconds)
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

test.each<[name: string, limit: SimulatedLimit]>([
  ['a window', perMinute(10)],
  ['a window of the clock', { ...perMinute(10), phase: 'clock' }],
  ['a log', perMinute(10, 'log')],
  ['a weighted count of two windows', { ...perMinute(10, 'counter'), phase: 'clock' }],
  ['a bucket', perMinute(10, 'bucket')],
])('%s accepts 200 later requests at the pace of the settings', (_, limit) => {
  const { identification } = examine(service([limit]))
  const pace = identification.settings?.paces.find(({ unit }) => unit === 'requests')
  expect(pace).toBeDefined()
  const state = startLimit(limit, 0)
  const spacingMs = identification.settings?.spacingMs ?? 0
  for (let index = 0; index < 200; index += 1) {
    const arrival = { atMs: 1000 + index * spacingMs, key: 'A', source: 'one', cost: 1 }
    expect(state.mayPass(arrival)).toBe(true)
    state.pass(arrival)
  }
})

test('a false limit is refuted or the true one is named', () => {
  const tier = service([perMinute(10)], { form: 'seconds', lie: 'limit-low' })
  const limits: readonly Limit[] = examine(tier).identification.limits
  expect(limits.filter(({ status }) => status === 'confirmed').every(({ size }) => size.value === 10)).toBe(
    true,
  )
  expect(limits.some(({ status, size }) => status === 'confirmed' && size.value === 5)).toBe(false)
})
