import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { formatNames, renderRun, type RenderOptions, type RunWithKind } from '../../reports/formats.ts'
import { fairnessRun, limiterRun } from '../../reports/limiter-fixture.ts'
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
      expect(await report(found, '--as', name)).toBe(await renderRun(found, name, READ))
      expect(renderHelp(reportCommand)).toContain(name)
      expect(renderUsage()).toContain(name)
    }
    expect(await report(found)).toBe(await renderRun(found, 'summary', READ))
  },
)

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
