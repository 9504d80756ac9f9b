import { describe, expect, test } from 'vitest'
import type { Check } from '../../conformance/evidence/check.ts'
import { allChecks } from '../../conformance/session/registry.ts'
import { deriveFaults, type Where } from '../patches/derive.ts'
import type { Patch } from '../../reference/patch.ts'
import { startReference } from '../../reference/server.ts'
import type { CheckRecord } from '../../schemas/compiled/run.ts'
import interfaceResponse from '../../schemas/interface/chat-completion-response.schema.json' with { type: 'json' }
import chunk from '../../schemas/openai/chat-completion-chunk.schema.json' with { type: 'json' }
import completion from '../../schemas/openai/chat-completion.schema.json' with { type: 'json' }
import errorBody from '../../schemas/openai/error-body.schema.json' with { type: 'json' }
import errorBodyFull from '../../schemas/openai/error-body-full.schema.json' with { type: 'json' }
import modelList from '../../schemas/openai/model-list.schema.json' with { type: 'json' }
import usage from '../../schemas/openai/usage.schema.json' with { type: 'json' }
import { reasonOf } from './fault-reasons.ts'
import { judgeChecks } from '../fixtures/judge-checks.ts'
import { isCaught, issueText, referenceStatement } from './kill.ts'
import { sampleOf } from '../sampling/sampled-cases.ts'

// The schemas from which faults are derived. For each keyword, a real server breaks the schema, and a check must fail.
const schemas: readonly (readonly [name: string, schema: unknown, where: Where])[] = [
  ['interface-response', interfaceResponse, 'reply'],
  ['completion', completion, 'reply'],
  ['chunk', chunk, 'chunk'],
  ['error', errorBody, 'error'],
  ['error-full', errorBodyFull, 'error'],
  ['models', modelList, 'models'],
]

const FEW = 3
// The ratio of all derived faults to the faults in the sample.
const ONE_IN = 20

describe.each(schemas)('%s', (name, schema, where) => {
  const derived = deriveFaults(schema, name, where, [usage])

  test('the schema has demands to break', () => {
    expect(derived.length).toBeGreaterThan(0)
  })

  // A few checks that found faults before: most often they find the next one too, and the others need not be judged.
  const catchers = new Set<string>()

  test.each(sampleOf(derived, ONE_IN).map((fault) => [fault.id, fault] as const))('%s', async (_, fault) => {
    const byFew = catchers.size === 0 ? [] : await caughtBy(fault, ({ id }) => catchers.has(id))
    const capability = where === 'chunk' ? 'sse' : 'core'
    const caught = isShown(byFew, fault)
      ? byFew
      : await caughtBy(fault, (check) => check.capability === capability)
    const telling = caught.filter((record) => isShown([record], fault))
    for (const { id } of telling.slice(0, FEW)) catchers.add(id)
    expect(caught.map((record) => record.id)).not.toEqual([])
    expect(caught.map(issueText).join('\n')).toMatch(reasonOf(fault))
  })
})

async function caughtBy(fault: Patch, isAsked: (check: Check) => boolean): Promise<readonly CheckRecord[]> {
  const reference = await startReference({ patches: [fault] })
  try {
    const run = await judgeChecks(reference, referenceStatement, allChecks.filter(isAsked))
    expect(reference.appliedCount(), 'it changed nothing on the wire').toBeGreaterThan(0)
    return run.checks.filter(isCaught)
  } finally {
    await reference.close()
  }
}

function isShown(caught: readonly CheckRecord[], fault: Patch): boolean {
  return reasonOf(fault).test(caught.map(issueText).join('\n'))
}
