import { expect, test } from 'vitest'
import type { TraceEvent } from '../trace/events.ts'
import { MODELS } from '../model/family.ts'
import { plausibleOf, topOf } from './plausible.ts'
import type { FamilyFit } from './posterior.ts'

// One request per second is accepted, two are sent: every other one is refused.
const events = Array.from({ length: 20 }, (_, index): TraceEvent => {
  const outcome = index % 2 === 0 ? 'accepted' : 'refused'
  return { atMs: 500 * index + 10, sdMs: 1, outcome, count: 1, cost: 1 }
})
const trace = { counters: [{ name: 'a', key: 'a', events }], startEpochMs: 0 }

/** A fit as a sliding log of one per window, with the given evidence. */
function familyFit(windowMs: number, evidence: number): FamilyFit {
  const model = MODELS.find(({ family }) => family === 'sliding-log')
  if (model === undefined) throw new Error('no such family')
  const parameters = { capacity: 1, windowMs, phaseMs: 0, inner: 1, innerMs: windowMs }
  const fit = { model, parameters, logLikelihood: evidence }
  return { family: 'sliding-log', phase: null, evidence, fit, trace, others: [], unfitted: 0 }
}

const right = (evidence: number) => familyFit(900, evidence)
const off = (evidence: number) => familyFit(400, evidence)

test('a family that does not explain a trace is excluded where another one does', () => {
  const kept = right(-8)
  expect(plausibleOf([off(-3), kept], trace)).toEqual({ plausible: [kept], isPoor: false })
})

test('if no family explains the trace, all are kept, and none fits', () => {
  const all = [off(-300), off(-400)]
  expect(plausibleOf(all, trace)).toEqual({ plausible: all, isPoor: true })
})

test('a family that explains the trace but is far less likely is not an answer', () => {
  const all = [off(-3), right(-24)]
  expect(plausibleOf(all, trace)).toEqual({ plausible: all, isPoor: true })
})

test('the evidence of an empty list is below that of any fit', () => {
  expect([topOf([]), topOf([right(-8), off(-3)])]).toEqual([-Infinity, -3])
})
