import { expect, test } from 'vitest'
import { resolvePlan, type Plan } from '../../conformance/statement/plan.ts'
import { parseStatement } from '../../conformance/statement/statement.ts'
import type { Row } from '../../schemas/compiled/row.ts'
import { countRow, Tally } from '../analysis/tally.ts'
import { rowOf } from '../rows/row-fixture.ts'
import { defaultPlan } from '../runner/load-protocol.ts'
import { terminatorNote } from './terminator-note.ts'

const WITHOUT = rowOf({ class: 'truncated', noTerminator: true, doneUs: null, completionTokens: null })
const CUT = rowOf({ class: 'truncated', doneUs: null })

function noteOn(rows: readonly Row[], plan: Plan = defaultPlan()): string {
  const tally = new Tally({ window: { fromUs: 0, toUs: 1e9 }, planned: null, goals: [] })
  for (const row of rows) countRow(tally, row)
  return terminatorNote(tally.streamEnds, plan).join('\n')
}

function declaring(reading: unknown): Plan {
  const text = JSON.stringify({ schema: 'assay.statement/1', readings: { 'sse.events': reading } })
  return resolvePlan({ profile: 'openai', statement: parseStatement(text, 'ours.json'), require: [] })
}

test('streams without a terminator: the note names the member and the flag', () => {
  expect(noteOn([WITHOUT, WITHOUT, CUT])).toBe(
    '2 streams ended after the finish_reason without [DONE], and none ended with it. If this is how the service ends its streams, ' +
      'declare "sse.events": {"reading":"chunks-end","usageSwitch":{"stream_options":{"include_usage":true}}} under "readings" in the statement, and pass its file with --statement',
  )
})

test('the note names the terminator that the statement declares', () => {
  const plan = declaring({ reading: 'chunks-done', terminator: 'END' })
  expect(noteOn([WITHOUT], plan)).toContain('1 stream ended after the finish_reason without END')
})

test.each<[string, readonly Row[], Plan]>([
  ['a stream ended with it', [WITHOUT, rowOf()], defaultPlan()],
  ['a stream ended with it and lacked its finish_reason', [WITHOUT, { ...CUT, doneUs: 1 }], defaultPlan()],
  ['all streams were cut', [CUT], defaultPlan()],
  ['no terminator is declared', [WITHOUT], declaring('chunks-end')],
])('no note: %s', (_, rows, plan) => {
  expect(noteOn(rows, plan)).toBe('')
})
