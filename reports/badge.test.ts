import { expect, test } from 'vitest'
import { renderBadge } from './badge.ts'
import { isHarmless } from './neutral-text.ts'
import {
  runWithBrokenJudge,
  conformantRun,
  hostileRun,
  incompleteRun,
  nonConformantRun,
} from './run-fixture.ts'

test('green for a conformant run only', () => {
  expect(renderBadge(conformantRun)).toEqual({
    schemaVersion: 1,
    label: 'assay',
    message:
      'CONFORMANT, judged on core, sse only, by 3 of 3 checks: 3 passed, 0 failed, 0 warnings; nothing left open; profile openai',
    color: 'brightgreen',
  })
  for (const run of [nonConformantRun, incompleteRun, runWithBrokenJudge]) {
    const badge = renderBadge(run)
    expect(badge).toMatchObject({ isError: true })
    expect(badge).not.toMatchObject({ color: 'brightgreen' })
  }
})

test('hostile text is escaped', () => {
  const badge = renderBadge({ ...hostileRun, outcome: 'conformant' })
  expect(isHarmless(badge.message)).toBe(true)
})
