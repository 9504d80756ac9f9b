import { describe, expect, test } from 'vitest'
import { exchange } from '../exchange/exchange-fixture.ts'
import type { Readings } from '../statement/readings.ts'
import { maxOf, costOf } from '../engine/probe.ts'
import { resolvePlan } from '../statement/plan.ts'
import { plannedCost, whyQuotaScarce, probesFor, selectChecks } from './registry.ts'

const DAY_S = 86_400
const RUN = { minutes: 30, maxRequests: 300 }
const declares = (windowSeconds: number): Readings =>
  new Map([
    [
      'limits.quota',
      {
        layer: 'declared',
        value: {
          reading: 'list',
          quotas: [{ quota: 50, unit: 'requests', windowSeconds, scope: 'key' }],
        },
      },
    ],
  ])

function fields(remaining: number, reset: string, unit = 'requests', limit = 200) {
  return {
    [`X-RateLimit-Limit-${unit}`]: `${limit}`,
    [`X-RateLimit-Remaining-${unit}`]: `${remaining}`,
    [`X-RateLimit-Reset-${unit}`]: reset,
  }
}

describe('a run of which 100 completions are left', () => {
  test.each<[headers: Readonly<Record<string, string>>, readings?: Readings, probe?: string]>([
    [fields(90, '14h0m0s')],
    [{ 'x-ratelimit-limit-day': '200', 'x-ratelimit-remaining-day': '60' }],
    [{ 'RateLimit-Policy': '"day";q=200;w=86400', RateLimit: '"day";r=40;t=40000' }],
    [fields(90, '14h0m0s'), declares(60)],
  ])('is stopped by %j', (headers, readings = new Map(), probe = 'core.fields') => {
    const call = exchange(`${probe}/basic`, { headers: Object.entries(headers) })
    const why = whyQuotaScarce(call, 100, { ...RUN, readings })
    expect(why).toMatch(/^a limit leaves \d\d requests for the next \d+ hours, and the run needs about 100: /)
    expect(why).toContain('--max-requests 300')
    expect(whyQuotaScarce(call, 100, { readings, maxRequests: 300, minutes: DAY_S / 60 })).toBeNull()
  })

  test.each<[headers: Readonly<Record<string, string>>, readings?: Readings, probe?: string]>([
    [{}],
    [fields(100, '14h0m0s')],
    // A minute's limit is waited for.
    [fields(3, '40s')],
    [fields(50, '14h0m0s', 'tokens')],
    // A bucket that regains a request every 6 s.
    [fields(50, '23h55m0s', 'requests', 14_400)],
    [fields(50, '14h0m0s'), declares(DAY_S)],
    [fields(9, '14h0m0s'), new Map(), 'signup.accounts'],
  ])('goes on after %j', (headers, readings = new Map(), probe = 'core.fields') => {
    const call = exchange(`${probe}/basic`, { headers: Object.entries(headers) })
    expect(whyQuotaScarce(call, 100, { ...RUN, readings })).toBeNull()
  })
})

test('the calls that look for a model before a run are announced too', () => {
  const plan = resolvePlan({ profile: 'openai', statement: null, require: [] })
  const checks = selectChecks(['core.models-listed'])
  const ofProbes = probesFor(checks, plan.readings).map((probe) =>
    maxOf(costOf(probe, plan.readings), 'requests'),
  )
  const own = ofProbes.reduce((sum, requests) => sum + requests, 0)
  expect(plannedCost(checks, plan, false).requests).toBe(own + 2)
})
