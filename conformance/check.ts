/** The shape of a check, and the only ways to build its answer. No I/O, no clock, no randomness in here. */
import type { Exchange } from './exchange.ts'
import type { Evidence } from './evidence.ts'

/** The unit of certification a check belongs to. */
export type Capability = 'core' | 'signup' | 'sse' | 'websocket' | 'webhooks' | 'limits'

/** RFC 2119 keyword. A violated MUST fails, a violated SHOULD warns. */
export type Level = 'MUST' | 'SHOULD'

/** One disagreement: where, what was expected, what came. `at` starts with the exchange id. */
export type Issue = { readonly at: string; readonly expected: string; readonly received: string }

/** Why nothing could be concluded. Only `model-behaviour` leaves the run complete. */
export type InconclusiveReason =
  | 'throttled'
  | 'timeout'
  | 'prerequisite'
  | 'model-behaviour'
  | 'receiver'
  | 'budget'

type NonEmpty<T> = readonly [T, ...T[]]

/** A check's own answer, before level and layer are applied. A pass cannot be built without an exchange. */
export type Judgement =
  | { readonly kind: 'satisfied'; readonly exchanges: NonEmpty<string> }
  | { readonly kind: 'violated'; readonly issues: NonEmpty<Issue>; readonly exchanges: readonly string[] }
  | {
      readonly kind: 'inconclusive'
      readonly reason: InconclusiveReason
      readonly detail: string
      readonly exchanges: readonly string[]
    }
  | { readonly kind: 'not-applicable'; readonly because: string }

/** A check as data. Exactly one of `clause` and `gap` is set; a gap check names the `reading` it enforces. */
export type Check = {
  readonly id: string
  readonly capability: Capability
  readonly clause?: string
  readonly gap?: string
  /** Key of the reading, e.g. `errors.body`. Required with `gap`. */
  readonly reading?: string
  readonly level: Level
  readonly title: string
  /** Probes whose exchanges it needs. */
  readonly on: readonly string[]
  /** Faults of the reference implementation that must trip it. */
  readonly trippedBy: readonly string[]
  readonly judge: (evidence: Evidence) => Judgement
}

/** Declares a check. Throws a TypeError when it hangs on neither or both of clause and gap. */
export function check(spec: Check): Check {
  const anchors = [spec.clause, spec.gap].filter((anchor) => anchor !== undefined)
  if (anchors.length !== 1) throw new TypeError(`check ${spec.id}: name one clause or one gap`)
  if (spec.gap !== undefined && spec.reading === undefined) {
    throw new TypeError(`check ${spec.id}: a gap needs the reading it enforces`)
  }
  return spec
}

/** A pass, resting on at least one exchange; with none it turns inconclusive. */
export function satisfied(exchanges: readonly Exchange[]): Judgement {
  const [first, ...rest] = exchanges.map((exchange) => exchange.id)
  if (first === undefined) return inconclusive('prerequisite', 'no exchange shows it')
  return { kind: 'satisfied', exchanges: [first, ...rest] }
}

/** A disagreement, resting on the exchanges that show it. Falls back to a pass when there is no issue. */
export function violatedUnlessEmpty(issues: readonly Issue[], exchanges: readonly Exchange[]): Judgement {
  const [first, ...rest] = issues
  if (first === undefined) return satisfied(exchanges)
  return { kind: 'violated', issues: [first, ...rest], exchanges: exchanges.map((exchange) => exchange.id) }
}

/** Nothing could be concluded, and why. */
export function inconclusive(
  reason: InconclusiveReason,
  detail: string,
  exchanges: readonly Exchange[] = [],
): Judgement {
  return { kind: 'inconclusive', reason, detail, exchanges: exchanges.map((exchange) => exchange.id) }
}

/** The reading in force, or the lack of a capability, takes the check out. */
export function notApplicable(because: string): Judgement {
  return { kind: 'not-applicable', because }
}
