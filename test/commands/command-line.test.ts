import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conforms } from '../../conformance/exchange/schema.ts'
import { allChecks } from '../../conformance/session/registry.ts'
import { faults } from '../faults/index.ts'
import { startReference, type Reference } from '../../reference/server.ts'
import { assayHere } from '../fixtures/command-here.ts'
import { assay as assayApart, startAssay, type Said } from '../fixtures/run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-command-line-'))
const KEY = 'sk-canary-4f9d2c7e81b3a650'
// Returns the ids of all checks of these capabilities.
const checksOf = (...names: readonly string[]): string =>
  allChecks
    .filter(({ capability }) => names.includes(capability))
    .map(({ id }) => id)
    .join(',')
let reference: Reference
let faulty: Reference

beforeAll(async () => {
  reference = await startReference({ keys: [KEY] })
  const broken = faults.filter((fault) => ['content-null', 'done-missing', 'key-in-error'].includes(fault.id))
  faulty = await startReference({ keys: [KEY], patches: broken })
})
afterAll(async () => {
  await reference.close()
  await faulty.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a flawless target', () => {
  test('is conformant by at least 100 checks with at most 160 requests, and all files of the run are there', async () => {
    const out = join(folder, 'good')
    // As a user starts it: as a process of its own.
    const result = await assayApart(checkOf(reference, '--out', out), folder, { ASSAY_KEY: KEY })
    expect(result.stdout).toMatch(/^CONFORMANT/)
    expect(result.code).toBe(0)
    const run: unknown = JSON.parse(readFileSync(join(out, 'run.json'), 'utf8'))
    expect(conforms('urn:assay:run', run, '')).toEqual([])
    expect(run).toMatchObject({
      outcome: 'conformant',
      exitCode: 0,
      target: { baseUrl: reference.baseUrl, model: reference.model },
    })
    expect(readdirSync(out).toSorted()).toEqual(['junit.xml', 'report.html', 'run.json', 'transcript.ndjson'])
    const { checks, cost } = readRun('good')
    expect(checks.length).toBeGreaterThanOrEqual(100)
    expect(cost.requests).toBeLessThanOrEqual(160)
  })

  test('a /v1 at the end of the base URL is left out, and said so; the model is found', async () => {
    const result = await assay([
      'check',
      `${reference.baseUrl}/v1/`,
      '--only',
      'core.post-completes',
      '--out',
      join(folder, 'v1'),
    ])
    expect(result.stderr).toMatch(/left out \/v1 at the end/)
    expect(result.stderr).toContain(reference.model)
    expect(result.code).toBe(0)
  })

  test('--only sends only what it needs, and a partial run says so', async () => {
    const out = join(folder, 'only')
    const result = await assay(checkOf(reference, '--only', 'core.models-listed', '--out', out))
    expect(readRun('only').cost.requests).toBeLessThanOrEqual(3)
    expect(result.stdout).toMatch(/SELECTED CHECKS ONLY/)
  })

  test('a budget that does not suffice leaves the run incomplete and is never exceeded', async () => {
    const result = await assay(checkOf(reference, '--max-requests', '10', '--out', join(folder, 'budget')))
    expect(result.code).toBe(3)
    expect(readRun('budget').cost.requests).toBeLessThanOrEqual(10)
    expect(result.stdout).toMatch(/budget/)
  })

  test('a limit that is required and not seen within the budget is never green', async () => {
    const result = await assay(
      checkOf(
        reference,
        '--require',
        'limits',
        '--only',
        checksOf('limits'),
        '--out',
        join(folder, 'limits'),
      ),
    )
    expect(result.code).toBe(3)
    const exists = readRun('limits').checks.find(({ id }) => id === 'limits.exists')
    const detail: unknown = expect.stringMatching(/^no limit seen in 60 calls/)
    expect(exists).toMatchObject({ verdict: 'inconclusive', reason: 'budget', detail })
  })

  test('--profile none: only what is stated binds, gaps are observed', async () => {
    const result = await assay(
      checkOf(reference, '--profile', 'none', '--only', checksOf('core'), '--out', join(folder, 'none')),
    )
    expect(result.code).toBe(0)
    const { checks } = readRun('none')
    expect(checks.some((check) => check.verdict === 'observed')).toBe(true)
    expect(checks.every((check) => check.layer === 'spec' || check.layer === 'observed')).toBe(true)
  })

  test('a statement replaces the reading of the profile, and its layer is declared', async () => {
    const statement = join(folder, 'problem.json')
    writeFileSync(
      statement,
      JSON.stringify({ schema: 'assay.statement/1', readings: { 'errors.body': 'problem' } }),
    )
    const result = await assay(
      checkOf(
        reference,
        '--statement',
        statement,
        '--only',
        'core.errors-body',
        '--out',
        join(folder, 'problem'),
      ),
    )
    expect(result.code).toBe(1)
    const body = readRun('problem').checks.find((check) => check.id === 'core.errors-body')
    expect(body).toMatchObject({ verdict: 'fail', layer: 'declared' })
  })
})

describe('a faulty target', () => {
  let result: Said
  beforeAll(async () => {
    result = await assay(checkOf(faulty, '--only', checksOf('core', 'sse'), '--out', join(folder, 'bad')))
  })

  test('is not conformant; each failure says where, what was expected, and how to see it', () => {
    expect(result.code).toBe(1)
    expect(result.stdout).toMatch(/^NON-CONFORMANT/)
    expect(result.stdout).toMatch(/FAIL core\.content-is-string/)
    expect(result.stdout).toMatch(/\/choices\/0\/message\/content/)
    expect(result.stdout).toMatch(/curl .*\$ASSAY_KEY/s)
    expect(readRun('bad').exitCode).toBe(1)
  })

  test('the key is nowhere: not in files, not in what was printed, though the target echoes it', async () => {
    const { stdout, stderr } = await assay(
      checkOf(
        faulty,
        '--json',
        '--only',
        'core.key-not-echoed,core.content-is-string',
        '--out',
        join(folder, 'canary'),
      ),
    )
    const files = readdirSync(join(folder, 'canary')).map((name) =>
      readFileSync(join(folder, 'canary', name), 'utf8'),
    )
    for (const text of [...files, stdout, stderr]) {
      expect(text.includes(KEY)).toBe(false)
      expect(text.includes(Buffer.from(KEY).toString('base64').replace(/=+$/, ''))).toBe(false)
    }
    expect(files.join('')).toContain('core.key-not-echoed')
  })

  test('replay gives the same verdicts to the byte, and notices a changed one', async () => {
    const transcript = join(folder, 'bad', 'transcript.ndjson')
    const same = await assay(['replay', transcript])
    expect(same.stderr).toMatch(
      /none of \d+ recomputed verdicts? differs from run\.json; the exit code is that of the run: 1/,
    )
    expect(same.code).toBe(1)
    const replayed = await assay(['replay', transcript, '--json'])
    expect(JSON.stringify(JSON.parse(replayed.stdout).checks)).toBe(JSON.stringify(readRun('bad').checks))
    const honest = readRun('bad')
    const checks = honest.checks.map((check) =>
      check.verdict === 'fail' ? { ...check, verdict: 'warn' } : check,
    )
    writeFileSync(join(folder, 'bad', 'run.json'), JSON.stringify({ ...honest, checks }))
    const caught = await assay(['replay', transcript])
    expect(caught.stderr).toMatch(/differs? from run\.json: .*the exit code is 1, not that of the run/)
    expect(caught.code).toBe(1)
  })
})

describe('a target that is not there', () => {
  test('a dead port: exit 3, one line of reason, and a run.json all the same', async () => {
    const gone = await startReference({})
    await gone.close()
    const result = await assay(['check', gone.baseUrl, '--model', 'x', '--out', join(folder, 'dead')])
    expect(result.code).toBe(3)
    expect(result.stdout).toMatch(/^INCOMPLETE/)
    expect(result.stdout).toMatch(/ECONNREFUSED/)
    expect(readRun('dead')).toMatchObject({ outcome: 'incomplete', exitCode: 3 })
  })

  test('a wrong key: exit 3, and it says so', async () => {
    const result = await assay(
      ['check', reference.baseUrl, '--model', 'x', '--out', join(folder, 'key')],
      'sk-not-the-key',
    )
    expect(result.code).toBe(3)
    expect(result.stdout).toMatch(/first call\s+was\s+refused\s+\(401/)
  })

  test('TLS to a plain port: exit 3', async () => {
    const result = await assay([
      'check',
      reference.baseUrl.replace('http:', 'https:'),
      '--model',
      'x',
      '--out',
      join(folder, 'tls'),
    ])
    expect(result.code).toBe(3)
  })
})

test('a run that is interrupted says what is kept, leaves a readable run.json, and ends with 130', async () => {
  const slow = await startReference({ keys: [KEY], latency: { ttftMs: 1500, gapMs: 2, jitterMs: 0 } })
  const args = ['check', slow.baseUrl, '--model', slow.model, '--out', join(folder, 'stopped')]
  const child = startAssay(args, folder, { ASSAY_KEY: KEY })
  const begun = join(folder, 'stopped', 'transcript.ndjson')
  await expect.poll(() => existsSync(begun), { timeout: 90_000 }).toBe(true)
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  child.kill('SIGINT')
  const code = await new Promise((resolve) => child.on('close', resolve))
  await slow.close()
  expect(code).toBe(130)
  expect(stderr).toMatch(
    /interrupted: .*stopped keeps what was seen; assay replay .*transcript\.ndjson'? judges it/,
  )
  expect(readRun('stopped')).toMatchObject({ outcome: 'incomplete', exitCode: 3 })
})

type Stored = {
  readonly exitCode: number
  readonly cost: { readonly requests: number }
  readonly checks: readonly { readonly id: string; readonly verdict: string; readonly layer: string }[]
}

/** Returns the arguments that judge a service with its model. */
function checkOf({ baseUrl, model }: Reference, ...more: readonly string[]): readonly string[] {
  return ['check', baseUrl, '--model', model, ...more]
}

function readRun(name: string): Stored {
  return JSON.parse(readFileSync(join(folder, name, 'run.json'), 'utf8')) as Stored
}

function assay(args: readonly string[], key = KEY): Promise<Said> {
  return assayHere(args, folder, { ASSAY_KEY: key })
}

test('a folder for temporary files that does not exist is named, with its variable', async () => {
  const TMPDIR = join(folder, 'no-such-folder')
  const load = ['load', 'throughput', reference.baseUrl, '--model', 'x', '--out', join(folder, 'load')]
  const { code, stderr } = await assayApart(load, folder, { TMPDIR, ASSAY_KEY: KEY })
  expect([code, stderr]).toEqual([
    2,
    expect.stringMatching(
      /^error: cannot write to .*no-such-folder.* \(TMPDIR\): its folder does not exist$/m,
    ),
  ])
})

test('a folder that is deleted while a shell is in it gets one line', async () => {
  const gone = join(folder, 'gone')
  mkdirSync(gone)
  const main = join(import.meta.dirname, '..', '..', 'cli', 'main.ts')
  const script = 'cd "$1" && rmdir "$1" && exec "$2" "$3" check reference'
  const { status, stderr } = spawnSync('sh', ['-c', script, 'sh', gone, process.execPath, main])
  expect([status, stderr.toString()]).toEqual([
    2,
    'error: the current folder does not exist any more: change to another one\n',
  ])
})
