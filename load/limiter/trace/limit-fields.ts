/**
 * Reads the header fields about limits: the families of gap G8.3, with the same reader as the checks. It also reads other
 * evident forms, because the run shows their meaning. Pure.
 */
import { parseDictionary, parseList } from 'structured-headers'
import {
  readLimitHeaders,
  type Allowance,
  type LimitUnit,
} from '../../../conformance/limits/limits-headers.ts'
import { readReset, type ResetFamily, type ResetUnit } from './reset-unit.ts'
import type { LimitFields } from './trace.ts'

/** The families whose reset always has the same unit. */
type FixedUnitFamily = 'x-ratelimit-durations' | 'anthropic' | 'ratelimit-03' | 'ratelimit-fields'

/** The families of G8.3, and other units of `X-RateLimit-Reset`. */
export type HeaderFamily = FixedUnitFamily | ResetFamily

/** The announcement of one limit in one answer; null for missing parts. `resetMs` counts from the answer, below 0 for the past. */
export type LimitAnnouncement = {
  readonly family: HeaderFamily
  /** Null if neither the family nor the answer names it. */
  readonly unit: LimitUnit | null
  readonly limit: number | null
  readonly remaining: number | null
  readonly resetMs: number | null
  readonly windowMs: number | null
}

/** The readable and unreadable fields of an answer. */
export type ReadFields = {
  readonly announcements: readonly LimitAnnouncement[]
  readonly unreadable: readonly string[]
}

/**
 * Reads all families in an answer. `nowEpochMs` is the wall clock of the server when the answer came. `unit` is that of
 * `X-RateLimit-Reset` in the whole trace.
 */
export function readLimitFields(fields: LimitFields, nowEpochMs: number, unit: ResetUnit): ReadFields {
  const policies = readEarlyPolicies(fields['ratelimit-policy'])
  const draft07 = readDraft07(fields.ratelimit)
  const early = draft07 === null ? [] : [withWindow(draft07, policies)]
  const headers = Object.entries(fields).filter(
    ([name]) =>
      !(name === 'ratelimit' && draft07 !== null) && !(name === 'ratelimit-policy' && policies.length > 0),
  )
  const readFamily = (family: FixedUnitFamily): ReadFields => {
    const announced = readLimitHeaders(family, headers, nowEpochMs)
    return {
      announcements: (announced?.allowances ?? []).map((allowance) =>
        family === 'ratelimit-03'
          ? withWindow(announcementFrom(family, allowance), policies)
          : announcementFrom(family, allowance),
      ),
      unreadable: (announced?.malformed ?? []).map(({ field, received }) => `${field}: ${received}`),
    }
  }
  const read = [
    readFamily('x-ratelimit-durations'),
    readFamily('anthropic'),
    readXRateLimit(fields, nowEpochMs, unit),
    readFamily('ratelimit-03'),
    readFamily('ratelimit-fields'),
  ]
  return {
    announcements: [...read.flatMap(({ announcements }) => announcements), ...early],
    unreadable: read.flatMap(({ unreadable }) => unreadable),
  }
}

function announcementFrom(
  family: HeaderFamily,
  { unit, limit, remaining, resetMs, windowMs }: Allowance,
): LimitAnnouncement {
  // Without a unit, requests are meant. The registry of the draft has no unit for tokens, so they may be meant too.
  const named = family === 'ratelimit-fields' && unit === 'requests' ? null : unit
  return { family, unit: named, limit, remaining, resetMs, windowMs }
}

/** Reads `X-RateLimit-Limit`, `-Remaining` and `-Reset`. A reset of unknown unit promises nothing. */
function readXRateLimit(fields: LimitFields, nowEpochMs: number, unit: ResetUnit): ReadFields {
  const read = readLimitHeaders('x-ratelimit-epoch', Object.entries(fields), nowEpochMs)
  const { resetMs, unreadable } = readReset(fields['x-ratelimit-reset'], nowEpochMs, unit)
  const malformed = (read?.malformed ?? []).filter(({ field }) => field !== 'x-ratelimit-reset')
  return {
    announcements: (read?.allowances ?? []).map((allowance) =>
      announcementFrom(unit.family ?? 'x-ratelimit-epoch', { ...allowance, resetMs }),
    ),
    unreadable: [
      ...malformed.map(({ field, received }) => `${field}: ${received}`),
      ...(unreadable === null ? [] : [unreadable]),
    ],
  }
}

type Policy = { readonly limit: number; readonly windowMs: number | null }

/** Reads the policies of drafts -03 to -07, `10;w=5, 100;w=60`: bare numbers instead of names. Returns none for later drafts. */
function readEarlyPolicies(text: string | undefined): readonly Policy[] {
  if (text === undefined || !/^\s*\d+\s*(;|,|$)/.test(text)) return []
  try {
    return parseList(text).flatMap(([limit, parameters]) => {
      const seconds = parameters.get('w')
      if (typeof limit !== 'number') return []
      return [{ limit, windowMs: typeof seconds === 'number' ? 1000 * seconds : null }]
    })
  } catch {
    return []
  }
}

/** Adds the window of the policy with the announced limit. */
function withWindow(announcement: LimitAnnouncement, policies: readonly Policy[]): LimitAnnouncement {
  const policy = policies.find(({ limit }) => limit === announcement.limit)
  return { ...announcement, windowMs: announcement.windowMs ?? policy?.windowMs ?? null }
}

/** Reads the dictionary of draft -07, which is a list in later drafts. Returns null for other texts. */
function readDraft07(text: string | undefined): LimitAnnouncement | null {
  if (text === undefined || !/^\s*(limit|remaining|reset)\s*=/.test(text)) return null
  try {
    const members = new Map([...parseDictionary(text)].map(([name, [value]]) => [name, value] as const))
    const numberIn = (name: string): number | null => {
      const value = members.get(name)
      return typeof value === 'number' ? value : null
    }
    const resetSeconds = numberIn('reset')
    return {
      family: 'ratelimit-fields',
      unit: null,
      limit: numberIn('limit'),
      remaining: numberIn('remaining'),
      resetMs: resetSeconds === null ? null : resetSeconds * 1000,
      windowMs: null,
    }
  } catch {
    return null
  }
}
