/** What the plan takes for the delays of a queue while it sends one request after another. */
import { expect, test } from 'vitest'
import type { Observation } from '../trace/trace.ts'
import { nextStep } from './next-step.ts'

const RESOURCES = { keys: ['a'], sources: ['1'], maxRequests: 4000, maxMs: 600_000, startEpochMs: 0 }
const QUICK_MS = 3

/** Returns the label of the first stage that is not serial, of a service that takes so long for each request, by its number. */
function stageAfterSerial(tookMs: (number: number) => number): string {
  const seen: Observation[] = []
  for (;;) {
    const step = nextStep(seen, RESOURCES)
    if (step.type === 'done') return step.because
    const { stage } = step
    if (!['preflight', 'serial'].includes(stage.id.label)) return stage.id.label
    const requests = stage.type === 'drain' ? Array(stage.maxRequests).fill(stage.request) : stage.requests
    for (const request of requests) {
      const sentMs = Math.max(request.atMs, seen.at(-1)?.closedMs ?? 0)
      const answeredMs = sentMs + tookMs(seen.length)
      const status = { outcome: 'accepted', status: 200, fields: {}, dateMs: null, usedTokens: null } as const
      seen.push({ ...request, stage: stage.id, sentMs, answeredMs, closedMs: answeredMs, ...status })
    }
  }
}

test('delays of single requests are stalls, and the plan goes on', () => {
  const stalls = new Set([9, 14, 37])
  expect(stageAfterSerial((number) => (stalls.has(number) ? 180 : QUICK_MS))).toBe('parallel')
})

test('delays from some request on are those of a queue', () => {
  expect(stageAfterSerial((number) => (number >= 12 ? 250 : QUICK_MS))).toBe('queue')
})

test('delays each time after the same number of requests are those of a queue', () => {
  expect(stageAfterSerial((number) => (number % 8 === 7 ? 900 : QUICK_MS))).toBe('queue')
})

test('a slow service that refuses a part of a burst at once does not queue the other part', () => {
  const seen: Observation[] = []
  for (;;) {
    const step = nextStep(seen, RESOURCES)
    if (step.type === 'done') throw new Error(step.because)
    const { id } = step.stage
    if (!['preflight', 'serial', 'parallel'].includes(id.label)) {
      expect(id.label).toBe('parallel rested')
      return
    }
    const { stage } = step
    const requests = stage.type === 'drain' ? Array(stage.maxRequests).fill(stage.request) : stage.requests
    for (const [at, request] of requests.entries()) {
      const sentMs =
        id.label === 'parallel' ? request.atMs : Math.max(request.atMs, seen.at(-1)?.closedMs ?? 0)
      const isRefused = id.label === 'parallel' && at >= 6
      const answeredMs = sentMs + (isRefused ? 20 : 200 + ((at * 97) % 300))
      const status = { status: isRefused ? 429 : 200, fields: {}, dateMs: null, usedTokens: null } as const
      const outcome = isRefused ? ('refused' as const) : ('accepted' as const)
      seen.push({ ...request, stage: id, sentMs, answeredMs, closedMs: answeredMs, outcome, ...status })
    }
  }
})
