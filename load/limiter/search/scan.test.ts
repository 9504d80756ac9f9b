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

/** Three per window of 1.37 s, from 0.4 s on: a request every 97 ms for half a minute. */
const events = Array.from({ length: 310 }, (_, index): TraceEvent => {
  const atMs = 97 * index
  const before = Array.from({ length: index }, (_one, at) => 97 * at)
  const isFull = before.filter((ms) => windowAt(ms) === windowAt(atMs)).length >= 3
  return { atMs, sdMs: 2, outcome: isFull ? 'refused' : 'accepted', count: 1, cost: 1 }
})
const route = { name: 'a', key: 'a', events }
const sizes = [3, 2].map((capacity) => ({ capacity, inner: capacity }))

test.each([1370, 1000, 1900])('windows of 1.37 s are found from %i ms on', (periodMs) => {
  const [best] = scanPoints(modelOf('fixed-window'), route, { periodMs, far: 1.6, sizes, worst: -100 })
  expect(best?.capacity).toBe(3)
  expect(Math.abs((best?.windowMs ?? 0) / 1370 - 1)).toBeLessThan(0.003)
})

test('not where they are further away, nor with another size', () => {
  const about = { far: 1.3, worst: -20 }
  expect(scanPoints(modelOf('fixed-window'), route, { ...about, sizes, periodMs: 3000 })).toEqual([])
  const two = sizes.slice(1)
  expect(scanPoints(modelOf('fixed-window'), route, { ...about, sizes: two, periodMs: 1370 })).toEqual([])
})

test('searches the tick of a bucket with interval refill', () => {
  const [best] = scanPoints(modelOf('coarse-bucket'), route, {
    periodMs: 1300,
    far: 1.2,
    sizes: [{ capacity: 3, inner: 3 }],
    worst: -100,
  })
  expect(Math.abs((best?.windowMs ?? 0) / 1370 - 1)).toBeLessThan(0.003)
})
