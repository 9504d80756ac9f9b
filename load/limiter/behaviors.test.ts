import { expect, test } from 'vitest'
import { COUNTER_KINDS } from './behaviors.ts'

const start = (name: string) => {
  const counter = COUNTER_KINDS.find((kind) => kind.name === name)?.start({
    windowMs: 100,
    phaseMs: 0,
    extraMs: 0,
  })
  if (counter === undefined) throw new Error(`no kind '${name}'`)
  return {
    usedAt: (...times: readonly number[]) => times.map((atMs) => counter.used(atMs)),
    accept: (atMs: number) => counter.record({ atMs, cost: 1, isAccepted: true, doneMs: atMs }),
  }
}

test('after two windows without requests, a weighted count may begin with a request', () => {
  const { usedAt, accept } = start('weighted count from the first, with refused requests')
  accept(1010)
  expect(usedAt(1010, 1109, 1160, 1210)).toEqual([1, 1, 0.5, 0])
  accept(1160)
  expect(usedAt(1160)).toEqual([1.5])
  accept(1950)
  expect(usedAt(2000)).toEqual([1])
})
