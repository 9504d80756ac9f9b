import { expect, test } from 'vitest'
import { exchange } from '../exchange/exchange-fixture.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { gather } from './gather.ts'
import type { Probe, ProbeContext } from '../engine/probe.ts'

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
    order: { seed: 's' },
    probes: made,
    contextFor: () => ({}) as ProbeContext,
    exchanges: () => [],
    omit: () => {},
  })
  return gathering.finished.then(() => log)
}

test('first ones alone, then the rest together, then last ones one by one, then those at the end', async () => {
  const log = await run([
    ['very-end', 'end'],
    ['late', 'last'],
    ['one', undefined],
    ['two', undefined],
    ['early', 'first'],
    ['later', 'last'],
  ])
  expect(log.slice(0, 4)).toEqual(['early begins', 'early ends', 'one begins', 'two begins'])
  expect(log.slice(4, 6).toSorted()).toEqual(['one ends', 'two ends'])
  expect(log.slice(6)).toEqual([
    'late begins',
    'late ends',
    'later begins',
    'later ends',
    'very-end begins',
    'very-end ends',
  ])
})

test.each([
  ['limits.burst', 2],
  ['core.completion', 1],
])('whether a first call of %s that is answered 429 ends the run: %i calls', async (id, count) => {
  const recorded: Exchange[] = []
  const probe: Probe = {
    id,
    capability: 'core',
    title: id,
    cost: { requests: 2, completionTokens: 0 },
    run: async (context) => {
      await context.send('one', {})
      await context.send('two', {})
    },
  }
  const send = (label: string) => {
    recorded.push(exchange(`${id}/${label}`, { status: 429 }))
    return Promise.resolve(recorded.at(-1))
  }
  const contextFor = () => ({ send }) as unknown as ProbeContext
  await gather({
    order: { seed: 's' },
    probes: [probe],
    contextFor,
    exchanges: () => recorded,
    omit: () => {},
  }).finished
  expect(recorded).toHaveLength(count)
})

test('a turn without probes lets none go ahead', async () => {
  expect(
    await run([
      ['late', 'last'],
      ['early', 'first'],
    ]),
  ).toEqual(['early begins', 'early ends', 'late begins', 'late ends'])
})
