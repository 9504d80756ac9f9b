import { REFUSAL_CALLS } from '../../conformance/evidence/error-evidence.ts'
import type { Check, Evidence } from '../../conformance/evidence/check.ts'
import { selectorsOf } from '../../conformance/exchange/call-kinds.ts'
import type { CallKind, Exchange } from '../../conformance/exchange/exchange.ts'
import { coreChecks } from '../../conformance/core/checks/core.ts'
import { sseChecks } from '../../conformance/sse/checks/sse.ts'
import { websocketChecks } from '../../conformance/websocket/checks/websocket.ts'
import { judgeAmong } from '../../conformance/engine/judge.ts'
import type { Issue } from '../../conformance/exchange/judgement.ts'
import type { Plan } from '../../conformance/statement/plan.ts'
import { usageSwitch } from '../../conformance/evidence/stream.ts'
import type { CheckRecord } from '../../schemas/compiled/run.ts'
import { DECIDED } from '../../schemas/verdict-counts.ts'
import { beginningOf, isEndUnknown } from './beginning.ts'
import type { Transport } from '../../schemas/compiled/row.ts'
import { KIND_OF, sampleExchanges, sampleName, type RecordedAt } from './sample-exchange.ts'
import type { Sample } from './sample.ts'

const ALL = { json: coreChecks, sse: sseChecks, websocket: websocketChecks } as const

/** The checks that can judge a single answer, for each transport. */
export const CHECKS_OF = {
  json: checksOfKind('json'),
  sse: checksOfKind('sse'),
  websocket: checksOfKind('websocket'),
} as const

function checksOfKind(transport: Transport): readonly Check[] {
  const kind: CallKind = KIND_OF[transport]
  return ALL[transport].filter(({ judges }) => {
    const selectors = selectorsOf(judges)
    return selectors.includes(kind) && !selectors.includes('*') && judges !== REFUSAL_CALLS
  })
}

/** One judged answer, with the ids of the checks that judged it. */
export type JudgedSample = {
  readonly sample: Sample
  readonly judged: readonly string[]
  readonly violations: readonly SampleViolation[]
}

/** A check that failed for an answer, with the first issue found. */
export type SampleViolation = {
  readonly id: string
  readonly title: string
  readonly isMust: boolean
  readonly issue: Issue
}

// The status of a successful WebSocket handshake (RFC 6455 section 4.1).
const UPGRADED = 101
// Answers of these classes are not judged: a rate limit, a limit of Assay or the end of the run cut them off.
const UNJUDGED: readonly string[] = ['interrupted', 'stream-429', 'too-large', 'too-many-events']

/** Judges each answer that was kept from a load with the checks of `assay check`, independently of the other answers. */
export function judgeSamples(
  samples: readonly Sample[],
  at: RecordedAt,
  plan: Plan,
): readonly JudgedSample[] {
  return samples.flatMap((sample) => judgeOne(sample, at, plan) ?? [])
}

/** Returns the judged answers with added verdicts that need several answers, such as those on arrival times. */
export function withArrivals(
  judged: readonly JudgedSample[],
  at: RecordedAt,
  plan: Plan,
): readonly JudgedSample[] {
  return TOGETHER.reduce((all, together) => judgedTogether(all, together, at, plan), judged)
}

// Checks that one answer alone cannot decide. `most`: if more than this share of the answers have a verdict of their own, the
// others get none. Stalls can split a burst into parts, so a few answers whose text arrives in parts show nothing.
const TOGETHER = (['sse', 'websocket'] as const).flatMap((transport) => [
  { transport, id: `${transport}.arrival-spread`, most: 0.1 },
  { transport, id: `${transport}.text-streamed`, most: 0 },
])

function judgedTogether(
  judged: readonly JudgedSample[],
  { transport, id, most }: (typeof TOGETHER)[number],
  at: RecordedAt,
  plan: Plan,
): readonly JudgedSample[] {
  const check = CHECKS_OF[transport].find((one) => one.id === id)
  const own = judged.filter(({ sample }) => sample.transport === transport && sample.class === 'ok')
  const others = own.filter((one) => check !== undefined && !one.judged.includes(check.id))
  if (check === undefined || own.length - others.length > most * own.length) return judged
  const exchanges = others.flatMap(({ sample }) =>
    shownExchanges(sample, at)
      .slice(0, 1)
      .map((exchange) => ({ ...exchange, label: exchange.id })),
  )
  const record = judgeAmong(check, {
    checks: [check],
    plan,
    evidenceOf: () => evidence(exchanges, plan, at),
  })
  return judged.map((one) => {
    const issues = record.issues.filter(({ at: place }) =>
      `${place} `.startsWith(`${sampleName(one.sample)} `),
    )
    if (issues.length === 0) return one
    const violations = [...one.violations, ...violationIn({ ...record, issues })]
    return { ...one, judged: [...one.judged, check.id], violations }
  })
}

function shownExchanges(sample: Sample, at: RecordedAt): readonly Exchange[] {
  const shown = isEndUnknown(sample) ? beginningOf(sample) : sample
  return shown === null ? [] : sampleExchanges(shown, at)
}

function judgeOne(sample: Sample, at: RecordedAt, plan: Plan): JudgedSample | null {
  const requestsUsage = usageSwitch(plan.readings) !== null
  const exchanges = shownExchanges(sample, at).filter(({ about }) => about !== 'usage' || requestsUsage)
  if (exchanges.length === 0 || !isJudgeable(sample) || UNJUDGED.includes(sample.class)) return null
  const all = CHECKS_OF[sample.transport]
  // One list for most answers, because explanations are cached by list.
  const checks = isEndUnknown(sample) ? all.filter(({ needsEnd }) => needsEnd !== true) : all
  const own = evidence(exchanges, plan, at)
  const jury = { checks, plan, evidenceOf: () => own }
  const records = checks.map((check) => judgeAmong(check, jury))
  const judged = records.filter(({ verdict }) => DECIDED.includes(verdict))
  // A sample without any verdict is no evidence about conformance.
  if (judged.length === 0) return null
  return { sample, judged: judged.map(({ id }) => id), violations: judged.flatMap(violationIn) }
}

/** Returns whether an answer can be judged: its status is 2xx or 101, and it was not cut off. */
export function isJudgeable({ response, class: kind }: Sample): boolean {
  const status = response?.status ?? 0
  const isSuccess = (status >= 200 && status <= 299) || status === UPGRADED
  return isSuccess && kind !== 'interrupted' && kind !== 'stream-429'
}

function violationIn({ id, title, level, verdict, issues }: CheckRecord): readonly SampleViolation[] {
  const [issue] = issues
  if (verdict === 'pass' || issue === undefined) return []
  return [{ id, title, isMust: level === 'MUST', issue }]
}

function evidence(exchanges: Evidence['exchanges'], plan: Plan, { url }: RecordedAt): Evidence {
  return {
    exchanges,
    sentAgain: [],
    omissions: [],
    readings: plan.readings,
    model: '',
    baseUrl: url,
    secretPlaceholders: [],
    hasKey: true,
  }
}
