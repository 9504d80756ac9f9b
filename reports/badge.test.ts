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
      'CONFORMANT in core, sse only (2 of 6 capabilities); 3 of 3 checks passed; profile openai; 2026-11-20',
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
