/**
 * Reads the limits that a service announces in header fields, error texts and its statement. Many services announce no window, only the
 * time until a reset. The window is then derived: if these times grow in proportion to the used quota, the limit is a token bucket.
 * Otherwise, the longest of them and the distances between resets give the length of the window.
 */
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../schemas/durations.ts'
import { evidentWaitMs, readAnnouncements, type Allowance } from '../../conformance/limits/limits-headers.ts'
import { limitInText } from '../../conformance/limits/limits-text.ts'
import { SAME_TIME, FEW_SECONDS_MS, FIELD_ERROR_MS, SAME_WINDOW } from './constants.ts'
import type { AnnouncedLimit, Observation, RunSoFar } from './types.ts'

/** A limit announced by header fields, with the values of the fields in each answer. */
export type FieldSeries = {
  readonly limit: AnnouncedLimit
  readonly isStated: boolean
  readonly values: readonly FieldValues[]
  /** The ends of windows that the answers announce, in ms since the start of the run; empty if the quota is refilled gradually. */
  readonly ends: readonly { readonly observation: Observation; readonly endMs: number }[]
}

type FieldValues = {
  readonly observation: Observation
  readonly remaining: number | null
  readonly resetMs: number | null
}

/** The answers of a run, with all limits that the service announces. */
export type RunEvidence = RunSoFar & {
  readonly announced: readonly AnnouncedLimit[]
  readonly series: readonly FieldSeries[]
}

/** Returns each limit that a service announces in header fields, error texts or its statement. */
export function readAnnounced(from: RunSoFar, series = fieldSeries(from)): readonly AnnouncedLimit[] {
  const fields = series.map(({ limit }) => limit)
  const texts = from.seen.flatMap(({ errorText }) => (errorText === null ? [] : limitInText(errorText)))
  const found: AnnouncedLimit[] = []
  for (const limit of [...fields, ...from.bounds.declared, ...texts])
    if (!found.some((other) => isSameAnnouncement(other, limit))) found.push(limit)
  return found
}

function errorOf(windowMs: number, values: readonly FieldValues[]): number {
  const longestMs = longestReset(values)
  const isTooLong = shortestGap(longestMs, values) < windowMs - FIELD_ERROR_MS
  // Resets far below the window are those of single requests, or false: they show no end of a window. The longest one bounds it.
  if (isTooLong && longestMs >= windowMs / 2) return windowMs - longestMs
  return windowMs > FEW_SECONDS_MS ? 0 : Math.min(SECOND_MS, windowMs / 2)
}

function longestReset(values: readonly FieldValues[]): number {
  return Math.max(0, ...values.map(({ resetMs }) => resetMs ?? 0))
}

/** Returns whether two window lengths differ by at most 2 %. */
export function isSameWindow(one: number, other: number): boolean {
  return Math.abs(one - other) <= SAME_WINDOW * Math.max(one, other)
}

type Announcement = Pick<AnnouncedLimit, 'unit' | 'size' | 'windowMs'>

/** Returns whether two announcements have the same unit, size and window. A missing window counts as the same. */
export function isSameAnnouncement(one: Announcement, other: Announcement): boolean {
  if (one.unit !== other.unit || one.size !== other.size) return false
  return one.windowMs === null || other.windowMs === null || isSameWindow(one.windowMs, other.windowMs)
}

/** Returns the limits that header fields announce, with the values of their fields. */
export function fieldSeries({ seen, bounds }: RunSoFar): readonly FieldSeries[] {
  const series = new Map<string, { first: Allowance & { limit: number }; values: FieldValues[] }>()
  for (const observation of seen) {
    const nowMs = serverNowMs(observation, bounds.startEpochMs)
    for (const announcement of readAnnouncements(observation.fields, nowMs)) {
      const { limit, unit, fields, windowMs, remaining, resetMs } = announcement
      if (limit === null || limit <= 0) continue
      const id = `${fields.limit} ${unit} ${windowMs} ${limit}`
      const one = series.get(id) ?? { first: { ...announcement, limit }, values: [] }
      one.values.push({ observation, remaining, resetMs })
      series.set(id, one)
    }
  }
  return [...series.values()].map(({ first: { unit, fields, limit, windowMs }, values }) => {
    const shown = windowShown(limit, values, windowMs)
    const errorMs = windowMs === null ? shown.errorMs : errorOf(windowMs, shown.isRefill ? [] : values)
    const announced = {
      unit: unit === 'concurrent' ? ('in-flight' as const) : (unit ?? 'requests'),
      size: limit,
      windowMs: windowMs ?? (unit === 'concurrent' ? null : shown.windowMs),
      source: fields.limit,
      ...(errorMs === 0 ? {} : { errorMs }),
      ...(shown.isRefill ? { isRefill: true as const } : {}),
    }
    const ends = shown.isRefill ? [] : endsIn(values)
    return { limit: announced, isStated: windowMs !== null, values, ends }
  })
}

function serverNowMs({ dateMs, answeredMs }: Observation, startEpochMs: number): number {
  const oursMs = startEpochMs + answeredMs
  const itsMs = dateMs === null ? oursMs : dateMs + SECOND_MS / 2
  // If both clocks are close, the one of the client is used.
  return itsMs < oursMs + SECOND_MS && itsMs > oursMs - 2 * FIELD_ERROR_MS ? oursMs : itsMs
}

/** Returns the wait, in ms, that a refusal announces in `retry-after` or `retry-after-ms`. Returns null without a valid field. */
export function askedWaitMs(observation: Observation, startEpochMs: number): number | null {
  return evidentWaitMs(observation.fields, serverNowMs(observation, startEpochMs))
}

/** Returns the announced time from a refusal until quota is free, in ms: the wait or the longest reset. Null if none is announced. */
export function freeAfterMs(refusal: Observation, startEpochMs: number): number | null {
  const announced = readAnnouncements(refusal.fields, serverNowMs(refusal, startEpochMs))
  const resets = announced.map(({ remaining, resetMs }) => (remaining === 0 ? (resetMs ?? 0) : 0))
  return Math.max(0, askedWaitMs(refusal, startEpochMs) ?? Math.max(0, ...resets)) || null
}

// Common windows in ms. A reset time shows only the rest of a window, so the next longer common window is assumed.
const RESET_WINDOWS_MS = [10 * SECOND_MS, MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, DAY_MS]

type ShownWindow = { readonly isRefill: boolean; readonly windowMs: number | null; readonly errorMs: number }

function windowShown(limit: number, values: readonly FieldValues[], statedMs: number | null): ShownWindow {
  const known = values.flatMap(({ remaining, resetMs }) =>
    remaining !== null && remaining < limit && resetMs !== null && resetMs > 0
      ? [{ used: limit - remaining, resetMs }]
      : [],
  )
  const perUnit = refillShown(limit, known, RESET_WINDOWS_MS.concat(statedMs ?? []))
  // Resets are rounded up to seconds, and the remaining units of a bucket are rounded down.
  if (perUnit !== null) return { isRefill: true, windowMs: perUnit * limit, errorMs: SECOND_MS + perUnit }
  const ofWindow = { isRefill: false, errorMs: SECOND_MS }
  const longest = longestReset(values)
  if (longest === 0) return { ...ofWindow, windowMs: null }
  const whole = Math.ceil(longest / SECOND_MS - 0.05) * SECOND_MS
  // Some services add a second to the end of a window, as slowapi does.
  const usual = RESET_WINDOWS_MS.find((ms) => longest <= ms + FIELD_ERROR_MS) ?? whole
  if (longest <= FEW_SECONDS_MS) return { ...ofWindow, windowMs: whole }
  // The end of a fixed window does not move. A sliding window may last as long as the longest reset, or half as long.
  if (usual - longest > FIELD_ERROR_MS && endsByClient(values).some(areMoving))
    return { ...ofWindow, windowMs: whole, errorMs: whole / 2 }
  const gapMs = shortestGap(longest, values)
  // Ends a minute apart may be those of every second window of 30 s.
  const isMultiple = 2 * longest <= usual + FIELD_ERROR_MS
  if (gapMs > usual - FIELD_ERROR_MS)
    return { ...ofWindow, windowMs: usual, errorMs: isMultiple ? usual - longest : SECOND_MS }
  return { ...ofWindow, windowMs: gapMs, errorMs: Math.max(SECOND_MS, gapMs - longest) }
}

function endsIn(values: readonly FieldValues[]): FieldSeries['ends'] {
  return values.flatMap(({ observation, resetMs }) =>
    resetMs === null || resetMs <= 0 ? [] : [{ observation, endMs: observation.answeredMs + resetMs }],
  )
}

function endsByClient(values: readonly FieldValues[]): readonly FieldSeries['ends'][] {
  return [...Map.groupBy(endsIn(values), ({ observation: { key, source } }) => `${key} ${source}`).values()]
}

function areMoving(ends: FieldSeries['ends']): boolean {
  return ends.some(({ observation, endMs }, at) => {
    const lastMs = ends[at - 1]?.endMs ?? endMs
    return observation.answeredMs < lastMs - FIELD_ERROR_MS && endMs > lastMs + FIELD_ERROR_MS
  })
}

function shortestGap(longestMs: number, values: readonly FieldValues[]): number {
  const gaps = endsByClient(values).flatMap((own) => {
    const ends = own.map(({ endMs }) => endMs).toSorted((a, b) => a - b)
    const firstEnds = ends.filter((endMs, at) => endMs - (ends[at - 1] ?? -Infinity) > longestMs / 2)
    return firstEnds.slice(1).map((endMs, at) => endMs - (firstEnds[at] ?? endMs))
  })
  const shortest = Math.min(Infinity, ...gaps.filter((gapMs) => gapMs > longestMs - FIELD_ERROR_MS))
  // Resets in whole seconds make it inexact by a second. Windows that long are usually multiples of 5 s.
  const usual = Math.round(shortest / SECOND_MS / 5) * 5 * SECOND_MS
  return Math.abs(usual - shortest) <= SECOND_MS ? usual : Math.round(shortest / SECOND_MS) * SECOND_MS
}

type Used = { readonly used: number; readonly resetMs: number }

function refillShown(limit: number, known: readonly Used[], usualMs: readonly number[]): number | null {
  const [fewest] = known.toSorted((a, b) => a.used - b.used)
  const [most] = known.toSorted((a, b) => b.used - a.used || b.resetMs - a.resetMs)
  if (fewest === undefined || most === undefined) return null
  const perUnit = most.resetMs / most.used
  const usual = usualMs.find((ms) => Math.abs(perUnit * limit - ms) <= SAME_TIME * ms)
  if (most.used === fewest.used) {
    const isWindow = usualMs.some((ms) => most.resetMs <= ms + SECOND_MS && most.resetMs > ms - 2 * SECOND_MS)
    return usual === undefined || isWindow ? null : perUnit
  }
  // Resets are usually rounded up to whole seconds, and remaining units are rounded down.
  const errorOfReset = ({ used, resetMs }: Used): number => Math.abs(resetMs - used * perUnit) - 0.1 * resetMs
  const fits = known.every((one) => errorOfReset(one) <= SECOND_MS + perUnit)
  const grows = most.resetMs - fewest.resetMs > (perUnit * (most.used - fewest.used)) / 2
  if (!fits || !grows) return null
  return usual === undefined ? perUnit : usual / limit
}
