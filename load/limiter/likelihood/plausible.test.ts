import { expect, test } from 'vitest'
import type { TraceEvent } from '../trace/events.ts'
import { MODELS } from '../model/family.ts'
import { plausibleOf, topOf } from './plausible.ts'
import type { Reading } from './posterior.ts'

// One at once in a second, two requests a second: every other one is refused.
const events = Array.from({ length: 20 }, (_, index): TraceEvent => {
  const outcome = index % 2 === 0 ? 'accepted' : 'refused'
  return { atMs: 500 * index + 10, sdMs: 1, outcome, count: 1, cost: 1 }
})
const trace = { routes: [{ name: 'a', key: 'a', events }], startEpochMs: 0 }

/** A reading as a log of one per window, with evidence as given. */
function reading(windowMs: number, evidence: number): Reading {
  const model = MODELS.find(({ family }) => family === 'sliding-log')
  if (model === undefined) throw new Error('no such family')
  const parameters = { capacity: 1, windowMs, phaseMs: 0, inner: 1, innerMs: windowMs }
  const fit = { model, parameters, logLikelihood: evidence }
  return { family: 'sliding-log', phase: null, evidence, fit, trace, others: [], unfitted: 0 }
}

const right = (evidence: number) => reading(900, evidence)
const off = (evidence: number) => reading(400, evidence)

test('a family that does not explain a trace is excluded where another one does', () => {
  const kept = right(-8)
  expect(plausibleOf([off(-3), kept], trace)).toEqual({ plausible: [kept], isPoor: false })
})

test('where nothing explains it, all stay, and none is right', () => {
  const all = [off(-300), off(-400)]
  expect(plausibleOf(all, trace)).toEqual({ plausible: all, isPoor: true })
})

test('a family that explains the trace but is far less likely is not an answer', () => {
  const all = [off(-3), right(-24)]
  expect(plausibleOf(all, trace)).toEqual({ plausible: all, isPoor: true })
})

test('the best of an empty list is worse than any fit', () => {
  expect([topOf([]), topOf([right(-8), off(-3)])]).toEqual([-Infinity, -3])
})
