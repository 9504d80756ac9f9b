import { expect, test } from 'vitest'
import { gather } from './gather.ts'
import type { Probe, ProbeContext } from './probe.ts'

function run(probes: readonly (readonly [id: string, turn: Probe['turn']])[]): Promise<readonly string[]> {
  const log: string[] = []
  const made = probes.map(([id, turn]): Probe => ({
    id,
    capability: 'core',
    title: id,
    cost: { requests: 0, completionTokens: 0 },
    ...(turn === undefined ? {} : { turn }),
    run: async () => {
      log.push(`${id} begins`)
      await new Promise((resolve) => setTimeout(resolve, 5))
      log.push(`${id} ends`)
    },
  }))
  const gathering = gather({
    probes: made,
    contextFor: () => ({}) as ProbeContext,
    exchanges: () => [],
    omit: () => {},
  })
  return gathering.finished.then(() => log)
}

test('first ones alone, then the rest together, then last ones one by one', async () => {
  const log = await run([
    ['late', 'last'],
    ['one', undefined],
    ['two', undefined],
    ['early', 'first'],
    ['later', 'last'],
  ])
  expect(log.slice(0, 4)).toEqual(['early begins', 'early ends', 'one begins', 'two begins'])
  expect(log.slice(4, 6).toSorted()).toEqual(['one ends', 'two ends'])
  expect(log.slice(6)).toEqual(['late begins', 'late ends', 'later begins', 'later ends'])
})

test('a turn without probes lets none go ahead', async () => {
  expect(
    await run([
      ['late', 'last'],
      ['early', 'first'],
    ]),
  ).toEqual(['early begins', 'early ends', 'late begins', 'late ends'])
})
