import texts from '../schemas/metrics.json' with { type: 'json' }
import type { LimiterRun } from '../schemas/compiled/limiter-run.ts'
import type { CommandFlags, SloVerdict, LoadRun, UnderLoad } from '../schemas/compiled/load-run.ts'
import { count as counted, formatPercent, thousands } from '../schemas/count.ts'
import { shellWord } from './curl.ts'
import { oneLine } from './neutral-text.ts'

/** The text for an unknown figure. It must not look like zero. */
export const UNMEASURED = 'n/a'

/** The statistics of durations that reports show, in this order. */
export const LOAD_STATS = ['p50', 'p90', 'p95', 'p99', 'max'] as const

/** The name of a statistic that reports show. */
export type LoadStat = (typeof LOAD_STATS)[number]

const VALIDITY: Readonly<Record<LoadRun['outcome'], string>> = {
  ok: 'MEASUREMENT VALID',
  'non-conformant': 'MEASUREMENT VALID, ANSWERS DO NOT CONFORM',
  'slo-failed': 'MEASUREMENT VALID, OBJECTIVE MISSED',
  undecided: 'MEASUREMENT VALID, OBJECTIVE UNDECIDED',
  overload: 'MEASUREMENT VALID, OVERLOAD',
  invalid: 'NOT VALID: do not use these results',
  aborted: 'STOPPED before its end: do not use these results',
}

/** Returns whether answers of a load violate the interface. */
export function areAnswersDefective({ outcome, exitCode }: LoadRun): boolean {
  return outcome === 'non-conformant' || (outcome === 'invalid' && exitCode === 1)
}

/** Returns why a limiter run did not identify the limits. */
export function causeOf({ reasons, finding, ended }: LimiterRun): string {
  return [...reasons, ...(finding?.reasons ?? []), ended?.note][0] ?? 'the run has no end'
}

/** Returns whether the run confirmed a limit, but not its scope (per key, account or address). */
export function lacksScope({ finding }: LimiterRun): boolean {
  return finding?.limits.some(({ status, scope }) => status === 'confirmed' && scope?.length !== 1) ?? false
}

/** Formats the outcome of a load, with doubts about the measurement. */
export function formatValidity(load: LoadRun): string {
  const { outcome, valid, instrument, requests } = load
  if (!valid && areAnswersDefective(load))
    return 'NOT VALID: do not use these figures; ANSWERS DO NOT CONFORM'
  if (!valid) return VALIDITY[outcome]
  const isErrorKnown = !instrument.reasonCodes.includes('not-calibrated')
  const failed = requests.failed === 0 ? '' : `, ${formatShare(requests.errorShare)} OF REQUESTS FAILED`
  const suspect = loadDoubts(instrument).length === 0 ? '' : ', FIGURES SUSPECT'
  return `${isErrorKnown ? VALIDITY[outcome] : VALIDITY[outcome].replace('VALID', 'OF UNKNOWN ERROR')}${failed}${suspect}`
}

const MAX_CLASSES = 3

/** Describes how well a load was measured. Returns an empty text for an invalid run. */
export function formatMeasurement(load: LoadRun): string {
  const { valid, requests, errors } = load
  if (!valid) return ''
  const pace = formatPace(load)
  if (requests.failed === 0) return `${pace}; no request failed`
  const named = errors
    .slice(0, MAX_CLASSES)
    .map(
      ({ class: kind, count, refusedKeys }) =>
        `${thousands(count)} ${kind} (${formatFailure(kind, count, refusedKeys)})`,
    )
  const others = errors.slice(MAX_CLASSES).reduce((sum, { count }) => sum + count, 0)
  const rest = others === 0 ? [] : [`${thousands(others)} others`]
  return `${pace}; ${formatShare(requests.errorShare)} of requests failed: ${[...named, ...rest].join(', ')}`
}

function formatPace({ overload, requests: { dropped }, instrument }: LoadRun): string {
  if (overload?.limit === 'target') return 'the requested rate was too high'
  if (overload != null) return 'the requested rate was not reached'
  const unsent =
    dropped === 0 ? [] : [`${counted(dropped, 'request')} ${dropped === 1 ? 'was' : 'were'} not sent`]
  const isMeasured = instrument.cpuShare !== null || instrument.wait !== undefined
  const none = isMeasured ? 'k6 kept up' : 'whether k6 kept up was not measured'
  return [...unsent, ...loadDoubts(instrument)].join('; ') || none
}

/** Returns the reasons why the figures that k6 measured may not be exact. */
export function loadDoubts({ reasons, reasonCodes }: LoadRun['instrument']): readonly string[] {
  return reasons.filter((_, at) => reasonCodes[at] !== 'not-calibrated')
}

/** Returns the planned duration of a load in seconds, including the warm-up. */
export function loadSeconds({ workload: { warmUpSeconds, durationSeconds } }: LoadRun): number {
  return warmUpSeconds + durationSeconds
}

/** Formats milliseconds without a unit. Returns `n/a` for null. */
export function formatMilliseconds(value: number | null): string {
  if (value === null) return UNMEASURED
  return value < 100 ? value.toFixed(2) : thousands(Math.round(value))
}

/** Formats one statistic of a metric, with `~` if it may be inexact. */
export function formatMarked(load: LoadRun, name: string, stat: LoadStat): string {
  const shown = formatMilliseconds(load.metrics[name]?.[stat] ?? null)
  return isMarked(load, name, stat) ? `~${shown}` : shown
}

/** Returns whether a figure gets the mark `~`, because it may be inexact. */
export function isMarked({ instrument }: LoadRun, name: string, stat: LoadStat): boolean {
  return instrument.marked.includes(`${name} ${stat}`)
}

/** Formats the measurement error of a metric: its median and its 99th percentile, such as `±0.24 / ±1.10`. */
export function formatError({ instrument }: LoadRun, name: string): string {
  const error = instrument.errorsMs[name]
  if (error === undefined) return ''
  return [error.p50, error.p99]
    .map((ms) => (ms === null ? UNMEASURED : `±${formatMilliseconds(ms)}`))
    .join(' / ')
}

/** The text that explains the mark `~` in reports, which marks inexact figures. */
export const MARK_MEANING =
  '~ the instrument may be off by more than a tenth of this number, or k6 waited more than 5 % of the time'

/** Formats a share from 0 to 1 as a percentage. */
export function formatShare(share: number): string {
  return formatPercent(share, 2)
}

/** Formats the measured value of an objective with its 95 % interval. */
export function formatActual(load: LoadRun, { metric, actual, ci, unit }: SloVerdict): string {
  if (actual === null) return UNMEASURED
  const figure = `${isActualMarked(load, metric, unit) ? '~' : ''}${formatInUnit(actual, unit)}`
  return ci == null ? figure : `${figure} (${formatInterval(ci, unit)})`
}

/** Formats a 95 % interval, such as `95 %: 39.00 ms to 46.00 ms`. */
export function formatInterval({ low, high }: SloVerdict['ci'] & {}, unit: SloVerdict['unit']): string {
  const [from, to] = [low, high].map((end) => (end === null ? 'unknown' : formatInUnit(end, unit)))
  return `95 %: ${from} to ${to}`
}

/** Formats a figure with its unit. */
export function formatInUnit(value: number, unit: SloVerdict['unit']): string {
  if (unit === 'share') return formatShare(value)
  return unit === 'ms' ? `${formatMilliseconds(value)} ms` : `${value.toFixed(2)}/s`
}

function isActualMarked(load: LoadRun, metric: string, unit: SloVerdict['unit']): boolean {
  if (unit !== 'ms') return unit === 'per-second' && areRatesMarked(load)
  const [name = '', stat = ''] = metric.split(' ')
  const column = LOAD_STATS.find((one) => one === stat || Number(one.slice(1)) >= Number(stat.slice(1)))
  return isMarked(load, name, column ?? 'max')
}

/** Returns whether the rates in a report get the mark `~`, which means that they may not be exact. */
export function areRatesMarked({ instrument }: LoadRun): boolean {
  return instrument.reasonCodes.includes('waited')
}

/** Formats the verdict on an objective, with its reason. */
export function formatObjectiveVerdict({ actual, ok, reason }: SloVerdict): string {
  const verdict = ok === null ? (actual === null ? 'not judged' : 'undecided') : ok ? 'met' : 'MISSED'
  return reason === null ? verdict : `${verdict}: ${reason}`
}

/** Describes a class of failures in words. `refusedKeys` counts the requests that got 401 or 403 for their API key. */
export function formatFailure(name: string, count = 0, refusedKeys = 0): string {
  const words = FAILURES.get(name) ?? name
  if (refusedKeys === 0) return words
  return refusedKeys >= count
    ? 'the key is refused (401 or 403)'
    : `${words}, ${refusedKeys} of them because the key is refused (401 or 403)`
}

const TRANSPORTS = { json: 'JSON', sse: 'event streams', websocket: 'WebSocket' } as const

const CELLS = [
  ['ttft', 'p50'],
  ['ttft', 'p95'],
  ['tpot', 'p50'],
  ['icl', 'p50'],
  ['icl', 'p99'],
  ['e2e', 'p50'],
  ['e2e', 'p95'],
  ['connect', 'p50'],
] as const

/** The column titles of the table of transports. Durations are in ms. */
export const TRANSPORT_HEAD: readonly string[] = [
  'transport',
  'sent',
  'failed',
  ...CELLS.map(([metric, stat]) => `${texts.metrics[metric].label} ${stat}`),
  'tokens/s',
  'tokens/s per user',
]

/** Returns a table row for each transport. Returns an empty list if the load had one transport only. */
export function transportRows({ byTransport }: LoadRun): readonly (readonly string[])[] {
  return (byTransport?.figures ?? []).map((figures) => [
    TRANSPORTS[figures.transport],
    thousands(figures.started),
    thousands(figures.failed),
    ...CELLS.map(([metric, stat]) => formatMilliseconds(figures.metrics[metric]?.[stat] ?? null)),
    formatTenths(figures.outputTokensPerSecond),
    formatTenths(figures.tokensPerSecondPerUser),
  ])
}

/** Returns the reasons why the figures of the transports can be compared only with caution. */
export function transportCaveats({ byTransport }: LoadRun): readonly string[] {
  if (byTransport == null) return []
  const hasSockets = byTransport.figures.some(({ transport }) => transport === 'websocket')
  return [
    'the CPU of k6 covers all transports together: one process sends them all',
    'no number in this table is marked with ~: the error of the instrument is known for the run as a whole, not for each transport',
    ...(hasSockets
      ? [
          'each WebSocket request opens a connection and its TTFT begins with that, where the others keep theirs; the error of the ' +
            'instrument is not measured for WebSocket',
          'frames of a WebSocket that came in one read are stamped one after the other: compare its TPOT, not its ICL',
        ]
      : []),
  ]
}

/** Formats a number with at most one decimal. Returns `n/a` for null. */
export function formatTenths(value: number | null): string {
  return value === null ? UNMEASURED : thousands(Math.round(value * 10) / 10)
}

type Definition = { readonly label: string; readonly text: string }

const DEFINITIONS: ReadonlyMap<string, Definition> = new Map(Object.entries(texts.metrics))
const FAILURES: ReadonlyMap<string, string> = new Map(Object.entries(texts.failures))

/** Returns the definition of a metric. Returns null if the metric is unknown. */
export function metricDefinition(name: string): Definition | null {
  return DEFINITIONS.get(name) ?? null
}

/** Returns the shell arguments that repeat a run on its target: the URL, and those flags of the run whose names are in `kept`. */
export function targetArguments({ target, flags = {} }: Targeted, kept = OF_CONNECTIONS): string {
  const given = Object.fromEntries(Object.entries(flags).filter(([name]) => kept.includes(name)))
  if (target.isEmbedded === true) return `reference${flagArguments(given)}`
  return `${shellWord(target.baseUrl)}${flagArguments({ model: target.model, ...given })}`
}

// Suggested commands repeat these flags, about the API key and the connection.
const OF_CONNECTIONS = ['key-env', 'dummy-key', 'header', 'client-cert', 'client-key']

const OF_LOADS = [...OF_CONNECTIONS, 'allow-remote']
/** The flags that determine the requests of a load or a sweep. */
export const OF_REQUESTS = [
  ...OF_LOADS,
  'keys-env',
  'statement',
  'profile',
  'prompt-tokens',
  'max-tokens',
  'timeout',
]

type Targeted = Pick<LoadRun, 'target' | 'flags'>

function flagArguments(flags: Readonly<Record<string, FlagValue | readonly FlagValue[]>>): string {
  return Object.entries(flags)
    .flatMap(([flag, values]) => [values].flat().map((value) => [flag, value] as const))
    .filter(([, value]) => value !== 0 && value !== false && value !== '')
    .map(([flag, value]) => (value === true ? ` --${flag}` : ` --${flag} ${shellWord(String(value))}`))
    .join('')
}

type FlagValue = string | number | boolean

/** A suggested next step. `command` is the shell command that executes it. */
export type NextStep = { readonly aim: string; readonly command?: string }

/** Returns the line of a report that suggests a next step. Returns an empty list if there is none. */
export function nextNotes(next: NextStep | null): readonly string[] {
  return next === null ? [] : [`next: ${formatNext(next)}`]
}

/** Formats a next step as one line. */
export function formatNext({ aim, command }: NextStep): string {
  return command === undefined ? aim : `${aim}: ${command}`
}

/** Returns the command that repeats a run with its flags, except those that `changes` replaces. Returns `{}` for a run of an older version, which has no flags. */
export function again({ target, ...run }: Targeted, name: string, changes: CommandFlags = {}) {
  if (run.flags === undefined) return {}
  const flags = { ...run.flags, ...changes }
  return { command: `assay ${name} ${targetArguments({ target, flags }, Object.keys(flags))}` }
}

function loadAgain(run: LoadRun, changes: CommandFlags = {}) {
  const [part] = run.parts ?? []
  const place: CommandFlags = part === undefined ? {} : { segment: `K/${part.of}`, 'start-at': 'TIME' }
  return again(run, `load ${run.scenario}`, { ...changes, ...place })
}

function scaled(run: LoadRun, factor: number) {
  const { model, vus, ratePerSecond, traceSpeed } = run.workload
  if (model === 'open-trace') return loadAgain(run, { 'trace-speed': String(factor * traceSpeed) })
  if (ratePerSecond === null) return loadAgain(run, { vus: String(Math.ceil(factor * vus)) })
  // A rate has at most three decimals.
  return loadAgain(run, { rate: String(Math.ceil(factor * ratePerSecond * 1000) / 1000) })
}

/** Returns the shell arguments for objectives. */
export function sloArguments(objectives: readonly { readonly slo: string }[]): string {
  return objectives.map(({ slo }) => ` --slo ${shellWord(slo)}`).join('')
}

// Suggests a capacity sweep, or another replay if the load replayed a trace.
function sweepNext(run: LoadRun, aim: string): NextStep {
  // A sweep would send other requests than the trace.
  if (run.workload.model === 'open-trace') {
    const [pace, factor] = run.outcome === 'ok' ? ['faster', 2] : ['more slowly', 0.5]
    return { aim: `replay the trace ${pace}, to find what the service carries`, ...scaled(run, factor) }
  }
  const fit = run.slo.filter(isOfSweeps)
  const others = run.slo.filter((one) => !isOfSweeps(one)).map(({ slo }) => `'${slo}'`)
  const without = others.length === 0 ? '' : `, without ${others.join(', ')}, which a sweep cannot judge`
  const scenario = flagArguments({ scenario: run.scenario.replace('soak', 'stream') })
  const slos = sloArguments(fit.length === 0 ? [{ slo: 'errors < 1%' }] : fit)
  const words = `${targetArguments(run, OF_REQUESTS)}${scenario}${slos}`
  return { aim: `${aim}${without}`, command: `assay capacity ${words}` }
}

// A sweep takes objectives that a higher rate makes harder to meet. It needs a measure of each.
function isOfSweeps({ metric, actual, ok }: SloVerdict): boolean {
  const isKnown = actual !== null || ok === false
  return isKnown && /^(?!schedule-lag|icl).* p\d|^(errors|goodput)$/.test(metric)
}

/** Returns the suggested step after a load. Returns null if there is none. */
export function loadNext(run: LoadRun): NextStep | null {
  if (run.isGone === true && run.requests.ok > 0)
    return { aim: 'see whether the service still runs, start it if not, and run again' }
  const isUsable = /^(ok|slo-failed|undecided|overload)$/.test(run.outcome)
  if (run.errors[0]?.class === 'http-429' && isUsable) return limitNext(run)
  // At no rate does such a service send its tokens one by one.
  if (isCollected(run) && isUsable) return collectedNext(run)
  switch (run.outcome) {
    case 'ok':
      return run.slo.length === 0 ? expectNext(run) : sweepNext(run, 'find the highest rate that meets this')
    case 'slo-failed':
      if (run.workload.model === 'closed' && run.workload.vus === 1 && run.slo.some(isTooSlow))
        return { aim: 'no load is lower than one user: make answers faster, or state another objective' }
      return failsAtAnyRate(run)
        ? checkNext(run, 'see why requests fail, because less load would not help')
        : sweepNext(run, 'find the rate that it carries')
    case 'non-conformant':
      if (isAlone(run, 'passes'))
        return { aim: 'halve the load, to find where it begins to fail', ...scaled(run, 0.5) }
      return checkNext(
        run,
        `${isAlone(run, 'fails') ? 'see what else fails' : 'see whether it fails'} without load`,
      )
    case 'undecided':
      return undecidedNext(run)
    case 'overload':
      if (run.overload?.limit === 'target-or-users') return { aim: `raise --vus: ${run.overload.why}` }
      return sweepNext(run, 'send a lower --rate, or find the highest')
    case 'invalid':
      return invalidNext(run)
    case 'aborted':
      return { aim: 'run it again, to its end', ...loadAgain(run) }
  }
}

function expectNext(run: LoadRun): NextStep {
  // A run of few requests cannot judge a high percentile. The maximum counts for the run alone.
  const stat = (['p95', 'p50', 'max'] as const).find((one) => run.metrics['e2e']?.[one] != null)
  const slo = run.requests.failed > 0 || stat === undefined ? 'errors < 1%' : `e2e ${stat} < 2s`
  const aim = 'state what you expect, so that the exit code tells'
  return { aim, ...loadAgain(run, { slo: [slo] }) }
}

/** Returns a suggestion to the user: the command `assay check` for the target of a run. `aim` is the purpose of the command. */
export function checkNext(run: Targeted, aim: string): NextStep {
  return { aim, command: `assay check ${targetArguments(run)}` }
}

/** Returns the next step to suggest to the user if all chunks of each stream arrived together. */
export function collectedNext(run: Targeted): NextStep {
  return checkNext(run, 'see why its streams come in one burst')
}

// Returns whether every MUST check that failed under load has the result `quiet` without load.
function isAlone({ conformance }: LoadRun, quiet: UnderLoad['quiet']): boolean {
  const failed = conformance?.checks?.filter((check) => check.isMust && check.failed > 0) ?? []
  return failed.length > 0 && failed.every((check) => check.quiet === quiet)
}

// Returns whether most streams came in one burst, and an objective on times between tokens was not met.
function isCollected({ requests: { ok: completed, bursts = 0 }, slo }: LoadRun): boolean {
  return (
    areMostCollected(completed, bursts) &&
    slo.some(({ ok, metric }) => ok !== true && /^(tpot|icl|ttst) /.test(metric))
  )
}

/** Returns whether most completed streams came in one burst each. The service or a proxy then buffers them. */
export function areMostCollected(completed: number, bursts = 0): boolean {
  return 2 * bursts > completed
}

function isTooSlow({ ok, unit }: SloVerdict): boolean {
  return ok === false && unit === 'ms'
}

// Returns whether only failures missed an objective, and hardly any load was the cause.
function failsAtAnyRate(run: LoadRun): boolean {
  const isOfErrors = run.slo.every(({ ok, metric }) => ok !== false || metric === 'errors')
  return isOfErrors && run.slo.length > 0 && (isAlone(run, 'fails') || run.littlesLaw.inFlight <= 1)
}

/** Returns the next step after a run that a rate limit disturbed. */
export function limitNext(run: Targeted): NextStep {
  const aim = 'find out whether a rate limit refuses (share the load among keys), or the service sheds load'
  return { aim, command: `assay load rate-limit ${targetArguments(run, OF_LOADS)}` }
}

/** The next step after a run on a machine that was too busy. */
export const OTHER_MACHINE = 'measure from another machine, or give the service fewer processors (taskset)'

function undecidedNext(run: LoadRun): NextStep {
  const { instrument, slo, workload } = run
  const decidable = slo.filter(({ timesLonger = 0 }) => timesLonger > 0)
  const times = Math.max(0, ...decidable.map(({ timesLonger = 0 }) => timesLonger))
  const hasWaited = instrument.reasonCodes.includes('waited')
  if (times > 0) {
    const named = decidable.map((one) => `'${one.slo}'`).join(', ')
    const aim = `${hasWaited ? `${OTHER_MACHINE}, and ` : ''}send ${times.toFixed(1)} times as many requests, so that ${named} can be decided`
    return workload.model === 'open-trace'
      ? { aim: `${aim}: replay a longer trace` }
      : { aim, ...loadAgain(run, { duration: String(Math.ceil(times * workload.durationSeconds)) }) }
  }
  if (hasWaited) return { aim: OTHER_MACHINE, ...loadAgain(run) }
  const open = slo.find(({ ok }) => ok === null)
  const { rampUpSeconds, warmUpSeconds, durationSeconds, ratePerSecond } = workload
  if (rampUpSeconds > warmUpSeconds)
    return {
      aim: 'count only what follows the ramp-up',
      ...loadAgain(run, { 'warm-up': String(rampUpSeconds) }),
    }
  if (open?.metric === 'completions') {
    const rate = ratePerSecond === null ? '' : Math.max(ratePerSecond, Math.ceil(1.2 * open.threshold))
    const changes = { duration: String(2 * durationSeconds), rate: String(rate) }
    return { aim: 'send more requests', ...loadAgain(run, changes) }
  }
  if (open !== undefined && isOfSweeps(open)) return sweepNext(run, `find the rate that meets '${open.slo}'`)
  return { aim: `change the objective or the load, and run again: '${open?.slo}': ${open?.reason}` }
}

function invalidNext(run: LoadRun): NextStep | null {
  const { overload, requests, errors, reasons } = run
  if (run.exitCode === 4) return { aim: 'see whether this machine lacks something: assay doctor' }
  if (overload?.limit === 'machine') return { aim: OTHER_MACHINE }
  if (requests.failed > requests.ok)
    return errors[0]?.class === 'http-429' ? limitNext(run) : checkNext(run, 'see why requests fail')
  if (run.slo.some(({ timesLonger = 0 }) => timesLonger > 0)) return undecidedNext(run)
  return reasons[0] === undefined ? null : { aim: `mend this, and run again: ${reasons[0]}` }
}

/** Returns the suggested step after a limiter run. Returns null if there is nothing to suggest. */
export function limiterNext(run: LimiterRun): NextStep | null {
  const { outcome, reasons, statement, target, finding } = run
  if (outcome === 'aborted') return null
  const [why] = reasons
  if (outcome !== 'answered' && finding === null && why !== undefined)
    return { aim: `mend this, and run again: ${oneLine(why)}` }
  if (outcome !== 'answered') {
    const flags = finding?.open.find((question) => question.flags.length > 0)?.flags ?? []
    const words = [targetArguments(run, [...OF_LOADS, 'keys-env']), ...flags].join(' ')
    const aim = 'to answer an open question, run again'
    return flags.length === 0 ? null : { aim, command: `assay load ${run.scenario} ${words}` }
  }
  if (statement === null || target.isEmbedded === true) return null
  const scope = lacksScope(run) ? ', with a scope for each quota,' : ''
  const aim = `put this draft into a statement${scope} and judge the limits`
  return { aim, command: `assay check ${targetArguments(run)} --statement FILE` }
}
