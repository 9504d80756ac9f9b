import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import type { Options, Scenario } from 'k6/options'
import { proxyFor, type Proxy } from '../../conformance/transport/proxy.ts'
import { certificateFor } from '../../conformance/transport/tls-services.ts'
import { isClose } from '../../conformance/statement/socket-terminators.ts'
import { CONFIG_VARIABLE, SUMMARY_VARIABLE } from '../scenarios/shared/scenario-names.ts'
import { writePlan, type Schedule } from '../workload/schedule.ts'
import type { Workload } from '../workload/workload.ts'
import { readText } from '../read-text.ts'
import { bundleScript } from './bundle-script.ts'
import { k6Environment } from './environment.ts'
import type { K6ProcessOptions } from './k6-process.ts'
import type { RunPlan } from './run-plan.ts'
import type { LiveLine } from './report-progress.ts'

/** The share of a load that one process sends, such as `0:1/3`, and the start time of all processes. */
export type Segment = { readonly segment: string; readonly sequence: string; readonly t0EpochUs: number }

/** The optional settings of a k6 run, such as its share of the load and its output files. */
export type K6RunOptions = {
  readonly authorities?: string
  readonly segment?: Segment
  /** For a run whose requests are planned in batches: the maximum duration, and a callback that receives the socket to k6. */
  readonly batches?: {
    readonly maxMs: number
    readonly onChannel: (channel: Duplex, rowsPath: string) => void
  }
  readonly rowsPath?: string
  readonly samplesPath?: string
  readonly live?: LiveLine
}

/** The paths that a k6 script reads and writes. */
export type ScriptPaths = {
  readonly summary: string
  readonly rows: string
  readonly samples: string
  readonly plan: string
}

/** The files of one run in its private folder, and k6's binary and environment. */
export type RunFiles = Pick<K6ProcessOptions, 'binary' | 'folder' | 'environment'> &
  ScriptPaths & {
    readonly script: string
    readonly config: string
    readonly emptyConfig: string
    /** The schedule in the plan file; null if there is no such file. */
    readonly schedule: Schedule | null
  }

// k6 needs this time, in ms, to create its users before the first request.
const LEAD_MS = 20
const LEAD_PER_USER_MS = 0.08
const PLAIN_LOGS = ['--no-color', '--log-format=json'] as const

/** Writes the files of a run into `folder`, and returns their paths. Throws LoadError `bundle-failed` if the k6 script cannot be written. */
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
  const schedule = options.batches === undefined ? writePlan(paths.plan, plan) : null
  writeFileSync(config, JSON.stringify(configOf(plan, paths, options, untilMs(options.segment))))
  // Without this option, k6 reads options from the user's home folder.
  writeFileSync(emptyConfig, '{}')
  return {
    binary,
    folder,
    script,
    config,
    emptyConfig,
    ...paths,
    schedule,
    environment: k6Environment(process.env, {
      proxy: proxyTo(plan),
      authorities: options.authorities ?? authoritiesFor(process.env, folder),
    }),
  }
}

// Where Go looks for certificate authorities, in the same order (crypto/x509, root_linux.go).
const SYSTEM_FILES = [
  '/etc/ssl/certs/ca-certificates.crt',
  '/etc/pki/tls/certs/ca-bundle.crt',
  '/etc/ssl/ca-bundle.pem',
  '/etc/pki/tls/cacert.pem',
  '/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem',
  '/etc/ssl/cert.pem',
] as const

function authoritiesFor(environment: NodeJS.ProcessEnv, folder: string): string | null {
  const extra = readText(environment['NODE_EXTRA_CA_CERTS'] ?? '')
  if (extra === null) return null
  const own = environment['SSL_CERT_FILE']
  const system = (own === undefined ? SYSTEM_FILES : [own]).map(readText).find((text) => text !== null)
  const path = join(folder, 'authorities.pem')
  writeFileSync(path, `${system ?? ''}\n${extra}\n`)
  return path
}

/** Returns the configuration of k6, without API keys. */
export function configOf(plan: RunPlan, paths: ScriptPaths, options: K6RunOptions, waitMs: number) {
  const { dialect } = plan
  const leadMs = plan.starts === null ? 0 : LEAD_MS + LEAD_PER_USER_MS * plan.workload.vus + waitMs
  return {
    completionsUrl: plan.urls.completionsUrl,
    socketUrl: plan.urls.socketUrl,
    // closeCodes has the terminators that close the conversation.
    dialect: { ...dialect, terminators: dialect.terminators.filter((terminator) => !isClose(terminator)) },
    model: plan.model,
    isAuthenticated: plan.keys.length > 0,
    protocol: plan.protocol,
    headerNames: plan.headers.map(({ name }) => name),
    hasCertificate: certificateFor(new URL(plan.urls.baseUrl)) !== undefined,
    workload: plan.workload,
    rowsPath: paths.rows,
    planPath: paths.plan,
    samplesPath: plan.mostSamples === 0 ? null : paths.samples,
    mostSamples: plan.mostSamples,
    leadMs,
    t0EpochUs: options.segment?.t0EpochUs ?? null,
    userAgent: `assay/${plan.version}`,
    httpVersion: plan.httpVersion ?? 1,
    mostFailures: plan.mostFailures ?? 0,
    takesBatches: options.batches !== undefined,
    options: k6Options(plan, executorOf(plan, leadMs, options.batches)),
  }
}

function k6Options({ scenario, version }: RunPlan, executor: Scenario): Options {
  return {
    scenarios: { [scenario]: executor },
    systemTags: [],
    userAgent: `assay/${version}`,
    discardResponseBodies: true,
    setupTimeout: '30s',
  }
}

function executorOf(
  { workload, starts }: RunPlan,
  leadMs: number,
  conducted: { readonly maxMs: number } | undefined,
): Scenario {
  const durationMs = (workload.warmUpSeconds + workload.durationSeconds) * 1000
  // Gives a request that was sent in time its whole timeout, so that the slowest answers count too.
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
    // k6 rejects more users than iterations.
    vus: Math.min(workload.vus, starts.length),
    iterations: starts.length,
    maxDuration: `${leadMs + durationMs + graceMs}ms`,
    gracefulStop,
  }
}

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

/** Returns how many ms remain until the common start of all processes. Returns 0 for a single process. */
export function untilMs(segment: Segment | undefined): number {
  return segment === undefined ? 0 : Math.max(0, Math.ceil(segment.t0EpochUs / 1000 - Date.now()))
}

/** Returns the arguments of k6. */
export function argumentsOf(files: Pick<RunFiles, 'config' | 'summary' | 'emptyConfig'>): readonly string[] {
  const config = `${CONFIG_VARIABLE}=${files.config}`
  const summary = `${SUMMARY_VARIABLE}=${files.summary}`
  const own = ['--include-system-env-vars=false', '-e', config, '-e', summary]
  return [...PLAIN_LOGS, '-c', files.emptyConfig, ...own]
}

/** Returns the proxy for requests to the target. Returns null if there is no proxy. */
export function proxyTo({ urls }: Pick<RunPlan, 'urls'>): Proxy | null {
  return proxyFor(new URL(urls.baseUrl), process.env)
}
