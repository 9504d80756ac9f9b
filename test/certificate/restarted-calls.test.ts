/** Tests that a certificate may hold calls that their probe had to start again after a limit. */
import { expect, test } from 'vitest'
import { transcriptRules } from '../../certificate/transcript-rules.ts'
import type { OpenBundle } from '../../certificate/open-bundle.ts'
import { resolvePlan } from '../../conformance/engine/plan.ts'
import { exchange } from '../../conformance/exchange/exchange-fixture.ts'
import { allChecks } from '../../conformance/session/registry.ts'

const plan = resolvePlan({ profile: 'openai', statement: null, require: [] })
const header = { checks: allChecks.map(({ id }) => id), capabilities: {} }

function findings(id: string): readonly string[] {
  const exchanges = [1, 2].map((attempt) => exchange(id, { attempt }))
  const bundle = { transcript: { value: { header, plan, exchanges } } } as unknown as OpenBundle
  return transcriptRules.flatMap(({ id: rule, find }) => (rule === 'sent-again' ? find(bundle) : []))
}

test.each([
  ['core.kept-connection/after-no-key', 0],
  ['core.kept-connection/malformed', 0],
  ['core.health/after', 1],
])('a second attempt of %s after a whole answer: %i findings', (id, count) => {
  expect(findings(id)).toHaveLength(count)
})
