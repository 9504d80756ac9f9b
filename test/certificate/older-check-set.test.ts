import { beforeAll, describe, expect, test } from 'vitest'
import { currentCheckSet, knownCheckSets, type CheckSet } from '../../certificate/check-set.ts'
import type { Members } from '../../certificate/members.ts'
import { verifyMembers, type Verification } from '../../certificate/verify-bundle.ts'
import { CERTIFIER, olderBundleOf } from './bundle-fixture.ts'

const current = currentCheckSet()

// As a version before this one may have had it: two checks were added since, and one is stricter now.
const ADDED = ['core.object-literal', 'core.response-schema']
const STRICTER = 'core.created-integer'
const older: CheckSet = {
  ...current,
  version: '0.0.9',
  checks: current.checks
    .filter(({ id }) => !ADDED.includes(id))
    .map((check) => (check.id === STRICTER ? { ...check, level: 'SHOULD' } : check)),
}

function verified(members: Members, released: readonly CheckSet[]): Verification {
  const reader = { key: CERTIFIER.publicKey, nowMs: Date.now(), known: knownCheckSets(released) }
  return verifyMembers(members, reader)
}

let good: Members
let since: Members
let lenient: Members
beforeAll(async () => {
  good = await olderBundleOf(null, older)
  since = await olderBundleOf('object-wrong', older)
  lenient = await olderBundleOf('created-float', older)
})

test('the checks that the fixture leaves out, or weakens, are those of this version', () => {
  expect(older.checks).toHaveLength(current.checks.length - ADDED.length)
  expect(current.checks.find(({ id }) => id === STRICTER)?.level).toBe('MUST')
})

describe('a certificate of an older version', () => {
  test('verifies while its check set is known, by the checks of that set', () => {
    const { findings, signature, run } = verified(good, [older])
    expect([findings, signature, run?.outcome]).toEqual([[], 'valid', 'conformant'])
    expect(run?.checks.map(({ id }) => id)).toEqual(older.checks.map(({ id }) => id))
  })

  test('is not failed by a check that was added later', () => {
    const { findings, run } = verified(since, [older])
    expect([findings, run?.outcome]).toEqual([[], 'conformant'])
  })

  test('is held to the levels of its time', () => {
    const { findings, run } = verified(lenient, [older])
    expect([findings, run?.outcome]).toEqual([[], 'conformant'])
    expect(run?.checks.find(({ id }) => id === STRICTER)).toMatchObject({ level: 'SHOULD', verdict: 'warn' })
  })

  test('is refused where its check set is not known, without a statement on its verdicts', () => {
    const { findings, run } = verified(good, [])
    expect(findings.map(({ rule }) => rule)).toContain('check-set-known')
    expect(run).toBeNull()
  })

  test('is refused where this version has lost one of its checks', () => {
    const lost: CheckSet = { ...older, checks: [...older.checks, { id: 'core.retired', level: 'MUST' }] }
    const members = new Map(good)
    members.set('suite.json', new TextEncoder().encode(JSON.stringify(lost)))
    const { findings, run } = verified(members, [lost])
    expect(findings.map(({ detail }) => detail).join()).toMatch(
      /check set is not one that this version knows|lacks a check of that set/,
    )
    expect(run).toBeNull()
  })
})
