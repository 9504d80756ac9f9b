import {
  inconclusiveCodeOf,
  type InconclusiveCode,
  type IssueCode,
  type NotApplicableCode,
} from '../../schemas/reason-codes.ts'
import type { Exchange, Omission } from './exchange.ts'

/** A violation of a rule. `at` is the exchange id and the place in the answer, such as `core.mix/a /choices/0`. */
export type Issue = {
  readonly at: string
  readonly expected: string
  readonly received: string
  readonly code?: IssueCode
}

/** Returns the id of the exchange in which an issue was found, such as `core.mix/a`. `at` of the issue begins with it. */
export function exchangeIdOf({ at }: Pick<Issue, 'at'>): string {
  return at.replace(/ .*/s, '')
}

type NonEmpty<T> = readonly [T, ...T[]]

/** The violated rule: a clause of the interface, or a declared behavior. */
export type ViolatedRule = { readonly gap: string; readonly reading: string } | { readonly clause: string }

/**
 * Set if only some of the judged answers are wrong. `judged` is the number of judged answers. `sharedHeader` is a header field that only
 * the wrong ones have, such as `x-served-by: pod-b`.
 */
type JudgedAmong = { readonly judged: number; readonly sharedHeader?: string }

/** The result of a check. Together with the level of the check (MUST or SHOULD) it gives the verdict, such as `fail` or `warn`. */
export type Judgement =
  | { readonly kind: 'satisfied'; readonly exchanges: NonEmpty<string> }
  | {
      readonly kind: 'violated'
      readonly issues: NonEmpty<Issue>
      readonly exchanges: readonly string[]
      /** The violated rule. Absent if the check violates no other rule than its own. */
      readonly violates?: ViolatedRule
      readonly among?: JudgedAmong
    }
  | {
      readonly kind: 'inconclusive'
      readonly code: InconclusiveCode
      readonly detail: string
      /** The text of `detail` without exchange ids. Reports use it to group verdicts. Absent if `detail` names no exchange. */
      readonly cause?: string
      readonly exchanges: readonly string[]
    }
  | {
      readonly kind: 'not-applicable'
      readonly code: NotApplicableCode
      readonly detail: string
      /** The declared readings that make the check not applicable. Absent if no reading does. */
      readonly readings?: readonly string[]
    }

/** Creates a pass. If `exchanges` is empty, creates an inconclusive judgment. */
export function satisfied(exchanges: readonly Exchange[]): Judgement {
  const [first, ...rest] = exchanges.map((exchange) => exchange.id)
  if (first === undefined) return inconclusive('prerequisite', 'no exchange shows it')
  return { kind: 'satisfied', exchanges: [first, ...rest] }
}

/**
 * Creates a pass if `issues` is empty, otherwise a violation. If only some of `judged` have issues, the violation states how many were
 * judged.
 */
export function violatedUnlessEmpty(
  issues: readonly Issue[],
  exchanges: readonly Exchange[],
  judged: readonly Exchange[] = [],
): Judgement {
  const [first, ...rest] = issues
  if (first === undefined) return satisfied(exchanges)
  const among = judgedAmong(issues, judged)
  return {
    kind: 'violated',
    issues: [first, ...rest],
    exchanges: exchanges.map((exchange) => exchange.id),
    ...(among === null ? {} : { among }),
  }
}

/** Returns a copy of a violation with other issues. Omits the count of judged exchanges if the number of issues changes. */
export function withIssues(
  violation: Extract<Judgement, { readonly kind: 'violated' }>,
  issues: NonEmpty<Issue>,
): Judgement {
  const { among, ...rest } = violation
  const isWhole = issues.length === violation.issues.length
  return { ...rest, issues, ...(isWhole && among !== undefined ? { among } : {}) }
}

function judgedAmong(issues: readonly Issue[], judged: readonly Exchange[]): JudgedAmong | null {
  const wrongIds = new Set(issues.map(exchangeIdOf))
  const wrong = judged.filter(({ id }) => wrongIds.has(id))
  const right = judged.filter(({ id }) => !wrongIds.has(id))
  if (wrong.length === 0 || right.length === 0) return null
  const sharedHeader = Math.min(wrong.length, right.length) < MIN_TO_TELL ? null : headerApart(wrong, right)
  return { judged: judged.length, ...(sharedHeader === null ? {} : { sharedHeader }) }
}

// With fewer wrong or right answers, a header field may tell them apart by chance.
const MIN_TO_TELL = 3
// The names of header fields that identify a server or its version. Other fields may hold values that no report should show.
const OF_SERVER =
  /^(server|via|x-([\w-]+-)?(served-by|server|backend|upstream|pod|host|node|instance|replica|version|region|zone|release|build)(-[\w-]+)?)$/

// Returns a header field that all wrong answers have with the same value. No right answer has it with this value.
function headerApart([first, ...others]: readonly Exchange[], right: readonly Exchange[]): string | null {
  if (first === undefined) return null
  const shared = fieldsOf(first).find(
    (field) =>
      OF_SERVER.test(field.split(':', 1)[0] ?? '') &&
      others.every((one) => fieldsOf(one).includes(field)) &&
      !right.some((one) => fieldsOf(one).includes(field)),
  )
  return shared ?? null
}

function fieldsOf({ response }: Exchange): readonly string[] {
  return (response?.headers ?? []).map(([name, value]) => `${name.toLowerCase()}: ${value}`)
}

/** If `judgement` is a violation, returns it with `violates` as the violated rule. Returns other judgments unchanged. */
export function violationOf(judgement: Judgement, violates: ViolatedRule): Judgement {
  return judgement.kind === 'violated' ? { ...judgement, violates } : judgement
}

/** The cause of an inconclusive judgment. `place` is the id of the exchange in which the cause was observed. */
export type CauseAt = { readonly place: string; readonly cause: string }

/** Creates an inconclusive judgment with a reason. */
export function inconclusive(
  code: InconclusiveCode,
  why: string | CauseAt,
  exchanges: readonly Exchange[] = [],
): Judgement {
  const ids = exchanges.map((exchange) => exchange.id)
  return { kind: 'inconclusive', code, ...detailAndCause(why), exchanges: ids }
}

/** Creates an inconclusive judgment because this machine was too busy. */
export function tooBusy(detail: string, exchanges: readonly Exchange[]): Judgement {
  return inconclusive('busy-machine', detail, exchanges)
}

/** Splits a reason into the text `detail` and, if it is known, the `cause`, for use in a judgment. */
export function detailAndCause(why: string | CauseAt): { readonly detail: string; readonly cause?: string } {
  if (typeof why === 'string') return { detail: why }
  return { detail: `${why.place}: ${why.cause}`, cause: why.cause }
}

/** Creates the judgment that the check does not apply. `readings` lists the statement keys that cause this, such as `sse.events`. */
export function notApplicable(detail: string, ...readings: readonly string[]): Judgement {
  return notJudged('nothing-to-judge', detail, ...readings)
}

/** Creates the judgment that the check does not apply. `code` is the category of the reason. */
export function notJudged(
  code: NotApplicableCode,
  detail: string,
  ...readings: readonly string[]
): Judgement {
  return { kind: 'not-applicable', code, detail, ...(readings.length === 0 ? {} : { readings }) }
}

/** Creates a judgment that the target does not offer the capability. */
export function notOffered(detail: string): Judgement {
  return notJudged('not-offered', `not offered: ${detail}`)
}

/** Creates the inconclusive judgment about calls that a probe did not send. */
export function notProbed({ code, detail, cause }: Omission): Judgement {
  const found = cause === undefined ? {} : { cause }
  return { kind: 'inconclusive', code: inconclusiveCodeOf(code), detail, ...found, exchanges: [] }
}

// The maximum number of issues shown per answer. The same issue often occurs in every event or message.
const SHOWN_PER_ANSWER = 3

/** Returns at most three issues of one answer. The text of the last one states how many more there are. */
export function firstIssues(issues: readonly Issue[]): readonly Issue[] {
  const rest = issues.length - SHOWN_PER_ANSWER
  const shown = issues.slice(0, SHOWN_PER_ANSWER)
  const last = shown.at(-1)
  if (rest <= 0 || last === undefined) return shown
  return [...shown.slice(0, -1), { ...last, received: `${last.received} (and ${rest} more like it)` }]
}
