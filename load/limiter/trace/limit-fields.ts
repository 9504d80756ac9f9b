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
import type { LimitFields } from './trace.ts'

const FAMILIES = [
  'x-ratelimit-durations',
  'anthropic',
  'x-ratelimit-epoch',
  'ratelimit-03',
  'ratelimit-fields',
] as const

/** The families of G8.3. */
export type HeaderFamily = (typeof FAMILIES)[number]

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

/** Reads all families in an answer. `nowEpochMs` is the wall clock of the server when the answer came. */
export function readLimitFields(fields: LimitFields, nowEpochMs: number): ReadFields {
  const policies = readEarlyPolicies(fields['ratelimit-policy'])
  const draft07 = readDraft07(fields.ratelimit)
  const early = draft07 === null ? [] : [withWindow(draft07, policies)]
  const headers = Object.entries(fields).filter(
    ([name]) =>
      !(name === 'ratelimit' && draft07 !== null) && !(name === 'ratelimit-policy' && policies.length > 0),
  )
  const read = FAMILIES.map((family) => {
    const announced = readLimitHeaders(family, headers, nowEpochMs)
    return {
      announcements: (announced?.allowances ?? []).map((allowance) =>
        family === 'ratelimit-03'
          ? withWindow(announcementFrom(family, allowance, fields), policies)
          : announcementFrom(family, allowance, fields),
      ),
      unreadable: (announced?.malformed ?? []).map(({ field, received }) => `${field}: ${received}`),
    }
  })
  return {
    announcements: [...read.flatMap(({ announcements }) => announcements), ...early],
    unreadable: [...read.flatMap(({ unreadable }) => unreadable), ...unreadableMoments(fields)],
  }
}

function announcementFrom(
  family: HeaderFamily,
  { unit, limit, remaining, resetMs, windowMs }: Allowance,
  fields: LimitFields,
): LimitAnnouncement {
  // Without a unit, requests are meant. The registry of the draft has no unit for tokens, so they may be meant too.
  const named = family === 'ratelimit-fields' && unit === 'requests' ? null : unit
  const isUnreadable = family === 'x-ratelimit-epoch' && unreadableMoments(fields).length > 0
  return { family, unit: named, limit, remaining, resetMs: isUnreadable ? null : resetMs, windowMs }
}

/** Returns the values that are not epoch seconds. Some servers send seconds or milliseconds from now under this name. */
function unreadableMoments(fields: LimitFields): readonly string[] {
  const text = fields['x-ratelimit-reset']
  const value = Number(text)
  if (text === undefined || Number.isNaN(value) || (value >= 1e9 && value < 1e11)) return []
  return [`x-ratelimit-reset: ${text} is not a time in epoch seconds`]
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
