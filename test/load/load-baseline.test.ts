/** Tests `assay load --baseline`, which finds failures that a run of `assay check` did not have. */
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { underLoadFaults } from '../patches/under-load-faults.ts'
import { startReference, type Reference } from '../../reference/server.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { assayHere as assay } from '../fixtures/command-here.ts'
import { isBrief } from '../sampling/sampled-cases.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-baseline-'))
const MINUTE = { timeout: 90_000 }
const fault = underLoadFaults.filter(({ id }) => id === 'load-truncated-stream')
let reference: Reference
let oneCheck: Promise<string> | null = null

beforeAll(async () => {
  await ensureK6()
  reference = await startReference({ patches: fault, latency: { ttftMs: 60, gapMs: 2, jitterMs: 5 } })
}, 600_000)
afterAll(async () => {
  await reference.close()
  rmSync(folder, { recursive: true, force: true })
})

async function checked(name: string, more: readonly string[]): Promise<string> {
  const out = join(folder, name)
  await run('check', reference.baseUrl, '--model', reference.model, '--out', out, ...more)
  return join(out, 'run.json')
}

async function loaded(baseline: string, seconds = '2', scenario = 'stream') {
  const out = mkdtempSync(join(folder, 'load-'))
  const more = [
    '--vus',
    '18',
    '--duration',
    seconds,
    '--no-calibration',
    '--baseline',
    baseline,
    '--out',
    out,
  ]
  const said = await run('load', scenario, reference.baseUrl, '--model', reference.model, ...more)
  return { ...said, read: () => JSON.parse(readFileSync(join(out, 'load-run.json'), 'utf8')) as LoadRun }
}

async function run(...args: readonly string[]) {
  return await assay(args, folder, { ASSAY_KEY: reference.key })
}

describe('a fault that only a load shows', () => {
  test.skipIf(isBrief)('is reported as known by a run of check on the same target', MINUTE, async () => {
    const { code, stderr, read } = await loaded(await checked('whole', ['--only', 'sse.whole,sse.one-id']))
    expect(stderr).not.toContain('the baseline has no verdict')
    expect(code).toBe(1)
    const { conformance, notes } = read()
    const check = conformance.checks?.find(({ id }) => id === 'sse.whole')
    expect(check).toMatchObject({ quiet: 'passes', baseline: { verdict: 'passes', reason: null } })
    expect(notes.join('\n')).toMatch(
      /sse\.whole .* ONLY UNDER LOAD \(it passes in \d+ exchanges of the baseline/,
    )
  })

  test('sends no request again for failures that the baseline has', MINUTE, async () => {
    const path = await checked('failing', ['--only', 'sse.whole,sse.one-id'])
    const known = JSON.parse(readFileSync(path, 'utf8')) as Run
    writeFileSync(path, JSON.stringify({ ...known, checks: known.checks.map(failed) }))
    const { read } = await loaded(path)
    expect(read().conformance.quiet).toEqual({ from: 'baseline', answers: 0 })
    expect(read().notes.join('\n')).toMatch(/sse\.whole .* fails also without load \(in the baseline\)/)
  })
})

/** Returns the record of a check, changed into a failure. */
function failed(record: Run['checks'][number]): Run['checks'][number] {
  const issues = [{ at: 'x', expected: 'an end', received: 'none' }]
  return { ...record, verdict: 'fail', issues, exchanges: ['x'] }
}

describe('a baseline that cannot be one is one line and exit code 2, before any load', () => {
  test.each([
    ['no file', () => 'none.json', /^error: no run at none\.json\. Give a run\.json, or its folder$/],
    [
      'not a run',
      () => written('list.json', []),
      /list\.json is not a run\.json of this version: .*expected object/,
    ],
    [
      'cut off',
      () => writtenText('cut.json', '{"schema": "assay'),
      /cut\.json is not JSON: .*Give a file such as run\.json/,
    ],
    [
      'a load run',
      () => written('load.json', { schema: 'assay.load/1' }),
      /load\.json is a load run, which is not accepted here\. Give a run\.json/,
    ],
    [
      'another target',
      () => changed({ baseUrl: 'http://127.0.0.1:1' }),
      /is of another target: it judged http:\/\/127\.0\.0\.1:1, the load is for http/,
    ],
    [
      'another model',
      () => changed({ model: 'other' }),
      /is of another model: it judged other, the load is for /,
    ],
    ['another version', () => changed({}, '0.0.1'), /is of version 0\.0\.1, and this is version /],
    [
      'nothing that is needed',
      () => checked('core', ['--only', 'core.strict-json']),
      /has no verdict of any check that judges/,
    ],
  ])('%s', MINUTE, async (_, path, line) => {
    const { code, stderr, stdout } = await loaded(await path())
    expect(code).toBe(2)
    expect(stdout).toBe('')
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr.trim()).toMatch(line)
  })
})

function written(name: string, value: unknown): string {
  return writtenText(name, JSON.stringify(value))
}

function writtenText(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

async function changed(target: Partial<Run['target']>, version?: string): Promise<string> {
  oneCheck ??= checked('changed', ['--only', 'sse.whole'])
  const path = await oneCheck
  const known = JSON.parse(readFileSync(path, 'utf8')) as Run
  const suite = version === undefined ? known.suite : { ...known.suite, version }
  return written('changed.json', { ...known, suite, target: { ...known.target, ...target } })
}
