/** Runs `assay check`, and defines one Vitest test per check. Variables: ASSAY_TARGET, ASSAY_MODEL, ASSAY_KEY, ASSAY_OPTIONS. */
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { runCommandLine } from '../../cli/command.ts'
import type { CheckRecord, Run } from '../../schemas/compiled/run.ts'
import { violationText } from '../../schemas/violation-text.ts'

const { ASSAY_TARGET = 'reference', ASSAY_MODEL, ASSAY_OPTIONS = '' } = process.env

for (const record of (await judgedRun()).checks) {
  test(`${record.id}: ${record.title}`, ({ skip }) => settle(record, skip))
}

/** Judges the target with `assay check`, and returns its run. Throws for a usage error, whose message is printed. */
async function judgedRun(): Promise<Run> {
  const out = mkdtempSync(join(tmpdir(), 'assay-suite-'))
  const model = ASSAY_MODEL === undefined ? [] : ['--model', ASSAY_MODEL]
  const further = ASSAY_OPTIONS.split(/\s+/).filter((word) => word !== '')
  const { stderr, env } = process
  const context = { stdout: stderr, stderr, env, cwd: process.cwd() }
  const exitCode = await runCommandLine(['check', ASSAY_TARGET, '--out', out, ...model, ...further], context)
  if (exitCode === 2) throw new Error('assay check refused its options: see the line above')
  const run: Run = JSON.parse(readFileSync(join(out, 'run.json'), 'utf8'))
  const isJudged = run.checks.some(({ verdict }) => !['inconclusive', 'not-applicable'].includes(verdict))
  // One failure instead of one for each check.
  if (!isJudged) throw new Error(`nothing was judged: ${run.reason ?? run.outcome}`)
  return run
}

function noteOf({ verdict, reason, detail }: CheckRecord): string {
  return [verdict, reason, detail].filter((part) => part !== undefined).join(': ')
}

// Fails the test of a failed, broken or incomplete check. Skips the test of a check without a verdict.
function settle(record: CheckRecord, skip: (note: string) => never): void {
  const { verdict, code, issues } = record
  if (verdict === 'pass' || verdict === 'warn') return
  const isOpen = verdict === 'inconclusive' && code === 'model-behaviour'
  if (isOpen || verdict === 'not-applicable' || verdict === 'observed') skip(noteOf(record))
  const violation = new Error(issues.length > 0 ? issues.map(violationText).join('\n') : noteOf(record))
  // A stack trace would show only code of Assay.
  violation.stack = `Violation: ${violation.message}`
  throw violation
}
