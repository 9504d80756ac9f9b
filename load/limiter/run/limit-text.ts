/** Formats limits, open questions and client settings as text. Pure. */
import { count, formatPercent, thousands } from '../../../schemas/count.ts'
import { DAY_MS, HOUR_MS } from '../../../schemas/durations.ts'
import type {
  AnnouncedLimit,
  Behavior,
  ClientSettings,
  Estimate,
  FieldTruth,
  Identification,
  Limit,
  OpenQuestion,
  Scope,
  Unit,
} from '../types.ts'

const UNIT_NAMES: Readonly<Record<Unit, string>> = {
  requests: 'request',
  tokens: 'token',
  'input-tokens': 'input token',
  'output-tokens': 'output token',
  'in-flight': 'request',
}

const BEHAVIOR_NAMES: Readonly<Record<Behavior, string>> = {
  window: 'a fixed window: the whole quota comes back at once',
  'sliding-window': 'a sliding window: each request comes back one window after it was sent',
  bucket: 'a bucket: the quota comes back little by little',
  prolonging: 'a limit that prolongs the wait of a client that does not stay away',
  'in-flight': 'a cap on requests in flight',
  delays: 'requests beyond it wait instead of being refused',
  none: 'no limit',
}

const SCOPE_NAMES: Readonly<Record<Scope, string>> = {
  key: 'per key',
  address: 'per address',
  'key-and-address': 'per key and address',
  all: 'for all keys together',
}

const PERIODS: Readonly<Record<number, string>> = {
  1000: 'a second',
  60_000: 'a minute',
  [HOUR_MS]: 'an hour',
  [DAY_MS]: 'a day',
}

function rounded(value: number): string {
  return String(Number(value.toPrecision(value >= 100 ? 4 : 3)))
}

/** Formats a quota: `30 requests a minute`, `5 requests in flight`. */
function formatQuota(unit: Unit, size: number, windowMs: number | null): string {
  const name = UNIT_NAMES[unit]
  const what = Number.isInteger(size) ? count(size, name) : `${rounded(size)} ${name}s`
  if (unit === 'in-flight') return `${what} in flight`
  if (windowMs === null) return what
  return `${what} ${PERIODS[Math.round(windowMs)] ?? `per ${formatPlain(windowMs)}`}`
}

/** Formats a limit whose window nobody sees, because a ban begins before its end. */
function formatBanned({ unit, size, windowMs }: Limit): string {
  return `${formatQuota(unit, size.value, null)}${windowMs === null ? '' : ` within at most ${formatPlain(windowMs.to)}`}`
}

/** Formats an announced limit with its source: `30 requests a minute (x-ratelimit-limit-requests)`. */
export function formatAnnounced({ unit, size, windowMs, source }: AnnouncedLimit): string {
  const open = windowMs === null && unit !== 'in-flight' ? ', over an unknown time' : ''
  return `${formatQuota(unit, size, windowMs)}${open} (${source})`
}

/** Formats a limit with its behavior and scope. */
function formatLimit(limit: Limit): string {
  const { unit, size, windowMs, behavior, scope, announced } = limit
  const quota =
    limit.banMs === null ? formatQuota(unit, size.value, windowMs?.value ?? null) : formatBanned(limit)
  const isOpen = scope === null || scope.length === Object.keys(SCOPE_NAMES).length
  const counted = isOpen ? '' : ` ${scope.map((one) => SCOPE_NAMES[one]).join(' or ')}`
  switch (limit.status) {
    case 'announced only':
      return `Announced only: ${announced === null ? quota : formatAnnounced(announced)}${counted}. The run does not show whether it holds.`
    case 'refuted':
      return `Refuted: ${announced === null ? quota : formatAnnounced(announced)} is announced, and the answers contradict it.`
    case 'confirmed':
      return [
        `Confirmed: ${quota}${counted}${announced === null ? '' : `, as announced (${announced.source})`}`,
        behavior === null ? null : `; ${BEHAVIOR_NAMES[behavior]}`,
        limit.confidence === null ? null : ` (${formatShare(limit.confidence)} of the evidence)`,
        '.',
        ...detailsOf(limit).map((text) => ` ${text}`),
      ].join('')
  }
}

function detailsOf(limit: Limit): readonly string[] {
  const { size, windowMs, refill, phase, prolongedBy, banMs, behavior } = limit
  const ranges = [
    rangeOf('a size', size, rounded),
    // The window before a ban is over before anybody sees its end.
    windowMs === null || banMs !== null ? null : rangeOf('a window', windowMs, formatPlain),
  ].filter((text) => text !== null)
  return [
    ranges.length === 0 ? null : `The answers allow ${ranges.join(' and ')}.`,
    refill === null || behavior === 'delays'
      ? null
      : `It refills ${rounded(refill.amount)} every ${formatPlain(refill.everyMs)}.`,
    phase === null ? null : PHASES[phase],
    prolongedBy === null ? null : PROLONGED[prolongedBy],
    banMs === null ? null : `The next ban lasts ${formatPlain(banMs)}.`,
    consumersOf(limit),
  ].filter((text) => text !== null)
}

const PHASES: Readonly<Record<NonNullable<Limit['phase']>, string>> = {
  'first-request': 'The window begins with the first request.',
  clock: 'The windows follow the clock.',
  other: 'The windows begin at moments of their own.',
}

const PROLONGED: Readonly<Record<NonNullable<Limit['prolongedBy']>, string>> = {
  refusals: 'Refused requests prolong the wait.',
  requests: 'Any request may prolong the wait: only silence is sure to end it.',
  ban: 'A refusal starts a ban.',
}

function consumersOf({ consumedBy, prolongedBy }: Limit): string | null {
  const texts = [true, false].flatMap((consumes) => {
    const kinds = Object.entries(consumedBy).flatMap(([kind, answer]) =>
      // What prolongs a wait has a sentence of its own.
      answer === consumes && (kind !== 'refused' || prolongedBy === null) ? [`${kind} requests`] : [],
    )
    return kinds.length === 0
      ? []
      : [`${consumes ? 'Consumed quota too' : 'Consumed no quota'}: ${kinds.join(', ')}.`]
  })
  return texts.length === 0 ? null : texts.join(' ')
}

/** Formats an interval; null when its rounded ends are equal. */
function rangeOf(name: string, { from, to }: Estimate, format: (value: number) => string): string | null {
  const [low, high] = [format(from), format(to)]
  return low === high ? null : `${name} of ${low} to ${high}`
}

function formatPlain(ms: number): string {
  return ms < 1000 ? `${rounded(ms)} ms` : `${rounded(ms / 1000)} s`
}

/** Formats a probability (0 to 1) as a percentage. Values near 0 and 1 are not rounded to 0 % and 100 %. */
function formatShare(share: number): string {
  if (share > 0.999) return '> 99.9 %'
  return share < 0.001 ? '< 0.1 %' : formatPercent(share, 1)
}

/** Formats what a header field promises, and whether the promise is true. */
function formatTruth({ field, verdict, note }: FieldTruth): string {
  const words = { true: 'true', false: 'FALSE', open: 'not decided' }[verdict]
  return `${field}: ${words}${note === '' ? '' : ` (${note})`}`
}

/** Formats an open question with the run that may settle it. */
function formatOpen({ text, seconds, acceptedRequests, flags }: OpenQuestion): string {
  const price = [
    seconds === null ? null : `a run of about ${formatDuration(seconds)}`,
    acceptedRequests === null ? null : `about ${count(acceptedRequests, 'accepted request')}`,
  ].filter((part) => part !== null)
  const cost = price.length === 0 ? '' : ` To know takes ${price.join(' with ')}.`
  return `Open: ${text.replace(/[.]$/, '')}.${cost}${flags.length === 0 ? '' : ` Options: ${flags.join(' ')}`}`
}

function formatDuration(seconds: number): string {
  if (seconds < 600) return `${Math.ceil(seconds)} s`
  return seconds < 7200 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`
}

/** Formats a result as sentences: announced limits, confirmed limits, open questions, and the length of the run. */
export function formatIdentification(
  found: Identification,
  announced: readonly AnnouncedLimit[],
): readonly string[] {
  const { limits, open, reasons } = found
  return [
    announced.length === 0
      ? 'The service announces no limit.'
      : `The service announces ${announced.map(formatAnnounced).join(', ')}.`,
    ...limits.map(formatLimit),
    ...(limits.some(({ status }) => status === 'confirmed') ? [] : ['The run confirmed no limit.']),
    ...limits.flatMap((limit) =>
      [limit.retryAfter, limit.header].flatMap((truth) => (truth === null ? [] : [`${formatTruth(truth)}.`])),
    ),
    ...reasons.map((reason) => `Not named: ${reason.replace(/[.]$/, '')}.`),
    ...open.map(formatOpen),
  ]
}

/** Formats client settings as lines to copy, with the limits that they keep to; null without settings. */
export function formatSettings({ settings, limits, watchedMs }: Identification): string | null {
  if (settings === null) return null
  const { maxInFlight, paces, rest, afterRefusal } = settings
  const spacings = paces
    .filter(({ unit }) => unit === 'requests')
    .map(({ count: most, perMs }) => perMs / most)
  const kept = limits
    .filter(({ status }) => status !== 'refuted')
    .map(
      ({ unit, size, windowMs, status }) =>
        `${formatQuota(unit, size.value, windowMs?.value ?? null)} (${status})`,
    )
  return [
    maxInFlight === null ? null : `in flight: at most ${count(maxInFlight, 'request')}`,
    ...paces.map(
      ({ unit, count: most, perMs }) =>
        `pace: at most ${thousands(most)} ${UNIT_NAMES[unit]}${most === 1 ? '' : 's'} in any ${formatPlain(perMs)}`,
    ),
    spacings.length === 0 ? null : `steady pace: one request every ${formatPlain(Math.max(...spacings))}`,
    rest === null
      ? null
      : `no steady pace: at most ${count(rest.count, 'request')}, then none for ${formatPlain(rest.ms)}, because only silence resets the count`,
    formatAfterRefusal(afterRefusal),
    `# for ${kept.join(', ')}`,
    `# not for limits over more than ${formatPlain(watchedMs)} that the service does not announce`,
  ]
    .filter((text) => text !== null)
    .join('\n')
}

function formatAfterRefusal({ waitMs, obeyRetryAfter }: ClientSettings['afterRefusal']): string | null {
  const wait = waitMs === null ? null : `wait ${formatPlain(waitMs)}`
  if (obeyRetryAfter)
    return `after a refusal: wait as Retry-After says${wait === null ? '' : `, else ${formatPlain(waitMs ?? 0)}`}`
  return wait === null ? null : `after a refusal: ${wait} and do not rely on Retry-After`
}
