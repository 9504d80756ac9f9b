import { parseJson } from '../conformance/codec/parse-json.ts'
import { PRESENCE_CHECKS } from '../conformance/engine/judge.ts'
import { groupIntoCalls, isLimited, isServerError, MODEL_SEARCH } from '../conformance/exchange/attempts.ts'
import { requestedEcho } from '../conformance/evidence/replies.ts'
import { breaksOff, endsEarly, isStream } from '../conformance/evidence/stream.ts'
import { CHAT_PATH } from '../conformance/exchange/chat-path.ts'
import { refusedFields } from '../conformance/core/probes/core-prompts.ts'
import type { Exchange } from '../conformance/exchange/exchange.ts'
import { headerValue, isRecord } from '../conformance/exchange/reply.ts'
import {
  callsOf,
  declaredCall,
  leastOf,
  marksIn,
  marksOfCall,
  type Call,
  type Probe,
} from '../conformance/engine/probe.ts'
import { numberOf, stringOf, stringsOf, type Readings } from '../conformance/statement/readings.ts'
import { probeGroups } from '../conformance/session/start-probes.ts'
import { allChecks, allProbes, probesFor } from '../conformance/session/registry.ts'
import { DEFAULT_DEADLINES } from '../conformance/transport/deadlines.ts'
import {
  LIBRARY_AGENT,
  labelInRound,
  nonceOf,
  wordingOf,
  type NonceSource,
} from '../conformance/transport/seeded.ts'
import { chainOf } from '../conformance/transport/transcript.ts'
import type { TranscriptHeader } from '../schemas/compiled/transcript.ts'
import { count, firstNames } from '../schemas/count.ts'
import { DAY_MS } from '../schemas/durations.ts'
import { idsWith } from '../schemas/verdict-counts.ts'
import { canonicalJson } from './canonical-json.ts'
import { memberText, type PlannedTranscript } from './open-bundle.ts'
import { nearestDate } from './service-clock.ts'
import { isOpened, isStoppedByTimeouts } from './unsent-calls.ts'
import { findingAbout, transcriptRule, rule, type Rule } from './rule.ts'

// The tolerance for times of records, in ms. The clock may be adjusted during a run, and ends of answers are recorded slightly late.
const CLOCK_SLACK_MS = 5000

// The tolerance for the duration of a run. The same clock measures it and the times at which calls are sent.
const SPAN_SLACK_MS = 500

/** The rules that check whether the recorded run is complete. */
export const transcriptRules: readonly Rule[] = [
  rule('transcript-readable', 'complete', ({ transcript }) =>
    'problem' in transcript ? [`the transcript cannot be read: ${transcript.problem}`] : [],
  ),
  transcriptRule('chain', (_, { members }) => {
    const chain = chainOf(memberText(members, 'transcript.ndjson'))
    if (chain.kind === 'whole') return []
    return [
      chain.kind === 'absent'
        ? 'the lines of the transcript carry no digests'
        : `the transcript was changed after it was written: see line ${chain.line}`,
    ]
  }),
  transcriptRule('run-ended', ({ end }) => {
    if (end === null) return ['the transcript has no end: it was cut off']
    return end.interrupted === true ? ['the run was stopped by its user'] : []
  }),
  transcriptRule('checks-present', ({ header }, { checkSet }) => {
    if (checkSet === null) return []
    const judged = header.checks ?? []
    const wanted = checkSet.checks.map(({ id }) => id)
    const missing = wanted.filter((id) => !judged.includes(id))
    if (missing.length > 0)
      return [`the run left out ${missing.length} of ${wanted.length} checks: ${firstNames(missing)}`]
    return judged.length === wanted.length
      ? []
      : ['the run names checks twice, or checks that its check set has not']
  }),
  // Checks that every omitted probe belongs to a capability that is declared unsupported. A non-conformant run may stop after timeouts.
  transcriptRule('no-extra-skip', ({ header, plan, exchanges, omissions }, { recomputed }) => {
    const mayStop = recomputed?.outcome === 'non-conformant'
    const skipped = omissions.filter(
      ({ probe, code }) =>
        header.capabilities[probeNamed(probe)?.capability ?? ''] !== 'unsupported' &&
        !(mayStop && code === 'timeout' && isStoppedByTimeouts(probeNamed(probe), plan, exchanges)),
    )
    const byReason = Map.groupBy(skipped, ({ detail }) => detail)
    return [...byReason].map(([detail, own]) => {
      const probes = firstNames(own.map(({ probe }) => probe))
      return `${count(own.length, 'probe')} left out (${probes}): ${detail}`
    })
  }),
  transcriptRule('each-once', ({ exchanges }) => {
    const seen = new Set<string>()
    const twice = exchanges.filter(({ id }) => seen.size === seen.add(id).size)
    const misnamed = exchanges.filter(
      ({ id, probe, label, attempt }) =>
        id !== (attempt === 1 ? `${probe}/${label}` : `${probe}/${label}#${attempt}`),
    )
    return [
      ...findingAbout('exchanges stand twice', twice),
      ...findingAbout('exchanges are misnamed', misnamed),
    ]
  }),
  transcriptRule('attempts-whole', ({ exchanges }) => {
    const ids = new Set(exchanges.map(({ id }) => id))
    const gaps = exchanges.filter(
      ({ probe, label, attempt }) =>
        attempt > 1 && !ids.has(attempt === 2 ? `${probe}/${label}` : `${probe}/${label}#${attempt - 1}`),
    )
    return findingAbout('the attempt before is missing', gaps)
  }),
  // Checks that the groups of probes ran one after another, each in any order. The run does not wait for what the service leaves open.
  transcriptRule('in-turns', ({ header, plan, exchanges }) => {
    const isDeclared = ({ capability }: Probe) => header.capabilities[capability] === 'supported'
    const groups = probeGroups(probesOf({ header, plan }), header.seed, isDeclared)
    const turnOf = new Map(groups.flatMap((group, at) => group.map(({ id }) => [id, at] as const)))
    let latest = 0
    for (const { id, probe, isInbound, end, round = 1 } of exchanges) {
      const own = isInbound === true || end.kind === 'left-open' ? undefined : turnOf.get(probe)
      if (own === undefined) continue
      // Trials that repeat a disturbed probe come after all other calls.
      const turn = round > 1 && probeNamed(probe)?.dependsOnModel !== true ? Infinity : own
      if (turn < latest) return [`exchanges do not stand in the order of a run: ${id} comes too late`]
      latest = turn
    }
    return []
  }),
  transcriptRule('in-time', ({ header, exchanges, end }) => {
    const startMs = Date.parse(header.startedAt)
    const endMs = startMs + (end?.durationMs ?? Number.POSITIVE_INFINITY)
    let latestMs = startMs
    for (const { id, sentAtEpochMs, timing } of exchanges) {
      const overMs = sentAtEpochMs + timing.endMs
      const isInside = sentAtEpochMs >= startMs - CLOCK_SLACK_MS && overMs <= endMs + CLOCK_SLACK_MS
      if (!isInside) return [`${id} lies outside of the time of the run`]
      if (overMs < latestMs - CLOCK_SLACK_MS) return [`${id} ended before exchanges that stand ahead of it`]
      latestMs = Math.max(latestMs, overMs)
    }
    const sent = exchanges
      .filter(({ isInbound }) => isInbound !== true)
      .map(({ sentAtEpochMs }) => sentAtEpochMs)
    return Math.max(startMs, ...sent) > endMs + SPAN_SLACK_MS
      ? ['the run is said to have been shorter than the time between its calls']
      : []
  }),
  transcriptRule('requests-counted', ({ exchanges, end }) => {
    const sent = exchanges.filter(({ isInbound }) => isInbound !== true).length
    return end !== null && end.cost.requests !== sent
      ? [`the run sent ${end.cost.requests} requests, and the transcript holds ${sent}`]
      : []
  }),
  transcriptRule('one-target', ({ header, exchanges }) => {
    // Base URLs of one origin may be different services.
    const base = `${header.baseUrl.replace(/\/+$/, '')}/`
    const elsewhere = exchanges.filter(
      ({ isInbound, request }) => isInbound !== true && !request.url.startsWith(base),
    )
    const url = URL.parse(header.baseUrl)
    const plain = url === null ? '' : `${url.origin}${url.pathname.replace(/\/+$/, '')}`
    return [
      ...(/^https?:/.test(plain) && plain === header.baseUrl
        ? []
        : ['the base URL is not a plain http or https URL']),
      ...findingAbout('exchanges with another service', elsewhere),
    ]
  }),
  // Checks that prompts have nonces of the seed. Leaves out invalid calls, because some have the prompt of another call.
  transcriptRule('of-seed', ({ header, plan, exchanges }) => {
    const asked = exchanges.filter(
      ({ isValidCall, request }) =>
        isValidCall === true && request.body?.text?.includes('"messages"') === true,
    )
    if (asked.length === 0) return ['no prompt shows the seed of the run']
    const { readings } = plan
    // A call may have the prompt of another call of its probe.
    const labels = new Map(
      probesOf({ header, plan }).map((probe) => [
        probe.id,
        callsOf(probe, readings).map(({ label }) => label),
      ]),
    )
    const other = asked.filter(
      (exchange) => !hasNonce(exchange, exchange.request, header, labels.get(exchange.probe)),
    )
    return findingAbout('prompts of another seed', other)
  }),
  transcriptRule('client-of-run', ({ header, exchanges }) => {
    const isLibraryRun = header.disguised === true
    const other = exchanges.filter(({ isInbound, request, about: subject }) => {
      const agent = headerValue(request.headers, 'user-agent') ?? ''
      // The client library sends its own User-Agent.
      const isOwn =
        isLibraryRun || subject === 'library' ? agent === LIBRARY_AGENT : agent.startsWith('assay/')
      return isInbound !== true && !isOwn
    })
    const as = isLibraryRun ? 'disguised' : 'not disguised'
    return other.length > 0
      ? [`the run is said to be ${as}, and other clients sent ${firstNames(other.map(({ id }) => id))}`]
      : []
  }),
  // Checks that every declared call exists in every round. A missing call may be the one that failed. What is not offered is not called.
  transcriptRule('calls-whole', ({ header, plan, exchanges, omissions }, { recomputed }) => {
    const failed = recomputed === null ? [] : idsWith(recomputed, 'fail')
    const { readings } = plan
    const rounds = Array.from({ length: header.repeat ?? 1 }, (_, index) => index + 1)
    const omitted = new Set(omissions.map(({ probe }) => probe))
    const known = new Set(allProbes.map(({ id }) => id))
    const carriedOut = probesOf({ header, plan }).filter(
      ({ id, capability }) => header.capabilities[capability] === 'supported' && !omitted.has(id),
    )
    const found = carriedOut.map((probe) => {
      const sent = exchanges.filter((call) => call.probe === probe.id && call.isInbound !== true)
      const declared = callsOf(probe, readings)
      const planned = probe.dependsOnModel === true ? rounds : [1]
      const isAbsent =
        failed.includes(PRESENCE_CHECKS[probe.capability] ?? '') && !isOpened(probe.capability, exchanges)
      const missing = (isAbsent ? [] : planned).flatMap((round) => missingIn(declared, sent, round))
      const odd = sent.filter(
        ({ label, round = 1 }) =>
          declaredCall(declared, label) === null ||
          (!planned.includes(round) && probe.mayHaveFurtherTrials === undefined),
      )
      return { missing: missing.map((label) => ({ id: `${probe.id}/${label}` })), odd }
    })
    return [
      ...findingAbout(
        'calls of the run are missing',
        found.flatMap(({ missing }) => missing),
      ),
      ...findingAbout('no probe of the run makes these calls', [
        ...found.flatMap(({ odd }) => odd),
        ...afterSearch(exchanges, stringOf(readings, 'request.models', 'path')).filter(
          (call) => call.isInbound !== true && !known.has(call.probe),
        ),
      ]),
    ]
  }),
  // Checks that each call has its declared marks, such as its kind. A wrong mark could hide a failing call.
  transcriptRule('calls-marked', ({ header, plan, exchanges }) => {
    const hasLimitsKey = exchanges.some(({ otherKey }) => otherKey === 'limits')
    const wrong = declaredIn({ header, plan }, exchanges).filter(({ call, exchange }) => {
      const declared = marksOfCall(call, exchange.label, hasLimitsKey)
      return canonicalJson(marksIn(exchange)) !== canonicalJson(declared)
    })
    return findingAbout('calls are not marked as their probes declare them', wrong)
  }),
  // Checks what calls ask: their method, path, token cap and text to repeat. A call whose request cannot be read does not ask what
  // its probe asks. Otherwise a faulty answer could seem correct, or not judgeable.
  transcriptRule('asked-as-declared', ({ header, plan, exchanges }) => {
    const usual = new Set(
      plainCalls(exchanges).map(({ request }) => headerValue(request.headers, 'authorization')),
    )
    const asked = askedIn({ header, plan }, exchanges)
    const other = declaredIn({ header, plan }, exchanges).filter(({ call, exchange }) => {
      // The record of a key in the other case is that of the key.
      if (exchange.kind === 'credential' && exchange.label !== 'other-case')
        return header.hasKey && usual.has(headerValue(exchange.request.headers, 'authorization') ?? '')
      const isChat = exchange.kind === 'completion' || exchange.kind === 'stream'
      return exchange.isValidCall === true && isChat && !isAsked(exchange, call, asked)
    })
    return findingAbout('calls do not ask what their probe asks', other)
  }),
  // Checks that Assay aborted only calls whose kind allows this. Only event streams and WebSockets may be left open, after the full wait.
  transcriptRule('endings', ({ plan, exchanges }) =>
    findingAbout(
      'answers ended in a way in which such a call cannot end',
      exchanges.filter((exchange) => exchange.isInbound !== true && !isPossibleEnd(exchange, plan.readings)),
    ),
  ),
  transcriptRule('counts', ({ header, exchanges }, { recomputed }) => {
    if (exchanges.length === 0) return ['the transcript holds no exchange']
    if (recomputed === null) return []
    const supported = recomputed.capabilities.filter(({ id }) => header.capabilities[id] === 'supported')
    return supported
      .filter(({ counts }) => counts.pass + counts.fail === 0)
      .map(({ id }) => `${id} is declared supported, and not one check of it came to a verdict`)
  }),
  // Requires that calls show a key if and only if the run had a key. The verdicts on keys, and on keys repeated in
  // answers, depend on this fact.
  transcriptRule('key-of-run', ({ header, exchanges }) => {
    const other = plainCalls(exchanges).filter((call) => showsKey(call, header) !== header.hasKey)
    const had = header.hasKey ? 'a key' : 'no key'
    return findingAbout(`the first line says that the run had ${had}, but these calls show otherwise`, other)
  }),
  transcriptRule('model-of-run', ({ header, plan, exchanges }) => {
    const required = stringsOf(plan.readings, 'request.required', 'required')
    const unnamed = required.length > 0 && !required.includes('model') ? header.model : undefined
    const other = plainCalls(exchanges).filter(({ request }) => {
      const body = parseJson(request.body?.text ?? '')
      if (!isRecord(body) || body['messages'] === undefined) return false
      return (body['model'] ?? unnamed) !== header.model
    })
    return findingAbout('calls name another model', other)
  }),
  // Checks that the run is within a day of the answers' dates. Otherwise moving all times would renew an expired certificate.
  transcriptRule('dated', ({ exchanges }) => {
    const nearest = nearestDate(exchanges)
    return nearest !== null && Math.abs(nearest.offMs) > DAY_MS
      ? [`the answers are dated ${new Date(nearest.atMs).toISOString()}, more than a day away from the run`]
      : []
  }),
  // Checks that each attempt marked as sent again has failed, and that another attempt follows. Verdicts ignore marked attempts.
  transcriptRule('sent-again', ({ header, plan, exchanges, omissions }) => {
    const probes = new Map(probesOf({ header, plan }).map((probe) => [probe.id, probe]))
    const last = new Map<string, number>()
    for (const exchange of exchanges)
      last.set(callInRound(exchange), Math.max(exchange.attempt, last.get(callInRound(exchange)) ?? 0))
    const isLast = (exchange: Exchange) => exchange.attempt >= (last.get(callInRound(exchange)) ?? 0)
    const wrong = exchanges.filter((exchange) => {
      const isWhole = exchange.response !== null && !breaksOff(exchange, plan.readings)
      if (exchange.sentAgain === undefined) return false
      const isFollowed = !isLast(exchange) || omissions.some(({ probe }) => probe === exchange.probe)
      return !isFollowed || (exchange.sentAgain === 'server-error' ? !isServerError(exchange) : isWhole)
    })
    const failed = Map.groupBy(
      exchanges.filter((one) => isLimited(one) || one.sentAgain !== undefined),
      ({ probe }) => probe,
    )
    const needless = exchanges.filter(
      (exchange) =>
        !isLast(exchange) &&
        !mayHaveBeenRepeated(
          exchange,
          probes.get(exchange.probe),
          plan.readings,
          failed.get(exchange.probe)?.length ?? 0,
        ),
    )
    return [
      ...findingAbout('attempts are marked as sent again, but were not', wrong),
      ...findingAbout('further attempts follow, and nothing calls for them', needless),
    ]
  }),
  // Checks that the run used the seed that the verifier gave, so that answers could not be prepared. Passes if no seed was given.
  transcriptRule('seed-given', ({ header }, { verifier }) =>
    verifier.seed == null || header.seed === verifier.seed
      ? []
      : ['the run was not made with the given seed'],
  ),
  // Checks that an answer repeats a nonce of the verifier's seed, which prepared answers cannot contain. Passes if no seed was given.
  transcriptRule('seed-heard', ({ header, exchanges }, { verifier }) => {
    if (verifier.seed == null) return []
    const asked = exchanges.filter((exchange) => requestedEcho(exchange) !== null)
    return asked.some((exchange) => hasNonce(exchange, exchange.response, header))
      ? []
      : ['no answer repeats a nonce of the given seed: answers may have been prepared']
  }),
]

// Returns the exchanges without the search for a model. The search begins the run, and sends only these two calls and their repetitions.
function afterSearch(exchanges: readonly Exchange[], path: string | null): readonly Exchange[] {
  const begin = exchanges.findIndex(({ probe, label, request: { method, url } }) => {
    const isList = label === 'list' && method === 'GET' && path !== null && url.endsWith(path)
    return probe !== MODEL_SEARCH || !(isList || (label === 'model' && method === 'POST'))
  })
  return begin < 0 ? [] : exchanges.slice(begin)
}

function missingIn(declared: readonly Call[], sent: readonly Exchange[], wanted: number): readonly string[] {
  const calls = sent.filter(({ round = 1 }) => round === wanted)
  return declared
    .filter((call) => {
      const own = calls.filter(({ label }) => declaredCall([call], label) !== null)
      // Calls with a pattern differ in their labels. Other calls of one label are attempts, which retries must not add to.
      const labels = new Set(own.map(({ label }) => label))
      const made = call.label.endsWith('*') ? labels.size : groupIntoCalls(own).length
      return made < leastOf(call, calls)
    })
    .map(({ label }) => (wanted === 1 ? label : `${label} (round ${wanted})`))
}

function declaredIn(planned: Planned, exchanges: readonly Exchange[]) {
  const { readings } = planned.plan
  const declared = new Map(probesOf(planned).map((probe) => [probe.id, callsOf(probe, readings)]))
  return exchanges.flatMap((exchange) => {
    const { id, probe, label, isInbound } = exchange
    const call = isInbound === true ? null : declaredCall(declared.get(probe) ?? [], label)
    return call === null ? [] : [{ id, exchange, call }]
  })
}

type Asked = { readonly echo: string; readonly leastCap: number; readonly mayLackCap: boolean }

// A run omits the cap of tokens if the service refuses it.
function askedIn({ header, plan }: Planned, exchanges: readonly Exchange[]): Asked {
  const refused = refusedFields({ recorded: (id) => exchanges.filter(({ probe }) => probe === id) })
  return {
    echo: wordingOf(header).echoText,
    leastCap: numberOf(plan.readings, 'maxTokens.bounds', 'minimum') ?? 0,
    mayLackCap: refused.includes('max_tokens'),
  }
}

function isAsked(exchange: Exchange, call: Call, { echo, leastCap, mayLackCap }: Asked): boolean {
  const { request, probe, label, kind, about } = exchange
  if (request.method !== 'POST') return false
  const isCore = kind === 'completion' && probe.startsWith('core.')
  if (isCore && URL.parse(request.url)?.pathname.endsWith(CHAT_PATH) !== true) return false
  const body = parseJson(request.body?.text ?? '')
  if (!isRecord(body) || !Array.isArray(body['messages'])) return false
  if (about === 'echo' && requestedEcho(exchange)?.endsWith(echo) !== true) return false
  const { tokens = 0 } = call
  const cap = body['max_tokens']
  if (cap === undefined) return tokens !== 1 && (mayLackCap || /^(required-only|without-)/.test(label))
  return typeof cap === 'number' && cap <= Math.max(tokens, leastCap)
}

// The shortest wait for the end of a WebSocket, with `--timeout 1`. The wait for the end of a stream does not depend on it.
const LEAST_WAIT_MS = 1000

function isPossibleEnd(exchange: Exchange, readings: Readings): boolean {
  const { end, kind, quotaCall, socket, timing, response } = exchange
  if (end.kind === 'aborted') return kind === 'left' || quotaCall?.kind === 'aborted'
  if (end.kind !== 'left-open') return true
  const isWhole = isStream(exchange) && !endsEarly({ ...exchange, end: { kind: 'complete' } }, readings)
  if (socket === undefined && !isWhole) return false
  const [readMs = Number.POSITIVE_INFINITY] = response?.reads.at(-1) ?? []
  const closedMs = socket?.messages.find(
    ({ from, kind: sent }) => from === 'client' && sent === 'close',
  )?.atMs
  const sinceMs = socket === undefined ? readMs : (closedMs ?? 0)
  const leastMs = socket === undefined ? DEFAULT_DEADLINES.graceMs : LEAST_WAIT_MS
  return end.waitedMs >= leastMs && timing.endMs - sinceMs >= end.waitedMs - CLOCK_SLACK_MS / 10
}

// The labels of nonces that do not belong to a single call. Such nonces are in texts to repeat and in requests for longer answers.
const NONCE_LABELS = ['plain', 'scripts', 'first', 'last', 'longer-1', 'longer-2']

function hasNonce(
  { probe, label, round }: Exchange,
  message: Pick<Exchange['request'], 'body'> | null,
  source: NonceSource,
  labels: readonly string[] = ['one'],
): boolean {
  const text = message?.body?.text ?? ''
  return [label, ...labels, ...NONCE_LABELS].some((name) =>
    text.includes(nonceOf(source, probe, labelInRound(name, round))),
  )
}

function probeNamed(probe: string): Probe | undefined {
  return allProbes.find(({ id }) => id === probe)
}

function probesOf({ header, plan }: Planned): readonly Probe[] {
  const wanted =
    header.checks === null ? allChecks : allChecks.filter(({ id }) => header.checks?.includes(id))
  return probesFor(wanted, plan.readings)
}

type Planned = Pick<PlannedTranscript, 'header' | 'plan'>

// The number of characters of a placeholder to compare. In a record that was cut off, later characters may be missing.
const PLACEHOLDER_HEAD = 8

function callInRound({ probe, label, round = 1 }: Exchange): string {
  return `${probe}/${label} ${round}`
}

// Returns whether another attempt may follow this attempt of a call. An unnecessary further attempt could hide a failed attempt.
// `failures`: the number of attempts of the probe that a limit refused, or that were sent again.
function mayHaveBeenRepeated(
  exchange: Exchange,
  probe: Probe | undefined,
  readings: Readings,
  failures: number,
): boolean {
  const { sentAgain, socket, label, isInbound, attempt } = exchange
  if (sentAgain !== undefined || socket !== undefined || isInbound === true) return true
  if (isLimited(exchange) || probe === undefined || probe.dependsOnModel === true) return true
  const calls = callsOf(probe, readings).filter((call) => declaredCall([call], label) !== null)
  // Each restart of a sequence follows a refusal by a limit, and each other further attempt is marked.
  return calls.some(
    (call) => (call.mayRestart && failures >= attempt) || (call.count ?? 1) + (call.further ?? 0) > 1,
  )
}

// Returns the valid calls of the `core` probes. Probes of other capabilities may omit the key or name another model on purpose.
function plainCalls(exchanges: readonly Exchange[]): readonly Exchange[] {
  return exchanges.filter(({ probe, isValidCall }) => isValidCall === true && probe.startsWith('core.'))
}

function showsKey({ request }: Exchange, { secretPlaceholders }: TranscriptHeader): boolean {
  const credential = headerValue(request.headers, 'authorization') ?? ''
  return secretPlaceholders.some((secret) => credential.includes(secret.slice(0, PLACEHOLDER_HEAD)))
}
