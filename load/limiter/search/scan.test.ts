import { expect, test } from 'vitest'
import type { TraceEvent } from '../trace/events.ts'
import { MODELS, type FamilyName, type Model } from '../model/family.ts'
import { scanPoints } from './scan.ts'

function modelOf(family: FamilyName): Model {
  const model = MODELS.find((one) => one.family === family && one.anchor === 'free')
  if (model === undefined) throw new Error(`no ${family} whose phase is free`)
  return model
}

function windowAt(ms: number): number {
  return Math.floor((ms - 400) / 1370)
}

/** A limit of three per window of 1.37 s, from 0.4 s on; a request every 97 ms for half a minute. */
const events = Array.from({ length: 310 }, (_, index): TraceEvent => {
  const atMs = 97 * index
  const before = Array.from({ length: index }, (_one, at) => 97 * at)
  const isFull = before.filter((ms) => windowAt(ms) === windowAt(atMs)).length >= 3
  return { atMs, sdMs: 2, outcome: isFull ? 'refused' : 'accepted', count: 1, cost: 1 }
})
const counter = { name: 'a', key: 'a', events }
const sizes = [3, 2].map((capacity) => ({ capacity, inner: capacity }))

test.each([1370, 1000, 1900])('windows of 1.37 s are found from %i ms on', (periodMs) => {
  const [best] = scanPoints(modelOf('fixed-window'), counter, {
    periodMs,
    maxFactor: 1.6,
    sizes,
    minLogLikelihood: -100,
  })
  expect(best?.capacity).toBe(3)
  expect(Math.abs((best?.windowMs ?? 0) / 1370 - 1)).toBeLessThan(0.003)
})

test('windows outside of the range, or with another size, are not found', () => {
  const range = { maxFactor: 1.3, minLogLikelihood: -20 }
  expect(scanPoints(modelOf('fixed-window'), counter, { ...range, sizes, periodMs: 3000 })).toEqual([])
  const two = sizes.slice(1)
  expect(scanPoints(modelOf('fixed-window'), counter, { ...range, sizes: two, periodMs: 1370 })).toEqual([])
})

test('searches the tick of a bucket with interval refill', () => {
  const [best] = scanPoints(modelOf('coarse-bucket'), counter, {
    periodMs: 1300,
    maxFactor: 1.2,
    sizes: [{ capacity: 3, inner: 3 }],
    minLogLikelihood: -100,
  })
  expect(Math.abs((best?.windowMs ?? 0) / 1370 - 1)).toBeLessThan(0.003)
})
