/** Plays one planned load through k6 and gathers what it leaves behind. Judges nothing. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { proxyFor, type Proxy } from '../../conformance/transport/proxy.ts'
import { bundleScenario, LIMIT_SCENARIOS, type ScriptName } from './bundle-script.ts'
import { authoritiesFor } from './authorities.ts'
import { k6Environment } from './environment.ts'
import { createLogReader, type LogFindings } from './k6-log.ts'
import { runProcess, type K6Finished, type K6ProcessOptions } from './k6-process.ts'
import { LoadError } from '../load-error.ts'
import { orStopped, stopHere } from './stopped.ts'
import type { RunPlan } from './run-plan.ts'
import type { ScenarioConfig } from '../scenarios/shared/scenario-config.ts'
import { optionsFor } from '../scenarios/shared/k6-options.ts'
import { CONFIG_VARIABLE, SUMMARY_VARIABLE } from '../scenarios/shared/scenario-names.ts'
import { openSecretFile, SECRET_ARGUMENT } from './secret-file.ts'
import { tellProgress, type LiveLine } from './tell-progress.ts'
import { readSummary, type SummaryReading } from './k6-summary.ts'

/** What a finished run left behind. */
export type K6Run = {
  readonly finished: K6Finished
  readonly reading: SummaryReading
  readonly rowsPath: string
  readonly samplesPath: string
  readonly log: LogFindings
  readonly startedAt: Date
  readonly durationMs: number
  /** When its user stopped it; null when nobody did. */
  readonly stoppedAt: Date | null
  /** What is to be said of how the target was reached; empty where nothing stood in between. */
  readonly networkNotes: readonly string[]
}

/**
 * One of several processes that play a run together: k6's own words for its part, such as `0:1/3` of `0,1/3,2/3,1`, and
 * when all of them begin.
 */
export type Segment = { readonly segment: string; readonly sequence: string; readonly t0EpochUs: number }

/**
 * `isMarked`: requests carry their index, for a server that keeps a log. `isOverTransport`: read as over TLS. `data`: what the script
 * finds as JSON at its `dataPath`, the recordings of the plan unless told. `live` gets the path of the rows and returns
 * what says, each second, where the run is; only its time and requests unless told.
 */
export type RunOptions = {
  readonly isMarked?: boolean
  readonly isOverTransport?: boolean
  readonly segment?: Segment
  readonly data?: unknown
  readonly live?: (rowsPath: string) => LiveLine
}

/** Between the first user that is ready and the first request that is due, so that all users are there by then. */
const LEAD_MS = 100
/** Values of header fields that are shorter are not searched for in texts. */
const SECRET_CHARS = 8
const INSPECT_DEADLINE_MS = 20_000
const STOP_GRACE_MS = 10_000
/** Time beyond load and longest answer: start of the users, writing of the summary. */
const SPARE_MS = 30_000
const SPARE_PER_USER_MS = 10
const PLAIN_LOGS = ['--no-color', '--log-format=json'] as const

/** Files of one run inside its private folder, and how k6 is called on them. */
type RunFiles = Pick<K6ProcessOptions, 'binary' | 'folder' | 'environment'> & {
  readonly script: string
  readonly config: string
  readonly emptyConfig: string
  readonly summary: string
  readonly rows: string
  readonly samples: string
}

/**
 * Bundles, inspects and runs the scenario of a plan inside `folder`, which nobody else may read. Throws LoadError
 * when the run could not begin; whatever happens later is in what it returns.
 */
export async function runK6(
  plan: RunPlan,
  binary: string,
  folder: string,
  options: RunOptions = {},
): Promise<K6Run> {
  const files = await orStopped(plan.stop, async () => {
    tellPreparing(plan, 'bundling the script')
    const set = await writeRunFiles(plan, binary, folder, options)
    tellPreparing(plan, 'k6 reads the script')
    await inspect(plan, set)
    return set
  })
  stopHere(plan.kill)
  const log = createLogReader(secretsOf(plan))
  const startedAt = new Date()
  const startedMs = performance.now()
  const stopped = noteStop(plan)
  const finished = await execute(plan, files, log.write, options)
  const durationMs = performance.now() - startedMs
  return {
    finished,
    reading: readSummary(readIfThere(files.summary)),
    rowsPath: files.rows,
    samplesPath: files.samples,
    log: log.findings(),
    startedAt,
    durationMs,
    stoppedAt: stopped(),
    networkNotes: networkNotes(proxyTo(plan)),
  }
}

/** What must not stand in any log; what is too short to be told from ordinary words would spoil them. */
function secretsOf({ keys, headers }: RunPlan): readonly string[] {
  return [...keys, ...headers.map(({ value }) => value).filter(({ length }) => length >= SECRET_CHARS)]
}

function proxyTo({ urls }: RunPlan): Proxy | null {
  return proxyFor(new URL(urls.baseUrl), process.env)
}

// What is measured through a proxy is the proxy's doing as well.
function networkNotes(proxy: Proxy | null): readonly string[] {
  return proxy === null
    ? []
    : [`every request went through the proxy ${proxy.name}: its time is in these numbers`]
}

// Each step takes a second or two on a busy machine.
function tellPreparing(plan: RunPlan, step: string): void {
  const text = `${plan.scenario}: ${step}`
  plan.tell({ phase: 'prepare', text, elapsedSeconds: 0, totalSeconds: null, iterations: null })
}

/** Notes when the user stops a run. */
function noteStop({ stop, kill }: RunPlan): () => Date | null {
  let at: Date | null = null
  const note = (): void => {
    at ??= new Date()
  }
  stop?.addEventListener('abort', note, { once: true })
  kill?.addEventListener('abort', note, { once: true })
  return () => at
}

/** A client for WebSockets costs each user memory, so users who need none do without. */
function scriptFor({ scenario, workload }: RunPlan): ScriptName {
  const asking = LIMIT_SCENARIOS.find((name) => name === scenario)
  return asking ?? (workload.mix.websocket > 0 ? 'with-sockets' : 'completions')
}

function recordingsOf({ data }: RunPlan): unknown {
  return data.pairs.length + data.trace.length > 0 ? data : null
}

async function writeRunFiles(
  plan: RunPlan,
  binary: string,
  folder: string,
  options: RunOptions,
): Promise<RunFiles> {
  const script = await bundleScenario(scriptFor(plan), folder)
  const config = join(folder, 'config.json')
  const emptyConfig = join(folder, 'k6.json')
  const summary = join(folder, 'summary.json')
  const rows = join(folder, 'rows.ndjson')
  const data = options.data ?? recordingsOf(plan)
  const samples = join(folder, 'samples.ndjson')
  const dataPath = data === null ? null : join(folder, 'data.json')
  if (dataPath !== null) writeFileSync(dataPath, JSON.stringify(data))
  const startsPath = plan.starts === null ? null : join(folder, 'starts.bin')
  if (startsPath !== null) writeFileSync(startsPath, BigInt64Array.from(plan.starts ?? [], BigInt))
  const told: ScenarioConfig = {
    scenario: plan.scenario,
    completionsUrl: plan.urls.completionsUrl,
    socketUrl: plan.urls.socketUrl,
    dialect: plan.dialect,
    model: plan.model,
    isAuthenticated: plan.keys.length > 0,
    protocol: plan.protocol,
    headerNames: plan.headers.map(({ name }) => name),
    workload: plan.workload,
    seed: plan.seed,
    summaryPath: summary,
    rowsPath: rows,
    dataPath,
    startsPath,
    samplesPath: samples,
    leadMs: plan.starts === null ? 0 : LEAD_MS,
    t0EpochUs: options.segment?.t0EpochUs ?? null,
    isMarked: options.isMarked ?? false,
    isOverTransport: options.isOverTransport ?? false,
    userAgent: `assay/${plan.version}`,
  }
  const asked = { ...told, options: optionsFor(told, plan.starts?.length ?? null) }
  writeFileSync(config, JSON.stringify(asked))
  // Without it k6 reads options from the user's home, and two machines run two different loads.
  writeFileSync(emptyConfig, '{}')
  return {
    binary,
    folder,
    script,
    config,
    emptyConfig,
    summary,
    rows,
    samples,
    environment: k6Environment(process.env, {
      proxy: proxyTo(plan),
      authorities: authoritiesFor(process.env, folder),
    }),
  }
}

/** The environment stays outside the script: it gets the paths of its configuration and of its summary. */
function argumentsOf(files: RunFiles): readonly string[] {
  const config = `${CONFIG_VARIABLE}=${files.config}`
  const summary = `${SUMMARY_VARIABLE}=${files.summary}`
  const own = ['--include-system-env-vars=false', '-e', config, '-e', summary]
  return [...PLAIN_LOGS, '-c', files.emptyConfig, ...own]
}

/** k6 can hang for good on a script it cannot parse, so it has to read this one within 20 s first. */
async function inspect(plan: RunPlan, files: RunFiles): Promise<void> {
  const log = createLogReader(secretsOf(plan))
  const { ending } = await runProcess({
    ...files,
    argv: ['inspect', ...argumentsOf(files), files.script],
    secretFd: null,
    deadlineMs: INSPECT_DEADLINE_MS,
    graceMs: 0,
    onStdout: () => undefined,
    onStderr: log.write,
    kill: plan.stop,
  })
  if (ending.exitCode === 0) return
  const { exceptions, tail } = log.findings()
  const said = exceptions[0] ?? tail.at(-1) ?? 'nothing'
  const why = ending.late ? `it took longer than ${INSPECT_DEADLINE_MS / 1000} s` : said
  throw new LoadError('scenario-broken', `k6 cannot read the scenario ${plan.scenario}: ${why}`)
}

function segmentArguments(segment: Segment | undefined): readonly string[] {
  if (segment === undefined) return []
  return ['--execution-segment', segment.segment, '--execution-segment-sequence', segment.sequence]
}

async function execute(
  plan: RunPlan,
  files: RunFiles,
  onStderr: (chunk: string) => void,
  { segment, live }: RunOptions,
): Promise<K6Finished> {
  const { workload } = plan
  const { keys, headers } = plan
  const hasSecrets = keys.length + headers.length > 0
  const secret = hasSecrets
    ? openSecretFile(
        keys,
        headers.map(({ value }) => value),
      )
    : null
  const secretArguments = secret === null ? [] : [SECRET_ARGUMENT]
  const progress = tellProgress(plan, live?.(files.rows))
  try {
    const finished = await runProcess({
      ...files,
      argv: ['run', ...argumentsOf(files), ...secretArguments, ...segmentArguments(segment), files.script],
      secretFd: secret?.fd ?? null,
      deadlineMs:
        // Late requests leave for one timeout after the end of the load, and each has its own.
        (workload.warmUpSeconds + workload.durationSeconds + 2 * workload.requestTimeoutSeconds) * 1000 +
        SPARE_MS +
        workload.vus * SPARE_PER_USER_MS,
      graceMs: STOP_GRACE_MS,
      onStdout: progress.read,
      onStderr,
      stop: plan.stop,
      kill: plan.kill,
    })
    progress.last()
    return finished
  } finally {
    progress.end()
    secret?.close()
  }
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
