import { existsSync } from 'node:fs'
import { SHORTEST_SECRET } from '../../conformance/codec/secret-forms.ts'
import type { Proxy } from '../../conformance/transport/proxy.ts'
import { certificateFor } from '../../conformance/transport/tls-services.ts'
import { meaningOf } from './k6-exit.ts'
import { createLogReader, type LogFindings } from './k6-log.ts'
import { timedWait } from './cpu-meter.ts'
import { liveCounts } from './live-counts.ts'
import { runProcess, type K6Finished } from './k6-process.ts'
import { LoadError } from '../load-error.ts'
import { readText } from '../read-text.ts'
import { withStopError, throwIfStopped } from './stopped.ts'
import type { RunPlan } from './run-plan.ts'
import {
  argumentsOf,
  proxyTo,
  untilMs,
  writeRunFiles,
  type RunFiles,
  type K6RunOptions,
  type Segment,
} from './run-files.ts'
import { openSecretFile, SECRET_ARGUMENT } from './secret-file.ts'
import { progressLine, reportProgress, type LiveLine } from './report-progress.ts'
import { readRowHeader } from '../rows/read-rows.ts'
import type { Schedule } from '../workload/schedule.ts'
import { readSummary, type SummaryResult } from './k6-summary.ts'

/** The results of a k6 run. */
export type K6Run = {
  readonly finished: K6Finished
  readonly summaryResult: SummaryResult
  readonly rowsPath: string
  /** The schedule of the requests; null if they were planned during the run. */
  readonly schedule: Schedule | null
  readonly samplesPath: string
  readonly log: LogFindings
  readonly startedAt: Date
  readonly durationMs: number
  /** The time at which the user stopped the run. Null if the user did not stop it. */
  readonly stoppedAt: Date | null
  /** Notes on how the target was reached, such as through a proxy. */
  readonly networkNotes: readonly string[]
}

const STOP_GRACE_MS = 10_000
// k6 needs time, in ms, to start and to write its summary.
const SPARE_MS = 30_000
const SPARE_PER_USER_MS = 10
/** Runs a plan with k6 in the private folder `folder`. Throws LoadError if k6 did not start. */
export async function runK6(
  plan: RunPlan,
  binary: string,
  folder: string,
  options: K6RunOptions = {},
): Promise<K6Run> {
  const files = await withStopError(plan.stop, async () => {
    reportPreparing(plan)
    return await writeRunFiles(plan, binary, folder, options)
  })
  throwIfStopped(plan.kill)
  const log = createLogReader(secretsOf(plan))
  const startedAt = new Date()
  const startedMs = performance.now()
  const stopped = recordStop(plan)
  const finished = await execute(plan, files, log.write, options)
  const durationMs = performance.now() - startedMs
  requireBegun(plan, finished, log.findings(), files)
  return {
    finished,
    summaryResult: readSummary(readText(files.summary)),
    rowsPath: files.rows,
    schedule: files.schedule,
    samplesPath: files.samples,
    log: log.findings(),
    startedAt,
    durationMs,
    stoppedAt: stopped(),
    networkNotes: networkNotes(proxyTo(plan)),
  }
}

// Short header values are left out, because they may be ordinary words.
function secretsOf({ keys, headers }: RunPlan): readonly string[] {
  return [...keys, ...headers.map(({ value }) => value).filter(({ length }) => length >= SHORTEST_SECRET)]
}

// Returns a note if there is a proxy, because its delay affects everything that is measured.
function networkNotes(proxy: Proxy | null): readonly string[] {
  return proxy === null
    ? []
    : [`every request went through the proxy ${proxy.name}: its delay is included in these numbers`]
}

function reportPreparing(plan: RunPlan): void {
  const text = `${plan.scenario}: bundling the script`
  plan.onProgress({ phase: 'prepare', text })
}

function recordStop({ stop, kill }: RunPlan): () => Date | null {
  let at: Date | null = null
  const note = (): void => {
    at ??= new Date()
  }
  stop?.addEventListener('abort', note, { once: true })
  kill?.addEventListener('abort', note, { once: true })
  return () => at
}

function requireBegun(
  { scenario }: RunPlan,
  { ending }: K6Finished,
  { exceptions, tail }: LogFindings,
  { rows }: RunFiles,
): void {
  if (meaningOf(ending).kind !== 'broken' || existsSync(rows)) return
  const message = exceptions[0] ?? tail.at(-1) ?? meaningOf(ending).text
  throw new LoadError('scenario-broken', `k6 cannot run the scenario ${scenario}: ${message}`)
}

function segmentArguments(segment: Segment | undefined): readonly string[] {
  if (segment === undefined) return []
  return ['--execution-segment', segment.segment, '--execution-segment-sequence', segment.sequence]
}

async function execute(
  plan: RunPlan,
  files: RunFiles,
  onStderr: (chunk: string) => void,
  { segment, live, batches }: K6RunOptions,
): Promise<K6Finished> {
  const { workload } = plan
  const { keys, headers } = plan
  const certificate = certificateFor(new URL(plan.urls.baseUrl))
  const hasSecrets = keys.length + headers.length > 0 || certificate !== undefined
  const secret = hasSecrets
    ? openSecretFile(
        keys,
        headers.map(({ value }) => value),
        certificate,
      )
    : null
  const secretArguments = secret === null ? [] : [SECRET_ARGUMENT]
  const counted: LiveLine = (moment) => progressLine(plan, moment, liveCounts(files.rows))
  const progress = reportProgress(plan, live ?? counted, untilMs(segment))
  try {
    const finished = await runProcess({
      ...files,
      argv: ['run', ...argumentsOf(files), ...secretArguments, ...segmentArguments(segment), files.script],
      secretFd: secret?.fd ?? null,
      onChannel:
        batches === undefined ? undefined : (channel): void => batches.onChannel(channel, files.rows),
      deadlineMs:
        // Late requests are sent until one timeout after the end of the load, and each may take another timeout.
        (workload.warmUpSeconds + workload.durationSeconds + 2 * workload.requestTimeoutSeconds) * 1000 +
        SPARE_MS +
        workload.vus * SPARE_PER_USER_MS,
      graceMs: STOP_GRACE_MS,
      beganAtMs: async () => {
        const header = await readRowHeader(files.rows)
        return header === null ? null : header.t0EpochUs / 1000
      },
      onStderr,
      stop: plan.stop,
      kill: plan.kill,
    })
    progress.last()
    return { ...finished, wait: finished.wait ?? timedWait(liveCounts(files.rows)) }
  } finally {
    progress.end()
    secret?.close()
  }
}
