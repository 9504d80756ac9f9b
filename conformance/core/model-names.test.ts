/** Tests which listed names mean the model in use. */
import { expect, test } from 'vitest'
import { exchange } from '../exchange/exchange-fixture.ts'
import { otherNameOf } from './model-names.ts'

const listing = (...ids: readonly string[]) =>
  exchange('core.models/list', { json: { object: 'list', data: ids.map((id) => ({ id })) } })

test.each<[string, readonly string[], string | null]>([
  ['m', ['ds/m'], 'ds/m'],
  ['ds/m', ['m'], 'm'],
  ['m', ['other', 'm:latest'], 'm:latest'],
  ['qwen3', ['qwen3-embedding:0.6b', 'qwen3:latest'], 'qwen3:latest'],
  ['m', ['m-2026-08-01'], 'm-2026-08-01'],
  ['gpt-4-turbo', ['gpt-4'], null],
  ['gpt-3', ['gpt-3.5'], null],
  ['m', ['ds/m', 'm'], null],
  ['m', [], null],
])('%s in %j: %s', (model, ids, name) => {
  expect(otherNameOf(model, listing(...ids))).toBe(name)
})
