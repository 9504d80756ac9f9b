import type { ErrorMs, LoadRun, Workload } from '../schemas/compiled/load-run.ts'
import { areRatesMarked, formatMilliseconds, formatShare, formatTenths, UNMEASURED } from './load-text.ts'
import { count, digits, formatPercent, thousands } from '../schemas/count.ts'
import { formatUnjudged } from '../schemas/unjudged-answers.ts'

// A fact of a load run. `metric` is the metric that the tooltip explains, or null if there is no tooltip.
type LoadFact = { readonly name: string; readonly metric: string | null; readonly text: string }

/** Returns all facts of a load run. Their texts are not escaped; each format must escape them. */
export function loadFacts(load: LoadRun): readonly LoadFact[] {
  return [
    fact('workload', null, formatAsked(load)),
    fact('profile', null, formatLoadProfile(load)),
    fact('requests', 'errors', formatRequests(load)),
    fact('warm-up', null, formatWarmUp(load)),
    fact('connections', 'tls', formatConnections(load)),
    fact('rates', null, formatRates(load)),
    fact('overload', null, formatOverload(load)),
    fact('throughput', 'output-tokens', formatThroughput(load)),
    fact('tokens', null, formatTokens(load)),
    fact('per user', 'user-speed', formatUserSpeed(load)),
    fact('goodput', 'goodput', formatGoodput(load)),
    fact('steadiness', 'littles-law', formatSteadiness(load)),
    fact('conformance', null, formatConformance(load)),
    fact('statement', null, formatLoadStatement(load)),
    fact('instrument', null, formatInstrument(load)),
    fact('lag', 'schedule-lag', formatLag(load)),
    fact('machine', null, formatMachine(load)),
  ].filter(({ text }) => text !== '')
}

// A deviation from Little's law is reported only with at least this many requests.
const FEWEST_STEADY = 20

function fact(name: string, metric: string | null, text: string): LoadFact {
  return { name, metric, text }
}

const TRANSPORT_NAMES = [
  ['json', 'JSON'],
  ['sse', 'event streams'],
  ['websocket', 'WebSocket'],
] as const

function formatTransports({ sentBy, workload: { mix } }: LoadRun): string {
  const used = TRANSPORT_NAMES.filter(([name]) => mix[name] > 0)
  if (used.length < 2) return ''
  return ` (${used.map(([name, words]) => `${thousands(sentBy[name])} ${words}`).join(', ')})`
}

function formatRequests(load: LoadRun): string {
  const { requests } = load
  const { started, ok, failed, dropped, interrupted, errorShare } = requests
  const again = requests.resent === 0 ? '' : `, ${thousands(requests.resent)} sent again`
  const without = requests.empty === 0 ? '' : ` (${thousands(requests.empty)} empty)`
  const cut = interrupted === 0 ? '' : `, ${thousands(interrupted)} cut at the end`
  return (
    `${thousands(started)} sent${formatTransports(load)}: ${thousands(ok)} completed${without}, ${thousands(failed)} failed (${formatShare(errorShare)})` +
    `${cut}${again}; ${thousands(dropped)} not sent`
  )
}

function formatWarmUp({ requests: { warmUp }, workload: { warmUpSeconds } }: LoadRun): string {
  if (warmUp === undefined) return ''
  const { sent, failed } = warmUp
  return `${thousands(sent)} requests in the first ${thousands(warmUpSeconds)} s are not counted; ${thousands(failed)} of them failed`
}

function formatConnections({ connections, metrics: { connect, tls } }: LoadRun): string {
  if (connections === undefined) return ''
  const { opened, resumed, kind } = connections
  const handshakes =
    tls === undefined ? '' : ` and a TLS handshake (p50 ${inMs(tls.p50)}, p95 ${inMs(tls.p95)})`
  const times =
    connect?.p50 == null
      ? ''
      : `; time to connect p50 ${inMs(connect.p50)}, about one round trip of the network${handshakes}, part of the times of requests that opened a connection`
  return `${count(opened, 'connection')} opened (${kind})${resumed === 0 ? '' : `, ${thousands(resumed)} resumed a session`}${times}`
}

function formatOverload({ overload }: LoadRun): string {
  if (overload === null) return ''
  const { askedPerSecond, sentPerSecond, completedPerSecond, why } = overload
  return (
    `requested ${askedPerSecond.toFixed(2)}/s; reached: sent ${sentPerSecond.toFixed(2)}/s, completed ` +
    `${completedPerSecond.toFixed(2)}/s; limited by ${why}`
  )
}

function formatRates(load: LoadRun): string {
  const { askedPerSecond, sentPerSecond, admittedPerSecond, completedPerSecond } = load.rates
  const achieved =
    askedPerSecond === null || askedPerSecond === 0
      ? ''
      : `${formatOffered(load, askedPerSecond)}, of which ${formatShare(sentPerSecond / askedPerSecond)} was sent: `
  return `${achieved}sent ${sentPerSecond.toFixed(2)}/s, admitted ${admittedPerSecond.toFixed(2)}/s, completed ${areRatesMarked(load) ? '~' : ''}${completedPerSecond.toFixed(2)}/s`
}

function formatOffered({ workload: { model, ratePerSecond } }: LoadRun, plannedPerSecond: number): string {
  const planned = `${plannedPerSecond.toFixed(2)}/s`
  const asked = ratePerSecond === null || model === 'open-trace' ? planned : `${ratePerSecond.toFixed(2)}/s`
  return asked === planned
    ? `offered ${planned}, as requested`
    : `requested ${asked}, which is ${planned} in whole requests`
}

function formatThroughput(load: LoadRun): string {
  const { completionsPerSecond, outputTokensPerSecond } = load.throughput
  const mark = areRatesMarked(load) ? '~' : ''
  const tokens = outputTokensPerSecond === null ? UNMEASURED : `${mark}${formatTenths(outputTokensPerSecond)}`
  return `${mark}${completionsPerSecond.toFixed(2)} completions per second${formatWindow(load)}, ${tokens} output tokens per second`
}

function formatWindow({ window, requests: { ok }, workload: { warmUpSeconds } }: LoadRun): string {
  const { seconds, completions, completedAfter } = window
  const time = warmUpSeconds > 0 ? 'after the warm-up' : 'of the load'
  const after =
    completedAfter === 0
      ? ''
      : `; ${thousands(completedAfter)} of ${count(ok, 'completed request')}${warmUpSeconds > 0 ? ' sent then' : ''} ended later`
  return ` (${thousands(completions)} in the ${formatTenths(seconds)} s ${time}${after})`
}

function formatTokens({ tokens, workload }: LoadRun): string {
  if (tokens === null) return ''
  const { askedMean, p50, mean, over, promptMean } = tokens
  const beyond =
    over === null
      ? ''
      : `; ${count(over.count, 'answer')} (${formatShare(over.share)}) had more than max_tokens, ${formatTenths(over.mean)} on average`
  return `per answer: max_tokens ${formatTenths(askedMean)} on average; ${formatTenths(p50)} received (p50), ${formatTenths(mean)} on average${beyond}${formatPrompts(promptMean, workload)}`
}

// The words of a prompt are counted, and a chat template adds some tokens, so a small difference is expected.
const [CLEARLY_LONGER, TEMPLATE_TOKENS] = [1.25, 20]

function formatPrompts(mean: number | undefined, { promptTokens: asked }: Workload): string {
  if (mean === undefined) return ''
  const isNear = mean < CLEARLY_LONGER * asked + TEMPLATE_TOKENS && mean * CLEARLY_LONGER > asked
  const ratio = isNear ? '' : `, ${digits(mean / asked)} times the length asked for (--prompt-tokens)`
  return `; its usage counts ${formatTenths(mean)} prompt tokens on average${ratio}`
}

function formatUserSpeed({ throughput: { tokensPerSecondPerUser: speed } }: LoadRun): string {
  if (speed === null) return ''
  return `${formatTenths(speed.p50)} tokens per second (p50), ${formatTenths(speed.p10)} for the slowest 10 %, ${formatTenths(speed.p1)} for the slowest 1 %`
}

function formatGoodput(load: LoadRun): string {
  const { goodput } = load
  if (goodput === null) return ''
  const { share, perSecond, tokensPerSecond, goals } = goodput
  const tokens = tokensPerSecond === null ? '' : `, ${formatTenths(tokensPerSecond)} tokens/s`
  const each = goals
    .map(
      ({ slo, share: met }) =>
        `'${slo}' ${met === null ? `${UNMEASURED} (no answer has that duration)` : formatShare(met)}`,
    )
    .join(', ')
  if (share === null || perSecond === null)
    return `${UNMEASURED}: not every limit could be compared with an answer; each limit alone: ${each}`
  return `${formatShare(share)} of all offered requests met every limit (${areRatesMarked(load) ? '~' : ''}${perSecond.toFixed(2)}/s${tokens}); each limit alone: ${each}`
}

function formatSteadiness({ littlesLaw, requests }: LoadRun): string {
  const { inFlight, residual } = littlesLaw
  // Averages over a few requests are meaningless.
  if (requests.started < FEWEST_STEADY) return `${inFlight.toFixed(2)} in flight on average`
  const off = residual === null ? UNMEASURED : formatShare(residual)
  return `${inFlight.toFixed(2)} in flight on average; Little's law is off by ${off}`
}

function wasOrWere(of: number): string {
  return of === 1 ? 'was' : 'were'
}

function formatConformance({ conformance }: LoadRun): string {
  const { sampled, conforming, example, leakCount = 0, leakedSamples = 0, notJudged = 0 } = conformance
  if (conformance.mostSamples === 0) return `no answer was judged: ${formatUnjudged(conformance) ?? ''}`
  const { judged: beginnings = 0, notJudged: tooLong = 0 } = conformance.cut ?? {}
  const broken = (conformance.checks ?? []).filter(({ isMust }) => isMust).map(({ id }) => id)
  const isElsewhere = broken.length > 0 && conforming >= sampled - leakedSamples
  const parts: readonly (readonly [isShown: boolean, text: string])[] = [
    [
      leakCount > 0,
      `${count(leakCount, 'answer')} with the token of another request ${leakCount === 1 ? 'does' : 'do'} NOT conform, ${thousands(leakedSamples)} of them sampled`,
    ],
    [sampled === 0, 'no answer was kept and judged'],
    [
      sampled > 0,
      `${thousands(conforming)} of ${count(sampled, 'sampled answer')} ${sampled === 1 ? 'conforms' : 'conform'} (${formatShare(conforming / sampled)})`,
    ],
    [
      notJudged > 0,
      `${thousands(notJudged)} of ${count(sampled + notJudged, 'sampled answer')} ${wasOrWere(notJudged)} not judged`,
    ],
    [
      beginnings > 0,
      `of ${thousands(beginnings)} only the beginning was kept and judged, because they are long`,
    ],
    [
      tooLong > 0,
      `${count(tooLong, 'more sampled answer')} ${wasOrWere(tooLong)} too long to be kept and judged`,
    ],
    [isElsewhere, `answers that were kept for another reason do not conform: ${broken.join(', ')}`],
    [example !== null && conforming < sampled, `for example: ${example ?? ''}`],
  ]
  return parts.flatMap(([isShown, text]) => (isShown ? [text] : [])).join('; ')
}

function formatInstrument({ instrument: { engine, note, verdict, reasons } }: LoadRun): string {
  const doubts = verdict === 'valid' ? '' : `; SUSPECT: ${reasons.join('; ')}`
  return `${engine}, ${note}${doubts}`
}

function formatLag({ instrument: { scheduleLagMs } }: LoadRun): string {
  return scheduleLagMs === null
    ? ''
    : `requests were sent ${errorInMs(scheduleLagMs)} after their scheduled time`
}

function errorInMs({ p50, p99 }: ErrorMs): string {
  return `${inMs(p50)} (p50), ${inMs(p99)} (p99)`
}

function inMs(ms: number | null): string {
  return ms === null ? UNMEASURED : `${formatMilliseconds(ms)} ms`
}

function formatMachine({ instrument: { cpuShare, memory, wait } }: LoadRun): string {
  const cpu = cpuShare === null ? [] : [`k6 used ${formatPercent(cpuShare, 0)} of the machine`]
  const held = memory === null ? [] : [`its memory: ${memory.peakMiB.toFixed(0)} MiB at most`]
  const waited =
    wait === undefined
      ? []
      : [
          `it waited ${formatPercent(Math.min(1, wait.seconds / wait.ofSeconds), 1)} of the time for a processor, ${formatMilliseconds(wait.meanMs)} ms each time`,
        ]
  return [...cpu, ...waited, ...held].join('; ')
}

/** Formats the requested workload. */
export function formatAsked({ workload, flags }: LoadRun): string {
  const { durationSeconds, warmUpSeconds } = workload
  const lengths = formatLengths(workload, [flags?.['trace'] ?? ''].join())
  const parts = [lengths, formatPrefix(workload), formatKeys(workload), formatMix(workload)]
  return `${formatArrivals(workload)}, for ${thousands(durationSeconds)} s${warmUpSeconds === 0 ? '' : ` after a warm-up of ${thousands(warmUpSeconds)} s that does not count`}; ${parts.filter((part) => part !== '').join('; ')}`
}

function formatArrivals(workload: Workload): string {
  const { model, vus, ratePerSecond, thinkSeconds } = workload
  if (model === 'closed' || ratePerSecond === null) {
    const thought = thinkSeconds === 0 ? '' : ` and ${thousands(thinkSeconds)} s of think time`
    return `${count(vus, 'user')}, ${vus === 1 ? '' : `${formatStarts(workload)}, each `}sending the next request after an answer${thought} (closed model)`
  }
  const rate = `${count(ratePerSecond, 'request')} per second`
  return `${formatRhythm(workload, rate)} independent of the answers (open model, up to ${thousands(vus)} in flight)`
}

function formatStarts({ rampUpSeconds }: Workload): string {
  return rampUpSeconds === 0
    ? 'all starting at once'
    : `starting one after another over ${thousands(rampUpSeconds)} s`
}

function formatRhythm({ model, burstiness, traceSpeed }: Workload, rate: string): string {
  switch (model) {
    case 'closed':
    case 'open-constant':
      return `${rate}, evenly spaced,`
    case 'open-poisson':
      return `${rate}, at random (Poisson, given their number),`
    case 'open-gamma': {
      const kind = burstiness < 1 ? 'in bursts' : 'more evenly than at random'
      return `${rate}, ${kind} (gamma, burstiness ${burstiness}, given their number),`
    }
    case 'open-trace': {
      const speed = traceSpeed === 1 ? 'at its own speed' : `at ${count(traceSpeed, 'time')} its speed`
      return `a recorded trace ${speed}, ${rate} on average,`
    }
  }
}

function formatLengths({ model, lengths, promptTokens, maxTokens }: Workload, trace: string): string {
  const prompts = `prompts of about ${count(promptTokens, 'token')}`
  if (model === 'open-trace') {
    // An older version did not store the means.
    const means = lengths.kind === 'recorded' ? `: on average ${prompts}, max_tokens ${maxTokens}` : ''
    return `lengths as recorded${trace === '' ? '' : ` in ${trace}`}${means}`
  }
  return lengths.kind === 'lognormal'
    ? `${prompts}${spread(lengths.promptCv)}, max_tokens ${maxTokens}${spread(lengths.outputCv)}`
    : `${prompts}, max_tokens ${maxTokens}`
}

function spread(cv: number): string {
  return cv === 0 ? '' : ` on average (lognormal, spread ${thousands(cv)} of the mean)`
}

function formatPrefix({ prefixShare }: Workload): string {
  return prefixShare === 0 ? '' : `${formatPercent(prefixShare, 0)} of each prompt the same text`
}

function formatKeys({ keys }: Workload): string {
  return keys === 1 ? '' : `${keys} keys in turn`
}

function formatMix({ mix }: Workload): string {
  const used = TRANSPORT_NAMES.filter(([name]) => mix[name] > 0)
  if (used.length < 2) return ''
  const names = used.map(([, label]) => label).join(', ')
  return `${names} as ${used.map(([name]) => thousands(mix[name])).join(' : ')}`
}

type ProfileAndStatement = {
  readonly suite: Pick<LoadRun['suite'], 'profile'>
  readonly statement?: LoadRun['statement']
}

function formatLoadProfile({ suite: { profile = '' }, statement }: ProfileAndStatement): string {
  const extended = statement?.extends
  if (extended === undefined || extended === profile) return profile
  const rest = profile === '' ? '' : `; ${profile} where it has no reading`
  return `${extended}, which the statement extends${rest}`
}

function formatLoadStatement({ statement }: ProfileAndStatement): string {
  return statement === undefined ? '' : `${statement.name}, SHA-256 ${statement.sha256}`
}

/** Returns the profile and the statement of a run as facts. */
export function declaredFacts(run: ProfileAndStatement): readonly (readonly [name: string, text: string])[] {
  const facts = [
    ['profile', formatLoadProfile(run)],
    ['statement', formatLoadStatement(run)],
  ] as const
  return facts.filter(([, text]) => text !== '')
}
