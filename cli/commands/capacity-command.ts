/** `assay capacity`: the highest rate that a deployment carries under its objectives, and how many replicas a load takes. */
import type { CapacityPreflight, CapacityRun } from '../../schemas/compiled/capacity-run.ts'
import { join } from 'node:path'
import type { Plan } from '../../conformance/engine/plan.ts'
import { runCapacity } from '../../load/capacity/run-capacity.ts'
import { planCapacity, type CapacityOptions, type CapacityPlan } from '../../load/capacity/capacity-plan.ts'
import { usualPlan } from '../../load/runner/load-protocol.ts'
import { runText } from '../../load/runner/write-run.ts'
import { joined } from '../../reports/format-names.ts'
import { renderRun } from '../../reports/formats.ts'
import { RUN_KINDS } from '../../schemas/run-kinds.ts'
import { earlierSweep, type EarlierSweep } from '../capacity-resume.ts'
import { CAPACITY_HELP, REFERENCE_SLO } from '../capacity-help.ts'
import { capacityTarget, type CapacityTarget } from '../capacity-target.ts'
import {
  parseFlags,
  textFlag,
  texts,
  wholeNumber,
  type Command,
  type CommandContext,
  type Flags,
} from '../command.ts'
import { CliError } from '../errors.ts'
import { inLockedFolder } from '../folder-lock.ts'
import { KEY_FLAGS } from '../key-flags.ts'
import { k6From } from '../k6-flag.ts'
import { asCliError } from '../load-errors.ts'
import { showLoadProgress } from '../load-progress.ts'
import { formatNamedTarget, requireTarget, refuseKeyFlags } from '../named-target.ts'
import { outFolder, replacementNotice } from '../out-folder.ts'
import { PODS_FLAGS, refusePods } from '../pods-flags.ts'
import { PROFILE_FLAG, profileFrom } from '../profile-flag.ts'
import { exitCodeUnder, stopSignals, type StopSignals } from '../stop.ts'
import { writeReports } from '../write-reports.ts'

const RUN_FILE = RUN_KINDS.capacity.file

const FLAGS = {
  ...KEY_FLAGS,
  ...PROFILE_FLAG,
  'keys-env': { type: 'string', multiple: true },
  header: { type: 'string', multiple: true },
  model: { type: 'string' },
  slo: { type: 'string', multiple: true },
  for: { type: 'string' },
  replicas: { type: 'string' },
  price: { type: 'string' },
  statement: { type: 'string' },
  'no-calibration': { type: 'boolean' },
  'no-preflight': { type: 'boolean' },
  'max-seconds': { type: 'string' },
  resume: { type: 'string' },
  scenario: { type: 'string' },
  arrivals: { type: 'string' },
  'prompt-tokens': { type: 'string' },
  'max-tokens': { type: 'string' },
  timeout: { type: 'string' },
  seed: { type: 'string' },
  k6: { type: 'string' },
  'allow-remote': { type: 'boolean' },
  'model-of': { type: 'string' },
  ...PODS_FLAGS,
  segment: { type: 'string' },
  'start-at': { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean' },
} as const

const REFERENCE_SECONDS = 70

/** Finds the capacity of a deployment. */
export const capacityCommand: Command = { help: CAPACITY_HELP, run: capacity }

async function capacity(args: readonly string[], context: CommandContext): Promise<number> {
  const { flags, positionals } = parseFlags(args, FLAGS, 1)
  refusePods(flags)
  const [named] = positionals
  const given = requireTarget(named, 'capacity')
  refuseKeyFlags(flags, named)
  if (textFlag(flags, 'resume') !== null && textFlag(flags, 'out') !== null)
    throw new CliError('usage', '--resume continues the sweep in DIR, and writes there: leave out --out')
  const conformance = await statementIn(flags, context)
  const target = await capacityTarget(flags, given, { conformance, context })
  const signals = stopSignals()
  try {
    return await sweep({ flags, target, signals, conformance }, context)
  } finally {
    signals.release()
    await target.reference?.close()
  }
}

/** Loaded only when it is asked for: what reads statements holds memory. Null without a statement. */
async function statementIn(flags: Flags, context: CommandContext): Promise<Plan | null> {
  const path = textFlag(flags, 'statement')
  if (path === null) return null
  const { loadStatement } = await import('../load-statement.ts')
  return loadStatement(path, profileFrom(flags), context)
}

type Sweep = {
  readonly flags: Flags
  readonly target: CapacityTarget
  readonly signals: StopSignals
  /** The readings that a statement declares; null without one. */
  readonly conformance: Plan | null
}

async function sweep(
  { flags, target, signals, conformance }: Sweep,
  context: CommandContext,
): Promise<number> {
  const options = {
    ...optionsOf(flags, target),
    ...(conformance === null ? {} : { conformance }),
  }
  const plan = checked(options)
  const resume = textFlag(flags, 'resume')
  const earlier = resume === null ? null : await earlierSweep(resume, plan, context)
  if (earlier?.note != null) context.stderr.write(`assay: ${earlier.note}\n`)
  const folder = outFolder(resume ?? textFlag(flags, 'out'), 'capacity', RUN_FILE, context.cwd)
  return await inLockedFolder(folder, async () => {
    const { path: out } = folder
    const run = await sweepInto({ options, plan, earlier, out, target, flags, signals }, context)
    return await present({ run, out, flags, signals }, context)
  })
}

type SweepIn = Omit<Sweep, 'conformance'> & {
  readonly options: CapacityOptions
  readonly plan: CapacityPlan
  /** What a sweep of the folder had found that this one goes on from; null for a new one. */
  readonly earlier: EarlierSweep | null
  readonly out: string
}

async function sweepInto(
  { options, plan, earlier, out, target, flags, signals }: SweepIn,
  context: CommandContext,
): Promise<CapacityRun> {
  const { objectives, maxSeconds, workload, scenario } = plan
  const replaced = earlier === null ? replacementNotice(out, RUN_FILE) : null
  if (replaced !== null) context.stderr.write(`assay: ${replaced}\n`)
  context.stderr.write(
    `assay: ${formatNamedTarget(target.load)}: a sweep of at most ${maxSeconds} s for ${objectives.map(({ slo }) => `'${slo}'`).join(', ')}: one user alone, ` +
      `then more and more requests per second until one is missed; each asks for at most ${workload.maxTokens} tokens\n`,
  )
  const progress = showLoadProgress(context)
  return await runCapacity({
    ...options,
    ...(earlier === null ? {} : { earlier: earlier.stages, earlierNote: earlier.note }),
    ...(flags['no-preflight'] === true
      ? {}
      : { preflight: async () => await preflight({ options, scenario, signals, progress }, context) }),
    out,
    signal: signals.signal,
    killSignal: signals.killSignal,
    onProgress: progress.onProgress,
  })
    .catch((error: unknown) => {
      throw asCliError(error)
    })
    .finally(progress.end)
}

type Preflight = {
  readonly options: CapacityOptions
  readonly scenario: CapacityPlan['scenario']
  readonly signals: StopSignals
  readonly progress: ReturnType<typeof showLoadProgress>
}

const CHECKING = {
  phase: 'prepare',
  text: 'checking answers before the sweep',
  elapsedSeconds: 0,
  totalSeconds: null,
  iterations: null,
} as const

/** Loaded only when it is asked for: it holds all checks and probes. */
async function preflight(
  { options, scenario, signals, progress }: Preflight,
  { env }: CommandContext,
): Promise<CapacityPreflight> {
  progress.onProgress(CHECKING)
  const { runPreflight } = await import('../capacity-preflight.ts')
  const plan = options.conformance ?? usualPlan(options.profile)
  return await runPreflight({
    target: options.target,
    scenario,
    plan,
    timeoutSeconds: options.timeoutSeconds ?? null,
    env,
    signal: signals.signal,
  })
}

type Presented = {
  readonly run: CapacityRun
  readonly out: string
  readonly flags: Flags
  readonly signals: StopSignals
}

async function present({ run, out, flags, signals }: Presented, context: CommandContext): Promise<number> {
  const found = { kind: 'capacity', run } as const
  await writeReports(out, found)
  context.stdout.write(flags['json'] === true ? runText(run) : await renderRun(found, 'summary'))
  if (flags['json'] !== true) context.stdout.write(`report: ${join(out, 'report.html')}\n`)
  return exitCodeUnder(signals, run.exitCode)
}

/** Refused before a folder is made. */
function checked(options: CapacityOptions) {
  try {
    return planCapacity(options)
  } catch (error) {
    throw asCliError(error)
  }
}

function optionsOf(flags: Flags, { load, truth, reference }: CapacityTarget): CapacityOptions {
  const isReference = reference !== null
  const slo = texts(flags, 'slo')
  const demand = textFlag(flags, 'for')
  const deployments = wholeNumber(flags, 'replicas', 1)
  if (deployments !== null && demand === null)
    throw new CliError(
      'usage',
      '--replicas is the number of deployments that share the load of --for: give --for as well',
    )
  const seed = textFlag(flags, 'seed')
  const price = textFlag(flags, 'price')
  return {
    target: load,
    slo: slo.length === 0 && isReference ? [REFERENCE_SLO] : slo,
    out: '',
    profile: profileFrom(flags),
    allowRemote: flags['allow-remote'] === true,
    ...(isReference ? { maxSeconds: REFERENCE_SECONDS } : {}),
    ...numbersOf(flags),
    ...scenarioAndArrivals(flags),
    ...(demand === null ? {} : { demand }),
    ...(deployments === null ? {} : { deployments }),
    ...(price === null ? {} : { price }),
    ...(flags['no-calibration'] === true ? { calibrate: false } : {}),
    ...(seed === null ? {} : { seed }),
    ...k6From(flags),
    ...(truth === null ? {} : { truth }),
  }
}

function numbersOf(flags: Flags): Partial<CapacityOptions> {
  const maxSeconds = wholeNumber(flags, 'max-seconds', 1)
  const promptTokens = wholeNumber(flags, 'prompt-tokens', 1)
  const maxTokens = wholeNumber(flags, 'max-tokens', 1)
  const timeoutSeconds = wholeNumber(flags, 'timeout', 1)
  return {
    ...(maxSeconds === null ? {} : { maxSeconds }),
    ...(promptTokens === null ? {} : { promptTokens }),
    ...(maxTokens === null ? {} : { maxTokens }),
    ...(timeoutSeconds === null ? {} : { timeoutSeconds }),
  }
}

function scenarioAndArrivals(flags: Flags): Partial<CapacityOptions> {
  const scenario = chosen(flags, 'scenario', ['throughput', 'stream', 'websocket'] as const)
  const arrivals = chosen(flags, 'arrivals', ['poisson', 'constant'] as const)
  return { ...(scenario === null ? {} : { scenario }), ...(arrivals === null ? {} : { arrivals }) }
}

function chosen<Name extends string>(flags: Flags, flag: string, names: readonly Name[]): Name | null {
  const value = textFlag(flags, flag)
  if (value === null) return null
  const known = names.find((name) => name === value)
  if (known !== undefined) return known
  throw new CliError('usage', `--${flag} takes ${joined(names, 'or')}, not '${value}'`)
}
