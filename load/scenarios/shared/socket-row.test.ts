import { describe, expect, test } from 'vitest'
import { resolvePlan } from '../../../conformance/engine/plan.ts'
import { writtenDialect, type Dialect } from '../../../conformance/evidence/socket-message.ts'
// The extension has the same classes: load/k6/assay/classes_test.go reads the same file.
import classes from '../../k6/assay/testdata/classes.json' with { type: 'json' }
import { contradictionIn, isRow } from '../../rows/row.ts'
import { refusedHandshake, settleTalk, type ConversationRecord } from './socket-row.ts'

const ROLE = { choices: [{ delta: { role: 'assistant', content: '' }, finish_reason: null }] }
const TEXT = { choices: [{ delta: { content: 'a' }, finish_reason: null }] }
const END = {
  choices: [{ delta: {}, finish_reason: 'stop' }],
  usage: { prompt_tokens: 4, completion_tokens: 2 },
}

function record(
  texts: readonly (string | object)[],
  parts: Partial<ConversationRecord> = {},
): ConversationRecord {
  return {
    index: 3,
    vu: 1,
    scenario: 'websocket',
    keyHash: '0123abcd',
    secret: 'sk-secret',
    scheduledUs: null,
    sentUs: 1000,
    connectedUs: 2000,
    closedUs: 90_000,
    messages: texts.map((text, place) => ({
      atUs: 10_000 + place * 5000,
      text: typeof text === 'string' ? text : JSON.stringify(text),
    })),
    failure: null,
    closeCode: null,
    isClosedByUs: true,
    ...parts,
  }
}

const usual = usualDialect()

function usualDialect(): Dialect {
  const written = writtenDialect(resolvePlan({ profile: 'openai', statement: null, require: [] }).readings)
  if (written === null) throw new Error('the profile openai says what frames hold')
  return { ...written, isDeclaredError: () => false }
}

function rowOf(talk: ConversationRecord, dialect: Partial<Dialect> = {}) {
  return settleTalk(talk, { ...usual, ...dialect }).row
}

test('a whole answer: times of chunks with text, tokens, the end', () => {
  const row = rowOf(record([ROLE, TEXT, TEXT, END, '[DONE]']))
  expect(row).toMatchObject({
    transport: 'websocket',
    class: 'ok',
    error: null,
    status: 101,
    chunks: 2,
    events: 5,
    connectedUs: 2000,
    firstEventUs: 10_000,
    firstTokenUs: 15_000,
    lastTokenUs: 20_000,
    doneUs: 30_000,
    gapsUs: [5000],
    promptTokens: 4,
    completionTokens: 2,
  })
  expect(isRow(row)).toBe(true)
  expect(contradictionIn(row)).toBeNull()
})

test.each(['[DONE]', '{"type":"done"}', '{ "type": "done" }'])('%s ends an answer', (end) => {
  expect(rowOf(record([TEXT, END, end])).doneUs).toBe(20_000)
})

test('an answer without text is a completion, and marked', () => {
  const row = rowOf(record([ROLE, END, '[DONE]']))
  expect(row).toMatchObject({ class: 'ok', error: null, empty: true, chunks: 0 })
  expect(isRow(row)).toBe(true)
  expect(rowOf(record([TEXT, END, '[DONE]']))).not.toHaveProperty('empty')
})

test('a close after finish_reason ends it too', () => {
  expect(rowOf(record([TEXT, END]))).toMatchObject({ class: 'ok', doneUs: 90_000 })
})

describe('never a success', () => {
  const reset = { class: 'reset', text: 'broken' } as const
  const late = { class: 'timeout-total', text: 'no end' } as const
  test.each<[string, readonly (string | object)[], Partial<ConversationRecord>, string]>([
    ['no finish_reason', [TEXT, '[DONE]'], {}, 'truncated'],
    ['nothing at all', [], {}, 'truncated'],
    ['an error inside', [TEXT, { error: { message: 'boom sk-secret' } }, END, '[DONE]'], {}, 'stream-error'],
    [
      'a limit amid the answer',
      [TEXT, { error: { message: 'slow down', code: 'rate_limit_exceeded' } }, END, '[DONE]'],
      {},
      'stream-429',
    ],
    ['no JSON', [TEXT, '<html>', END, '[DONE]'], {}, 'bad-json'],
    ['broken before the end', [TEXT, END], { failure: reset }, 'reset'],
    ['too slow', [TEXT], { failure: late }, 'timeout-total'],
    ['never open', [], { connectedUs: null, failure: { class: 'refused', text: 'refused' } }, 'refused'],
  ])('%s', (_name, texts, parts, expected) => {
    const row = rowOf(record(texts, parts))
    expect(row.class).toBe(expected)
    expect(row.error).not.toContain('sk-secret')
    expect(isRow(row)).toBe(true)
    expect(contradictionIn(row)).toBeNull()
  })
})

test('an error that is null is none, and reasoning counts as text', () => {
  const thought = { choices: [{ delta: { reasoning_content: 'hm' } }], error: null }
  expect(rowOf(record([thought, END, '[DONE]']))).toMatchObject({
    class: 'ok',
    chunks: 1,
    gaps: null,
    gapsUs: null,
  })
})

test.each<[number | null, string]>([
  ...Object.entries(classes.statuses).map(([status, name]): [number, string] => [Number(status), name]),
  [200, 'http-other'],
  [null, 'http-other'],
])('a handshake refused with %j is %s', (status, name) => {
  const failure = refusedHandshake(status)
  const row = rowOf(record([], { connectedUs: null, failure, refusedStatus: status }))
  expect(row).toMatchObject({ class: name, status: status ?? 0 })
  expect(isRow(row)).toBe(true)
})

test.each(Object.entries(classes.errors))('the message %s makes the row %s', (message, name) => {
  expect(rowOf(record([TEXT, message])).class).toBe(name)
})

describe('a dialect of its own', () => {
  const own = {
    textPointer: '/piece/text',
    finishPointer: '/why',
    typePointer: '/kind',
    terminators: [],
    doneTypes: ['over'],
    closeCodes: [],
  } as const
  const pieces = [
    { kind: 'part', piece: { text: 'a' } },
    { kind: 'part', piece: { text: 'b' } },
  ]

  test('pieces, their times, and the end are found where the statement says', () => {
    const row = rowOf(record([...pieces, { kind: 'over', why: 'stop' }]), own)
    expect(row).toMatchObject({ class: 'ok', chunks: 2, firstTokenUs: 10_000, doneUs: 20_000 })
  })

  test('a close ends an answer only where the dialect says so', () => {
    const last = { kind: 'part', piece: { text: 'b' }, why: 'stop' }
    expect(rowOf(record([...pieces, last]), own)).toMatchObject({ class: 'truncated' })
    expect(rowOf(record([...pieces, last]), { ...own, closeCodes: [1000] })).toMatchObject({ class: 'ok' })
  })
})

function piece(id: string) {
  return { id, choices: [{ delta: { content: id } }] }
}

test('an answer whose pieces carry two ids, or whose counts do not add up, is suspect', () => {
  const odd = {
    choices: [{ delta: {}, finish_reason: 'stop' }],
    usage: { prompt_tokens: 4, completion_tokens: 2, total_tokens: 7 },
  }
  expect(settleTalk(record([piece('a'), piece('a'), END, '[DONE]']), usual)).toMatchObject({
    isSuspect: false,
    text: 'aa',
  })
  expect(settleTalk(record([piece('a'), piece('b'), END, '[DONE]']), usual).isSuspect).toBe(true)
  expect(settleTalk(record([piece('a'), odd, '[DONE]']), usual).isSuspect).toBe(true)
})
