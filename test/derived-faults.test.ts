import { describe, expect, test } from 'vitest'
import { deriveFaults, type Where } from '../reference/derive.ts'
import interfaceResponse from '../schemas/interface/chat-completion-response.schema.json' with { type: 'json' }
import chunk from '../schemas/openai/chat-completion-chunk.schema.json' with { type: 'json' }
import completion from '../schemas/openai/chat-completion.schema.json' with { type: 'json' }
import errorBody from '../schemas/openai/error-body.schema.json' with { type: 'json' }
import errorBodyFull from '../schemas/openai/error-body-full.schema.json' with { type: 'json' }
import modelList from '../schemas/openai/model-list.schema.json' with { type: 'json' }
import usage from '../schemas/openai/usage.schema.json' with { type: 'json' }
import { isCaught, issueText, judgeReference } from './kill.ts'

// Every keyword of every schema we hold answers to must be seen to bite on the wire, not only in a unit test.
const schemas: readonly (readonly [name: string, schema: unknown, where: Where])[] = [
  ['interface-response', interfaceResponse, 'reply'],
  ['completion', completion, 'reply'],
  ['chunk', chunk, 'chunk'],
  ['error', errorBody, 'error'],
  ['error-full', errorBodyFull, 'error'],
  ['models', modelList, 'models'],
]

describe.each(schemas)('%s', (name, schema, where) => {
  const derived = deriveFaults(schema, name, where, [usage])

  test('there is something to break', () => {
    expect(derived.length).toBeGreaterThan(0)
  })

  test.each(derived.map((fault) => [fault.id, fault] as const))('%s', async (_, fault) => {
    const { run, appliedCount } = await judgeReference([fault], {}, [where === 'chunk' ? 'sse' : 'core'])
    expect(appliedCount, 'it changed nothing on the wire').toBeGreaterThan(0)
    const caught = run.checks.filter(isCaught)
    expect(caught.map((record) => record.id)).not.toEqual([])
    expect(caught.map(issueText).join('\n')).toMatch(new RegExp(fault.reason, 's'))
  })
})
