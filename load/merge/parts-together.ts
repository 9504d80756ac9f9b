/** Compares the parts of a run: which are missing, which were late, how far their clocks are apart. Pure. */
import type { LoadRun, RunPart } from '../../schemas/compiled/load-run.ts'
import type { FileReading } from '../analysis/collect-rows.ts'
import { meaningOf } from '../runner/k6-exit.ts'
import { clockSkew } from './clock-skew.ts'
import { isWhole } from './combine-ends.ts'
import { partName, type FoundPart } from './find-parts.ts'
import { requestCountOfPart, scheduleOfParts, type SharedSchedule } from './part-shares.ts'
import type { RecordPlan } from './record-load.ts'

/** From here on a part that began late is named. */
const LATE_MS = 100
/** A part that missed more of the load than this share did not send the requested load: as `MAX_MISSED_SHARE` of one process. */
const MAX_LATE_SHARE = 0.05
/** Clocks that are further apart shifted the load of the parts against each other. */
const LARGEST_SKEW_MS = 20

/** Returns the parts as the report shows them. */
export function reportedParts(
  parts: readonly FoundPart[],
  readings: readonly FileReading[],
): NonNullable<LoadRun['parts']> {
  const clocks = parts.flatMap(({ part, rowsPath }) => {
    const reading = readings.find(({ file }) => file.path === rowsPath)
    return reading === undefined ? [] : [{ host: part.host, reading }]
  })
  const [first] = clocks
  return parts.map(({ part, place, rowsPath }) => {
    const reading = readings.find(({ file }) => file.path === rowsPath)
    const clock = clocks.find((one) => one.reading === reading)
    const skew = first === undefined || clock === undefined ? null : clockSkew(first, clock)
    return {
      number: place.number,
      of: place.of,
      requests: reading?.rows ?? 0,
      startedAt: part.startedAt,
      lateMs:
        reading?.lateUs === undefined || reading.lateUs === null ? null : Math.max(0, reading.lateUs / 1000),
      clockMs: skew === null ? null : { low: skew.lowUs / 1000, high: skew.highUs / 1000, by: skew.by },
    }
  })
}

/** Returns the reasons why the parts are not the whole requested load. */
export function reasonsOfParts(
  found: readonly FoundPart[],
  parts: readonly RunPart[],
  plan: Pick<RecordPlan, 'workload' | 'starts'>,
): readonly string[] {
  const [first] = found
  if (first === undefined || first.place.of === 1) return []
  const { warmUpSeconds, durationSeconds } = plan.workload
  const schedule = scheduleOfParts(plan)
  const { of } = first.place
  const there = new Set(found.map(({ place }) => place.number))
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter((number) => !there.has(number))
  const limitMs = (warmUpSeconds + durationSeconds) * 1000 * MAX_LATE_SHARE
  return [
    ...missing.map((number) => `${partName({ number, of })} is missing: give its folder too`),
    ...found.flatMap(({ place, rowsPath }) => (rowsPath === null ? [`${partName(place)} left no rows`] : [])),
    ...found.flatMap((one) =>
      isWhole(one.part.end) ? [] : [`${partName(one.place)} ${endText(one, schedule)}`],
    ),
    ...parts
      .filter(({ lateMs }) => lateMs !== null && lateMs > limitMs)
      .map((part) => `${lateText(part)}: the requested load was not sent`),
  ]
}

function endText({ place, part: { end } }: FoundPart, schedule: SharedSchedule | null): string {
  if (end === null) return 'did not record its end: its process was ended'
  if (end.ending.lost !== true || schedule === null)
    return `did not come to its end: ${meaningOf(end.ending).text}`
  // k6 alone ran it, and left a summary.
  return end.iterations === null
    ? `did not show how it ended: ${end.problem ?? 'k6 wrote no summary'}`
    : `was cut off: it completed ${end.iterations} of its ${requestCountOfPart(place, schedule)} requests`
}

function lateText({ number, of, lateMs }: RunPart): string {
  return `${partName({ number, of })} began ${((lateMs ?? 0) / 1000).toFixed(2)} s late`
}

/** Returns facts about the parts that do not make the run invalid. */
export function notesOfParts(parts: readonly RunPart[]): readonly string[] {
  const [first] = parts
  if (first === undefined || first.of === 1) return []
  const late = parts.filter(({ lateMs }) => lateMs !== null && lateMs > LATE_MS)
  const without =
    parts.length < first.of ? '; the requests of missing parts count neither as planned nor as not sent' : ''
  return [
    `${parts.length} of ${first.of} parts were merged, one process each; every figure is computed from all of their rows${without}`,
    ...late.map(
      (part) =>
        `${lateText(part)}: its first requests were sent late, and late ones count from their schedule in the response times`,
    ),
    clockNote(parts),
  ]
}

function clockNote(parts: readonly RunPart[]): string {
  const [, ...others] = parts
  const unknown = others.filter(({ clockMs }) => clockMs === null)
  const apart = others.flatMap((part) => (part.clockMs === null ? [] : [{ part, skew: part.clockMs }]))
  if (unknown.length > 0) {
    const names = unknown.map(partName).join(', ')
    return `the clocks of the parts could not be compared (${names}): only the times of their requests relative to each other depend on that`
  }
  const far = apart.filter(({ skew }) => Math.max(skew.low, -skew.high) > LARGEST_SKEW_MS)
  if (far.length > 0) {
    const texts = far.map(({ part, skew }) => `${partName(part)} by ${formatSkew(skew)}`)
    return `THE CLOCKS OF THE PARTS DIFFER: against that of part ${parts[0]?.number ?? 1}, ${texts.join(', ')}; their requests were sent shifted by as much`
  }
  const maxMs = apart.reduce((most, { skew }) => Math.max(most, Math.abs(skew.low), Math.abs(skew.high)), 0)
  const by = apart.some(({ skew }) => skew.by === 'date')
    ? "the Date of the target's answers"
    : 'the clock of their machine'
  return `the clocks of the parts are at most ${maxMs.toFixed(maxMs < 10 ? 2 : 0)} ms apart, by ${by}`
}

function signed(ms: number): string {
  return `${ms > 0 ? '+' : ''}${ms.toFixed(Math.abs(ms) < 10 ? 2 : 0)}`
}

function formatSkew({ low, high }: { readonly low: number; readonly high: number }): string {
  return low === high ? `${signed(low)} ms` : `${signed(low)} to ${signed(high)} ms`
}
