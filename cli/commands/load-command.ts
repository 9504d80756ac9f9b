/** `assay load`: drives a load scenario with k6. */
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Plan } from '../../conformance/engine/plan.ts'
import { transportsFor } from '../../load/session/plan-load.ts'
import type { Baseline } from '../../load/samples/baseline.ts'
import type { WorkloadOptions } from '../../load/workload/workload.ts'
import { LIMIT_SCENARIOS, SCENARIOS, type LimitScenarioName } from '../../load/runner/bundle-script.ts'
import { runLoad, type LoadOptions } from '../../load/session/run-load.ts'
import type { SecretHeader } from '../../load/runner/load-target.ts'
import { traceDoubt } from '../../load/workload/read-trace.ts'
import { runText } from '../../load/runner/write-run.ts'
import { RUN_KINDS } from '../../schemas/run-kinds.ts'
import type { Reference } from '../../reference/server.ts'
import { renderRun } from '../../reports/formats.ts'
import {
  parseFlags,
  spellingHint,
  textFlag,
  texts,
  type Command,
  type Flags,
  type CommandContext,
} from '../command.ts'
import { CliError } from '../errors.ts'
import { asCliError } from '../load-errors.ts'
import { inLockedFolder } from '../folder-lock.ts'
import { outFolder, replacementNotice } from '../out-folder.ts'
import { writeReports } from '../write-reports.ts'
import { showLoadProgress } from '../load-progress.ts'
import { namedService } from '../named-service.ts'
import { keepHeapSmall } from '../small-heap.ts'
import { formatNamedTarget, refuseKeyFlags, requireTarget } from '../named-target.ts'
import { formatLongest } from '../longest-load-text.ts'
import { EXPORT_HELP } from '../export-help.ts'
import { LOAD_HELP as HELP } from '../load-help.ts'
import { PROFILE_FLAG, profileFrom } from '../profile-flag.ts'
import { exitCodeUnder, STOPPED_EXIT_CODE, stopSignals } from '../stop.ts'
import { isRunAborted } from '../stopped-load.ts'
import { loadOptionsOf, type LoadRequest } from '../load-run-options.ts'
import { secretHeadersFrom } from '../header-flags.ts'
import { KEY_FLAGS } from '../key-flags.ts'
import { PODS_FLAGS } from '../pods-flags.ts'
import { keysFrom } from '../named-keys.ts'
import { LIMIT_SCENARIO_HELP } from '../limit-help.ts'
import { LIMIT_FLAGS } from '../limit-options.ts'

const RUN_FILE = RUN_KINDS.load.file

const FLAGS = {
  ...KEY_FLAGS,
  'keys-env': { type: 'string', multiple: true },
  ...PROFILE_FLAG,
  statement: { type: 'string' },
  header: { type: 'string', multiple: true },
  model: { type: 'string' },
  vus: { type: 'string' },
  think: { type: 'string' },
  rate: { type: 'string' },
  arrivals: { type: 'string' },
  burstiness: { type: 'string' },
  trace: { type: 'string' },
  'trace-speed': { type: 'string' },
  duration: { type: 'string' },
  'warm-up': { type: 'string' },
  'ramp-up': { type: 'string' },
  timeout: { type: 'string' },
  slo: { type: 'string', multiple: true },
  'prompt-tokens': { type: 'string' },
  'prompt-cv': { type: 'string' },
  'max-tokens': { type: 'string' },
  'output-cv': { type: 'string' },
  'prefix-share': { type: 'string' },
  mix: { type: 'string', multiple: true },
  baseline: { type: 'string' },
  samples: { type: 'string' },
  'no-calibration': { type: 'boolean' },
  seed: { type: 'string' },
  segment: { type: 'string' },
  'start-at': { type: 'string' },
  ...PODS_FLAGS,
  k6: { type: 'string' },
  'k6-out': { type: 'string' },
  'allow-remote': { type: 'boolean' },
  out: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** Drives a load scenario. */
export const loadCommand: Command = {
  help: `${HELP}\n${LIMIT_SCENARIO_HELP}`,
  helpFor: (args) => {
    if (scenarioIn(args) === 'export') return EXPORT_HELP
    return limitScenarioIn(args) === undefined ? HELP : LIMIT_SCENARIO_HELP
  },
  run: load,
}

/** The first argument that is neither a flag nor the value of one; two kinds of scenarios have flags of their own. */
function scenarioIn(args: readonly string[]): string | undefined {
  const options = { ...LIMIT_FLAGS, ...FLAGS, as: { type: 'string' } } as const
  return parseArgs({ args: [...args], options, allowPositionals: true, strict: false }).positionals[0]
}

function limitScenarioIn(args: readonly string[]): LimitScenarioName | undefined {
  const asked = scenarioIn(args)
  return LIMIT_SCENARIOS.find((name) => name === asked)
}

/** Loaded only when it is asked for: what reads statements holds memory. Null without a statement. */
async function statementOf(flags: Flags, context: CommandContext): Promise<Plan | null> {
  const path = textFlag(flags, 'statement')
  if (path === null) return null
  const { loadStatement } = await import('../load-statement.ts')
  return loadStatement(path, profileFrom(flags), context)
}

/** The library knows the scenarios of one kind only. */
function requireKnown(scenario: string): void {
  const known: readonly string[] = [...SCENARIOS, ...LIMIT_SCENARIOS]
  if (known.includes(scenario)) return
  const hint = spellingHint(scenario, known, `one of ${known.join(', ')}`)
  throw new CliError('usage', `unknown scenario '${scenario}': ${hint}`)
}

async function load(args: readonly string[], context: CommandContext): Promise<number> {
  if (scenarioIn(args) === 'export') {
    const { exportCommand } = await import('./export-command.ts')
    return await exportCommand.run(args, context)
  }
  keepHeapSmall()
  const limits = limitScenarioIn(args)
  if (limits !== undefined) {
    const { loadLimits } = await import('./load-limits-command.ts')
    return await loadLimits(limits, args, context)
  }
  const { flags, positionals } = parseFlags(args, FLAGS, 2)
  const [scenario, named] = positionals
  if (scenario === undefined) throw new CliError('usage', `no scenario given: see 'assay list scenarios'`)
  requireKnown(scenario)
  const conformance = await statementOf(flags, context)
  const given = requireTarget(named, `load ${scenario}`)
  refuseKeyFlags(flags, named, ['header'])
  if (given === undefined) refuseSharedLoad(flags)
  const reference = given === undefined ? await embeddedReference() : null
  // Held until the report is written: a Ctrl-C in the middle of it would end this process silently.
  const signals = stopSignals()
  try {
    const headers = secretHeadersFrom(texts(flags, 'header'), conformance?.requestHeaders ?? [], context)
    const target = {
      ...(reference === null ? remoteTarget(flags, given ?? '', context) : embedded(reference)),
      headers,
    }
    const folder = outFolder(textFlag(flags, 'out'), `load-${scenario}`, RUN_FILE, context.cwd)
    const request = { scenario, target, flags, out: folder.path, signals, conformance }
    return await inLockedFolder(folder, async () => await loadInto(request, context))
  } finally {
    signals.release()
    await reference?.close()
  }
}

async function loadInto(request: LoadRequest, context: CommandContext): Promise<number> {
  const { flags, out, signals } = request
  const replaced = replacementNotice(out, RUN_FILE)
  if (replaced !== null) context.stderr.write(`assay: ${replaced}\n`)
  if (textFlag(flags, 'emit') !== null) {
    const { emitLoad } = await import('../load-emit.ts')
    return await emitLoad(request, context)
  }
  if (textFlag(flags, 'segment') !== null || textFlag(flags, 'start-at') !== null) {
    const { loadPart } = await import('../run-load-part.ts')
    return await loadPart(request, context)
  }
  const run = await runWithProgress(request, context, (longest) =>
    context.stderr.write(`assay: ${formatNamedTarget(request.target)}: ${formatLongest(longest)}\n`),
  )
  if (isRunAborted(signals, join(out, RUN_FILE), context)) return STOPPED_EXIT_CODE
  const found = { kind: 'load', run } as const
  await writeReports(out, found)
  context.stdout.write(flags['json'] === true ? runText(run) : await renderRun(found, 'summary'))
  if (flags['json'] !== true) context.stdout.write(`report: ${join(out, 'report.html')}\n`)
  return exitCodeUnder(signals, run.exitCode)
}

/** Processes that share a load have one target; the embedded reference ends with its own process. */
function refuseSharedLoad(flags: Flags): void {
  const shared = ['emit', 'segment', 'start-at'].find((name) => textFlag(flags, name) !== null)
  if (shared === undefined) return
  throw new CliError(
    'usage',
    `--${shared} is for a load of several processes, and only this one reaches the embedded reference: give the base URL of a service`,
  )
}

/** Loaded only when it is asked for: the memory of this process is part of what a load costs. */
async function embeddedReference(): Promise<Reference> {
  const { startReference } = await import('../../reference/server.ts')
  return await startReference({})
}

type Target = Pick<Reference, 'baseUrl' | 'model'> & {
  readonly key: string | null
  readonly moreKeys?: readonly string[]
  readonly headers?: readonly SecretHeader[]
  readonly isEmbedded?: true
}

function embedded({ baseUrl, model, key }: Reference): Target {
  return { baseUrl, model, key, isEmbedded: true }
}

function remoteTarget(flags: Flags, given: string, context: CommandContext): Target {
  const { baseUrl, model } = namedService(flags, given, context)
  const [key = null, ...moreKeys] = keysFrom(flags, context).map((named) => named.key)
  return { baseUrl, model, key, moreKeys }
}

/** Runs one scenario with progress and Ctrl-C; LoadError becomes a CliError with its exit code. */
export async function runWithProgress(
  request: LoadRequest,
  context: CommandContext,
  onPlanned?: LoadOptions['onPlanned'],
): Promise<LoadRun> {
  const { signals } = request
  const options = loadOptionsOf(request, context)
  const { workload } = options
  const doubt = workload.traceSpeed === undefined ? traceDoubt(workload.trace ?? []) : null
  if (doubt !== null) context.stderr.write(`assay: ${doubt}\n`)
  const baseline = await baselineOf(request, workload, context)
  const progress = showLoadProgress(context)
  try {
    return await runLoad({
      ...options,
      ...(baseline === null ? {} : { baseline }),
      signal: signals.signal,
      killSignal: signals.killSignal,
      onProgress: progress.onProgress,
      ...(onPlanned === undefined ? {} : { onPlanned }),
    })
  } catch (error) {
    throw asCliError(error)
  } finally {
    progress.end()
  }
}

/** Loaded only when it is asked for: what reads runs holds memory. */
async function baselineOf(
  { flags, scenario, target, conformance }: LoadRequest,
  { mix }: WorkloadOptions,
  context: CommandContext,
): Promise<Baseline | null> {
  const path = textFlag(flags, 'baseline')
  if (path === null) return null
  const { baselineFrom } = await import('../load-baseline.ts')
  return baselineFrom(
    path,
    { target, statement: conformance?.statement ?? null, transports: transportsFor(scenario, mix) },
    context,
  )
}
