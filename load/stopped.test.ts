/** What a Ctrl-C ends outside of k6; within it: drive.test.ts. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensureK6 } from './build.ts'
import { runLoad } from './drive.ts'
import { LoadError } from './load-error.ts'
import { orStopped, stopHere } from './stopped.ts'
import { serveStreams, whole } from './stream-fixture.ts'

const broken = new LoadError('bundle-failed', 'The service was stopped')
const fail = (): Promise<never> => Promise.reject(broken)

test('what a Ctrl-C breaks is told as stopped, even where the break is heard of first', async () => {
  const stop = new AbortController()
  const making = orStopped(stop.signal, fail)
  setTimeout(() => stop.abort(), 20)
  await expect(making).rejects.toMatchObject({ code: 'aborted', message: /stopped by its user \(Ctrl-C\)/ })
})

test('what breaks by itself stays what it is', async () => {
  await expect(orStopped(undefined, fail)).rejects.toBe(broken)
  await expect(orStopped(new AbortController().signal, fail)).rejects.toBe(broken)
})

test('a stop is not overlooked because nothing broke', async () => {
  const stop = new AbortController()
  const making = orStopped(stop.signal, async () => {
    stop.abort()
    return await Promise.resolve(1)
  })
  await expect(making).rejects.toMatchObject({ code: 'aborted' })
  expect(() => stopHere(undefined, new AbortController().signal)).not.toThrow()
})

test('who stops the measuring after the load keeps the load', { timeout: 600_000 }, async () => {
  await ensureK6()
  const out = mkdtempSync(join(tmpdir(), 'assay-stopped-'))
  const server = await serveStreams(whole)
  const stop = new AbortController()
  let hasEnded = false
  try {
    const run = await runLoad({
      scenario: 'stream',
      target: { baseUrl: server.baseUrl, model: 'm', key: null },
      workload: { vus: 1, durationSeconds: 1 },
      out,
      signal: stop.signal,
      onProgress: ({ phase }) => {
        hasEnded ||= phase === 'ended'
        if (hasEnded && phase === 'calibrate') stop.abort()
      },
    })
    expect(run).toMatchObject({ outcome: 'ok', valid: true })
    expect(run.instrument.reasons).toContain(
      'it was calibrated only before the load: its user stopped it (Ctrl-C) after it',
    )
    expect(run.instrument.reasons.join()).not.toContain('not calibrated')
    expect(run.instrument).toMatchObject({ verdict: 'suspect', ttftErrorMs: expect.anything() })
  } finally {
    server.close()
    rmSync(out, { recursive: true })
  }
})
