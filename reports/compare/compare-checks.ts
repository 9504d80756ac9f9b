import type { CheckRecord, Run, RunReading } from '../../schemas/compiled/run.ts'
import {
  isModelBehaviour,
  formatOutcome,
  formatReason,
  formatRunTarget,
  anywhere,
  placesOf,
  wrongExchanges,
  varyingPlaces,
  formatReading,
  shortDigest,
} from '../run-text.ts'
import {
  caveatsOf,
  comparisonOf,
  type ComparedRun,
  type Comparison,
  type ComparisonRow,
  type ComparisonSection,
} from './comparison.ts'
import { count } from '../../schemas/count.ts'
import { wilsonInterval } from '../../schemas/wilson.ts'
import { violationText } from '../../schemas/violation-text.ts'

// The records of one check in two runs. A record is null if the run lacks it.
type Pair = {
  readonly id: string
  readonly before: CheckRecord | null
  readonly after: CheckRecord | null
}
type Change = 'failed' | 'stopped' | 'fixed' | 'started' | 'warned' | 'moved' | 'observed' | 'other' | 'none'

const SECTIONS: readonly (readonly [change: Change, title: string, isRegression: boolean | 'strict'])[] = [
  ['failed', 'Checks that fail now', true],
  ['stopped', 'Checks that passed before and are not judged now', true],
  ['warned', 'Checks that warn now', 'strict'],
  ['moved', 'Checks that fail at other answers now (the failure comes and goes, or moved)', 'strict'],
  ['fixed', 'Checks that failed before and do not fail now', false],
  ['started', 'Checks that are judged now and were not judged before', false],
  ['observed', 'Gaps without a reading where something else is seen now', false],
  ['other', 'Other verdicts that changed (for model-behaviour, try --repeat 3)', false],
]

type Additions = Pick<Comparison, 'sections' | 'unusable' | 'caveats'> & { readonly isStrict: boolean }

/** Compares two check runs; new failures are regressions. With `isStrict`, new warnings and failures of other answers are, too. */
export function compareChecks(before: Run, after: Run, more: Partial<Additions> = {}): Comparison {
  const pairs = pairsOf(before, after)
  const changes = Map.groupBy(pairs, (pair) => changeOf(pair, pairs))
  // A new failure may prevent other checks from being judged. Then only the failure counts.
  const isCounted = (change: Change): boolean => change !== 'stopped' || !changes.has('failed')
  const sections = SECTIONS.map(([change, title, isRegression]) => ({
    id: change,
    title,
    isRegression: (isRegression === 'strict' ? more.isStrict === true : isRegression) && isCounted(change),
    rows: causesOf(changes.get(change) ?? []).map(rowOf),
  }))
  return comparisonOf({
    kind: 'check',
    before: comparedRun(before),
    after: comparedRun(after),
    unusable: [
      ...[before, after].flatMap((run, at) => unusableOf(run, at === 0 ? 'before' : 'after')),
      ...(more.unusable ?? []),
    ],
    unchanged: changes.get('none')?.length ?? 0,
    caveats: [
      ...(more.caveats ?? []),
      ...caveatsOf([
        ['version of Assay', before.suite.version, after.suite.version],
        ['number of selected checks', String(before.suite.checks), String(after.suite.checks)],
        ['profile', before.suite.profile, after.suite.profile],
        ['statement', statementOf(before), statementOf(after)],
        ['model', before.target.model ?? 'none', after.target.model ?? 'none'],
      ]),
    ],
    sections: [...sections, movedReadings(before, after), ...(more.sections ?? [])],
  })
}

function unusableOf(run: Run, which: 'before' | 'after'): readonly string[] {
  const why = run.reason === null ? '' : ` (${run.reason})`
  if (run.interrupted === true) return [`the run ${which} was stopped before its end`]
  if (run.cost.requests === 0) return [`the run ${which} sent no request${why}`]
  const isEmpty = !run.checks.some((check) => isJudged(check) || isBad(check))
  return isEmpty && (which === 'before' || run.reason !== null)
    ? [`the run ${which} judged nothing${why}`]
    : []
}

function pairsOf(before: Run, after: Run): readonly Pair[] {
  const earlier = new Map(before.checks.map((check) => [check.id, check]))
  const later = new Set(after.checks.map(({ id }) => id))
  const gone = before.checks.filter(({ id }) => !later.has(id))
  return [
    ...after.checks.map((check) => ({ id: check.id, before: earlier.get(check.id) ?? null, after: check })),
    ...gone.map((check) => ({ id: check.id, before: check, after: null })),
  ]
}

function changeOf({ before, after }: Pair, pairs: readonly Pair[]): Change {
  if (newPlaces({ before, after }).length > 0) return 'failed'
  if (newPlaces({ before: after, after: before }).length > 0) return 'other'
  if (otherPlaces({ before, after }).length > 0) return 'moved'
  if (before?.verdict === after?.verdict) return isObservedDifferently(before, after) ? 'observed' : 'none'
  if (isBad(after)) return 'failed'
  if (isBad(before)) return isJudged(after) ? 'fixed' : 'other'
  if (before?.verdict === 'pass' && !isJudged(after)) return isExplained(after, pairs) ? 'other' : 'stopped'
  if (!isJudged(before)) return isJudged(after) ? 'started' : 'other'
  return after?.verdict === 'warn' ? 'warned' : 'other'
}

function isObservedDifferently(before: CheckRecord | null, after: CheckRecord | null): boolean {
  return after?.verdict === 'observed' && before?.code !== after.code
}

function isBad(check: CheckRecord | null): boolean {
  return check?.verdict === 'fail' || check?.verdict === 'error'
}

function isJudged(check: CheckRecord | null): boolean {
  return check?.verdict === 'pass' || check?.verdict === 'warn'
}

const CHANCE_CODES: readonly unknown[] = ['other-scheme', 'never-at-once', 'busy-machine']

// Returns whether a new failure, another scheme, or chance explains why a check is not judged.
function isExplained(after: CheckRecord | null, pairs: readonly Pair[]): boolean {
  if (after === null) return false
  if (CHANCE_CODES.includes(after.code) || isModelBehaviour(after)) return true
  const cause = pairs.find(({ id }) => id === after.explainedBy)
  return cause?.after?.verdict === 'fail' && (cause.before?.verdict !== 'fail' || newPlaces(cause).length > 0)
}

// Returns the places where only the second run fails. A failure at some answers of many is at others in each run, so these do not count.
function newPlaces(pair: Pick<Pair, 'before' | 'after'>): readonly string[] {
  const { before, after } = pair
  const others = otherPlaces(pair)
  if (before === null || after === null || !isShareAlike(before, after)) return others
  const varying = varyingPlaces(placesOf(before), placesOf(after))
  return others.filter((place) => !varying.includes(anywhere(place)))
}

function otherPlaces({ before, after }: Pick<Pair, 'before' | 'after'>): readonly string[] {
  if (before?.verdict !== 'fail' || after?.verdict !== 'fail') return []
  const known = placesOf(before)
  return placesOf(after).filter((place) => !known.includes(place))
}

// Returns whether a failure comes and goes by chance (95 % intervals). Then its share of the judged exchanges is about the same in both
// runs, and exchanges that failed before do not fail less often than others. False if a run does not state how many were judged.
function isShareAlike(before: CheckRecord, after: CheckRecord): boolean {
  if (before.among === undefined || after.among === undefined) return false
  const [was, is] = [wrongExchanges(before), wrongExchanges(after)]
  const earlier = wilsonInterval(was.size, before.among.judged)
  const later = wilsonInterval(is.size, after.among.judged)
  const both = [...is].filter((id) => was.has(id)).length
  const again = wilsonInterval(both, was.size)
  const elsewhere = wilsonInterval(is.size - both, after.among.judged - was.size)
  return earlier.high >= later.low && later.high >= earlier.low && again.high >= elsewhere.low
}

function rowOf(pairs: readonly [Pair, ...(readonly Pair[])]): ComparisonRow {
  const [{ id, before, after }] = pairs
  const more = newPlaces(pairs[0]).length
  const fewer = newPlaces({ before: after, after: before }).length
  const other = otherPlaces(pairs[0]).length
  const places =
    more > 0
      ? count(more, 'more place')
      : fewer > 0
        ? count(fewer, 'fewer place')
        : count(other, 'other place')
  const at = more + fewer + other === 0 ? '' : ` at ${places}`
  const change = `${before?.verdict ?? 'not in the run'} -> ${after?.verdict ?? 'not in the run'}${at}`
  const [issue] = after?.issues ?? []
  const detail = issue === undefined ? formatReason(after ?? {}) : violationText(issue)
  return {
    name: id,
    change,
    ...(detail === '' ? {} : { detail }),
    ...(pairs.length === 1 ? {} : { checks: pairs.map((pair) => pair.id) }),
  }
}

function movedReadings(before: Run, after: Run): ComparisonSection {
  const earlier = byKey(before)
  const later = byKey(after)
  const keys = [...new Set([...earlier.keys(), ...later.keys()])]
  const rows = keys.flatMap((key) => {
    const [was, is] = [earlier, later].map((readings) => shown(readings.get(key)))
    return was === is ? [] : [{ name: key, change: `${was ?? ''} -> ${is ?? ''}` }]
  })
  return { id: 'readings', title: 'Readings in force that changed', isRegression: false, rows }
}

function byKey({ readings = [] }: Run): ReadonlyMap<string, RunReading> {
  return new Map(readings.map((reading) => [reading.key, reading]))
}

function shown(reading: RunReading | undefined): string {
  return reading === undefined ? 'none' : `${formatReading(reading)} (${reading.layer})`
}

function statementOf({ statement }: Run): string {
  return statement === undefined ? 'none' : `${statement.name} (SHA-256 ${shortDigest(statement.sha256)})`
}

function comparedRun({ target, outcome, startedAt }: Run): ComparedRun {
  return { target: formatRunTarget(target), outcome: formatOutcome(outcome), startedAt }
}

type OneCause<Check> = readonly [Check, ...(readonly Check[])]

function causesOf<Check extends Pair>(changed: readonly Check[]): readonly OneCause<Check>[] {
  const groups: { readonly marks: Set<string>; readonly checks: [Check, ...Check[]] }[] = []
  for (const check of changed) {
    const marks = marksOf(check)
    const group = groups.find((each) => marks.some((mark) => each.marks.has(mark)))
    if (group === undefined) groups.push({ marks: new Set(marks), checks: [check] })
    else {
      group.checks.push(check)
      for (const mark of marks) group.marks.add(mark)
    }
  }
  return groups.map(({ checks }) => checks)
}

function marksOf({ id, before, after }: Pair): readonly string[] {
  const change = [before?.verdict, after?.verdict]
  if (after === null) return [JSON.stringify([...change, 'not in the run'])]
  if (after.issues.length > 0)
    return after.issues.map(({ at, received }) => JSON.stringify([after.verdict, placeIn(at), received]))
  if (after.explainedBy !== undefined) return [JSON.stringify([...change, 'see', after.explainedBy])]
  const { code, cause, detail, reason } = after
  const why = cause ?? detail ?? reason
  return [JSON.stringify(why === undefined ? [...change, id] : [...change, code, why])]
}

// Returns a place without the id of its exchange: `/choices/0` for `core.completion/all-four /choices/0`.
function placeIn(at: string): string {
  return at.includes(' ') ? at.slice(at.indexOf(' ') + 1) : at
}
