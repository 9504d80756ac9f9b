import type { Readings, Reading } from '../statement/readings.ts'
import type { CheckRecord } from '../../schemas/compiled/run.ts'
import { judgeAmong } from '../engine/judge.ts'
import type { Plan } from '../statement/plan.ts'
import type { Check, Evidence } from '../evidence/check.ts'
import { evidenceFor, type EvidenceSource } from '../evidence/evidence.ts'
import type { Candidate } from './candidates.ts'

type Entry = readonly [key: string, inForce: ReadingInForce]
type ReadingInForce = Readings extends ReadonlyMap<string, infer Value> ? Value : never

type TrackedReadings = { readonly readings: Readings; readonly wasAskedFor: (key: string) => boolean }

/** Returns a copy of the readings that records which keys a check looks up. */
function trackReadings(given: Readings): TrackedReadings {
  const asked = new Set<string>()
  let isAllAsked = false
  const all = (): Readings => {
    isAllAsked = true
    return given
  }
  const noted = (key: string): string => {
    asked.add(key)
    return key
  }
  const readings: Readings = {
    get: (key) => given.get(noted(key)),
    has: (key) => given.has(noted(key)),
    get size() {
      return all().size
    },
    forEach: (visit, self) => {
      all().forEach(visit, self)
    },
    entries: () => all().entries(),
    keys: () => all().keys(),
    values: () => all().values(),
    [Symbol.iterator]: (): MapIterator<[Entry[0], Entry[1]]> => all()[Symbol.iterator](),
  }
  return { readings, wasAskedFor: (key) => isAllAsked || asked.has(key) }
}

/** A reading of the profile that makes a check fail. */
export type UnfitReading = { readonly key: string; readonly failure: CheckRecord }

/** Removes each reading of the profile that makes a check fail. Returns the new verdicts and the removed readings. */
export function removeUnfitReadings(given: Verdicts): {
  readonly verdicts: Verdicts
  readonly unfit: readonly UnfitReading[]
} {
  const unfit: UnfitReading[] = []
  let verdicts = given
  for (let next = firstUnfit(verdicts); next !== null; next = firstUnfit(verdicts)) {
    unfit.push(next)
    verdicts = verdicts.with(next.key, null)
  }
  return { verdicts, unfit }
}

function firstUnfit({ records, plan }: Verdicts): UnfitReading | null {
  for (const failure of records) {
    const { verdict, gap, reading: key } = failure
    if (verdict !== 'fail' || gap === undefined || key === undefined) continue
    if (plan.readings.get(key)?.layer === 'profile') return { key, failure }
  }
  return null
}

/** The recorded exchanges of a run, and the checks that judge them. */
export type RecordedRun = { readonly source: EvidenceSource; readonly checks: readonly Check[] }

/** A behavior that may fit the target, its rank of preference, and the checks that would fail if a statement declared it. */
export type CandidateResult = {
  readonly reading: Reading
  readonly rank: Candidate['rank']
  readonly failures: readonly CheckRecord[]
  readonly warnings: readonly CheckRecord[]
  readonly passes: readonly CheckRecord[]
  /** The ids of the exchanges in which the service showed the behavior of this reading. */
  readonly seen: readonly string[]
  /** The ids of the checks that give a verdict with this reading, other than "not applicable". */
  readonly applying: ReadonlySet<string>
}

type TrackedVerdict = { readonly record: CheckRecord; readonly wasAskedFor: (key: string) => boolean }

/** The verdicts that the recorded exchanges get with the readings of `plan`, and a method to try another reading. */
export type Verdicts = {
  readonly plan: Plan
  readonly records: readonly CheckRecord[]
  /** Returns the verdicts that result if `reading` is declared for `key` of the statement. Null means that nothing is declared for it. */
  readonly with: (key: string, reading: Reading | null) => Verdicts
}

/** Judges the recorded exchanges as if `plan` had been in force. */
export function verdictsUnder({ source, checks }: RecordedRun, plan: Plan): Verdicts {
  // The evidence does not depend on the readings, so it is built once.
  const evidence = new Map(checks.map((check) => [check, evidenceFor(check, source)] as const))
  const evidenceOf = (check: Check): Evidence => evidence.get(check) ?? evidenceFor(check, source)
  const reach = (check: Check, under: Plan): TrackedVerdict => {
    // Each check gets its own watched readings, so that its lookups are recorded separately.
    const { readings, wasAskedFor } = trackReadings(under.readings)
    const inputs = {
      checks,
      plan: { ...under, readings },
      evidenceOf: (other: Check) => ({ ...evidenceOf(other), readings }),
    }
    return { record: judgeAmong(check, inputs), wasAskedFor }
  }
  return verdictsOf(checks, plan, reach)
}

type Reach = (check: Check, plan: Plan) => TrackedVerdict

// Returns the verdicts of checks under a plan. `kept`: returns the verdict of a check that need not be judged again, or null. A
// check that never looked up a key need not be judged again if only the reading of this key differs.
function verdictsOf(
  checks: readonly Check[],
  plan: Plan,
  reach: Reach,
  kept: (check: Check) => TrackedVerdict | null = () => null,
): Verdicts {
  const reached = new Map(checks.map((check) => [check, kept(check) ?? reach(check, plan)] as const))
  return {
    plan,
    records: [...reached.values()].map(({ record }) => record),
    with(key, reading) {
      const unmoved = (check: Check): TrackedVerdict | null => {
        const known = reached.get(check)
        return known?.wasAskedFor(key) === false ? known : null
      }
      return verdictsOf(checks, planWithReading(plan, key, reading), reach, unmoved)
    },
  }
}

/** Returns a copy of `plan` in which `key` of the statement has the value `reading`. Null removes the value of the key. */
export function planWithReading(plan: Plan, key: string, reading: Reading | null): Plan {
  const readings = new Map(plan.readings)
  if (reading === null) readings.delete(key)
  else readings.set(key, { layer: 'declared', value: reading })
  return { ...plan, readings: readings satisfies Readings }
}

/** Judges all recorded exchanges once per behavior that a statement could declare for `key`. Returns the verdicts per behavior. */
export function tryReadings(
  current: Verdicts,
  key: string,
  candidates: readonly Candidate[],
): readonly CandidateResult[] {
  const verdicts = candidates.map(({ reading }) => current.with(key, reading).records)
  // A single candidate is compared with the verdicts without any reading.
  const open = candidates.length > 1 ? [] : [current.with(key, null).records]
  const nameOf = candidates.length > 1 ? expectationOf : ({ id }: CheckRecord): string => id
  const failedIn = [...verdicts, ...open].map((records) => new Set(failed(records).map(nameOf)))
  return candidates.map(({ reading, rank, seen = [] }, index) => {
    const records = verdicts[index] ?? []
    const own = records.filter((record) => record.reading === key)
    const passes = own.filter(({ verdict }) => verdict === 'pass')
    return {
      reading,
      rank,
      // A check of another key's reading is evidence about that reading, not about this one.
      failures: failed(records)
        .filter((record) => record.reading === undefined || record.reading === key)
        .filter((record) => !failedIn.every((alike) => alike.has(nameOf(record)))),
      warnings: own.filter(({ verdict }) => verdict === 'warn'),
      passes,
      seen:
        passes.length === 0
          ? seen
          : inFront(
              seen,
              passes.flatMap((record) => record.exchanges),
            ),
      applying: new Set(records.flatMap(({ id, verdict }) => (verdict === 'not-applicable' ? [] : id))),
    }
  })
}

// Returns the exchange ids in `shown`. Ids that are also in `own` come first, because their exchanges show more.
function inFront(own: readonly string[], shown: readonly string[]): readonly string[] {
  return [...shown.filter((id) => own.includes(id)), ...shown.filter((id) => !own.includes(id))]
}

// Returns the failed checks that belong to a gap of the interface. Failures of other checks do not depend on the readings.
function failed(records: readonly CheckRecord[]): readonly CheckRecord[] {
  return records.filter(({ verdict, gap }) => verdict === 'fail' && gap !== undefined)
}

// Returns a text that is equal for two failures if the same check expected the same at the same places.
function expectationOf({ id, issues }: CheckRecord): string {
  return JSON.stringify([id, issues.map(({ at, expected }) => [at, expected])])
}

/** The reading that fits the recorded exchanges, or why there is none. `unseen` means that no exchange shows the behavior. */
export type Choice =
  | { readonly kind: 'fits'; readonly tried: CandidateResult }
  | { readonly kind: 'several'; readonly tried: readonly CandidateResult[] }
  | { readonly kind: 'none'; readonly tried: readonly CandidateResult[] }
  | { readonly kind: 'unseen' }

/** Chooses the best reading under which no check fails. If several readings fit equally well, returns all of them. */
export function chooseReading(tried: readonly CandidateResult[]): Choice {
  for (const rank of [0, 1, 2] as const) {
    const own = tried.filter((each) => each.rank === rank && each.failures.length === 0)
    const shown = own.filter(({ seen }) => seen.length > 0 || isLeft(rank, tried))
    const [best, ...others] = shown.toSorted(byFit)
    if (best === undefined) continue
    const alike = others.filter((other) => byFit(best, other) === 0)
    return alike.length === 0 ? { kind: 'fits', tried: best } : { kind: 'several', tried: [best, ...alike] }
  }
  return tried.some(({ failures }) => failures.length > 0) ? { kind: 'none', tried } : { kind: 'unseen' }
}

// Returns whether only a reading of rank 2 is left, because all stricter readings failed.
function isLeft(rank: Candidate['rank'], tried: readonly CandidateResult[]): boolean {
  return rank === 2 && tried.every((each) => each.rank === 2 || each.failures.length > 0)
}

function byFit(left: CandidateResult, right: CandidateResult): number {
  return left.warnings.length - right.warnings.length || right.passes.length - left.passes.length
}
