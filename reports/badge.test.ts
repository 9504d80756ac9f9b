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
      'CONFORMANT in core, sse only (2 of 6 capabilities): http://127.0.0.1:8080 (on the machine of whoever ran Assay: nobody else can reach it there), under the Conversational AI Service Interface, profile openai (Assay 0.1.0); 3 of 3 checks passed, 0 failed, 0 warnings, 0 not judged; 2 of 2 core checks judged; in one run of 2026-11-20',
    color: 'brightgreen',
  })
  const target = { ...conformantRun.target, baseUrl: 'https://api.example.com' }
  expect(renderBadge({ ...conformantRun, target }).message).toContain(': https://api.example.com, under ')
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
