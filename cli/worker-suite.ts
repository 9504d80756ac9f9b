/** Runs the conformance suite in a worker thread, without a test runner: an installed package has none. */
import { randomUUID } from 'node:crypto'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { followRequests } from '../conformance/session/request-progress.ts'
import type { Settings } from '../conformance/session/settings.ts'
import type { SuiteMessage, SuiteWork } from '../conformance/session/suite-worker.ts'
import type { CheckRecord } from '../reports/run.ts'
import type { SuiteListener, SuiteResult } from './suite-runner.ts'

/** Runs the suite with these settings. Never rejects for what the target does. */
export async function runInWorker(
  settings: Settings,
  { onRecord, onRequests }: SuiteListener,
): Promise<SuiteResult> {
  const records: CheckRecord[] = []
  const problems: string[] = []
  const progressChannel = `assay-progress-${randomUUID()}`
  const stopFollowing = followRequests(progressChannel, onRequests)
  const workerData: SuiteWork = { settings, progressChannel }
  const file = `../conformance/session/suite-worker${extname(import.meta.filename)}`
  const worker = new Worker(new URL(file, import.meta.url), { workerData })
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  // Before its last word: nothing else would say that the run is not whole.
  const onExit = (code: number) => {
    problems.push(`the thread that judges ended with ${code}`)
    end()
  }
  worker.once('exit', onExit)
  worker.on('message', (message: SuiteMessage) => {
    if (message.kind === 'done') {
      // At once: on a busy machine the last word is read in the same turn in which the end of the thread is heard.
      worker.off('exit', onExit)
      return end()
    }
    if (message.kind === 'problem') return void problems.push(message.text)
    records.push(message.record)
    onRecord(message.record)
  })
  worker.on('error', (error) => {
    problems.push(error instanceof Error ? error.message : String(error))
    end()
  })
  await ended
  stopFollowing()
  // Outright: an open socket of a hostile target must not hold the thread after its last word.
  await worker.terminate()
  return { records, problems }
}
