import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { limiterRun } from '../../reports/limiter-fixture.ts'
import { conformantRun } from '../../reports/run-fixture.ts'
import { shownParts, startLimit } from './start-command.ts'

test('a stop before the first request reports that no limiter was found, without an error', async () => {
  const out = mkdtempSync(join(tmpdir(), 'assay-start-limit-'))
  const signals = {
    signal: AbortSignal.abort(),
    killSignal: new AbortController().signal,
    release: () => undefined,
  }
  let stderr = ''
  const stdout = { write: () => true }
  const context = { stdout, stderr: { write: (text: string) => (stderr += text) }, env: {}, cwd: out }
  try {
    expect(await startLimit({ isEmbedded: true, seed: 's', out, signals }, context, stdout)).toBe(null)
    expect(stderr).toMatch(
      /^assay: rate-limit: stopped by its user \(Ctrl-C\).*: no report of it was written$/m,
    )
    expect(existsSync(join(out, 'rate-limit'))).toBe(false)
    mkdirSync(join(out, 'rate-limit'))
    await startLimit({ isEmbedded: true, seed: 's', out, signals }, context, stdout)
    expect(existsSync(join(out, 'rate-limit'))).toBe(true)
  } finally {
    rmSync(out, { recursive: true })
  }
})

test.each([
  ['answered', [], /; a rate limiter identified$/],
  ['undetermined', [], /; its rate limiter not identified: the bounds are reached$/],
  ['undetermined', ['no answers'], /; its rate limiter not identified: no answers$/],
] as const)('a valid run whose limiter is %s is called that', (outcome, reasons, says) => {
  const ended = { because: 'bounds', note: 'the bounds are reached' } as const
  const limit = { ...limiterRun(), valid: true, outcome, reasons, ended }
  expect(shownParts(conformantRun, [], limit)).toMatch(says)
})
