/** Tests that TypeScript and the k6 extension interpret WebSocket messages equally, by a table of cases that both tests use. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  chunkFinishes,
  chunkText,
  endFinishes,
  readMessage,
  type Dialect,
} from '../../conformance/evidence/socket-message.ts'
import { dialectIn, defaultPlan } from '../runner/load-protocol.ts'

type Case = {
  readonly name: string
  readonly dialect: Partial<Dialect>
  readonly conversations: readonly {
    readonly messages: readonly (readonly [kind: string, text: string])[]
    readonly text: string
    readonly isFinished: boolean
  }[]
}

const path = join(import.meta.dirname, 'socket', 'testdata', 'dialects.json')
const cases = JSON.parse(readFileSync(path, 'utf8')) as readonly Case[]
const usual = dialectIn(defaultPlan(), { json: 0, sse: 0, websocket: 1 })

describe.each(cases)('$name', (one) => {
  const dialect: Dialect = { ...usual, ...one.dialect, isDeclaredError: () => false }

  test('its members are those that Node writes for the extension', () => {
    expect(Object.keys(usual)).toEqual(expect.arrayContaining(Object.keys(one.dialect)))
  })

  test.each(one.conversations)('$messages', ({ messages, text, isFinished }) => {
    const read = messages.map(([, message]) => readMessage(message, dialect))
    expect(read.map(({ kind }) => kind)).toEqual(messages.map(([kind]) => kind))
    const chunks = read.flatMap(({ chunk }) => (chunk === undefined ? [] : [chunk]))
    expect(chunks.map((chunk) => chunkText(chunk, dialect)).join('')).toBe(text)
    const finishes =
      chunks.some((chunk) => chunkFinishes(chunk, dialect)) || read.some((end) => endFinishes(end, dialect))
    expect(finishes).toBe(isFinished)
  })
})
