/**
 * The conformance suite for people who run it by hand: `ASSAY_TARGET=... vitest run --project conformance`. It opens the same session as
 * `assay check`, and each check is one test. settings.ts names the variables.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'
import type { CheckRecord } from '../../schemas/compiled/run.ts'
import { violationText } from '../../schemas/violation-text.ts'
import { checksAsked } from './registry.ts'
import { planOf, settingsFromEnvironment, openSession } from './settings.ts'
import { writeJson } from '../../schemas/write-file.ts'

const settings = settingsFromEnvironment(process.env)
const { out } = settings
if (out !== null) mkdirSync(out, { recursive: true })
const session = openSession(settings, planOf(settings), process.env)

for (const check of checksAsked(settings)) {
  // No time limit of its own: every exchange has deadlines, and a late verdict is better than a lost one.
  test(`${check.id}: ${check.title}`, { timeout: 0 }, async ({ skip }) => {
    settle(await session.verdict(check), skip)
  })
}

afterAll(async () => {
  const run = await session.close()
  if (out !== null) writeJson(join(out, 'run.json'), run)
}, 0)

/** A verdict as a failed test: where, expected, received. It has no stack, which would only show our own code. */
class Violation extends Error {
  override readonly name = 'Violation'

  constructor(record: CheckRecord) {
    super(record.issues.length > 0 ? record.issues.map(violationText).join('\n') : noteOf(record))
    this.stack = `${this.name}: ${this.message}`
  }
}

function noteOf({ verdict, reason, detail }: CheckRecord): string {
  return [verdict, reason, detail].filter((part) => part !== undefined).join(': ')
}

// Red for what fails, breaks or leaves the run incomplete; skipped for what has no verdict; never green without one.
function settle(record: CheckRecord, skip: (note: string) => never): void {
  switch (record.verdict) {
    case 'pass':
    case 'warn':
      return
    case 'fail':
    case 'error':
      throw new Violation(record)
    case 'inconclusive':
      if (record.code === 'model-behaviour') skip(noteOf(record))
      throw new Violation(record)
    case 'not-applicable':
    case 'observed':
      skip(noteOf(record))
  }
}
