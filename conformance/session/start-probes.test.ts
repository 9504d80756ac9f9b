import { expect, test } from 'vitest'
import { exchange } from '../exchange/exchange-fixture.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { BudgetError } from '../transport/pacer.ts'
import { omissionOf, startProbes } from './start-probes.ts'
import type { Probe, ProbeContext } from '../engine/probe.ts'

function run(probes: readonly (readonly [id: string, turn: Probe['turn']])[]): Promise<readonly string[]> {
  const log: string[] = []
  const made = probes.map(([id, turn]): Probe => ({
    id,
    capability: 'core',
    title: id,
    ...(turn === undefined ? {} : { turn }),
    run: async () => {
      log.push(`${id} begins`)
      await new Promise((resolve) => setTimeout(resolve, 5))
      log.push(`${id} ends`)
    },
  }))
  const gathering = startProbes({
    readings: new Map(),
    order: { seed: 's' },
    probes: made,
    contextFor: () => ({}) as ProbeContext,
    exchanges: () => [],
    omit: () => {},
  })
  return gathering.finished.then(() => log)
}

test('probes run in this order: first ones alone, most together, last ones one by one, then those at the end', async () => {
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
])('when the first call of %s gets 429, the run makes %i calls', async (id, count) => {
  const recorded: Exchange[] = []
  const probe: Probe = {
    id,
    capability: 'core',
    title: id,
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
  await startProbes({
    readings: new Map(),
    order: { seed: 's' },
    probes: [probe],
    contextFor,
    exchanges: () => recorded,
    omit: () => {},
  }).finished
  expect(recorded).toHaveLength(count)
})

test('a client library is stopped when its calls are not answered', async () => {
  const recorded: Exchange[] = []
  const omissions: string[] = []
  const silent = { end: { kind: 'failed', code: 'timeout-headers', detail: 'no answer' } } as const
  const context = {
    throughProgram: (_: string, jobs: readonly unknown[], beforeEach?: () => void) => {
      for (const [at] of jobs.entries()) {
        beforeEach?.()
        recorded.push(exchange(`clients.node/${at}`, silent))
      }
      return Promise.resolve()
    },
  }
  await startProbes({
    readings: new Map(),
    order: { seed: 's' },
    probes: [
      {
        id: 'clients.node',
        capability: 'core',
        title: 'x',
        run: ({ throughProgram }) => throughProgram('node', Array.from({ length: 4 })),
      },
    ],
    contextFor: () => context as unknown as ProbeContext,
    exchanges: () => [exchange('core.completion/plain'), ...recorded],
    omit: ({ code }) => omissions.push(code),
  }).finished
  expect([recorded.length, omissions]).toEqual([2, ['timeout']])
})

test.each([
  [['first'], ['completion:second']],
  [
    ['first', 'second'],
    ['completion:first', 'completion:second'],
  ],
])('after the calls %j the record of an obstacle names %j', (labels, calls) => {
  const probe = {
    id: 'core.two',
    capability: 'core',
    title: 'x',
    calls: [
      { label: 'first', kind: 'completion' },
      { label: 'second', kind: 'completion' },
      { label: 'third', kind: 'completion', ifNeeded: true },
    ],
    run: () => Promise.resolve(),
  } as const
  const sent = labels.map((label) => exchange(`core.two/${label}`))
  const record = omissionOf(probe, new Map(), { code: 'timeout', detail: 'late' }, sent)
  expect(record.calls).toEqual(labels.length === 2 ? [...calls, 'completion:third'] : calls)
})

test('an empty turn does not let later probes start early', async () => {
  expect(
    await run([
      ['late', 'last'],
      ['early', 'first'],
    ]),
  ).toEqual(['early begins', 'early ends', 'late begins', 'late ends'])
})

function probeSending(id: string, labels: readonly string[]): Probe {
  return {
    id,
    capability: 'core',
    title: id,
    run: async (context) => {
      for (const label of labels) await context.send(label, {})
    },
  }
}

test('after a failure of Assay, no probe sends another request', async () => {
  const sent: string[] = []
  const send = (label: string) => {
    sent.push(label)
    return label === 'breaks' ? Promise.reject(new Error('the disk is full')) : Promise.resolve({})
  }
  const { finished } = startProbes({
    readings: new Map(),
    order: { seed: 's' },
    probes: [
      probeSending('core.one', ['first', 'breaks', 'never']),
      probeSending('core.two', ['1', '2', '3', '4', '5', '6']),
    ],
    contextFor: () => ({ send }) as unknown as ProbeContext,
    exchanges: () => [],
    omit: () => {},
  })
  await expect(finished).rejects.toThrow('the disk is full')
  expect(sent).not.toContain('never')
  expect(sent).not.toContain('6')
})

test.each([
  ['no stall', 0, ['first']],
  ['one', 1, ['first', 2]],
  ['always', 9, ['first', 2, 3]],
] as const)('a probe of which too little was seen has at most three trials: %s', async (_, times, trials) => {
  let left = times
  const carriedOut: (number | 'first')[] = []
  const probe: Probe = {
    id: 'webhooks.events',
    capability: 'webhooks',
    title: 'events',
    run: () => Promise.resolve(),
  }
  await startProbes({
    readings: new Map(),
    order: { seed: 's' },
    probes: [probe],
    contextFor: (_probe, round) => {
      carriedOut.push(round ?? 'first')
      return {} as ProbeContext
    },
    exchanges: () => [],
    omit: () => {},
    disturbed: () => {
      left -= 1
      return left >= 0 ? [probe] : []
    },
  }).finished
  expect(carriedOut).toEqual(trials)
})

test('a failure in a repeated trial of a probe is not an omission', async () => {
  const omitted: string[] = []
  let count = 0
  const probe: Probe = {
    id: 'webhooks.events',
    capability: 'webhooks',
    title: 'events',
    run: () => {
      count += 1
      return count === 1 ? Promise.resolve() : Promise.reject(new BudgetError('requests', 1))
    },
  }
  await startProbes({
    readings: new Map(),
    order: { seed: 's' },
    probes: [probe],
    contextFor: () => ({}) as ProbeContext,
    exchanges: () => [],
    omit: ({ detail }) => omitted.push(detail),
    disturbed: () => [probe],
  }).finished
  expect([count, omitted]).toEqual([3, []])
})
