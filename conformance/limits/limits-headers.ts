import { parseDictionary, parseList, Token, type BareItem } from 'structured-headers'
import type { Exchange, HeaderList } from '../exchange/exchange.ts'
import {
  answeredAtMs,
  countIn,
  goDurationMs,
  MOMENT_SECONDS,
  rfc3339Ms,
  secondsIn,
  serverTimeMs,
  fromNowMs,
  httpDateMs,
  readRetryAfter,
} from '../exchange/limits-values.ts'
import { headerValue, headerValues, shorten } from '../exchange/reply.ts'
import { DAY_MS, HOUR_MS } from '../../schemas/durations.ts'

/** The unit that a limit counts. */
export type LimitUnit = 'requests' | 'tokens' | 'input-tokens' | 'output-tokens' | 'concurrent'

/** A part of an announced limit: its size, remaining quota, or reset time. */
export type LimitPart = 'limit' | 'remaining' | 'reset'

/** A limit that an answer announces. */
export type Allowance = {
  /** What the limit counts; null if the header fields do not show it. */
  readonly unit: LimitUnit | null
  readonly limit: number | null
  readonly remaining: number | null
  /** The time in ms from the answer to the reset of the quota. Null if the field is absent or malformed. */
  readonly resetMs: number | null
  readonly windowMs: number | null
  readonly fields: Readonly<Record<LimitPart, string>>
  /** The parts of a limit, such as `remaining`, for which the answer has a header field. The value may be malformed. */
  readonly present: readonly LimitPart[]
}

type MalformedField = { readonly field: string; readonly expected: string; readonly received: string }

type LimitHeaders = {
  readonly allowances: readonly Allowance[]
  readonly malformed: readonly MalformedField[]
}

/** Parses the rate limit fields in `headers`. `family` is their kind, such as `anthropic`. Returns null if the kind is unknown. */
export function readLimitHeaders(family: string, headers: HeaderList, nowMs: number): LimitHeaders | null {
  if (family === 'ratelimit-fields') return structuredFields(headers)
  const plain = Object.hasOwn(PLAIN, family) ? PLAIN[family] : undefined
  return plain === undefined ? null : plainFields(plain, headers, nowMs)
}

/** A limit that an answer announces. Its reset is between `resetLeastMs` and `resetMostMs` after the answer; both are null if unknown. */
export type DatedAllowance = Allowance & {
  readonly resetLeastMs: number | null
  readonly resetMostMs: number | null
}

type DatedLimitHeaders = Omit<LimitHeaders, 'allowances'> & { readonly allowances: readonly DatedAllowance[] }

/** Parses the rate limit fields of an answer. A reset at a clock time becomes a range, because clocks differ. Null for an unknown `family`. */
export function limitHeadersOf(family: string, exchange: Exchange): DatedLimitHeaders | null {
  const serverMs = serverTimeMs(exchange)
  const read = readLimitHeaders(family, exchange.response?.headers ?? [], serverMs)
  if (read === null) return null
  // A time depends on the clock; a duration does not.
  const isMoment = Object.hasOwn(PLAIN, family) && PLAIN[family]?.isMoment === true
  const laterByOursMs = isMoment ? serverMs - answeredAtMs(exchange) : 0
  return { ...read, allowances: read.allowances.map((allowance) => dated(allowance, laterByOursMs)) }
}

function dated(allowance: Allowance, laterByOursMs: number): DatedAllowance {
  if (allowance.resetMs === null) return { ...allowance, resetLeastMs: null, resetMostMs: null }
  const resetMs = Math.max(0, allowance.resetMs)
  const byOursMs = Math.max(0, allowance.resetMs + laterByOursMs)
  const [resetLeastMs, resetMostMs] = [Math.min(resetMs, byOursMs), Math.max(resetMs, byOursMs)]
  return { ...allowance, resetMs, resetLeastMs, resetMostMs }
}

/** The families of header fields about limits. If an answer has fields of several families, the first family in this list applies. */
export const LIMIT_FAMILIES: readonly string[] = [
  'x-ratelimit-durations',
  'anthropic',
  'ratelimit-03',
  'ratelimit-fields',
  'x-ratelimit-seconds',
  'x-ratelimit-epoch',
]

/** Returns the name of the header field in which services of this kind (`family`) report the size of a limit. */
export function firstField(family: string): string {
  const plain = Object.hasOwn(PLAIN, family) ? PLAIN[family] : undefined
  return plain?.sets[0]?.fields.limit ?? POLICY
}

type PlainFamily = {
  readonly sets: readonly {
    readonly unit: LimitUnit | null
    readonly fields: Readonly<Record<LimitPart, string>>
  }[]
  readonly resetForm: string
  readonly isMoment?: true
  /** Parses the field with the reset, and returns the ms until the reset. Returns null if the value is malformed. */
  readonly resetMs: (text: string, nowMs: number) => number | null
}

const untilMoment =
  (read: (text: string) => number | null) =>
  (text: string, nowMs: number): number | null => {
    const atMs = read(text)
    return atMs === null ? null : atMs - nowMs
  }

// The minimum number that counts as an epoch time in milliseconds. As seconds, this number would be a time in the year 33658.
const LARGEST_EPOCH_SECONDS = 1e12

/** Parses a time since 1970 in seconds or ms, and returns it in ms. Returns null if the text is not such a time. */
function epochMs(text: string): number | null {
  const count = countIn(text)
  return count !== null && count >= LARGEST_EPOCH_SECONDS ? count : secondsIn(text)
}

const PLAIN: Readonly<Record<string, PlainFamily>> = {
  'x-ratelimit-durations': {
    sets: perUnit(['requests', 'tokens'], (unit, part) => `x-ratelimit-${part}-${unit}`),
    resetForm: 'a duration such as 6m0s',
    resetMs: goDurationMs,
  },
  'ratelimit-03': {
    sets: [{ unit: null, fields: named((part) => `ratelimit-${part}`) }],
    resetForm: 'whole seconds',
    resetMs: wholeSecondsMs,
  },
  'x-ratelimit-epoch': {
    sets: [{ unit: null, fields: named((part) => `x-ratelimit-${part}`) }],
    resetForm: 'a moment in seconds or milliseconds since 1970',
    isMoment: true,
    resetMs: untilMoment(epochMs),
  },
  'x-ratelimit-seconds': {
    sets: [{ unit: null, fields: named((part) => `x-ratelimit-${part}`) }],
    resetForm: 'whole seconds from the answer on',
    resetMs: secondsFromNowMs,
  },
  anthropic: {
    sets: perUnit(
      ['requests', 'tokens', 'input-tokens', 'output-tokens'],
      (unit, part) => `anthropic-ratelimit-${unit}-${part}`,
    ),
    resetForm: 'a moment as RFC 3339 has it',
    isMoment: true,
    resetMs: untilMoment(rfc3339Ms),
  },
}

function plainFields(
  { sets, resetForm, resetMs }: PlainFamily,
  headers: HeaderList,
  nowMs: number,
): LimitHeaders {
  const allowances = sets
    .map(({ unit, fields }) => plainAllowance(unit, fields, headers, (text) => resetMs(text, nowMs)))
    .filter(({ present }) => present.length > 0)
  const malformed = allowances.flatMap((allowance) =>
    allowance.present
      .filter((part) => allowance[part === 'reset' ? 'resetMs' : part] === null)
      .map((part) => ({
        field: allowance.fields[part],
        expected: part === 'reset' ? resetForm : 'a number',
        received: shorten(headerValue(headers, allowance.fields[part]) ?? ''),
      })),
  )
  return { allowances, malformed }
}

function plainAllowance(
  unit: LimitUnit | null,
  fields: Allowance['fields'],
  headers: HeaderList,
  resetMs: (text: string) => number | null,
): Allowance {
  const read = (part: LimitPart, valueOf: (text: string) => number | null): number | null => {
    const text = headerValue(headers, fields[part])
    return text === null ? null : valueOf(text)
  }
  return {
    unit,
    // Draft 03 allows a policy after the limit: `10, 10;w=1`.
    limit: read('limit', (text) => countIn(text.split(/[,;]/)[0] ?? '')),
    remaining: read('remaining', countIn),
    resetMs: read('reset', resetMs),
    windowMs: null,
    fields,
    present: PARTS.filter((part) => headerValue(headers, fields[part]) !== null),
  }
}

const POLICY = 'ratelimit-policy'
const STATE = 'ratelimit'
const STRUCTURED: Allowance['fields'] = { limit: POLICY, remaining: STATE, reset: STATE }
const UNITS: ReadonlyMap<unknown, LimitUnit> = new Map([
  ['requests', 'requests'],
  ['concurrent-requests', 'concurrent'],
  ['tokens', 'tokens'],
])

type Named = { readonly name: string; readonly numbers: ReadonlyMap<string, BareItem> }

/** Parses the header fields `RateLimit` and `RateLimit-Policy` (IETF drafts 3 to 10). */
function structuredFields(headers: HeaderList): LimitHeaders {
  const early = earlyFields(headerValues(headers, POLICY).join(', '), headerValues(headers, STATE).join(', '))
  if (early !== null) return early
  const policies = fieldMembers(headers, POLICY)
  const states = fieldMembers(headers, STATE)
  const names = [...new Set([...policies.members, ...states.members].map(({ name }) => name))]
  const allowances = names.map((name) => {
    const policy = policies.members.find((member) => member.name === name)?.numbers
    const state = states.members.find((member) => member.name === name)?.numbers
    return structuredAllowance(policy, state)
  })
  const malformed = [
    ...policies.malformed,
    ...states.malformed,
    ...policies.members.flatMap(({ numbers }) => badNumbers(POLICY, numbers, { q: 0 }, { w: 1 })),
    ...states.members.flatMap(({ numbers }) => badNumbers(STATE, numbers, { r: 0 }, { t: 0 })),
  ]
  return { allowances, malformed }
}

function structuredAllowance(
  policy: Named['numbers'] | undefined,
  state: Named['numbers'] | undefined,
): Allowance {
  const unit = policy?.get('qu')
  const [windowSeconds, resetSeconds] = [integerAt(policy, 'w'), integerAt(state, 't')]
  return {
    // Without a unit, the limit counts requests (draft 10 section 3.1.3).
    unit: unit === undefined ? 'requests' : (UNITS.get(unit) ?? null),
    limit: integerAt(policy, 'q'),
    remaining: integerAt(state, 'r'),
    resetMs: resetSeconds === null ? null : resetSeconds * 1000,
    windowMs: windowSeconds === null ? null : windowSeconds * 1000,
    fields: STRUCTURED,
    present: [
      ...(policy === undefined ? [] : (['limit'] as const)),
      ...(state?.has('r') === true ? (['remaining'] as const) : []),
      ...(state?.has('t') === true ? (['reset'] as const) : []),
    ],
  }
}

/** Parses the `RateLimit` fields of the IETF drafts 3 to 7, such as `10;w=5`. */
function earlyFields(policyText: string, stateText: string): LimitHeaders | null {
  const [isPolicy, isState] = [
    /^\s*\d+\s*(;|,|$)/.test(policyText),
    /^\s*(limit|remaining|reset)\s*=/.test(stateText),
  ]
  if ((!isPolicy && !isState) || (policyText !== '' && !isPolicy) || (stateText !== '' && !isState))
    return null
  try {
    const policies = (isPolicy ? parseList(policyText) : []).flatMap(([limit, numbers]) =>
      typeof limit === 'number' ? [earlyAllowance(new Map([['limit', limit], ...numbers]))] : [],
    )
    if (!isState) return { allowances: policies, malformed: [] }
    const numbers = new Map([...parseDictionary(stateText)].map(([name, [value]]) => [name, value] as const))
    const state = earlyAllowance(numbers)
    const policy = policies.find(({ limit }) => limit === state.limit)
    const others = policies.filter((other) => other !== policy)
    return { allowances: [{ ...state, windowMs: policy?.windowMs ?? null }, ...others], malformed: [] }
  } catch {
    return null
  }
}

function earlyAllowance(numbers: ReadonlyMap<string, unknown>): Allowance {
  const secondsAt = (name: string): number | null => {
    const seconds = numbers.get(name)
    return typeof seconds === 'number' ? seconds * 1000 : null
  }
  const countAt = (name: string): number | null => {
    const count = numbers.get(name)
    return typeof count === 'number' ? count : null
  }
  return {
    unit: 'requests',
    limit: countAt('limit'),
    remaining: countAt('remaining'),
    resetMs: secondsAt('reset'),
    windowMs: secondsAt('w'),
    fields: { limit: numbers.has('remaining') ? STATE : POLICY, remaining: STATE, reset: STATE },
    present: PARTS.filter((part) => numbers.has(part)),
  }
}

function fieldMembers(
  headers: HeaderList,
  field: string,
): { readonly members: readonly Named[]; readonly malformed: readonly MalformedField[] } {
  const lines = headerValues(headers, field)
  if (lines.length === 0) return { members: [], malformed: [] }
  const text = lines.join(', ')
  const wrong = (expected: string) => ({
    members: [],
    malformed: [{ field, expected, received: shorten(text) }],
  })
  try {
    const members = parseList(text).map(([item, numbers]) => ({ name: nameIn(item), numbers }))
    const known = members.flatMap(({ name, numbers }) => (name === null ? [] : [{ name, numbers }]))
    if (members.length === 0) return wrong('a list with at least one policy')
    return known.length === members.length
      ? { members: known, malformed: [] }
      : wrong('a list of strings with parameters')
  } catch {
    return wrong('a structured field: a list (RFC 9651 section 3.1)')
  }
}

// Returns the name in an item: a token in earlier drafts of the header fields, a string in later drafts.
function nameIn(item: unknown): string | null {
  if (item instanceof Token) return item.toString()
  return typeof item === 'string' ? item : null
}

// Returns the malformed numbers of a field. `required` and `optional`: the minimum of each number, by name.
function badNumbers(
  field: string,
  numbers: Named['numbers'],
  required: Readonly<Record<string, number>>,
  optional: Readonly<Record<string, number>>,
): readonly MalformedField[] {
  return Object.entries({ ...required, ...optional }).flatMap(([name, minimum]) => {
    const value = numbers.get(name)
    if (value === undefined && name in optional) return []
    if (typeof value === 'number' && Number.isInteger(value) && value >= minimum) return []
    const received = value === undefined ? `no ${name}` : `${name}=${String(value)}`
    return [{ field, expected: `${name}: a whole number, ${minimum} or more`, received }]
  })
}

function integerAt(numbers: Named['numbers'] | undefined, name: string): number | null {
  const value = numbers?.get(name)
  return typeof value === 'number' && Number.isInteger(value) ? value : null
}

function wholeSecondsMs(text: string): number | null {
  const seconds = countIn(text)
  return seconds === null || seconds < 0 ? null : seconds * 1000
}

function secondsFromNowMs(text: string): number | null {
  const seconds = countIn(text)
  return seconds === null || seconds >= MOMENT_SECONDS ? null : wholeSecondsMs(text)
}

const PARTS = ['limit', 'remaining', 'reset'] as const

function named(nameOf: (part: LimitPart) => string): Readonly<Record<LimitPart, string>> {
  return { limit: nameOf('limit'), remaining: nameOf('remaining'), reset: nameOf('reset') }
}

function perUnit(
  units: readonly LimitUnit[],
  nameOf: (unit: string, part: LimitPart) => string,
): PlainFamily['sets'] {
  return units.map((unit) => ({
    unit,
    fields: named((part) => nameOf(unit, part)),
  }))
}

// Matches the start of the names of limit header fields, such as `x-ratelimit-` and `anthropic-ratelimit-`.
const PREFIX = /^(?:x-)?(?:[a-z]+-)?rate-?limit-/
const PERIOD_MS: Readonly<Record<string, number>> = {
  second: 1000,
  minute: 60_000,
  hour: HOUR_MS,
  day: DAY_MS,
}
const UNIT_NAMES: readonly LimitUnit[] = ['requests', 'input-tokens', 'output-tokens', 'tokens']

/** Returns the limits that an answer announces in any header fields like `x-ratelimit-limit`. */
export function readAnnouncements(
  fields: Readonly<Record<string, string>>,
  nowMs: number,
): readonly Allowance[] {
  const headers: HeaderList = Object.entries(fields)
  const parts = headers.flatMap(([field]) => partIn(field))
  const plain = [...Map.groupBy(parts, ({ id }) => id).values()]
    .map((set) => allowanceIn(set, headers, nowMs))
    .filter(({ limit, remaining }) => limit !== null || remaining !== null)
  // Draft 03 allows policies after the limit: `10, 10;w=1`.
  const policies = headers.flatMap(([field, text]): HeaderList =>
    field.endsWith('limit') && text.includes(';w=')
      ? [['ratelimit-policy', text.replace(/^[^,]*,/, '')]]
      : [],
  )
  return merged(plain, structuredFields([...headers, ...policies]).allowances)
}

type FieldPart = {
  readonly id: string
  readonly part: LimitPart
  readonly field: string
  readonly words: string
}

function partIn(field: string): readonly FieldPart[] {
  // koa-ratelimit documents the names `rate-limit-total`, `rate-limit-remaining` and `rate-limit-reset`.
  const usual = field.replace(/-total$/, '-limit')
  const words = PREFIX.test(usual) ? usual.replace(PREFIX, '') : ''
  return (['limit', 'remaining', 'reset'] as const)
    .filter((part) => new RegExp(`(?:^|-)${part}(?:-|$)`).test(words))
    .map((part) => ({ id: usual.replace(new RegExp(`-${part}(?=-|$)`), ''), part, field, words }))
}

function allowanceIn(set: readonly FieldPart[], headers: HeaderList, nowMs: number): Allowance {
  const words = set[0]?.words ?? ''
  const nameOf = (part: LimitPart): string => set.find((one) => one.part === part)?.field ?? ''
  const period = /(second|minute|hour|day)$/.exec(words)?.[1]
  const unit = UNIT_NAMES.find((name) => words.includes(name)) ?? null
  const names = { limit: nameOf('limit'), remaining: nameOf('remaining'), reset: nameOf('reset') }
  return {
    ...plainAllowance(unit, names, headers, (text) => evidentResetMs(text, nowMs)),
    windowMs: period === undefined ? null : (PERIOD_MS[period] ?? null),
  }
}

function merged(plain: readonly Allowance[], policies: readonly Allowance[]): readonly Allowance[] {
  const completed = plain.map((one) => {
    const policy = policies.find(({ limit, remaining }) => limit === one.limit && remaining === null)
    return { one: { ...one, windowMs: one.windowMs ?? policy?.windowMs ?? null }, policy }
  })
  const used = new Set(completed.map(({ policy }) => policy))
  return [...completed.map(({ one }) => one), ...policies.filter((policy) => !used.has(policy))]
}

/** Returns the ms from `nowMs` until quota is free again. Returns null if `text` is neither a date nor a number of seconds. */
function evidentResetMs(text: string, nowMs: number): number | null {
  // Go writes the zone of an HTTP date as UTC.
  const dateMs = rfc3339Ms(text) ?? httpDateMs(text.replace(/UTC$/, 'GMT'))
  if (dateMs !== null) return dateMs - nowMs
  const ms = epochMs(text)
  if (ms === null) return goDurationMs(text)
  return fromNowMs(ms, nowMs)
}

/** Returns the wait in ms from `retry-after-ms`, or else from `retry-after`. Returns null if neither has a valid value. */
export function evidentWaitMs(fields: Readonly<Record<string, string>>, nowMs: number): number | null {
  const exact = fields['retry-after-ms']
  const exactMs = exact === undefined ? null : secondsIn(exact)
  if (exactMs !== null) return exactMs / 1000
  const text = fields['retry-after']
  if (text === undefined) return null
  return readRetryAfter(text, nowMs).waitMs
}
