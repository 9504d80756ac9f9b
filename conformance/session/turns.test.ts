import { describe, expect, test } from 'vitest'
import { turnsOf } from './turns.ts'
import { allProbes } from './registry.ts'

const SEEDS = Array.from({ length: 60 }, (_, index) => `seed ${index}`)

function idsOf(seed: string, disguised: boolean): readonly string[] {
  return turnsOf(allProbes, { seed, disguised }).flatMap((group) => group.map(({ id }) => id))
}

describe.each([false, true])('the order of a run (disguised: %s)', (disguised) => {
  test('has each probe once', () => {
    const all = allProbes.map(({ id }) => id).toSorted()
    for (const seed of SEEDS) expect(idsOf(seed, disguised).toSorted()).toEqual(all)
  })

  test('follows from the seed', () => {
    expect(idsOf('one', disguised)).toEqual(idsOf('one', disguised))
    expect(new Set(SEEDS.map((seed) => idsOf(seed, disguised).join())).size).toBe(SEEDS.length)
  })

  test('keeps what the others rest on ahead of them, and what may break the target at the end', () => {
    for (const seed of SEEDS) {
      const groups = turnsOf(allProbes, { seed, disguised })
      const large = groups.findIndex((group) => group.length > 1)
      const before = groups.slice(0, large).flatMap((group) => group.map(({ id }) => id))
      expect(before).toEqual(expect.arrayContaining(['core.completion', 'websocket.offer']))
      const after = groups.slice(large + 1).flat()
      expect(after).toEqual([
        ...allProbes.filter(({ turn }) => turn === 'last'),
        ...allProbes.filter(({ turn }) => turn === 'end'),
      ])
    }
  })
})

test('a run in disguise never begins with the reference request, nor two of them alike', () => {
  const openings = SEEDS.map((seed) => idsOf(seed, true).slice(0, 4))
  expect(openings.filter(([first]) => first === 'core.completion')).toEqual([])
  expect(new Set(openings.map((opening) => opening.join())).size).toBeGreaterThan(12)
})
