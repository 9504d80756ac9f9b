import { describe, expect, test } from 'vitest'
import { allChecks } from '../../conformance/session/registry.ts'
import { faults } from '../faults/index.ts'
import type { Patch } from '../../reference/patch.ts'
import { isBrief, isInSample } from '../sampling/sampled-cases.ts'
import { verifyMembers } from '../../certificate/verify-bundle.ts'
import { bundleOf, STATEMENT } from './bundle-fixture.ts'
import { certificateOf } from './wrong-deployments.ts'

// The sampling step: about one in `SAMPLE` faults is certified. `npm run test:full` certifies all faults.
const SAMPLE = isBrief ? 720 : 240

const cases = faults
  .filter((fault) => isShown(fault) && isInSample(fault.id, SAMPLE))
  .map((fault) => [fault.id, fault] as const)

// The rules that may report violations. `in-time` reports that the run is too fast, because the test's clock skips
// pauses. The other rules report calls that the run does not send after endless answers.
const EXPECTED: readonly string[] = ['in-time', 'no-extra-skip', 'calls-whole']

// Returns false for faults that no check finds in a certificate, such as faults for client libraries only.
function isShown({ id }: Patch): boolean {
  return allChecks.some(({ trippedBy }) => trippedBy.includes(id))
}

describe('the certificate of a wrong deployment verifies, and does not say conformant', () => {
  test.each(cases)('%s', async (id, fault) => {
    const { verification, exitCode, appliedCount } = await certificateOf(fault)
    const { findings, run } = verification
    expect(appliedCount).toBeGreaterThan(0)
    expect(findings.filter(({ rule }) => !EXPECTED.includes(rule))).toEqual([])
    const named = (run?.checks ?? []).filter((record) =>
      allChecks.some((check) => check.id === record.id && check.trippedBy.includes(id)),
    )
    const binding = named.filter(({ level }) => level === 'MUST')
    if (binding.length > 0) {
      expect(exitCode === 0 || run?.outcome === 'conformant').toBe(false)
      expect(binding.map(({ verdict }) => verdict)).toContain('fail')
    }
    expect(named.filter(({ level, verdict }) => level === 'SHOULD' && verdict !== 'warn')).toEqual([])
  })
})

const honest = (capabilities: object): string =>
  JSON.stringify({
    ...JSON.parse(STATEMENT),
    capabilities: { ...JSON.parse(STATEMENT).capabilities, ...capabilities },
  })

test('a declared capability that is not offered is not called, and the certificate says non-conformant', async () => {
  const members = await bundleOf(null, honest({ websocket: 'supported' }))
  const { findings, run } = verifyMembers(members, { key: null, nowMs: Date.now() })
  expect([findings, run?.outcome]).toEqual([[], 'non-conformant'])
})
