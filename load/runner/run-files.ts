/** The files of one run of k6: the bundled script, its configuration, its plan, and where rows and answers go. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import type { Options, Scenario } from 'k6/options'
import { proxyFor, type Proxy } from '../../conformance/transport/proxy.ts'
import { isClose } from '../../conformance/statement/socket-terminators.ts'
import { CONFIG_VARIABLE, SUMMARY_VARIABLE } from '../scenarios/shared/scenario-names.ts'
import { writePlan } from '../workload/schedule.ts'
import type { Protocol, Workload } from '../workload/workload.ts'
import { bundleScript } from './bundle-script.ts'
import { k6Environment } from './environment.ts'
import type { K6ProcessOptions } from './k6-process.ts'
import type { WrittenDialect } from './load-protocol.ts'
import type { OutputName } from './outputs.ts'
import type { RunPlan } from './run-plan.ts'
import type { LiveLine } from './report-progress.ts'

/**
 * One of several processes that send a load together: k6's own words for its part, such as `0:1/3` of `0,1/3,2/3,1`, and
 * when all of them begin.
 */
export type Segment = { readonly segment: string; readonly sequence: string; readonly t0EpochUs: number }

/**
 * `authorities`: the file of trusted certificates, for a server of our own. Rows and answers go to `rowsPath` and `samplesPath`, by default in the folder of the run.
 * `live` gets the path of the rows and returns a function that makes the line of progress each second; by default the line has only time
 * and requests.
 */
export type K6RunOptions = {
  readonly authorities?: string
  readonly segment?: Segment
  /** The requests are planned while they are sent: `talk` hands batches to k6, whose rows are in `rowsPath`. */
  readonly conducted?: {
    readonly maxMs: number
    readonly talk: (channel: Duplex, rowsPath: string) => void
  }
  readonly rowsPath?: string
  readonly samplesPath?: string
  /** The output of k6 that metrics go to as well. */
  readonly output?: OutputName
  readonly live?: (rowsPath: string) => LiveLine
}

/** Files of one run inside its private folder, and how k6 is called on them. */
export type RunFiles = Pick<K6ProcessOptions, 'binary' | 'folder' | 'environment'> & {
  readonly script: string
  readonly config: string
  readonly emptyConfig: string
  readonly summary: string
  readonly rows: string
  readonly samples: string
}

/**
 * What k6 reads (`load/k6/assay/load.go`): one JSON file, its path in `ASSAY_LOAD_CONFIG`. It never
 * holds a key. `planPath` holds the plan of a load; `samplesPath` gets the answers that are kept
 * whole, null where none is looked at; `mostSamples` of them are drawn at most, null: as many as usual. `t0EpochUs` fixes the start of
 * several processes; else time begins `leadMs` after the first request.
 */
export type RunConfig = {
  readonly completionsUrl: string
  readonly socketUrl: string
  /** The dialect of conversations over WebSocket there. */
  readonly dialect: WrittenDialect
  readonly model: string
  readonly isAuthenticated: boolean
  readonly protocol: Protocol
  /** Names of header fields whose values k6's secret source holds. */
  readonly headerNames: readonly string[]
  readonly workload: Workload
  readonly seed: string
  readonly summaryPath: string
  readonly rowsPath: string
  readonly planPath: string
  readonly samplesPath: string | null
  readonly mostSamples: number | null
  readonly leadMs: number
  readonly t0EpochUs: number | null
  readonly userAgent: string
  /** Metrics go to an output of k6 too, so that it needs more of them than its summary. */
  readonly hasOutput: boolean
  readonly httpVersion: 1 | 2
  /** The run ends once one user had this many failed requests in a row; 0: it goes on. */
  readonly mostFailures: number
  /** Batches of requests come over a socket, in place of a plan. */
  readonly takesBatches: boolean
  readonly options: Options
}

/** Between the first user that is ready and the first request that is due, so that all users are there by then. */
const LEAD_MS = 100
const PLAIN_LOGS = ['--no-color', '--log-format=json'] as const

/** Writes the files of a run into `folder`, which other users may not read. Throws LoadError `bundle-failed`. */
export async function writeRunFiles(
  plan: RunPlan,
  binary: string,
  folder: string,
  options: K6RunOptions,
): Promise<RunFiles> {
  const script = await bundleScript(folder)
  const config = join(folder, 'config.json')
  const emptyConfig = join(folder, 'k6.json')
  const paths = {
    summary: join(folder, 'summary.json'),
    rows: options.rowsPath ?? join(folder, 'rows.ndjson'),
    samples: options.samplesPath ?? join(folder, 'samples.ndjson'),
    plan: join(folder, 'plan.bin'),
  }
  if (options.conducted === undefined) writePlan(paths.plan, plan)
  writeFileSync(config, JSON.stringify(configOf(plan, paths, options, untilMs(options.segment))))
  // Without it k6 reads options from the user's home, and two machines run two different loads.
  writeFileSync(emptyConfig, '{}')
  return {
    binary,
    folder,
    script,
    config,
    emptyConfig,
    summary: paths.summary,
    rows: paths.rows,
    samples: paths.samples,
    environment: k6Environment(process.env, {
      proxy: proxyTo(plan),
      authorities: options.authorities ?? authoritiesFor(process.env, folder),
      output: options.output ?? null,
    }),
  }
}

/** The files in which Go looks for the authorities of a system (crypto/x509, root_linux.go), in its order. */
const SYSTEM_FILES = [
  '/etc/ssl/certs/ca-certificates.crt',
  '/etc/pki/tls/certs/ca-bundle.crt',
  '/etc/ssl/ca-bundle.pem',
  '/etc/pki/tls/cacert.pem',
  '/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem',
  '/etc/ssl/cert.pem',
] as const

/**
 * Writes the certificate authorities of the system and those of `NODE_EXTRA_CA_CERTS` into one file in `folder`. Returns its path, or null when
 * nothing is added. A file that cannot be read adds nothing, as in Node, which warns of it at its start.
 */
function authoritiesFor(environment: NodeJS.ProcessEnv, folder: string): string | null {
  const extra = textOf(environment['NODE_EXTRA_CA_CERTS'])
  if (extra === null) return null
  const own = environment['SSL_CERT_FILE']
  const system = (own === undefined ? SYSTEM_FILES : [own]).map(textOf).find((text) => text !== null)
  const path = join(folder, 'authorities.pem')
  writeFileSync(path, `${system ?? ''}\n${extra}\n`)
  return path
}

function textOf(path: string | undefined): string | null {
  if (path === undefined || path === '') return null
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** The paths of a script. */
export type ScriptPaths = {
  readonly summary: string
  readonly rows: string
  readonly samples: string
  readonly plan: string
}

/** Returns the configuration of a script, with the options of k6. It may begin `waitMs` before its common start. */
export function configOf(
  plan: RunPlan,
  paths: ScriptPaths,
  options: K6RunOptions,
  waitMs: number,
): RunConfig {
  const { dialect } = plan
  const leadMs = plan.starts === null ? 0 : LEAD_MS + waitMs
  return {
    completionsUrl: plan.urls.completionsUrl,
    socketUrl: plan.urls.socketUrl,
    // Closes that end an answer are in closeCodes.
    dialect: { ...dialect, terminators: dialect.terminators.filter((terminator) => !isClose(terminator)) },
    model: plan.model,
    isAuthenticated: plan.keys.length > 0,
    protocol: plan.protocol,
    headerNames: plan.headers.map(({ name }) => name),
    workload: plan.workload,
    seed: plan.seed,
    summaryPath: paths.summary,
    rowsPath: paths.rows,
    planPath: paths.plan,
    samplesPath: plan.mostSamples === 0 ? null : paths.samples,
    mostSamples: plan.mostSamples,
    leadMs,
    t0EpochUs: options.segment?.t0EpochUs ?? null,
    userAgent: `assay/${plan.version}`,
    hasOutput: options.output !== undefined,
    httpVersion: plan.httpVersion ?? 1,
    mostFailures: plan.mostFailures ?? 0,
    takesBatches: options.conducted !== undefined,
    options: k6Options(plan, executorOf(plan, leadMs, options.conducted)),
  }
}

/** The options of k6 for one scenario, without anything that costs time or memory and is not read. */
function k6Options({ scenario, version }: RunPlan, executor: Scenario): Options {
  return {
    scenarios: { [scenario]: executor },
    systemTags: [],
    userAgent: `assay/${version}`,
    discardResponseBodies: true,
    setupTimeout: '30s',
  }
}

/**
 * An open model sends exactly the requests of its schedule: a free user takes the next one and waits for its time, so a late request is sent
 * late and never dropped. A run with batches has one user and one iteration.
 */
function executorOf(
  { workload, starts }: RunPlan,
  leadMs: number,
  conducted: { readonly maxMs: number } | undefined,
): Scenario {
  const durationMs = (workload.warmUpSeconds + workload.durationSeconds) * 1000
  // A request that was sent in time gets its whole timeout, so that the slowest answers are counted too.
  const graceMs = workload.requestTimeoutSeconds * 1000 + 1000
  const gracefulStop = `${graceMs}ms`
  if (conducted !== undefined) {
    const maxDuration = `${Math.ceil(conducted.maxMs + graceMs)}ms`
    return { executor: 'shared-iterations', vus: 1, iterations: 1, maxDuration, gracefulStop: '1s' }
  }
  if (starts === null) {
    if (workload.rampUpSeconds > 0) return rampedUp(workload, durationMs, gracefulStop)
    return { executor: 'constant-vus', vus: workload.vus, duration: `${durationMs}ms`, gracefulStop }
  }
  return {
    executor: 'shared-iterations',
    // k6 refuses users who would have nothing to do.
    vus: Math.min(workload.vus, starts.length),
    iterations: starts.length,
    maxDuration: `${leadMs + durationMs + graceMs}ms`,
    gracefulStop,
  }
}

/** The first user begins at once, the last one when the ramp-up ends. */
function rampedUp({ vus, rampUpSeconds }: Workload, durationMs: number, gracefulStop: string): Scenario {
  const rampMs = rampUpSeconds * 1000
  return {
    executor: 'ramping-vus',
    startVUs: 1,
    stages: [
      { duration: `${rampMs}ms`, target: vus },
      { duration: `${Math.max(0, durationMs - rampMs)}ms`, target: vus },
    ],
    gracefulStop,
    gracefulRampDown: gracefulStop,
  }
}

/** The common start of several processes is still to come. */
function untilMs(segment: Segment | undefined): number {
  return segment === undefined ? 0 : Math.max(0, Math.ceil(segment.t0EpochUs / 1000 - Date.now()))
}

/** The environment stays outside the script: it gets the paths of its configuration and of its summary. */
export function argumentsOf(files: Pick<RunFiles, 'config' | 'summary' | 'emptyConfig'>): readonly string[] {
  const config = `${CONFIG_VARIABLE}=${files.config}`
  const summary = `${SUMMARY_VARIABLE}=${files.summary}`
  const own = ['--include-system-env-vars=false', '-e', config, '-e', summary]
  return [...PLAIN_LOGS, '-c', files.emptyConfig, ...own]
}

/** The proxy that requests to the target go through; null without one. */
export function proxyTo({ urls }: RunPlan): Proxy | null {
  return proxyFor(new URL(urls.baseUrl), process.env)
}
