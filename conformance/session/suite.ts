/**
 * The conformance suite: every check is one Vitest test, named by its id, with its verdict and evidence in
 * `meta.assay`. Settings come from `assay check` (provided) or from the environment (see settings.ts).
 */
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, inject, test } from 'vitest'
import type { CheckRecord } from '../../reports/run.ts'
import { openSession } from './open-session.ts'
import { reportRequests } from './request-progress.ts'
import { checksAsked } from './registry.ts'
import { planOf, settingsFromEnvironment, type Settings } from './settings.ts'
import { Violation } from './violation.ts'
import { writeJson } from './write-json.ts'

declare module 'vitest' {
  interface TaskMeta {
    assay?: CheckRecord
  }
  interface ProvidedContext {
    assay: Settings | undefined
    /** Name of the broadcast channel that takes counts of requests. */
    assayProgress: string | undefined
  }
}

const settings = inject('assay') ?? settingsFromEnvironment(process.env)
if (settings.out !== null) mkdirSync(settings.out, { recursive: true })
// The command removed an older one before it started us, so that this one says that its user has stopped the run since.
if (inject('assay') !== undefined && existsSync(join(settings.out ?? '', 'transcript.ndjson')))
  throw new Error('the run was interrupted before it began')
const plan = planOf(settings)
const session = openSession(settings, plan, process.env)
const stopReporting = reportRequests(inject('assayProgress') ?? null, session.sentRequests)

for (const check of checksAsked(settings)) {
  // No time limit of its own: every exchange has deadlines, and a late verdict is better than a lost one.
  test(`${check.id}: ${check.title}`, { timeout: 0 }, async ({ task, skip }) => {
    const record = await session.verdict(check)
    task.meta.assay = record
    settle(record, skip)
  })
}

afterAll(async () => {
  const run = await session.close()
  stopReporting()
  if (settings.out !== null) writeJson(join(settings.out, 'run.json'), run)
}, 0)

// Red for what fails, breaks or leaves the run incomplete; skipped for what has no verdict; never green without one.
function settle(record: CheckRecord, skip: (note: string) => never): void {
  const note = [record.reason, record.detail].filter((part) => part !== undefined).join(': ')
  switch (record.verdict) {
    case 'pass':
    case 'warn':
      return
    case 'fail':
    case 'error':
      throw new Violation(record)
    case 'inconclusive':
      if (record.code === 'model-behaviour') skip(note)
      throw new Violation(record)
    case 'not-applicable':
    case 'observed':
      skip(note)
  }
}
