/** Defines one Vitest test per check of a session. The environment sets the target (`ASSAY_TARGET`; see settings.ts). */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'
import type { CheckRecord } from '../../schemas/compiled/run.ts'
import { violationText } from '../../schemas/violation-text.ts'
import { checksOfSelection } from './registry.ts'
import { planOf, settingsFromEnvironment, openSession } from './settings.ts'
import { writeJson } from '../../schemas/write-file.ts'

const settings = settingsFromEnvironment(process.env)
const { out } = settings
if (out !== null) mkdirSync(out, { recursive: true })
const session = openSession(settings, planOf(settings), process.env)

for (const check of checksOfSelection(settings)) {
  // The test has no timeout, because every exchange has deadlines.
  test(`${check.id}: ${check.title}`, { timeout: 0 }, async ({ skip }) => {
    settle(await session.verdict(check), skip)
  })
}

afterAll(async () => {
  const run = await session.close()
  if (out !== null) writeJson(join(out, 'run.json'), run)
}, 0)

/**
 * The error of a failed check, with place, expected and received value. It has no stack trace, which would show only code of
 * Assay.
 */
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

// Fails the test of a failed, broken or incomplete check. Skips the test of a check without a verdict.
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
