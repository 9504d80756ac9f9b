import { expect, test } from 'vitest'
import type { LoadWindow, RequestCounts } from '../../schemas/compiled/load-run.ts'
import { evidence, exited, HEALTHY, type EvidenceChanges } from './judge-load-fixture.ts'
import { judgeLoad } from './judge-load.ts'

const SHORT: LoadWindow = { seconds: 5, completions: 1, firstSeconds: 4.21, completedAfter: 19 }

function notesOn(window: LoadWindow, ok: number, parts: EvidenceChanges = {}): string {
  const requests: RequestCounts = {
    started: ok,
    ok,
    failed: 0,
    dropped: 0,
    interrupted: 0,
    resent: 0,
    empty: 0,
    errorShare: 0,
  }
  const figures = { ...HEALTHY, e2e: { p50: 41_300 } }
  return judgeLoad(evidence({ figures, measured: { requests, window }, ...parts })).notes.join('\n')
}

test('most requests ended after the window of the rates: the note says so and what to do', () => {
  expect(notesOn(SHORT, 20)).toBe(
    'THE LOAD WAS TOO SHORT FOR ITS RATES: 1 completion in the window of 5 s (the first after 4.2 s), and 19 of 20 completed requests ' +
      'ended later; do not use completions and tokens per second; an answer took 41.3 s (median): raise --duration far beyond that, or send less load',
  )
  const none = { ...SHORT, completions: 0, firstSeconds: null, completedAfter: 20 }
  expect(notesOn(none, 20)).toMatch(
    /: 0 completions in the window of 5 s, and 20 of 20 completed requests ended later;/,
  )
})

test.each<[name: string, window: LoadWindow, ok: number, isNoted: boolean]>([
  ['19 of 39', { ...SHORT, completions: 19, firstSeconds: 0.1 }, 39, true],
  ['20 of 41: enough of them', { ...SHORT, completions: 20, firstSeconds: 0.1 }, 41, false],
  ['200 of 500, the first in the middle', { ...SHORT, completions: 200, firstSeconds: 2.5 }, 500, false],
  ['200 of 500, the first later', { ...SHORT, completions: 200, firstSeconds: 2.6 }, 500, true],
  ['half of them', { ...SHORT, completions: 10 }, 20, false],
  ['less than half of them', { ...SHORT, completions: 10 }, 21, true],
])('%s', (_, window, ok, isNoted) => {
  expect(notesOn(window, ok).includes('TOO SHORT')).toBe(isNoted)
})

test('a window of many answer times is not too short: the requests were sent late', () => {
  const window = { seconds: 5, completions: 16, firstSeconds: 0.6, completedAfter: 34 }
  const noted = (p50: number): boolean =>
    notesOn(window, 50, { figures: { ...HEALTHY, e2e: { p50 } } }).includes('TOO SHORT')
  expect([noted(603), noted(1_001)]).toEqual([false, true])
})

test('a run that was cut short has its reason instead', () => {
  expect(notesOn(SHORT, 20, { ending: exited(105) })).not.toContain('TOO SHORT')
})
