import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../schemas/durations.ts'
import { count, formatPercent, thousands } from '../../schemas/count.ts'
import { isSameAnnouncement } from './announced.ts'
import { estimate, isInexact } from './decide.ts'
import type { AnnouncedLimit, Behavior, ClientSettings, Estimate, FieldTruth } from './types.ts'
import type { Identification, Limit, OpenQuestion, Scope, Unit } from './types.ts'

const BEHAVIOR_NAMES: Readonly<Record<Behavior, string | null>> = {
  window: 'a fixed window: the whole quota comes back at once',
  'sliding-window': 'a sliding window: quota comes back as earlier requests grow old',
  bucket: 'a bucket: all of it at once, then the quota comes back little by little',
  prolonging: 'a limit that prolongs the wait of a client that does not stay away',
  'in-flight': null,
  delays: 'requests beyond it wait instead of being refused',
  none: null,
}

const SCOPE_NAMES: Readonly<Record<Scope, string>> = {
  key: 'per key',
  address: 'per address',
  'key-and-address': 'per key and address',
  all: 'for all given keys together',
  account: 'per account',
}

const PERIODS: Readonly<Record<number, string>> = {
  [SECOND_MS]: 'a second',
  [MINUTE_MS]: 'a minute',
  [HOUR_MS]: 'an hour',
  [DAY_MS]: 'a day',
}

const COUNTED = {
  usage: 'answers by their usage',
  max_tokens: 'each answer as its max_tokens',
  open: 'answers by their usage or by max_tokens, which is not decided',
} as const

function rounded(value: number): string {
  return String(Number(value.toPrecision(value >= 100 ? 4 : 3)))
}

function formatUnits(unit: Unit, { from, to }: Range): string {
  const [low, high] = [from, to].map((value) => (Number.isInteger(value) ? thousands(value) : rounded(value)))
  const plural = unit === 'in-flight' ? 'requests in flight' : unit.replace('-', ' ')
  const units = from === 1 && to === 1 ? plural.replace(/s\b/, '') : plural
  return `${low === high ? low : `${low} to ${high}`} ${units}`
}

type Range = Pick<Estimate, 'from' | 'to'>

/** Formats a quota, such as `30 requests a minute`. */
export function formatQuota(unit: Unit, size: Range, windowMs: Range | null): string {
  const units = formatUnits(unit, size)
  if (windowMs === null) return units
  const [low, high] = [formatPlain(windowMs.from), formatPlain(windowMs.to)]
  if (low !== high) return `${units} per ${low} to ${high}`
  return `${units} ${PERIODS[Math.round(windowMs.from)] ?? `per ${low}`}`
}

/** Formats the likeliest values of a limit, such as `30 requests a minute`. */
export function formatBest({ unit, size, windowMs }: Pick<Limit, 'unit' | 'size' | 'windowMs'>): string {
  return formatQuota(unit, estimate(size.value), windowMs && estimate(windowMs.value))
}

/** Formats an announced limit with its source: `30 requests a minute (x-ratelimit-limit-requests)`. */
export function formatAnnounced(limit: AnnouncedLimit): string {
  const { unit, size, source } = limit
  // A first reset of a few milliseconds shows no window yet.
  const windowMs = limit.windowMs === null || limit.windowMs === 0 ? null : estimate(limit.windowMs)
  const open = windowMs === null && unit !== 'in-flight' ? ', over an unknown time' : ''
  const shown = limit.errorMs === undefined ? '' : '; the time from its resets'
  const error = isInexact(limit) ? '; the time is inexact' : shown
  return `${formatQuota(unit, estimate(size), windowMs)}${open} (${source}${error})`
}

/** Formats whose requests a limit may count together, such as `per key or per key and address`. */
export function formatScopes(scopes: readonly Scope[]): string {
  return scopes.map((one) => SCOPE_NAMES[one]).join(' or ')
}

function isAbout({ suspected }: OpenQuestion, { announced }: Limit): boolean {
  const other = suspected?.announced ?? null
  return announced !== null && other !== null && isSameAnnouncement(other, announced)
}

function formatLimit(limit: Limit, open: readonly OpenQuestion[]): string {
  const { behavior, scope, announced, windowMs, banMs, header, refill, confidence } = limit
  const name = announced === null ? formatBest(limit) : formatAnnounced(announced)
  if (limit.status === 'refuted')
    return `Refuted: ${name} is announced, which is FALSE: ${header?.note ?? 'the answers contradict it'}.`
  if (limit.status === 'announced only') {
    const isLong = windowMs !== null && windowMs.value >= HOUR_MS
    const isFitting = open.some((one) => isAbout(one, limit))
    const seen = isFitting ? 'refusals fit it, but do not confirm it' : 'the run attributed no refusal to it'
    const why = isLong ? 'to confirm it would spend all of it' : seen
    return [`Announced only: ${name}: ${why}.`, formatTruth('Its fields', header)].join(' ').trimEnd()
  }
  const isFilling = behavior === 'window' && refill !== null
  const named = behavior === null ? null : BEHAVIOR_NAMES[behavior]
  const title = isFilling ? 'a bucket that also allows no more than its size in a window' : named
  const parts = [
    scope === null || scope.length > 3 ? '' : ` ${formatScopes(scope)}`,
    announced === null ? '' : `, as announced (${announced.source})`,
    title === null ? '' : `; ${title}`,
    confidence === null
      ? ''
      : ` (this behavior is ${confidence > 0.999 ? '> 99.9 %' : formatPercent(confidence, 1)} likely)`,
  ]
  // The window before a ban is over before anybody sees its end.
  const quota =
    banMs === null || windowMs === null
      ? formatBest(limit)
      : `${formatUnits(limit.unit, estimate(limit.size.value))} within at most ${formatPlain(windowMs.to)}`
  return [`Confirmed: ${quota}${parts.join('')}.`, ...detailsOf(limit)].join(' ')
}

function detailsOf(limit: Limit): readonly string[] {
  const { unit, size, windowMs, refill, prolongedBy, banMs, behavior, retryAfter, header, announced } = limit
  const allowed = formatQuota(unit, size, windowMs)
  // A window in few whole seconds is inexact, although it is announced.
  const isExact = announced !== null && (windowMs === null || announced.windowMs === windowMs.value)
  const isRefill = refill !== null && behavior !== 'delays'
  return [
    banMs !== null || isExact || allowed === formatBest(limit) ? '' : `The answers allow ${allowed}.`,
    isRefill ? `It refills ${rounded(refill.amount)} every ${formatPlain(refill.everyMs)}.` : '',
    prolongedBy === 'refusals' ? 'Refused requests prolong the wait.' : '',
    prolongedBy === 'requests' ? 'Any request may prolong the wait: only silence is sure to end it.' : '',
    prolongedBy === 'ban' ? 'A refusal starts a ban.' : '',
    banMs === null ? '' : `The next ban lasts ${formatPlain(banMs)}.`,
    /^(?:output-)?tokens$/.test(unit) ? `It counts ${COUNTED[limit.tokensBy ?? 'open']}.` : '',
    ...consumersOf(limit),
    formatTruth('Retry-After', retryAfter),
    formatTruth('Its fields', header),
  ].filter((text) => text !== '')
}

function consumersOf({ unit, consumedBy, prolongedBy }: Limit): readonly string[] {
  // The report has a separate sentence for refused requests that prolong the wait. In flight, none can consume.
  const isTold = prolongedBy !== null || unit === 'in-flight'
  const asked = Object.entries(consumedBy).filter(([kind]) => kind !== 'refused' || !isTold)
  return [true, false].flatMap((consumes) => {
    const kinds = asked.flatMap(([kind, answer]) => (answer === consumes ? [kind] : []))
    const what = consumes ? 'These requests consume quota too' : 'These requests consume no quota'
    return kinds.length === 0 ? [] : [`${what}: ${kinds.join(', ')}.`]
  })
}

/** Formats a duration, such as `245 ms`, `61.5 s` or `24 hours`. */
export function formatPlain(ms: number): string {
  if (ms < SECOND_MS) return `${rounded(ms)} ms`
  return ms < 2 * HOUR_MS ? `${rounded(ms / SECOND_MS)} s` : `${rounded(ms / HOUR_MS)} hours`
}

function formatTruth(name: string, truth: FieldTruth | null): string {
  if (truth === null || truth.verdict === 'open') return ''
  const are = name.endsWith('s') ? 'are' : 'is'
  return `${name} (${truth.field}) ${are} ${truth.verdict === 'true' ? 'true' : 'FALSE'}: ${truth.note}.`
}

function formatOpen({ text, seconds, requests, flags }: OpenQuestion): string {
  const price = [
    ...(seconds === null ? [] : [formatPlain(seconds * SECOND_MS)]),
    ...(requests === null ? [] : [count(requests, 'request')]),
  ]
  const cost = price.length === 0 ? '' : ` To know may take ${price.join(' and ')}.`
  return `Open: ${text}.${cost}${flags.length === 0 ? '' : ` Options: ${flags.join(' ')}`}`
}

/** Formats a result as sentences: announced and confirmed limits, and what remains unknown. */
export function formatIdentification(
  { limits, open, reasons }: Identification,
  announced: readonly AnnouncedLimit[],
): readonly string[] {
  const all = announced.length === 0 ? 'no limit' : announced.map(formatAnnounced).join(', ')
  return [
    `The service announces ${all}.`,
    ...limits.map((limit) => formatLimit(limit, open)),
    ...(limits.some(({ status }) => status === 'confirmed') ? [] : ['The run confirmed no limit.']),
    ...reasons.map((reason) => `Not named: ${reason}.`),
    ...open.map(formatOpen),
  ]
}

/** Formats the recommended client settings as lines of text. Returns null if there are none. */
export function formatSettings({ settings, limits, open, watchedMs }: Identification): string | null {
  if (settings === null) return null
  const { maxInFlight, paces, rest } = settings
  const binding = limits.filter(({ status }) => status !== 'refuted')
  const spacingMs = Math.max(0, ...paces.map((one) => (one.unit === 'requests' ? one.perMs / one.count : 0)))
  const lines = [
    maxInFlight === null ? null : `in flight: at most ${count(maxInFlight, 'request')}`,
    ...paces.map(
      (one) =>
        `pace: at most ${formatUnits(one.unit, estimate(one.count))}${one.tokensBy === undefined ? '' : ` (${COUNTED[one.tokensBy]})`} in any ${formatPlain(one.perMs)}`,
    ),
    spacingMs > 0 ? `steady pace: one request every ${formatPlain(spacingMs)}` : null,
    rest === null
      ? null
      : `no steady pace: at most ${count(rest.count, 'request')}, then none for ${formatPlain(rest.ms)}, because only silence resets the count`,
    formatAfterRefusal(settings, binding),
    `# for ${binding.map((limit) => `${formatBest(limit)} (${limit.status})`).join(', ')}`,
    ...open
      .filter((one) => one.suspected !== undefined && !binding.some((limit) => isAbout(one, limit)))
      .map(({ text }) => `# perhaps exceeds what is open: ${text}`),
    `# not for limits over more than ${formatPlain(watchedMs)} that the service does not announce`,
  ]
  return lines.filter((line) => line !== null).join('\n')
}

function formatAfterRefusal({ afterRefusal }: ClientSettings, limits: readonly Limit[]): string | null {
  const { waitMs, msPerToken, obeyRetryAfter } = afterRefusal
  const perToken =
    msPerToken === 0 ? '' : ` and ${formatPlain(msPerToken)} per token of the request and its answer`
  const wait = waitMs === null ? null : `${formatPlain(waitMs)}${perToken}`
  if (obeyRetryAfter)
    return `after a refusal: wait as Retry-After says${wait === null ? '' : `, else ${wait}`}`
  const isFalse = limits.some(({ retryAfter }) => retryAfter?.verdict === 'false')
  return wait === null ? null : `after a refusal: wait ${wait}${isFalse ? ', whatever Retry-After says' : ''}`
}
