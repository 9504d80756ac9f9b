/** The files of one run of k6: the bundled script, its configuration, and where rows and answers go. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Options } from 'k6/options'
import { proxyFor, type Proxy } from '../../conformance/transport/proxy.ts'
import { optionsFor } from '../scenarios/shared/k6-options.ts'
import type { ScenarioConfig } from '../scenarios/shared/scenario-config.ts'
import { CONFIG_VARIABLE, SUMMARY_VARIABLE } from '../scenarios/shared/scenario-names.ts'
import { authoritiesFor } from './authorities.ts'
import { bundleScenario, LIMIT_SCENARIOS, type ScriptName } from './bundle-script.ts'
import { k6Environment } from './environment.ts'
import type { K6ProcessOptions } from './k6-process.ts'
import type { OutputName } from './outputs.ts'
import type { RunPlan } from './run-plan.ts'
import type { LiveLine } from './report-progress.ts'

/**
 * One of several processes that execute a run together: k6's own words for its part, such as `0:1/3` of `0,1/3,2/3,1`, and
 * when all of them begin.
 */
export type Segment = { readonly segment: string; readonly sequence: string; readonly t0EpochUs: number }

/**
 * `isMarked`: requests carry their index, for a server that keeps a log. `isOverTransport`: read as over TLS. `data`: what the script
 * finds as JSON at its `dataPath`, by default the recordings of the plan. Rows and answers go to `rowsPath` and `samplesPath`, by default
 * in the folder of the run. `live` gets the path of the rows and returns
 * a function that makes the line of progress each second; by default the line has only time and requests.
 */
export type K6RunOptions = {
  readonly isMarked?: boolean
  readonly isOverTransport?: boolean
  readonly segment?: Segment
  readonly data?: unknown
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
  const script = await bundleScenario(scriptFor(plan), folder)
  const config = join(folder, 'config.json')
  const emptyConfig = join(folder, 'k6.json')
  const summary = join(folder, 'summary.json')
  const rows = options.rowsPath ?? join(folder, 'rows.ndjson')
  const data = options.data ?? recordingsOf(plan)
  const samples = options.samplesPath ?? join(folder, 'samples.ndjson')
  const dataPath = data === null ? null : join(folder, 'data.json')
  if (dataPath !== null) writeFileSync(dataPath, JSON.stringify(data))
  const startsPath = plan.starts === null ? null : join(folder, 'starts.bin')
  if (startsPath !== null) writeFileSync(startsPath, packedStarts(plan.starts ?? []))
  const paths = { summary, rows, samples, data: dataPath, starts: startsPath }
  writeFileSync(config, JSON.stringify(configOf(plan, paths, options, untilMs(options.segment))))
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
      output: options.output ?? null,
    }),
  }
}

/** The paths of a script. */
export type ScriptPaths = {
  readonly summary: string
  readonly rows: string
  readonly samples: string
  readonly data: string | null
  readonly starts: string | null
}

/** Returns the configuration of a script, with the options of k6. It may begin `waitMs` before its common start. */
export function configOf(
  plan: RunPlan,
  paths: ScriptPaths,
  options: K6RunOptions,
  waitMs: number,
): ScenarioConfig & { readonly options: Options } {
  const scenarioConfig: ScenarioConfig = {
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
    summaryPath: paths.summary,
    rowsPath: paths.rows,
    dataPath: paths.data,
    startsPath: paths.starts,
    samplesPath: plan.mostSamples === 0 ? null : paths.samples,
    mostSamples: plan.mostSamples,
    leadMs: plan.starts === null ? 0 : LEAD_MS + waitMs,
    t0EpochUs: options.segment?.t0EpochUs ?? null,
    isMarked: options.isMarked ?? false,
    isOverTransport: options.isOverTransport ?? false,
    userAgent: `assay/${plan.version}`,
    ...(options.output === undefined ? {} : { hasOutput: true }),
    ...(plan.mostFailures === undefined ? {} : { mostFailures: plan.mostFailures }),
  }
  return { ...scenarioConfig, options: optionsFor(scenarioConfig, plan.starts?.length ?? null) }
}

/** The starts of an open model as a script reads them: 64-bit whole numbers. */
export function packedStarts(starts: readonly number[]): BigInt64Array {
  return BigInt64Array.from(starts, BigInt)
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

/** Returns the script of a plan. A client for WebSockets costs each user memory, so users who need none do without. */
export function scriptFor({ scenario, workload }: RunPlan): ScriptName {
  const asking = LIMIT_SCENARIOS.find((name) => name === scenario)
  return asking ?? (workload.mix.websocket > 0 ? 'with-sockets' : 'completions')
}

/** Returns what the script of a plan finds as JSON; null without recordings. */
export function recordingsOf({ data }: RunPlan): unknown {
  return data.pairs.length + data.trace.length > 0 ? data : null
}
