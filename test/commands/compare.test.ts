import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faults } from '../faults/index.ts'
import { startReference } from '../../reference/server.ts'
import { capacityRun } from '../../reports/capacity-fixture.ts'
import { limiterRun } from '../../reports/limiter-fixture.ts'
import { assayHere as assay } from '../fixtures/command-here.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-compare-'))
const [good, bad] = [join(folder, 'good'), join(folder, 'bad')]

async function judge(faultIds: readonly string[], out: string): Promise<void> {
  const reference = await startReference({ patches: faults.filter(({ id }) => faultIds.includes(id)) })
  try {
    const only = ['--only', 'core.post-completes,core.response-schema,core.date-format']
    const args = ['check', reference.baseUrl, '--model', reference.model, ...only, '--out', out]
    await assay(args, folder, { ASSAY_KEY: reference.key })
  } finally {
    await reference.close()
  }
}

beforeAll(async () => {
  await judge([], good)
  await judge(['object-wrong'], bad)
  for (const name of ['limiter', 'empty', 'sweep']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'limiter', 'limiter-run.json'), JSON.stringify(limiterRun()))
  writeFileSync(join(folder, 'sweep', 'capacity-run.json'), JSON.stringify(capacityRun()))
})

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('a new failure is a regression and exits 1; the way back exits 0', async () => {
  const worse = await assay(['compare', good, bad], folder, {})
  expect([worse.code, worse.stdout]).toEqual([
    1,
    expect.stringMatching(
      /^1 regression \(checks that fail now: 1\); 2 checks unchanged[^]*Checks that fail now \(1\)\n.*\n {2}core\.response-schema {2}pass -> fail/,
    ),
  ])
  const better = await assay(['compare', bad, join(good, 'run.json'), '--as', 'markdown'], folder, {})
  expect([better.code, better.stdout]).toEqual([
    0,
    expect.stringMatching(/^## Assay: No regression[^]*fail -&gt; pass/),
  ])
})

test('a new warning is named first, and exits 1 with --strict only', async () => {
  const warned = join(folder, 'warned')
  await judge(['date-iso'], warned)
  const usual = await assay(['compare', good, warned], folder, {})
  expect([usual.code, usual.stdout]).toEqual([
    0,
    expect.stringMatching(/^No regression; checks that warn now: 1; /),
  ])
  const strict = await assay(['compare', good, warned, '--strict'], folder, {})
  expect([strict.code, strict.stdout]).toEqual([
    1,
    expect.stringMatching(/^1 regression \(checks that warn now: 1\); /),
  ])
})

test('a run file that was changed is not compared: exit 3 and the reason', async () => {
  const edited = join(folder, 'edited')
  cpSync(bad, edited, { recursive: true })
  const path = join(edited, 'run.json')
  const run: object = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify({ ...run, outcome: 'conformant', exitCode: 0 }))
  const { code, stdout, stderr } = await assay(['compare', good, edited], folder, {})
  expect([stderr, code, stdout]).toEqual([
    '',
    3,
    expect.stringMatching(
      /^Not comparable: the run file after was changed after its run: its member outcome/,
    ),
  ])
})

test('a run file without its transcript is compared, with a note', async () => {
  const alone = join(folder, 'alone.json')
  cpSync(join(good, 'run.json'), alone)
  const { code, stdout } = await assay(['compare', alone, good], folder, {})
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(
      /^No difference shown[^]*NOTE: the run file before was not verified, and the shapes/,
    ),
  ])
})

test('two sweeps are compared: a smaller capacity exits 1, other objectives exit 3', async () => {
  const { answer, objectives } = capacityRun()
  const slower = answer && { ...answer, ratePerSecond: 30, interval: { low: 28, high: 32 } }
  const write = (name: string, run: object): string => {
    const path = join(folder, name)
    writeFileSync(path, JSON.stringify(run))
    return path
  }
  const worse = write('slower.json', capacityRun({ answer: slower }))
  const other = write('other.json', capacityRun({ objectives: objectives.slice(0, 1) }))
  expect(await assay(['compare', 'sweep', worse], folder, {})).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^Regressed: 0\.694 times the capacity before/),
  })
  expect(await assay(['compare', worse, 'sweep', '--as', 'json'], folder, {})).toMatchObject({ code: 0 })
  expect(await assay(['compare', 'sweep', other], folder, {})).toMatchObject({ code: 3 })
  expect(await assay(['compare', 'sweep', 'good'], folder, {})).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('cannot compare capacity-run.json and run.json. Give two run.json'),
  })
})

test.each<[args: readonly string[], says: RegExp]>([
  [[], /give two runs/],
  [['good'], /give two runs/],
  [
    ['good', 'nowhere'],
    /no run at nowhere\. Give a run\.json, load-run\.json or capacity-run\.json, or its folder/,
  ],
  [['good', 'empty'], /no run at empty\. Give a run\.json, load-run\.json or capacity-run\.json/],
  [
    ['good', 'limiter'],
    /limiter-run\.json is a run against a limiter, which is not accepted here\. Give a run\.json, load-run\.json or capacity-run\.json/,
  ],
  [['good', 'bad', '--as', 'htm'], /unknown format 'htm' in --as: did you mean 'html'\?/],
  [['good', 'good/transcript.ndjson'], /transcript\.ndjson/],
])('%j is one line and exit 2', async (args, says) => {
  const { code, stderr, stdout } = await assay(['compare', ...args], folder, {})
  expect([code, stdout, stderr.trimEnd().split('\n').length]).toEqual([2, '', 1])
  expect(stderr).toMatch(says)
})
