/** The answer of a check, and the only ways to build it: a pass cannot be had without an exchange. Pure. */
import {
  inconclusiveCodeOf,
  type InconclusiveCode,
  type IssueCode,
  type NotApplicableCode,
} from '../../schemas/reason-codes.ts'
import type { Exchange, Omission } from './exchange.ts'

/**
 * One disagreement: where, what was expected, what came. `at` starts with the exchange id. `code` is set on an issue that
 * other code has to recognize.
 */
export type Issue = {
  readonly at: string
  readonly expected: string
  readonly received: string
  readonly code?: IssueCode
}

type NonEmpty<T> = readonly [T, ...T[]]

/** The gap and its reading, or the clause, that a target disagrees with. */
export type Blamed = { readonly gap: string; readonly reading: string } | { readonly clause: string }

/** A check's own answer, before level and layer are applied. A pass cannot be built without an exchange. */
export type Judgement =
  | { readonly kind: 'satisfied'; readonly exchanges: NonEmpty<string> }
  | {
      readonly kind: 'violated'
      readonly issues: NonEmpty<Issue>
      readonly exchanges: readonly string[]
      /** Set where the target disagrees with another clause or reading than that of the check. */
      readonly blames?: Blamed
    }
  | {
      readonly kind: 'inconclusive'
      readonly code: InconclusiveCode
      readonly detail: string
      /** The detail without its place; absent when it names no place. */
      readonly cause?: string
      /** Set where only our own machine is the reason: to look again may show it. */
      readonly wasTooBusy?: true
      readonly exchanges: readonly string[]
    }
  | {
      readonly kind: 'not-applicable'
      readonly code: NotApplicableCode
      readonly detail: string
      /** Keys of the readings in force that take the check out; absent where no reading does. */
      readonly readings?: readonly string[]
    }

/** Returns a pass, resting on at least one exchange; with none it turns inconclusive. */
export function satisfied(exchanges: readonly Exchange[]): Judgement {
  const [first, ...rest] = exchanges.map((exchange) => exchange.id)
  if (first === undefined) return inconclusive('prerequisite', 'no exchange shows it')
  return { kind: 'satisfied', exchanges: [first, ...rest] }
}

/** Returns a disagreement, resting on the exchanges that show it. Falls back to a pass when there is no issue. */
export function violatedUnlessEmpty(issues: readonly Issue[], exchanges: readonly Exchange[]): Judgement {
  const [first, ...rest] = issues
  if (first === undefined) return satisfied(exchanges)
  return { kind: 'violated', issues: [first, ...rest], exchanges: exchanges.map((exchange) => exchange.id) }
}

/** Marks a disagreement as one with another reading or clause than that of the check. */
export function blaming(judgement: Judgement, blames: Blamed): Judgement {
  return judgement.kind === 'violated' ? { ...judgement, blames } : judgement
}

/** A cause, and the exchange or the probe that shows it. Other exchanges may show the same cause. */
export type CauseAt = { readonly place: string; readonly cause: string }

/** Returns that nothing could be concluded, and why. */
export function inconclusive(
  code: InconclusiveCode,
  why: string | CauseAt,
  exchanges: readonly Exchange[] = [],
): Judgement {
  const ids = exchanges.map((exchange) => exchange.id)
  return { kind: 'inconclusive', code, ...explanationOf(why), exchanges: ids }
}

/** Returns that this machine was too busy to see something, so that nothing could be concluded. */
export function tooBusy(detail: string, exchanges: readonly Exchange[]): Judgement {
  const ids = exchanges.map((exchange) => exchange.id)
  return { kind: 'inconclusive', code: 'timeout', detail, wasTooBusy: true, exchanges: ids }
}

/** Returns the sentence on a cause, and the cause alone where the sentence names a place. */
export function explanationOf(why: string | CauseAt): { readonly detail: string; readonly cause?: string } {
  if (typeof why === 'string') return { detail: why }
  return { detail: `${why.place}: ${why.cause}`, cause: why.cause }
}

/**
 * Returns that a reading in force, or the lack of a capability, takes the check out. `readings` are the keys of the readings that do: a
 * capability whose stated MUSTs are taken out by declared readings is not certified (see outcome.ts).
 */
export function notApplicable(detail: string, ...readings: readonly string[]): Judgement {
  return notJudged('nothing-to-judge', detail, ...readings)
}

/** As {@link notApplicable}, with a code that decides what the run makes of it (see judge.ts). */
export function notJudged(
  code: NotApplicableCode,
  detail: string,
  ...readings: readonly string[]
): Judgement {
  return { kind: 'not-applicable', code, detail, ...(readings.length === 0 ? {} : { readings }) }
}

/** Returns that the capability was looked for and not found. `detail` says what the target answered. */
export function notOffered(detail: string): Judgement {
  return notJudged('not-offered', `not offered: ${detail}`)
}

/** Returns that nothing could be concluded because the probe sent nothing. */
export function notProbed({ code, detail, cause }: Omission): Judgement {
  const found = cause === undefined ? {} : { cause }
  return { kind: 'inconclusive', code: inconclusiveCodeOf(code), detail, ...found, exchanges: [] }
}

// The same issue often occurs in every event of a stream, or in every message.
const SHOWN_PER_ANSWER = 3

/** Returns the first issues of one answer; the last of them says how many more there are. */
export function firstIssues(issues: readonly Issue[]): readonly Issue[] {
  const rest = issues.length - SHOWN_PER_ANSWER
  const shown = issues.slice(0, SHOWN_PER_ANSWER)
  const last = shown.at(-1)
  if (rest <= 0 || last === undefined) return shown
  return [...shown.slice(0, -1), { ...last, received: `${last.received} (and ${rest} more like it)` }]
}
