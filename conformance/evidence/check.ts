import type { Selector } from '../exchange/call-kinds.ts'
import type { Exchange, Omission } from '../exchange/exchange.ts'
import type { Readings } from '../statement/readings.ts'
import type { Outage } from './outage.ts'
import type { Judgement } from '../exchange/judgement.ts'
import { capabilityNamed, type Capability } from '../exchange/capabilities.ts'
import { gapOfKey } from '../statement/plan.ts'

/** The keyword of RFC 2119. A violated MUST is a failure, a violated SHOULD a warning. */
export type Level = 'MUST' | 'SHOULD'

/** A check of one rule: a numbered rule of the interface (`clause`), or a behavior that the statement declares (`reading`). */
export type Check = {
  readonly id: string
  readonly capability: Capability
  readonly clause?: string
  readonly gap?: string
  /** The declared behavior that the check enforces, such as `errors.body`. */
  readonly reading?: string
  readonly level: Level
  /** Behaviors that turn this SHOULD into a MUST if the statement declares at least one of them. */
  readonly bindsWith?: readonly string[]
  readonly title: string
  /** Set if the check needs a valid API key. */
  readonly needsKey?: true
  /** Selects the calls that the check judges. */
  readonly judges: Selector | readonly Selector[]
  /** Selects further calls, with which the check compares the calls that it judges. */
  readonly beside?: Selector | readonly Selector[]
  /** Selects optional calls. The check uses them if they were sent, and is judged without them if they were not. */
  readonly ifSent?: Selector | readonly Selector[]
  /** The ids of checks whose failure may explain a failure of this check. */
  readonly because?: readonly string[]
  /** Set if the check judges only whether data have the declared format. The check does not judge the values in the data. */
  readonly isFormat?: true
  /** True if the check needs the end of an answer. The check then skips the answers of a load that were stored without their end. */
  readonly needsEnd?: true
  /** The deliberate errors of the reference implementation that the check must detect. */
  readonly trippedBy: readonly string[]
  readonly judge: (evidence: Evidence) => Judgement
}

/** A check in the source code. It may omit `level` (the default is MUST) and `capability` (the default follows from its id). */
export type CheckSpec = Omit<Check, 'capability' | 'level'> & Partial<Pick<Check, 'capability' | 'level'>>

/** Creates a check. Throws a TypeError without a known capability, or unless it has either a clause or a reading. */
export function check(spec: CheckSpec): Check {
  const capability = spec.capability ?? capabilityNamed(spec.id.split('.')[0] ?? '')
  if (capability === null) throw new TypeError(`check ${spec.id}: name its capability`)
  const gap = spec.reading === undefined ? undefined : (spec.gap ?? gapOfKey(spec.reading))
  if ((spec.clause === undefined) === (gap === undefined))
    throw new TypeError(`check ${spec.id}: name one clause, or one reading`)
  return { ...spec, capability, level: spec.level ?? 'MUST', ...(gap === undefined ? {} : { gap }) }
}

/** Creates a check that judges a part of the evidence. `when` finds this part for `judge`, or returns the judgment if it is missing. */
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

/** Returns the checks that these files export, in the order of the interface. */
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

/** All data that a check may use. */
export type Evidence = {
  readonly exchanges: readonly Exchange[]
  /** The earlier, failed attempts of calls that Assay sent again. `exchanges` contains only the last attempt of each call. */
  readonly sentAgain: readonly Exchange[]
  readonly omissions: readonly Omission[]
  /** The calls of other checks. They show whether the whole service failed. Present only if a call of this check timed out. */
  readonly others?: readonly Exchange[]
  /** How often a run repeats each probe of this check, if the result of the probe depends on the model. The default is 1. */
  readonly repeat?: number
  readonly readings: Readings
  readonly model: string
  readonly baseUrl: string
  readonly secretPlaceholders: readonly string[]
  readonly hasKey: boolean
  /** The names of the header fields that the user adds (`--header`). Absent if the user adds none. */
  readonly addedFields?: readonly string[]
  /** The reason why the service answered no call of the run. Absent if it answered one. */
  readonly whyNoAnswer?: string
  /** The time in ms from each invalid request, or request with a wrong API key, to its refusal (4xx). */
  readonly refusalMs?: readonly number[]
  /** True if a call succeeded when it was repeated after a reset. Then resets may be chance, and do not count as violations. */
  readonly hasRandomResets?: true
  /** An outage of the target. `isOwn` is true if a call of this check was not sent or not answered during the outage. */
  readonly outage?: Outage & { readonly isOwn: boolean }
}
