import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faults } from '../faults/index.ts'
import { startReference, type Reference } from '../../reference/server.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { assayHere as assay } from '../fixtures/command-here.ts'

const ONLY = 'core.post-completes,core.response-schema,core.unknown-model-clean'
const folder = mkdtempSync(join(tmpdir(), 'assay-known-failures-'))
const file = join(folder, 'known.json')
let twoFaults: Reference
let oneFault: Reference

function withFaults(ids: readonly string[]): Promise<Reference> {
  return startReference({ patches: faults.filter(({ id }) => ids.includes(id)) })
}

beforeAll(async () => {
  twoFaults = await withFaults(['object-wrong', 'unknown-model-500'])
  oneFault = await withFaults(['object-wrong'])
})

afterAll(async () => {
  await Promise.all([twoFaults.close(), oneFault.close()])
  rmSync(folder, { recursive: true, force: true })
})

async function check(reference: Reference, ...flags: readonly string[]) {
  const out = join(folder, 'out')
  const args = ['check', reference.baseUrl, '--model', reference.model, '--only', ONLY, '--out', out]
  const said = await assay([...args, ...flags], folder, { ASSAY_KEY: reference.key })
  const run = JSON.parse(readFileSync(join(out, 'run.json'), 'utf8')) as Run
  return { ...said, run, junit: readFileSync(join(out, 'junit.xml'), 'utf8') }
}

function write(failures: readonly object[]): void {
  writeFileSync(file, JSON.stringify({ schema: 'assay.baseline/1', failures }, null, 2))
}

type Entry = { readonly check: string; readonly places?: readonly string[] }

/** Returns the baseline entries of a run against this reference, with a reason and a link added to each. */
async function entriesOf(reference: Reference): Promise<readonly Entry[]> {
  const path = join(folder, 'fresh.json')
  rmSync(path, { force: true })
  await check(reference, '--baseline', path, '--baseline-update')
  const { failures } = JSON.parse(readFileSync(path, 'utf8')) as { failures: readonly Entry[] }
  return failures.map((entry) => ({ ...entry, reason: 'an old parser', link: 'https://example.com/7' }))
}

let entriesOfOne: Promise<readonly Entry[]> | null = null

async function objectNameEntry(): Promise<Entry> {
  entriesOfOne ??= entriesOf(oneFault)
  const [entry] = await entriesOfOne
  if (entry === undefined) throw new Error('the fault broke no check')
  return entry
}

test('a baseline is written from a run, and the next run passes and says so everywhere', async () => {
  const first = await check(twoFaults, '--baseline', file, '--baseline-update')
  expect([first.code, first.stderr]).toEqual([
    0,
    expect.stringMatching(/known\.json: 2 known failures \(2 added, 0 removed\)/),
  ])
  const unread = await check(twoFaults, '--baseline', file)
  expect([unread.code, unread.stderr]).toEqual([2, expect.stringMatching(/\/reason: this gives no reason/)])
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/"reason": ".*"/g, '"reason": "an old parser"'))
  const { code, stdout, run, junit } = await check(twoFaults, '--baseline', file)
  expect([code, run.outcome, run.baseline?.accepted.length]).toEqual([0, 'non-conformant', 2])
  expect(stdout).toMatch(
    /BASELINE known\.json: 2 known failures accepted, 0 new failures, 0 stale entries, 0\s+expired\s+entries; exit\s+code 0/,
  )
  expect(junit).toMatch(/failures="0"/)
  expect(junit).toMatch(/<skipped message="known failure: /)
})

test('a failure that is not in the baseline is red, and the known one is not', async () => {
  write([await objectNameEntry()])
  const { code, stdout, run, junit } = await check(twoFaults, '--baseline', file)
  expect([code, run.baseline?.exitCode]).toEqual([1, 1])
  expect(stdout).toMatch(/New failures \(1\)[^]*FAIL core\.unknown-model-clean/)
  expect(stdout).not.toMatch(/FAIL core\.object-literal/)
  expect(junit.match(/<failure /g)).toHaveLength(1)
})

test('an entry whose check passes is stale: exit 1, with the line to remove', async () => {
  const entries = await entriesOf(twoFaults)
  const named = entries.find(({ check: id }) => id === 'core.response-schema')
  write([{ ...entries.find((entry) => entry !== named) }, { ...named }])
  const { code, stdout, junit } = await check(oneFault, '--baseline', file)
  expect(code).toBe(1)
  expect(stdout).toMatch(
    /STALE known\.json:4: remove the entry of core\.unknown-model-clean: the check passes now/,
  )
  expect(junit).toMatch(/testsuite name="assay\.baseline"[^]*<failure type="stale"/)
  const updated = await check(oneFault, '--baseline', file, '--baseline-update')
  expect([updated.code, JSON.parse(readFileSync(file, 'utf8'))]).toEqual([
    0,
    { schema: 'assay.baseline/1', failures: [await objectNameEntry()] },
  ])
})

test('a listed place that fails no more stays accepted, and a line names it', async () => {
  const entry = await objectNameEntry()
  write([{ ...entry, places: [...(entry.places ?? []), 'core.gone/away body'] }])
  const { code, stderr } = await check(oneFault, '--baseline', file)
  expect(code).toBe(0)
  expect(stderr).toMatch(/known\.json:4: core\.response-schema fails no more at core\.gone\/away body: /)
  write([entry])
  expect((await check(oneFault, '--baseline', file)).stderr).not.toMatch(/fails no more/)
})

test('a known failure that fails at a further place is new, and so is a check that it keeps from being judged', async () => {
  const { places = [], ...entry } = await objectNameEntry()
  expect(places.length).toBeGreaterThan(1)
  write([{ ...entry, places: places.slice(1) }])
  const { code, stdout, run, junit } = await check(oneFault, '--baseline', file)
  expect([code, run.baseline?.accepted]).toEqual([1, []])
  expect(stdout).toContain(
    `MORE known.json:4: core.response-schema fails at places that its entry does not accept: ${places[0]}`,
  )
  expect(junit).not.toMatch(/ entry"/)
  expect(junit).toMatch(/<failure [^>]*message="known\.json:4: core\.response-schema fails at places that/)
  const updated = await check(oneFault, '--baseline', file, '--baseline-update')
  expect([updated.code, updated.stderr]).toEqual([0, expect.stringMatching(/\(0 added, 0 removed\)/)])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ failures: [{ ...entry, places }] })
})

test('known failures that were selected alone are judged: exit 0', async () => {
  write([await objectNameEntry()])
  const only = ['--only', 'core.response-schema', '--baseline', file]
  const { code, stdout } = await check(oneFault, ...only)
  expect([code, stdout]).toEqual([0, expect.stringMatching(/1 known failure accepted, 0 new failures/)])
})

test('an entry is expired when its last day is over, and holds for its target only', async () => {
  const objectName = await objectNameEntry()
  write([{ ...objectName, expires: '2020-02-29' }])
  const expired = await check(oneFault, '--baseline', file)
  expect([expired.code, expired.stdout.replaceAll(/\s+/g, ' ')]).toEqual([
    1,
    expect.stringMatching(
      /accepted, 0 new failures, 0 stale entries, 1 expired entry; .*EXPIRED known\.json:4: the entry of core\.response-schema expired on 2020-02-29/,
    ),
  ])
  expect(expired.junit.match(/<failure [^>]*expired on 2020-02-29/g)).toHaveLength(1)
  expect(expired.junit).not.toMatch(/ entry"/)
  write([{ ...objectName, target: 'https://staging.example.com' }])
  expect((await check(oneFault, '--baseline', file)).code).toBe(1)
  write([{ ...objectName, target: `${oneFault.baseUrl}/v1`, expires: '2999-12-31' }])
  expect((await check(oneFault, '--baseline', file)).code).toBe(0)
})

test('a target that gives no completion writes no baseline', async () => {
  const path = join(folder, 'new.json')
  const wrong = { ...oneFault, key: 'a-wrong-key-of-some-length' }
  const { code, stderr } = await check(wrong, '--baseline', path, '--baseline-update')
  expect([code, stderr]).toEqual([
    3,
    expect.stringMatching(/new\.json was not written: the basic request did not get a completion/),
  ])
})

test('a file that is not there, and an update without a file, are one line each', async () => {
  const args = ['check', oneFault.baseUrl, '--baseline', 'nowhere.json']
  const missing = await assay(args, folder, {})
  expect([missing.code, missing.stderr]).toEqual([
    2,
    expect.stringMatching(/^error: --baseline: no file at nowhere\.json\. Add --baseline-update[^\n]*\n$/),
  ])
  const bare = await assay(['check', oneFault.baseUrl, '--baseline-update'], folder, {})
  expect([bare.code, bare.stderr]).toEqual([
    2,
    expect.stringMatching(/^error: --baseline-update needs --baseline FILE[^\n]*\n$/),
  ])
  const nowhere = ['check', oneFault.baseUrl, '--baseline', 'missing/new.json', '--baseline-update']
  const unwritable = await assay(nowhere, folder, {})
  expect([unwritable.code, unwritable.stderr]).toEqual([
    2,
    'error: cannot write missing/new.json (--baseline): its folder is missing or not writable. Name a file in another folder\n',
  ])
})

test('a broken baseline is named as it was given, with what to do', async () => {
  mkdirSync(join(folder, 'ci'), { recursive: true })
  writeFileSync(join(folder, 'ci/broken.json'), '{\n  "schema": \n}')
  writeFileSync(join(folder, 'ci/other.json'), '{ "schema": "assay.run/1" }')
  const problems = []
  for (const name of ['ci/broken.json', 'ci/other.json'])
    problems.push(await assay(['check', oneFault.baseUrl, '--baseline', name], folder, {}))
  expect(problems.map(({ code, stderr }) => [code, stderr])).toEqual([
    [2, expect.stringMatching(/^error: --baseline: ci\/broken\.json:3: not JSON: .*\. Correct this line\n$/)],
    [
      2,
      expect.stringMatching(
        /^error: --baseline: ci\/other\.json:1 .*\? Give a file with "schema": "assay\.baseline\/1"\n$/,
      ),
    ],
  ])
})
