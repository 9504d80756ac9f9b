import { describe, expect, test } from 'vitest'
import { inferenceOf } from '../../schemas/inferred-rules.ts'
import { costOf, maxOf } from '../../conformance/engine/probe.ts'
import { resolvePlan } from '../../conformance/statement/plan.ts'
import { allChecks, allProbes, probesFor } from '../../conformance/session/registry.ts'
import clauses from '../../schemas/clauses.json' with { type: 'json' }
import gaps from '../../schemas/gaps.json' with { type: 'json' }

type Anchor = { readonly id: string; readonly excluded?: string; readonly observedBy?: readonly string[] }

const probeIds = new Set(allProbes.map((probe) => probe.id))
const anchors: readonly Anchor[] = [...clauses, ...gaps]

function checksOf(id: string): readonly string[] {
  return allChecks.filter((check) => check.clause === id || check.gap === id).map((check) => check.id)
}

test.each(anchors.map((anchor) => [anchor.id, anchor] as const))(
  '%s has a check, a probe that observes it, or an exclusion with a reason',
  (id, anchor) => {
    const observers = anchor.observedBy ?? []
    const homes = [checksOf(id).length > 0, observers.length > 0, (anchor.excluded ?? '').length > 20]
    expect(homes).toContain(true)
    expect(observers.filter((probe) => !probeIds.has(probe))).toEqual([])
    expect(anchor.excluded !== undefined && checksOf(id).length > 0, 'excluded, yet judged').toBe(false)
  },
)

const { readings } = resolvePlan({ profile: 'openai', statement: null, require: [] })

test('every check hangs on a clause or gap that exists, and a probe sends what it judges', () => {
  const known = new Set(anchors.map((anchor) => anchor.id))
  expect(
    allChecks.filter((check) => !known.has(check.clause ?? check.gap ?? '')).map((check) => check.id),
  ).toEqual([])
  const unasked = allChecks.filter((check) => probesFor([check], readings).length === 0)
  // Their calls are sent where a statement declares such a limit (test/kill-matrix/limit-faults.ts).
  expect(unasked.map(({ id }) => id)).toEqual(['limits.in-flight', 'limits.tokens'])
})

test('every probe feeds a check', () => {
  const used = new Set(probesFor(allChecks, readings))
  const sending = allProbes.filter((probe) => maxOf(costOf(probe, readings), 'requests') > 0)
  expect(sending.filter((probe) => !used.has(probe)).map(({ id }) => id)).toEqual([])
})

test('ids are unique, and there are at least a hundred checks', () => {
  const ids = allChecks.map((check) => check.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(100)
})

describe('reports show what is inferred from a clause apart from what it states', () => {
  test.each(clauses.map((clause) => [clause.id, clause] as const))(
    '%s names its own checks',
    (id, clause) => {
      const own = checksOf(id)
      const named = ('inferred' in clause ? (clause.inferred ?? []) : []).flatMap((inference) => [
        ...('checks' in inference ? (inference.checks ?? []) : []),
        ...('allBut' in inference ? (inference.allBut ?? []) : []),
      ])
      expect(named.filter((check) => !own.includes(check))).toEqual([])
    },
  )

  test('no sentence says what a call without a valid key gets: each check of it is an inference', () => {
    const checks = allChecks.filter((check) => check.clause === 'C5.1')
    expect(checks.length).toBeGreaterThan(8)
    expect(checks.filter((check) => inferenceOf(check) === null)).toEqual([])
  })

  test('stated requirements, and those of a reading, are not inferred', () => {
    const plain = [
      'core.post-completes',
      'core.choices-array',
      'core.content-is-string',
      'sse.offered',
      'core.errors-body',
    ]
    const checks = allChecks.filter(({ id }) => plain.includes(id))
    expect(checks).toHaveLength(plain.length)
    expect(checks.filter((check) => inferenceOf(check) !== null)).toEqual([])
  })
})
