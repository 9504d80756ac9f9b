/** Tests that failures in groups count as fewer independent samples than scattered failures. */
import { describe, expect, test } from 'vitest'
import { rowOf } from '../rows/row-fixture.ts'
import { analyze } from './analyze.ts'
import { clusteringOf } from './dependence.ts'
import { actualFor, measuresOfRows } from './measures.ts'
import { judgeSlo } from './slo-verdict.ts'
import { parseSlo } from './slo.ts'
import { countRow, goalsOf, Tally } from './tally.ts'

const REQUESTS = 2000
const SECONDS = 10
const SHAPE = { model: 'open-constant', warmUpSeconds: 0, rampUpSeconds: 0 } as const

/** Judges an objective on 2000 requests in 10 s. Those with `isBad` fail, or take 3 s if `isSlow`. `unsent`: planned, but not sent. */
function judged(text: string, isBad: (index: number) => boolean, isSlow = false, unsent = 0) {
  const slo = parseSlo(text)
  const goals = goalsOf([parseSlo('e2e p50 < 2s')])
  const tally = new Tally({
    window: { fromUs: 0, toUs: SECONDS * 1_000_000 },
    planned: REQUESTS + unsent,
    goals,
  })
  for (let i = 0; i < REQUESTS; i += 1) {
    const sentUs = (i * SECONDS * 1_000_000) / REQUESTS
    const endUs = sentUs + (isBad(i) && isSlow ? 3_000_000 : 200_000)
    const times = { scheduledUs: sentUs, sentUs, firstTokenUs: endUs, lastTokenUs: endUs, closedUs: endUs }
    countRow(tally, rowOf({ i, ...times, ...(isBad(i) && !isSlow ? { class: 'reset' as const } : {}) }))
  }
  const none = { files: [], isShort: false, problem: null }
  const rows = { ...none, analysis: analyze(tally), tally, rows: REQUESTS, byTransport: null }
  const measures = measuresOfRows(rows, null, { sampled: 0, conforming: 0, example: null })
  return judgeSlo(slo, actualFor(slo, measures), SHAPE)
}

const scattered = (index: number): boolean => index % 200 === 7
const grouped = (index: number): boolean => index >= 900 && index < 910

describe.each([
  ['errors < 1%', false],
  ['goodput > 99%', true],
])('%s, with 10 of 2000 beyond', (text, isSlow) => {
  test('scattered: met', () => {
    expect(judged(text, scattered, isSlow)).toMatchObject({ ok: true, reason: null })
  })

  test('in one group: undecided, and the reason says so', () => {
    const { ok, reason } = judged(text, grouped, isSlow)
    expect(ok).toBeNull()
    expect(reason).toContain('came in groups, so 2000 requests are worth 199 independent ones')
  })
})

test('requests that were not sent are the last ones, and so one group', () => {
  const { ok, reason } = judged('goodput > 99%', () => false, false, 10)
  expect(ok).toBeNull()
  expect(reason).toContain('came in groups, so 2010 requests are worth')
  // One request is no group.
  expect(judged('goodput > 99%', () => false, false, 1)).toMatchObject({ ok: true, reason: null })
})

test('no luck makes up for a large part that was not sent', () => {
  expect(judged('goodput > 95%', () => false, false, 220)).toMatchObject({ ok: false, reason: null })
  expect(judged('goodput > 90%', () => false, false, 220).ok).toBeNull()
})

test('groups that chance makes count as independent', () => {
  const hits = [2, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  expect(clusteringOf(hits.map((each) => ({ hits: each, n: 100 })))).toBe(1)
})

test('few requests, or none beyond, count as independent', () => {
  const all = Array.from({ length: 20 }, () => ({ hits: 0, n: 3 }))
  expect(clusteringOf(all)).toBe(1)
  expect(clusteringOf([{ hits: 3, n: 3 }, ...all.slice(1)])).toBe(1)
  expect(clusteringOf([])).toBe(1)
  expect(clusteringOf([{ hits: 20, n: 100 }])).toBe(1)
})
