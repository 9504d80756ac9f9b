import { decodeXML } from 'entities'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { formatNames, renderRun, type RenderOptions, type RunWithKind } from '../../reports/formats.ts'
import { fairnessRun, limiterRun } from '../../reports/limiter-fixture.ts'
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { loadRun } from '../../reports/load-run-fixture.ts'
import { nonConformantRun } from '../../reports/run-fixture.ts'
import { RUN_KINDS } from '../../schemas/run-kinds.ts'
import { renderHelp, renderUsage, runCommandLine } from '../command.ts'
import { reportCommand } from './report-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-report-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const RUNS: readonly RunWithKind[] = [
  { kind: 'check', run: nonConformantRun },
  { kind: 'load', run: loadRun({ slo: [] }) },
  { kind: 'limiter', run: limiterRun() },
  { kind: 'limiter', run: fairnessRun() },
]

async function report(found: RunWithKind, ...flags: readonly string[]): Promise<string> {
  const path = join(folder, RUN_KINDS[found.kind].file)
  writeFileSync(path, JSON.stringify(found.run))
  let [text, said] = ['', '']
  const stdout = { write: (part: string) => (text += part) }
  const code = await runCommandLine(['report', path, ...flags], {
    stdout,
    stderr: { write: (part) => (said += part) },
    env: {},
    cwd: folder,
  })
  return code === 0 ? text : said
}

const WHY = 'there is no transcript.ndjson in its folder'
const READ: RenderOptions = { color: false, state: { kind: 'unverified', why: WHY } }

test.each(RUNS)(
  'every format in the table of a $kind run can be asked for, and the help names it',
  async (found) => {
    for (const name of formatNames(found.kind)) {
      expect(withoutEnding(await report(found, '--as', name))).toBe(await renderRun(found, name, READ))
      expect(renderHelp(reportCommand)).toContain(name)
      expect(renderUsage()).toContain(name)
    }
    expect(withoutEnding(await report(found))).toBe(await renderRun(found, 'summary', READ))
  },
)

const withoutEnding = (text: string): string => text.replace(/(report: .*\n)?(next: .*\n)?$/, '')

test.each<[string, Partial<LoadRun['workload']>, string]>([
  [
    'a rate',
    { model: 'open-constant', ratePerSecond: 8 },
    "assay capacity 'http://127.0.0.1:8080' --model plain --key-env OUR_KEY --header 'x-team=TEAM' --scenario throughput --slo 'e2e p95 < 2s'",
  ],
  [
    'a trace',
    { model: 'open-trace', ratePerSecond: 8, traceSpeed: 1.5 },
    "assay load throughput 'http://127.0.0.1:8080' --model plain --key-env OUR_KEY --header 'x-team=TEAM' --trace 'our trace.csv' --slo 'e2e p95 < 2s' --trace-speed 3",
  ],
])('every format names the next step after %s with the flags of the run', async (_, workload, command) => {
  const { slo, ...usual } = loadRun()
  const run: LoadRun = {
    ...usual,
    slo: slo.slice(0, 1),
    outcome: 'ok',
    exitCode: 0,
    workload: { ...usual.workload, ...workload },
    flags: { 'key-env': 'OUR_KEY', header: ['x-team=TEAM'], trace: 'our trace.csv', slo: ['e2e p95 < 2s'] },
  }
  const asked = async (as: string): Promise<string> => await report({ kind: 'load', run }, '--as', as)
  expect(await asked('summary')).toMatch(/^next: {3}\w/m)
  expect(await asked('summary')).toContain(`: ${command}\n`)
  expect(await asked('markdown')).toContain(`\n\n\`\`\`sh\n${command}\n\`\`\`\n`)
  expect(decodeXML(await asked('html'))).toContain(`<pre>${command}</pre>`)
})

test('every format of a limiter run, and the summary of a check, name the next step', async () => {
  const limits: RunWithKind = { kind: 'limiter', run: limiterRun() }
  const command = "assay check 'http://127.0.0.1:8080' --model plain --statement FILE"
  for (const as of ['summary', 'markdown', 'html', 'junit'])
    expect(decodeXML(await report(limits, '--as', as))).toContain(command)
  expect(await report({ kind: 'check', run: nonConformantRun })).toMatch(
    /^next: {3}repeat one check: assay check /m,
  )
})

test.each(RUNS)(
  'a format that the table of a $kind run lacks is refused with those it has',
  async (found) => {
    const names = formatNames(found.kind)
    expect(await report(found, '--as', 'constructor')).toMatch(
      /^error: unknown report 'constructor': one of /,
    )
    if (names.includes('badge')) return
    expect(await report(found, '--as', 'badge')).toBe(
      `error: unknown report 'badge': one of ${names.join(', ')}\n`,
    )
  },
)
