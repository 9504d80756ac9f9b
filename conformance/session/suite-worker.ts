/**
 * The conformance suite as a worker thread, for an installed package: the same session as under Vitest (suite.ts), one
 * check after the other. A thread, so that a target that keeps it busy does not keep the command from hearing Ctrl-C.
 */
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { CheckRecord } from '../../reports/run.ts'
import { openSession } from './open-session.ts'
import { reportRequests } from './request-progress.ts'
import { selectChecks } from './registry.ts'
import { planOf, type Settings } from './settings.ts'
import { writeJson } from './write-json.ts'

/** What the thread is started with. */
export type SuiteWork = { readonly settings: Settings; readonly progressChannel: string }

/** What the thread says: a verdict, a problem outside any check, or that `run.json` is written. */
export type SuiteMessage =
  | { readonly kind: 'record'; readonly record: CheckRecord }
  | { readonly kind: 'problem'; readonly text: string }
  | { readonly kind: 'done' }

async function runChecks({ settings, progressChannel }: SuiteWork): Promise<void> {
  const { out } = settings
  if (out !== null) mkdirSync(out, { recursive: true })
  // The command removed an older one before it started us, so that this one says that its user has stopped the run since.
  if (existsSync(join(out ?? '', 'transcript.ndjson')))
    throw new Error('the run was interrupted before it began')
  const session = openSession(settings, planOf(settings), process.env)
  const stopReporting = reportRequests(progressChannel, session.sentRequests)
  for (const check of selectChecks(settings.only, settings.skip)) {
    try {
      post({ kind: 'record', record: await session.verdict(check) })
    } catch (error) {
      post({
        kind: 'problem',
        text: `${check.id}: ${error instanceof Error ? error.message : String(error)}`,
      })
    }
  }
  const run = await session.close()
  stopReporting()
  if (out !== null) writeJson(join(out, 'run.json'), run)
}

function post(message: SuiteMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no target origin
  parentPort?.postMessage(message)
}

// Kept, not fatal: the run goes on to its end and is then reported as broken, as under Vitest.
process.on('unhandledRejection', (reason) => {
  post({ kind: 'problem', text: reason instanceof Error ? reason.message : String(reason) })
})
const work: SuiteWork = workerData
await runChecks(work)
post({ kind: 'done' })
