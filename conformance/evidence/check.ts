/** Defines checks and their input. Checks do no I/O, and use no clock and no randomness. */
import type { Selector } from '../exchange/call-kinds.ts'
import type { Exchange, Omission } from '../exchange/exchange.ts'
import type { Readings } from '../statement/readings.ts'
import type { Outage } from './outage.ts'
import type { Judgement } from '../exchange/judgement.ts'
import { capabilityNamed, type Capability } from '../exchange/capabilities.ts'
import { gapOfKey } from '../statement/plan.ts'

/** The keyword of RFC 2119. A violated MUST is a failure, a violated SHOULD a warning. */
export type Level = 'MUST' | 'SHOULD'

/** A check as data. Its rule is a `clause` of the interface, or the declared answer (`reading`) to an open question (`gap`). */
export type Check = {
  readonly id: string
  readonly capability: Capability
  readonly clause?: string
  readonly gap?: string
  /** The declared behavior that the check enforces, such as `errors.body`. */
  readonly reading?: string
  readonly level: Level
  /** Declared behaviors, such as `errors.body`. If the service declares one of them, this SHOULD check becomes a MUST. */
  readonly bindsWith?: readonly string[]
  readonly title: string
  /** Set if the check needs a valid API key. Runs without an API key do not judge it. */
  readonly needsKey?: true
  /**
   * Selects the calls that the check judges. If it also selects simple valid calls (`completion:control`), these are not judged: they serve
   * as a comparison.
   */
  readonly judges: Selector | readonly Selector[]
  /** Selects further calls, with which the check compares the judged calls. */
  readonly beside?: Selector | readonly Selector[]
  /** Selects further calls that the check reads only if they were sent for other checks. */
  readonly ifSent?: Selector | readonly Selector[]
  /**
   * The ids of checks whose failure may explain a failure of this check, so that reports name one cause only once. If such a check fails:
   * - Issues of this check at the same places as its issues do not count.
   * - No issue of this check counts if the two checks judge different calls, or if the target mixes up the answers to calls.
   * - If no issue is left, or this check could not judge the target, its verdict names the failed check.
   * A failed SHOULD check, which gives only a warning, does not explain a failed MUST check.
   */
  readonly because?: readonly string[]
  /** Set if the check judges a declared format. `assay explore` uses such checks to find the nearest format. */
  readonly isFormat?: true
  /** Set if the check needs whole answers. The check then gets no partly recorded streams. */
  readonly needsEnd?: true
  /** The deliberate faults of the reference implementation that the check must detect. */
  readonly trippedBy: readonly string[]
  readonly judge: (evidence: Evidence) => Judgement
}

/** A check as its author writes it. By default it is a MUST, and its id begins with its capability. */
export type CheckSpec = Omit<Check, 'capability' | 'level'> & Partial<Pick<Check, 'capability' | 'level'>>

/** Creates a check. Throws a TypeError without a capability, or without exactly one clause or known reading. */
export function check(spec: CheckSpec): Check {
  const capability = spec.capability ?? capabilityNamed(spec.id.split('.')[0] ?? '')
  if (capability === null) throw new TypeError(`check ${spec.id}: name its capability`)
  const gap = spec.reading === undefined ? undefined : (spec.gap ?? gapOfKey(spec.reading))
  if ((spec.clause === undefined) === (gap === undefined))
    throw new TypeError(`check ${spec.id}: name one clause, or one reading`)
  return { ...spec, capability, level: spec.level ?? 'MUST', ...(gap === undefined ? {} : { gap }) }
}

/**
 * Creates a check whose `judge` needs only a part of the evidence, such as the limit header fields. `when` finds this part, passes it to
 * `judge`, and turns the result into a judgment. If the evidence lacks this part, `when` returns a judgment with the reason, and does not
 * call `judge`.
 */
export function checkWhen<Selected extends readonly unknown[], Result>(
  when: (evidence: Evidence, judge: (...selected: Selected) => Result) => Judgement,
  spec: Omit<CheckSpec, 'judge'> & {
    readonly judge: (evidence: Evidence, ...selected: Selected) => Result
  },
): Check {
  const { judge } = spec
  return check({
    ...spec,
    judge: (evidence) => when(evidence, (...selected) => judge(evidence, ...selected)),
  })
}

/** Returns the checks that these files export, by section of the interface and then by id. */
export function checksOf(
  ...files: readonly Readonly<Record<string, Check | readonly Check[]>>[]
): readonly Check[] {
  const checks = files.flatMap((file) => Object.values(file).flat())
  const section = ({ clause, gap }: Check): string => (clause ?? gap ?? '').slice(1)
  return checks.toSorted(
    (one, other) =>
      section(one).localeCompare(section(other), 'en', { numeric: true }) || one.id.localeCompare(other.id),
  )
}

/** All data that a check may use. `secretPlaceholders` stand for the user's secrets, and for secrets that the check's probes received. */
export type Evidence = {
  readonly exchanges: readonly Exchange[]
  /** Failed attempts of calls that Assay repeated. Most checks ignore these attempts. */
  readonly sentAgain: readonly Exchange[]
  readonly omissions: readonly Omission[]
  /**
   * The exchanges of the run that the check does not select. They are present only if a call of this check timed out. They show whether the
   * target was busy with other calls at that time.
   */
  readonly others?: readonly Exchange[]
  /** The planned number of repetitions of each probe that depends on the model; absent: one. */
  readonly repeat?: number
  readonly readings: Readings
  readonly model: string
  readonly baseUrl: string
  readonly secretPlaceholders: readonly string[]
  readonly hasKey: boolean
  /** Names of the header fields that the run adds to every request (`--header`); absent: none. */
  readonly addedFields?: readonly string[]
  /** Why the service gave no answer, for example because a gateway answered; absent if it answered. */
  readonly whyNoAnswer?: string
  /** The ms that each refusal took, without stalls. These times show how long the network needs. */
  readonly refusalMs?: readonly number[]
  /**
   * Set if the network resets connections by chance: a call was reset, but got a whole answer when Assay repeated it. The reset of a call
   * that must not be repeated, because it has side effects, then proves nothing.
   */
  readonly hasRandomResets?: true
  /**
   * The outage, if the target stopped answering. `isOwn` is true if it affects this check: a call of the check got no answer, or Assay did
   * not send a call after a timeout.
   */
  readonly outage?: Outage & { readonly isOwn: boolean }
}
