import { runIntoFolder } from '../out-folder.ts'
import type { CapacityPreflight, CapacityRun } from '../../schemas/compiled/capacity-run.ts'
import type { Plan } from '../../conformance/statement/plan.ts'
import { MODEL_HELP } from '../../reference/service-models/models.ts'
import { runCapacity } from '../../load/capacity/run-capacity.ts'
import {
  planCapacity,
  type CapacityOptions,
  type CapacityPlan,
  type EarlierSweep,
} from '../../load/capacity/capacity-plan.ts'
import { defaultPlan } from '../../load/runner/load-protocol.ts'
import {
  numberFlag,
  textFlag,
  texts,
  type Command,
  type CommandContext,
  type Flags,
  type ParsedCommandLine,
  withValues,
} from '../command.ts'
import { CAPACITY_FLAGS, REFERENCE_SLO } from '../flags.ts'
import { orCliError, usageError } from '../errors.ts'
import { k6From, recordedFlags } from '../load-options.ts'
import { showLoadProgress, withProgress } from '../progress.ts'
import {
  formatNamedTarget,
  refuseKeyFlags,
  requireTarget,
  loadService,
  noKeyNotice,
  profileFrom,
  runKeySource,
  statementIn,
} from '../target.ts'
import { stopSignals, type StopSignals } from '../stop.ts'
import { storedRun } from '../read-run.ts'
import { differingSettings } from '../../reports/compare/compare-capacity.ts'
import { caveatsOf } from '../../reports/compare/comparison.ts'
import type { LoadTarget } from '../../load/runner/load-target.ts'
import { startReference, type Reference } from '../../reference/server.ts'
import { modelFlag } from '../limit-flags.ts'

const REFERENCE_SECONDS = 70
const SCENARIOS = ['throughput', 'stream', 'websocket'] as const
const ARRIVALS = ['poisson', 'constant'] as const

/** The command `assay capacity`, which finds the capacity of a deployment. */
export const capacityCommand: Command = {
  usage: [
    'capacity BASE-URL --slo TEXT [--slo TEXT]... [--for LOAD] [options]',
    'capacity reference [--slo TEXT]... [--for LOAD] [options]',
  ],
  about: `Finds the highest rate of requests that meets all objectives, with its 95 % interval. The sweep begins with one user alone. Then
it raises the rate until an objective is missed. More stages lie around that rate, and a longer one at 0.95 of the answer. Some
answers of each stage are judged as assay check judges them: a wrong answer, however fast, does not count as capacity. Ctrl-C
ends the sweep; the answer then comes from the finished stages. One user alone stops after 20 requests in a row without a
completion.

A few checks come before the sweep (about 15 requests): a completion, refused keys, an unknown model, and a stream or socket if
the sweep uses one. If they find wrong answers of that transport, the sweep does not start. Other failures are only noted, such
as a wrong plain completion before a sweep of streams.

The word 'reference' in place of BASE-URL names the embedded reference implementation. It runs a service model (--model-of).

The exit code is 0 with an answer, or if the service carries the load of --for. It is 1 if the service does not carry that load,
and 3 if that is undecided or there is no answer.

A sweep chooses each stage by the answers of the one before, so one process sends it. To sweep from many machines, send one rate
after another with 'assay load' and merge the parts of each, as docs/scale.md shows.`,
  flags: CAPACITY_FLAGS,
  notes: `  --model-of SPEC is one of
${MODEL_HELP}`,
  examples: [
    "ASSAY_KEY=... assay capacity http://127.0.0.1:8000 --model NAME --slo 'ttft p95 < 1s' --for '40 rps'",
    "assay capacity reference --slo 'e2e p95 < 150ms'",
  ],
  maxPositionals: 1,
  run: capacity,
}

async function capacity({ flags, positionals }: ParsedCommandLine, context: CommandContext): Promise<number> {
  const [named] = positionals
  const given = requireTarget(named, 'capacity')
  refuseKeyFlags(flags, named)
  if (textFlag(flags, 'resume') !== null && given === undefined)
    throw usageError('--resume is for a service: the embedded reference is a new one each time')
  if (textFlag(flags, 'resume') !== null && textFlag(flags, 'out') !== null)
    throw usageError('--resume continues the sweep in DIR, and writes there: leave out --out')
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

type Sweep = {
  readonly flags: Flags
  readonly target: CapacityTarget
  readonly signals: StopSignals
  readonly conformance: Plan | null
}

async function sweep(
  { flags, target, signals, conformance }: Sweep,
  context: CommandContext,
): Promise<number> {
  const recorded = { flags: recordedFlags(flags, context), ...withValues({ conformance }) }
  const options = { ...optionsOf(flags, target), ...recorded }
  // Invalid options are refused before an output folder is created.
  const plan = await orCliError(() => planCapacity(options))
  const resume = textFlag(flags, 'resume')
  const earlier = resume === null ? null : earlierSweep(resume, plan, context)
  const given = resume ?? textFlag(flags, 'out')
  return await runIntoFolder(
    { flags, name: 'capacity', kind: 'capacity', given, signals },
    context,
    async (out) => ({
      kind: 'capacity',
      run: await sweepInto({ options, plan, earlier, out, target, flags, signals }, context),
    }),
  )
}

type SweepIn = Omit<Sweep, 'conformance'> & {
  readonly options: CapacityOptions
  readonly plan: CapacityPlan
  readonly earlier: EarlierSweep | null
  readonly out: string
}

async function sweepInto(
  { options, plan, earlier, out, target, flags, signals }: SweepIn,
  context: CommandContext,
): Promise<CapacityRun> {
  const { objectives, maxSeconds, workload, scenario } = plan
  for (const notice of noKeyNotice(target.load.key, runKeySource(flags).name))
    context.stderr.write(`assay: ${notice}\n`)
  context.stderr.write(
    `assay: ${formatNamedTarget(target.load)}: a sweep of at most ${maxSeconds} s for ${objectives.map(({ slo }) => `'${slo}'`).join(', ')}: one user alone, ` +
      `then more and more requests per second until one is missed; each asks for at most ${workload.maxTokens} tokens\n`,
  )
  return await withProgress(
    signals,
    context,
    async (running) =>
      await runCapacity({
        ...options,
        ...withValues({ earlier }),
        ...(flags['no-preflight'] === true
          ? {}
          : { preflight: async () => await preflight({ options, scenario, ...running }, context) }),
        out,
        ...running,
      }),
  )
}

type Preflight = {
  readonly options: CapacityOptions
  readonly scenario: CapacityPlan['scenario']
  readonly signal: AbortSignal
  readonly onProgress: ReturnType<typeof showLoadProgress>['onProgress']
}

/** Judges a few answers before a sweep (loads at several rates). Imports the checks only now, to save memory. */
async function preflight(
  { options, scenario, signal, onProgress }: Preflight,
  { env }: CommandContext,
): Promise<CapacityPreflight> {
  onProgress({ phase: 'prepare', text: 'checking answers before the sweep' })
  const { runPreflight } = await import('../capacity-preflight.ts')
  const plan = options.conformance ?? defaultPlan(options.profile)
  return await runPreflight({
    target: options.target,
    scenario,
    plan,
    timeoutSeconds: options.timeoutSeconds ?? null,
    env,
    signal,
  })
}

function optionsOf(flags: Flags, { load, reference }: CapacityTarget): CapacityOptions {
  const isReference = reference !== null
  const slo = texts(flags, 'slo')
  const demand = textFlag(flags, 'for')
  const deployments = numberFlag(flags, 'replicas')
  if (deployments !== null && demand === null)
    throw usageError(
      '--replicas is the number of deployments that share the load of --for: give --for as well',
    )
  return {
    target: load,
    slo: slo.length === 0 && isReference ? [REFERENCE_SLO] : slo,
    out: '',
    profile: profileFrom(flags),
    allowRemote: flags['allow-remote'] === true,
    calibrate: flags['no-calibration'] !== true,
    ...withValues({
      maxSeconds: numberFlag(flags, 'max-seconds') ?? (isReference ? REFERENCE_SECONDS : null),
      promptTokens: numberFlag(flags, 'prompt-tokens'),
      maxTokens: numberFlag(flags, 'max-tokens'),
      timeoutSeconds: numberFlag(flags, 'timeout'),
      warmUpSeconds: numberFlag(flags, 'warm-up'),
      scenario: SCENARIOS.find((name) => name === flags['scenario']),
      arrivals: ARRIVALS.find((name) => name === flags['arrivals']),
      demand,
      deployments,
      price: textFlag(flags, 'price'),
      seed: textFlag(flags, 'seed'),
    }),
    ...k6From(flags),
  }
}

function earlierSweep(
  folder: string,
  plan: CapacityPlan,
  { cwd }: Pick<CommandContext, 'cwd'>,
): EarlierSweep {
  const { path, found } = storedRun(folder, cwd, ['capacity'])
  const other = differenceOf(found.run, plan)
  if (other !== undefined)
    throw usageError(
      `cannot continue ${path} (--resume): ${other}. Give the same options, or start a new sweep`,
    )
  return found.run
}

function differenceOf(run: CapacityRun, plan: CapacityPlan): string | undefined {
  const { target, profile = 'openai', conformance } = plan.options
  const facts = [
    ['target', run.target.baseUrl, target.baseUrl],
    ['model', run.target.model, target.model],
    ['statement', run.statement?.sha256 ?? 'none', conformance?.statement?.sha256 ?? 'none'],
  ] as const
  return [...caveatsOf(facts), ...differingSettings({ ...run, ...run.suite }, { ...plan, profile })][0]
}

/** The target of a sweep. `reference` is the reference server that Assay started and must close; null if the user named a service. */
type CapacityTarget = {
  readonly load: LoadTarget
  readonly reference: Reference | null
}

/** The default service model of the reference implementation. A sweep finds its capacity within a minute. */
const DEFAULT_SERVICE_MODEL = 'mmc,servers=4,ms=25'

type TargetPlace = { readonly conformance: Plan | null; readonly context: CommandContext }

async function capacityTarget(
  flags: Flags,
  given: string | undefined,
  { conformance, context }: TargetPlace,
): Promise<CapacityTarget> {
  if (given === undefined) return await embedded(textFlag(flags, 'model-of') ?? DEFAULT_SERVICE_MODEL)
  if (textFlag(flags, 'model-of') !== null)
    throw usageError(
      "--model-of is for the embedded reference: write 'reference' in place of the base URL, or start assay serve with it",
    )
  return { load: loadService(flags, given, conformance, context), reference: null }
}

async function embedded(spec: string): Promise<CapacityTarget> {
  const reference = await startReference({ serviceModel: modelFlag(spec) })
  const { baseUrl, model, key } = reference
  return { load: { baseUrl, model, key, isEmbedded: true }, reference }
}
