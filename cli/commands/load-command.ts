import type { RunWithKind } from '../../reports/formats.ts'
import { withProgress } from '../progress.ts'
import { runIntoFolder } from '../out-folder.ts'
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { transportsFor, type LongestLoad, type LoadOptions } from '../../load/session/plan-load.ts'
import type { Baseline } from '../../load/samples/answer-baseline.ts'
import type { WorkloadOptions } from '../../load/workload/workload.ts'
import { LIMIT_SCENARIOS, SCENARIOS } from '../../load/runner/bundle-script.ts'
import { runLoad } from '../../load/session/run-load.ts'
import type { LoadTarget } from '../../load/runner/load-target.ts'
import { failedNotes, traceDoubt } from '../../load/workload/read-trace.ts'
import type { Reference } from '../../reference/server.ts'
import {
  spellingHint,
  textFlag,
  type Command,
  type CommandContext,
  type Flags,
  withValues,
} from '../command.ts'
import { ENVIRONMENT, LOAD_FLAGS } from '../flags.ts'
import { usageError } from '../errors.ts'
import {
  formatNamedTarget,
  refuseKeyFlags,
  requireTarget,
  headersOf,
  loadService,
  noKeyNotice,
  runKeySource,
  statementIn,
} from '../target.ts'
import { stopSignals } from '../stop.ts'
import { loadOptionsOf, type LoadRequest } from '../load-options.ts'

/** The command `assay load SCENARIO`, which runs a load. */
export const loadCommand: Command = {
  usage: ['load SCENARIO BASE-URL [options]'],
  about: `Sends completion requests with k6 and reports throughput, latency and failures. Each figure comes with the error of the
instrument. The word 'reference' in place of BASE-URL names the embedded reference implementation. The first run builds k6
(needs Go >= 1.25), unless --k6 names one.

  throughput         JSON answers            stream   server-sent events: TTFT, gaps, TPOT
  websocket          answers over WebSocket  soak     a long, steady run
  rate-limit         identifies the rate limiter; fairness: impact of one key on others
                     (options of their own: assay load rate-limit --help)
  merge DIR...       one run of the parts that several processes sent (assay load merge --help)

The profile, or a statement, defines how streams are requested and how answers are read. With the profile openai, a request over
WebSocket is one text frame on the path of chat completion, with the key in Authorization. Its answer is a chunk per text frame,
then [DONE].

After the load, some answers are judged. If answers fail a check, one user alone sends requests with the same keys for ten
more seconds, or up to thirty if that decides. This shows whether they fail without load too.

A line before the load gives its longest possible time. That is the sum of warm-up, duration, the wait for the last answers
(--timeout, twice with a schedule) and the measurement of the instrument.

The exit code is 1 when answers violate a MUST or hold the token of another request, even if the figures are not valid.`,
  flags: LOAD_FLAGS,
  notes: ENVIRONMENT.replace('ASSAY_KEY;', 'ASSAY_KEY; ASSAY_K6;'),
  examples: [
    "ASSAY_KEY=... assay load stream http://127.0.0.1:8000 --model NAME --rate 8 --duration 30 --slo 'ttft p95 < 1s'",
  ],
  maxPositionals: 2,
  run: async ({ flags, positionals }, context) => {
    const [scenario, named] = positionals
    if (scenario === undefined) throw usageError(`no scenario given: see 'assay list scenarios'`)
    requireKnown(scenario)
    const conformance = await statementIn(flags, context)
    const given = requireTarget(named, `load ${scenario}`)
    refuseKeyFlags(flags, named, ['header'])
    if (given === undefined) refuseSharedLoad(flags)
    const reference = given === undefined ? await embeddedReference() : null
    // Signals are handled until the report is written. Otherwise a Ctrl-C during the report would end this process silently.
    const signals = stopSignals()
    try {
      const target =
        reference === null
          ? loadService(flags, given ?? '', conformance, context)
          : { ...embedded(reference), headers: headersOf(flags, conformance, context) }
      const frame = { flags, name: `load-${scenario}`, kind: 'load' as const, signals }
      return await runIntoFolder(
        frame,
        context,
        async (out) => await loadInto({ scenario, target, flags, out, signals, conformance }, context),
      )
    } finally {
      signals.release()
      await reference?.close()
    }
  },
}

function requireKnown(scenario: string): void {
  if (SCENARIOS.some((name) => name === scenario)) return
  const known: readonly string[] = [...SCENARIOS, ...LIMIT_SCENARIOS, 'merge']
  if (known.includes(scenario))
    throw usageError(`${scenario} has options of its own: write it first, as in assay load ${scenario}`)
  if (scenario.includes('://'))
    throw usageError(`no scenario named before the base URL: one of ${known.join(', ')}`)
  const hint = spellingHint(scenario, known, `one of ${known.join(', ')}`)
  throw usageError(`unknown scenario '${scenario}': ${hint}`)
}

async function loadInto(
  request: LoadRequest,
  context: CommandContext,
): Promise<RunWithKind<'load'> | number> {
  const { flags } = request
  if (textFlag(flags, 'emit') !== null) {
    const { emitLoad } = await import('../load-parts.ts')
    return await emitLoad(request, context)
  }
  if (textFlag(flags, 'segment') !== null || textFlag(flags, 'start-at') !== null) {
    const { loadPart } = await import('../load-parts.ts')
    return await loadPart(request, context)
  }
  const run = await runWithProgress(request, context, (longest, notes) => {
    const planned = `${formatNamedTarget(request.target)}: ${formatLongest(longest)}`
    const keyless = noKeyNotice(request.target.key, runKeySource(flags).name)
    for (const said of [...keyless, planned, ...notes]) context.stderr.write(`assay: ${said}\n`)
  })
  return { kind: 'load', run }
}

/** Throws CliError if a load is split among processes and has no target: each process would start a separate reference server. */
function refuseSharedLoad(flags: Flags): void {
  const shared = ['emit', 'segment', 'start-at'].find((name) => textFlag(flags, name) !== null)
  if (shared === undefined) return
  throw usageError(
    `--${shared} is for a load of several processes, and only this one reaches the embedded reference: give the base URL of a service`,
  )
}

/** Starts the reference implementation. Loads its code only now, to save memory in other runs. */
async function embeddedReference(): Promise<Reference> {
  const { startReference } = await import('../../reference/server.ts')
  return await startReference({})
}

function embedded({ baseUrl, model, key }: Reference): LoadTarget {
  return { baseUrl, model, key, isEmbedded: true }
}

/** Runs one scenario and shows its progress. Throws CliError if the load cannot run. */
export async function runWithProgress(
  request: LoadRequest,
  context: CommandContext,
  onPlanned?: LoadOptions['onPlanned'],
): Promise<LoadRun> {
  const options = loadOptionsOf(request, context)
  const { workload } = options
  const { trace = [], traceSpeed } = workload
  const doubt = traceSpeed === undefined ? traceDoubt(trace) : null
  for (const note of [...failedNotes(trace), ...(doubt === null ? [] : [doubt])])
    context.stderr.write(`assay: ${note}\n`)
  const baseline = await baselineOf(request, workload, context)
  return await withProgress(
    request.signals,
    context,
    async (running) => await runLoad({ ...options, ...withValues({ baseline, onPlanned }), ...running }),
  )
}

/** Reads the baseline (`--baseline`) of a load, which is a check run. Returns null without the flag. Imports its code on demand. */
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

function formatLongest({ requests, answers, calibration, singleUser }: LongestLoad): string {
  const parts = [
    `${seconds(requests)} of requests`,
    `at most ${seconds(answers)} for the last answers`,
    ...(calibration === 0 ? [] : [`at most ${seconds(calibration)} to measure the instrument`]),
  ]
  const more =
    singleUser === 0
      ? ''
      : `; if answers fail a check, one user alone sends requests for at most ${seconds(singleUser)} more`
  return `a load of at most ${seconds(requests + answers + calibration)}, besides the start of k6: ${parts.join(', ')}${more}`
}

function seconds(value: number): string {
  return `${Math.ceil(value)} s`
}
