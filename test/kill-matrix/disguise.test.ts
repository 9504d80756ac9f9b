import { describe, expect, test } from 'vitest'
import type { Capability } from '../../conformance/exchange/capabilities.ts'
import { allChecks } from '../../conformance/session/registry.ts'
import { faults } from '../faults/index.ts'
import { isFull } from '../sampling/sampled-cases.ts'
import {
  blemishes,
  checksOfCapabilities,
  isCaught,
  issueText,
  judgeReferenceBy,
  judgeUnhurried,
} from './kill.ts'
import { reasonOf } from './fault-reasons.ts'

const own = faults.filter(({ id }) => id.startsWith('recognizes-'))
// The capabilities that the faults `recognizes-*` affect. Such a fault makes a server recognize runs of Assay.
const CONCERNED: readonly Capability[] = ['core', 'sse', 'signup']
const SEEDS = isFull ? ['kill', 'another seed'] : ['kill']

test('there is a fault for each thing by which a run can be recognized', () => {
  expect(own.map(({ id }) => id)).toEqual([
    'recognizes-client',
    'recognizes-prompts',
    'recognizes-nonces',
    'recognizes-names',
    'recognizes-accounts',
  ])
})

describe.each(own.map((fault) => [fault.id, fault] as const))('%s', (id, fault) => {
  const named = allChecks.filter(({ trippedBy }) => trippedBy.includes(id))
  const judges = isFull ? checksOfCapabilities(CONCERNED) : named

  // Each alone: what one of them recognizes would hide that another one recognizes nothing.
  test('conforms where Assay says what it is', async () => {
    const { run, appliedCount } = await judgeReferenceBy(judges, [fault])
    expect([blemishes(run), appliedCount]).toEqual([[], 0])
  })

  test.each(SEEDS)('is caught by a run in disguise with the seed %s', async (seed) => {
    const look = { disguised: true, seed }
    const { run } = await judgeReferenceBy(judges, [fault], {}, undefined, look)
    expect(named.length).toBeGreaterThan(0)
    for (const { id: check } of named) {
      const record = run.checks.find((each) => each.id === check)
      expect(record !== undefined && isCaught(record), check).toBe(true)
      expect(record === undefined ? '' : issueText(record)).toMatch(reasonOf(fault))
    }
  })
})

test.each(SEEDS)('the reference is all green for a run in disguise with the seed %s', async (seed) => {
  const { run } = await judgeUnhurried([], null, undefined, { disguised: true, seed })
  expect(blemishes(run)).toEqual([])
  expect(run.outcome).toBe('conformant')
})
