import { expect, test } from 'vitest'
import { problemOf } from './load-verdict.ts'

const requests = {
  started: 9,
  ok: 9,
  failed: 0,
  dropped: 0,
  interrupted: 0,
  resent: 0,
  empty: 0,
  errorShare: 0,
}
const good = { valid: true, reasons: [], requests }

test.each([
  ['both read all', good, { ok: 9, failed: 0 }, null],
  ['both see failures', { ...good, requests: { ...requests, failed: 2 } }, { ok: 9, failed: 1 }, null],
  [
    'assay alone sees failures',
    { ...good, requests: { ...requests, failed: 2 } },
    { ok: 9, failed: 0 },
    'the plain client sees no failure',
  ],
  [
    'assay completed nothing',
    { ...good, requests: { ...requests, ok: 0 } },
    { ok: 9, failed: 0 },
    'assay completed nothing',
  ],
  ['nobody was there', good, { ok: 0, failed: 9 }, 'the plain client completed nothing'],
  [
    'no valid run',
    { ...good, valid: false, reasons: ['nobody listens'] },
    { ok: 0, failed: 9 },
    'the run is not valid: nobody listens',
  ],
])('%s', (_name, run, seen, problem) => {
  expect(problemOf(run, seen)).toBe(problem)
})
