import { describe, expect, test } from 'vitest'
import { probeGroups } from './start-probes.ts'
import { allProbes } from './registry.ts'

const SEEDS = Array.from({ length: 60 }, (_, index) => `seed ${index}`)

function idsOf(seed: string): readonly string[] {
  return probeGroups(allProbes, seed).flatMap((group) => group.map(({ id }) => id))
}

describe('the order of a run', () => {
  test('has each probe once', () => {
    const all = allProbes.map(({ id }) => id).toSorted()
    for (const seed of SEEDS) expect(idsOf(seed).toSorted()).toEqual(all)
  })

  test('follows from the seed', () => {
    expect(idsOf('one')).toEqual(idsOf('one'))
    expect(new Set(SEEDS.map((seed) => idsOf(seed).join())).size).toBe(SEEDS.length)
  })

  // Other probes would take the places of its calls, which then run one after another.
  test('sends the four calls of core.mix beside no other probe', () => {
    for (const seed of SEEDS)
      expect(
        probeGroups(allProbes, seed).find((group) => group.some(({ id }) => id === 'core.mix')),
      ).toHaveLength(1)
  })

  test('puts prerequisites first, and probes that may break the target last', () => {
    for (const seed of SEEDS) {
      const groups = probeGroups(allProbes, seed)
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
