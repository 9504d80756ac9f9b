/**
 * The conformance suite as a worker thread, for an installed package: the same session as under Vitest (suite.ts), one
 * check after the other. A thread, so that a target that keeps it busy does not keep the command from hearing Ctrl-C.
 */
import { parentPort, workerData } from 'node:worker_threads'
import type { CheckRecord } from '../../reports/run.ts'
import { reportRequests } from './request-progress.ts'
import { runChecks } from './run-checks.ts'
import type { Settings } from './settings.ts'

/** The data that the thread starts with. */
export type SuiteWork = { readonly settings: Settings; readonly progressChannel: string }

/** A message of the thread: a verdict, a problem outside any check, or that `run.json` is written. */
export type SuiteMessage =
  | { readonly kind: 'record'; readonly record: CheckRecord }
  | { readonly kind: 'problem'; readonly text: string }
  | { readonly kind: 'done' }

function post(message: SuiteMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no target origin
  parentPort?.postMessage(message)
}

// Kept, not fatal: the run goes on to its end and is then reported as broken, as under Vitest.
process.on('unhandledRejection', (reason) => {
  post({ kind: 'problem', text: reason instanceof Error ? reason.message : String(reason) })
})
const { settings, progressChannel }: SuiteWork = workerData
let stopReporting = (): void => {}
await runChecks(settings, process.env, {
  onSession: ({ sentRequests }) => {
    stopReporting = reportRequests(progressChannel, sentRequests)
  },
  onRecord: (record) => post({ kind: 'record', record }),
  onProblem: (text) => post({ kind: 'problem', text }),
})
stopReporting()
post({ kind: 'done' })
