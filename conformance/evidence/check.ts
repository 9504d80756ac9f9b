/** The shape of a check. No I/O, no clock, no randomness in here. */
import type { Selector } from '../exchange/call-kinds.ts'
import { capabilityNamed, type Capability } from '../exchange/capabilities.ts'
import type { Evidence } from './evidence.ts'
import type { Judgement } from '../exchange/judgement.ts'

/** RFC 2119 keyword. A violated MUST fails, a violated SHOULD warns. */
export type Level = 'MUST' | 'SHOULD'

/** A check as data. Exactly one of `clause` and `gap` is set; a gap check names the `reading` it enforces. */
export type Check = {
  readonly id: string
  readonly capability: Capability
  readonly clause?: string
  readonly gap?: string
  /** Key of the reading, e.g. `errors.body`. Required with `gap`. */
  readonly reading?: string
  readonly level: Level
  /**
   * The keys of the readings whose values a SHOULD checks. A declared value binds: the check is a MUST where a statement
   * declares one of them. See {@link levelUnder}.
   */
  readonly bindsWith?: readonly string[]
  readonly title: string
  /** Set on what can only be seen with a valid key at hand: without one it is not judged. */
  readonly needsKey?: true
  /** The calls that it judges, whichever probe sends them: see call-kinds.ts. CONTROL among others is only compared with. */
  readonly judges: Selector | readonly Selector[]
  /** Further calls that it compares them with. */
  readonly beside?: Selector | readonly Selector[]
  /**
   * Checks that may be the cause of its issues. Where one of them fails, issues at a place that it reports too are left
   * out; all are, if it judges other calls altogether. Where no issue is left, or there was nothing to judge, this check points at
   * the cause. A warning explains a SHOULD only.
   */
  readonly because?: readonly string[]
  /** Set where only the end of an answer shows it: the beginning of a stream that was cut off is not judged by it. */
  readonly needsEnd?: true
  /** Faults of the reference implementation that must trip it. */
  readonly trippedBy: readonly string[]
  readonly judge: (evidence: Evidence) => Judgement
}

/** A check as it is written: it is a MUST, and of the capability that its id begins with, unless it says otherwise. */
export type CheckSpec = Omit<Check, 'capability' | 'level'> & Partial<Pick<Check, 'capability' | 'level'>>

/** Declares a check. Throws a TypeError when it has no capability, or depends on neither or both of clause and gap. */
export function check(spec: CheckSpec): Check {
  const capability = spec.capability ?? capabilityNamed(spec.id.split('.')[0] ?? '')
  if (capability === null) throw new TypeError(`check ${spec.id}: name its capability`)
  const anchors = [spec.clause, spec.gap].filter((anchor) => anchor !== undefined)
  if (anchors.length !== 1) throw new TypeError(`check ${spec.id}: name one clause or one gap`)
  if (spec.gap !== undefined && spec.reading === undefined) {
    throw new TypeError(`check ${spec.id}: a gap needs the reading it enforces`)
  }
  return { ...spec, capability, level: spec.level ?? 'MUST' }
}
