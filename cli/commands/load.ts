/** `assay load`: drives a load scenario with k6. */
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Plan } from '../../conformance/engine/plan.ts'
import { transportsFor } from '../../load/session/plan-load.ts'
import type { Baseline } from '../../load/samples/baseline.ts'
import type { WorkloadOptions } from '../../load/workload/workload.ts'
import { LIMIT_SCENARIOS, SCENARIOS, type LimitScenarioName } from '../../load/runner/bundle-script.ts'
import { runLoad } from '../../load/session/run-load.ts'
import type { SecretHeader } from '../../load/runner/load-target.ts'
import { traceDoubt } from '../../load/workload/read-trace.ts'
import { runText } from '../../load/runner/out-folder.ts'
import { RUN_KINDS } from '../../schemas/run-kinds.ts'
import type { Reference } from '../../reference/server.ts'
import { joined, reportFiles } from '../../reports/format-names.ts'
import { renderRun } from '../../reports/formats.ts'
import {
  parseFlags,
  spellingHint,
  text,
  texts,
  type Command,
  type Flags,
  type CommandContext,
} from '../command.ts'
import { CliError } from '../errors.ts'
import { asCliError } from '../load-errors.ts'
import { dropIfEmpty, outFolder, replacementNotice } from '../out-folder.ts'
import { writeReports } from '../write-reports.ts'
import { showLoadProgress } from '../load-progress.ts'
import { namedService } from '../named-service.ts'
import { keepHeapSmall } from '../small-heap.ts'
import { refuseKeyFlags, requireTarget } from '../named-target.ts'
import { describeProfiles, PROFILE_FLAG, PROFILES_HELP, profileFrom } from '../profile-flag.ts'
import { exitCodeUnder, STOPPED_EXIT_CODE, stopSignals, type StopSignals } from '../stop.ts'
import { isCutOff } from '../stopped-load.ts'
import { runOptionsOf } from '../load-run-options.ts'
import { workloadOf } from '../load-workload.ts'
import { secretHeadersFrom } from '../header-flags.ts'
import { KEY_FLAGS } from '../key-flags.ts'
import { keysFrom } from '../named-keys.ts'
import { LIMIT_SCENARIO_HELP } from '../limit-help.ts'
import { LIMIT_FLAGS } from '../limit-options.ts'

const RUN_FILE = RUN_KINDS.load.file

const HELP = `usage: assay load SCENARIO BASE-URL [options]

Sends completion requests with k6 and reports throughput, latency and failures. Each figure comes with the error of the
instrument. The word 'reference' in place of BASE-URL names the embedded reference implementation. The first run builds k6
(needs Go >= 1.25), unless --k6 names one. When answers fail a check, one user alone sends requests for ten more seconds
after the load (up to thirty if that decides), with the same keys, to see whether they fail without load too. The exit code
is 1 when answers violate a MUST or hold the token of another request.

  throughput         JSON answers            stream   server-sent events: TTFT, gaps, TPOT
  websocket          answers over WebSocket  soak     a long, steady run
  rate-limit         identifies the rate limiter; fairness: impact of one key on others
                     (options of their own: assay load rate-limit --help)

The profile, or a statement, defines how streams are requested and how answers are read. With the profile openai, a request over
WebSocket is one text frame on the path of chat completion, the key is in Authorization, and an answer is a chunk per text
frame, then [DONE].

  --key-env NAME     environment variable that holds the key (default ASSAY_KEY)
  --keys-env A,B     or environment variables with a key each: requests take turns among them
  --dummy-key        the key is not a secret: it may be shorter than 8 characters
  --header NAME=ENV  header field to send with every request, its value in the environment variable ENV; may be repeated
  --model NAME       model to request (required with a base URL)
  --vus N            users at once (closed model; default 10), or maximum in flight (open model; default 10 per
                     request per second, from 10 to 1000)
  --think N          seconds that a user of the closed model waits before the next request
  --rate N           requests per second, independent of the answers (open model, instead of the closed one)
  --arrivals KIND    constant (default) or poisson      --burstiness N   gamma arrivals; 1 is Poisson
  --trace FILE       replay recorded times and lengths, CSV or NDJSON: timestamp (in milliseconds), input_length,
                     output_length          --trace-speed N   2: twice as fast
  --duration N       seconds (default 10, soak 600; of a trace: its length)   --timeout N   seconds per request (default 60)
  --warm-up N        seconds before the duration: requests are sent and not counted
  --ramp-up N        users of the closed model start one after another over N seconds (default 0: all at once)
  --slo TEXT         an objective, e.g. 'ttft p95 < 1s', 'errors < 1%' or 'completions > 50/s'; may be repeated; missed: exit
                     code 1. Durations and shares of failures take < or <=; goodput, completions, output-tokens > or >=
  --prompt-tokens N  words per prompt (default 32)      --prompt-cv N    spread, lognormal
  --max-tokens N     completion tokens per request (default 32)   --output-cv N
  --prefix-share N   share of every prompt that is the same text, 0 to 1
  --mix LIST         transports by weight, e.g. json=1,sse=3; the report compares them
  --profile NAME     how streams are requested and how they end: ${describeProfiles()}
  --statement FILE   statement of the deployment, as for assay check: WebSocket dialect, and readings to judge answers by
  --samples N        maximum number of answers to keep, evenly over the load, and to judge after it (default 20 per second,
                     up to 300); 0: no answer is judged, and the report says so
  --baseline FILE    run.json of assay check on the same target: checks that fail there are not tested again without load
  --no-calibration   do not measure the instrument's own error
  --k6 PATH          a k6 from 'assay build-k6' (default: ASSAY_K6, else it is built here)
  --seed S           seed of the whole schedule
  --allow-remote     the target is another machine, and you intend to load it
  --out DIR          folder for ${joined([RUN_FILE, 'rows', ...reportFiles('load')], 'and')}
  --json             print load-run.json instead of the summary

environment: ASSAY_KEY; ASSAY_K6; HTTP_PROXY, HTTPS_PROXY, NO_PROXY (never used for this machine); NODE_EXTRA_CA_CERTS;
             ${PROFILES_HELP}

example: ASSAY_KEY=... assay load stream http://127.0.0.1:8000 --model NAME --rate 8 --duration 30 --slo 'ttft p95 < 1s'
`

const FLAGS = {
  ...KEY_FLAGS,
  'keys-env': { type: 'string' },
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
  mix: { type: 'string' },
  baseline: { type: 'string' },
  samples: { type: 'string' },
  'no-calibration': { type: 'boolean' },
  seed: { type: 'string' },
  k6: { type: 'string' },
  'allow-remote': { type: 'boolean' },
  out: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** Drives a load scenario. */
export const loadCommand: Command = {
  help: `${HELP}\n${LIMIT_SCENARIO_HELP}`,
  helpFor: (args) => (limitScenarioIn(args) === undefined ? HELP : LIMIT_SCENARIO_HELP),
  run: load,
}

/** The first argument that is neither a flag nor the value of one; two kinds of scenarios have flags of their own. */
function scenarioIn(args: readonly string[]): string | undefined {
  const options = { ...LIMIT_FLAGS, ...FLAGS }
  return parseArgs({ args: [...args], options, allowPositionals: true, strict: false }).positionals[0]
}

function limitScenarioIn(args: readonly string[]): LimitScenarioName | undefined {
  const asked = scenarioIn(args)
  return LIMIT_SCENARIOS.find((name) => name === asked)
}

/** Loaded only when it is asked for: what reads statements holds memory. Null without a statement. */
async function statementOf(flags: Flags, context: CommandContext): Promise<Plan | null> {
  const path = text(flags, 'statement')
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
  keepHeapSmall()
  const limits = limitScenarioIn(args)
  if (limits !== undefined) {
    const { loadLimits } = await import('./load-limits.ts')
    return await loadLimits(limits, args, context)
  }
  const { flags, positionals } = parseFlags(args, FLAGS, 2)
  const [scenario, named] = positionals
  if (scenario === undefined) throw new CliError('usage', `which scenario? see 'assay list scenarios'`)
  requireKnown(scenario)
  const conformance = await statementOf(flags, context)
  const given = requireTarget(named, `load ${scenario}`)
  refuseKeyFlags(flags, named, ['header'])
  const reference = given === undefined ? await embeddedReference() : null
  // Held until the report is written: a Ctrl-C in the middle of it would end this process without a word.
  const signals = stopSignals()
  try {
    const headers = secretHeadersFrom(texts(flags, 'header'), conformance?.requestHeaders ?? [], context)
    const target = {
      ...(reference === null ? remoteTarget(flags, given ?? '', context) : embedded(reference)),
      headers,
    }
    const out = outFolder(text(flags, 'out'), `load-${scenario}`, RUN_FILE, context.cwd)
    const replaced = replacementNotice(out, RUN_FILE)
    if (replaced !== null) context.stderr.write(`assay: ${replaced}\n`)
    const request = { scenario, target, flags, out, signals, conformance }
    const run = await runK6(request, context).finally(() => dropIfEmpty(out))
    if (isCutOff(signals, join(out, RUN_FILE), context)) return STOPPED_EXIT_CODE
    const found = { kind: 'load', run } as const
    await writeReports(out, found)
    context.stdout.write(flags['json'] === true ? runText(run) : await renderRun(found, 'summary'))
    if (flags['json'] !== true) context.stdout.write(`report: ${join(out, 'report.html')}\n`)
    return exitCodeUnder(signals, run.exitCode)
  } finally {
    signals.release()
    await reference?.close()
  }
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

/** What {@link runK6} runs. */
export type LoadRequest = {
  readonly scenario: string
  readonly target: Target
  readonly flags: Flags
  readonly out: string
  readonly signals: StopSignals
  /** What a statement declares; null without one. */
  readonly conformance: Plan | null
}

/** Runs one scenario with progress and Ctrl-C; LoadError becomes a CliError with its exit code. */
export async function runK6(request: LoadRequest, context: CommandContext): Promise<LoadRun> {
  const { scenario, target, flags, out, signals, conformance } = request
  const workload = workloadOf(scenario, flags, context.cwd)
  const doubt = workload.traceSpeed === undefined ? traceDoubt(workload.trace ?? []) : null
  if (doubt !== null) context.stderr.write(`assay: ${doubt}\n`)
  const baseline = await baselineOf(request, workload, context)
  const progress = showLoadProgress(context)
  try {
    return await runLoad({
      scenario,
      target,
      workload,
      out: resolve(out),
      ...runOptionsOf(flags),
      ...(baseline === null ? {} : { baseline }),
      ...(conformance === null ? {} : { conformance }),
      signal: signals.signal,
      killSignal: signals.killSignal,
      onProgress: progress.onProgress,
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
  const path = text(flags, 'baseline')
  if (path === null) return null
  const { baselineFrom } = await import('../load-baseline.ts')
  return baselineFrom(
    path,
    { target, statement: conformance?.statement ?? null, transports: transportsFor(scenario, mix) },
    context,
  )
}
