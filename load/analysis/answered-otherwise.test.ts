import { describe, expect, test } from 'vitest'
import type { Row } from '../../schemas/compiled/row.ts'
import { rowOf } from '../rows/row-fixture.ts'
import { evidence } from '../verdict/judge-load-fixture.ts'
import { judgeLoad } from '../verdict/judge-load.ts'
import { answeredOtherwise, countForm, type FormTally } from './tally.ts'

function foundIn(...rows: readonly Row[]) {
  const tally: FormTally = new Map()
  for (const row of rows) countForm(tally, row)
  return answeredOtherwise(tally)
}

const AS_JSON = rowOf({
  class: 'not-a-completion',
  firstEventUs: null,
  otherMedia: 'application/json',
  // A sentence for people, which no code reads.
  error: 'not a stream',
})

describe('a transport that was asked for and never came', () => {
  test('is reported with the form that came instead', () => {
    expect(foundIn(AS_JSON, AS_JSON, rowOf({ transport: 'json' }))).toEqual([
      { transport: 'sse', requests: 2, of: 2, words: 'with application/json' },
    ])
  })

  test.each([
    ['no media type', { ...AS_JSON, otherMedia: '' }, 'without a media type'],
    ['a page for JSON', rowOf({ transport: 'json', class: 'bad-json' }), 'with what is not JSON'],
    [
      'no WebSocket',
      rowOf({ transport: 'websocket', class: 'http-other', status: 200 }),
      'with status 200 and no WebSocket',
    ],
  ])('%s', (_, row, words) => {
    expect(foundIn(row)).toMatchObject([{ requests: 1, of: 1, words }])
  })

  test.each([
    ['one stream came', [AS_JSON, rowOf()]],
    ['one stream came and broke', [AS_JSON, rowOf({ class: 'truncated' })]],
    ['all were refused', [rowOf({ class: 'http-5xx', status: 503, firstEventUs: null, error: '503 busy' })]],
    ['the run ended', [rowOf({ class: 'interrupted', firstEventUs: null })]],
  ])('is not one where %s', (_, rows) => {
    expect(foundIn(...rows)).toEqual([])
  })
})

test('a mix without answers over one transport ends with 1 and names it, whatever its objectives allow', () => {
  const answered = [{ transport: 'sse', requests: 5, of: 5, words: 'with application/json' }] as const
  const conformance = { sampled: 20, conforming: 20, example: null, checks: [], answeredOtherwise: answered }
  const judged = judgeLoad(evidence({ measured: { conformance } }))
  expect(judged).toMatchObject({ outcome: 'non-conformant', exitCode: 1 })
  expect(judged.notes).toContain('5 of 5 requests for event streams were answered with application/json')
})
