import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { settingsFromEnvironment } from '../conformance/session/settings.ts'
import { runInWorker } from './worker-suite.ts'

const ONLY = ['core.auth-bare-key-refused', 'core.auth-scheme-case', 'core.errors-body']
// Longer than the thread takes from its first verdict to its end.
const BUSY_MS = 700

function keepBusy(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('a thread that is over before its last word was read has not broken', async () => {
  const out = mkdtempSync(join(tmpdir(), 'assay-worker-suite-'))
  onTestFinished(() => rmSync(out, { recursive: true, force: true }))
  // No server is here, so nothing holds the thread after its last word.
  const settings = settingsFromEnvironment({
    ASSAY_TARGET: 'http://127.0.0.1:9',
    ASSAY_MODEL: 'm',
    ASSAY_ONLY: ONLY.join(','),
    ASSAY_OUT: out,
  })
  // After the first verdict, in a turn of its own, in which neither the last word nor the end of the thread is heard.
  let heard = 0
  const result = await runInWorker(settings, {
    onRequests: () => {},
    onRecord: () => {
      heard += 1
      if (heard === 1) setImmediate(() => keepBusy(BUSY_MS))
    },
  })
  expect(result.problems).toEqual([])
  expect(result.records.map(({ id }) => id)).toEqual(ONLY)
})
