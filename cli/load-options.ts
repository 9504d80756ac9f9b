import { resolve } from 'node:path'
import type { CommandFlags } from '../schemas/compiled/load-run.ts'
import type { Plan } from '../conformance/statement/plan.ts'
import type { LoadOptions } from '../load/session/plan-load.ts'
import { list, numberFlag, textFlag, texts, type CommandContext, type Flags, withValues } from './command.ts'
import { profileFrom } from './target.ts'
import { SHARED_LOAD_FLAGS } from './flags.ts'
import type { StopSignals } from './stop.ts'
import { TRANSPORTS, type WorkloadOptions } from '../load/workload/workload.ts'
import { asCliError, usageError, fileText } from './errors.ts'
import { requireGivenK6 } from '../load/runner/find-k6.ts'
import { LoadError } from '../load/load-error.ts'
import { parseTrace, type TraceRecord } from '../load/workload/read-trace.ts'

type RunOptions = Pick<
  LoadOptions,
  'profile' | 'allowRemote' | 'calibrate' | 'seed' | 'samples' | 'slo' | 'k6' | 'httpVersion'
>

/** A load as the command line describes it. `conformance` holds the declarations of the statement; null without `--statement`. */
export type LoadRequest = Pick<LoadOptions, 'scenario' | 'target'> & {
  readonly flags: Flags
  readonly out: string
  readonly signals: StopSignals
  readonly conformance: Plan | null
}

/** Returns the options of a load. Throws a CliError that names the flag if one is invalid. */
export function loadOptionsOf(
  { scenario, target, flags, out, conformance }: LoadRequest,
  context: CommandContext,
) {
  return {
    scenario,
    target,
    flags: recordedFlags(flags, context),
    workload: workloadOf(flags, context.cwd),
    out: resolve(out),
    ...runOptionsOf(flags),
    ...(conformance === null ? {} : { conformance }),
  }
}

/** Returns the flags that the run file records, so that the command can be repeated from it. */
export function recordedFlags(flags: Flags, { profileFile }: CommandContext): CommandFlags {
  const { out: _, json: __, ...given }: Flags = { ...flags, ...withValues({ profile: profileFile }) }
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value === undefined || name in SHARED_LOAD_FLAGS ? [] : [[name, value] as const],
    ),
  )
}

function runOptionsOf(flags: Flags): RunOptions {
  return {
    profile: profileFrom(flags),
    allowRemote: flags['allow-remote'] === true,
    calibrate: flags['no-calibration'] !== true,
    slo: texts(flags, 'slo'),
    httpVersion: flags['http'] === '2' ? 2 : 1,
    ...withValues({
      seed: textFlag(flags, 'seed'),
      samples: numberFlag(flags, 'samples'),
    }),
    ...k6From(flags),
  }
}

/** Returns the workload (prompts, answer lengths and mix of calls) that the flags describe. Throws a CliError that names a wrong flag. */
export function workloadOf(flags: Flags, cwd: string): WorkloadOptions {
  const trace = textFlag(flags, 'trace')
  return {
    durationSeconds: number(flags, 'duration'),
    warmUpSeconds: number(flags, 'warm-up'),
    rampUpSeconds: number(flags, 'ramp-up'),
    vus: numberFlag(flags, 'vus') ?? undefined,
    thinkSeconds: number(flags, 'think'),
    ratePerSecond: number(flags, 'rate'),
    arrivals: (['constant', 'poisson'] as const).find((name) => name === flags['arrivals']),
    burstiness: number(flags, 'burstiness'),
    trace: trace === null ? undefined : traceAt(trace, cwd),
    traceSpeed: number(flags, 'trace-speed'),
    promptTokens: numberFlag(flags, 'prompt-tokens') ?? undefined,
    promptCv: number(flags, 'prompt-cv'),
    maxTokens: numberFlag(flags, 'max-tokens') ?? undefined,
    outputCv: number(flags, 'output-cv'),
    prefixShare: number(flags, 'prefix-share'),
    requestTimeoutSeconds: number(flags, 'timeout'),
    mix: mixOf(list(flags, 'mix')),
  }
}

const IN_SECONDS: ReadonlySet<string> = new Set(['duration', 'warm-up', 'ramp-up', 'think', 'timeout'])

function number(flags: Flags, name: string): number | undefined {
  const value = textFlag(flags, name)
  if (value === null) return undefined
  // A duration may end with its unit `s`.
  const parsed = Number(value.replace(/s$/, ''))
  if (Number.isFinite(parsed) && parsed >= 0 && value !== '') return parsed
  const what = IN_SECONDS.has(name) ? 'a number of seconds' : 'a number'
  throw usageError(`--${name} takes ${what}, not '${value}'`)
}

function mixOf(parts: readonly string[] | null): WorkloadOptions['mix'] {
  if (parts === null) return undefined
  return Object.fromEntries(parts.map(weightOf))
}

function weightOf(part: string): readonly [string, number] {
  const [name = '', weight = '1'] = part.split('=')
  if (TRANSPORTS.some((transport) => transport === name) && Number(weight) >= 0) return [name, Number(weight)]
  throw usageError(`--mix takes weights of ${TRANSPORTS.join(', ')}, e.g. json=1,sse=3, not '${part}'`)
}

/** Returns the option `k6`: the path that `--k6` gives. Empty without the flag. Throws CliError if there is no such file. */
export function k6From(flags: Flags): { readonly k6?: string } {
  const k6 = textFlag(flags, 'k6')
  if (k6 === null) return {}
  try {
    requireGivenK6(k6)
  } catch (error) {
    throw asCliError(error)
  }
  return { k6 }
}

/** Reads a file of recorded requests, which a load sends again. Throws CliError if the file is unreadable or invalid. */
export function traceAt(path: string, cwd: string): readonly TraceRecord[] {
  const text = fileText(resolve(cwd, path), 'the trace')
  try {
    return parseTrace(text)
  } catch (error) {
    if (error instanceof LoadError) throw usageError(`${error.message} (--trace ${path})`, error)
    throw error
  }
}
