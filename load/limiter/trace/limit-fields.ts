/**
 * Reads the header fields about limits: the families of gap G8.3, with the reader of the judge, and other evident forms, because the
 * run shows what a limiter meant. Pure.
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

/** The announcement of one limit in one answer; null where it announces nothing. `resetMs` counts from the answer, below 0 for the past. */
export type Said = {
  readonly family: HeaderFamily
  /** Null where the family, or the answer, does not name it. */
  readonly unit: LimitUnit | null
  readonly limit: number | null
  readonly remaining: number | null
  readonly resetMs: number | null
  readonly windowMs: number | null
}

/** The readable and unreadable fields of an answer. */
export type ReadFields = { readonly said: readonly Said[]; readonly unreadable: readonly string[] }

/** Reads all families that are there. `nowEpochMs` is the wall clock of the server when the answer came. */
export function readLimitFields(fields: LimitFields, nowEpochMs: number): ReadFields {
  const policies = readEarlyPolicies(fields['ratelimit-policy'])
  const draft07 = readDraft07(fields.ratelimit)
  const early = draft07 === null ? [] : [windowed(draft07, policies)]
  const headers = Object.entries(fields).filter(
    ([name]) =>
      !(name === 'ratelimit' && draft07 !== null) && !(name === 'ratelimit-policy' && policies.length > 0),
  )
  const read = FAMILIES.map((family) => {
    const announced = readLimitHeaders(family, headers, nowEpochMs)
    return {
      said: (announced?.allowances ?? []).map((allowance) =>
        family === 'ratelimit-03'
          ? windowed(saidIn(family, allowance, fields), policies)
          : saidIn(family, allowance, fields),
      ),
      unreadable: (announced?.malformed ?? []).map(({ field, received }) => `${field}: ${received}`),
    }
  })
  return {
    said: [...read.flatMap(({ said }) => said), ...early],
    unreadable: [...read.flatMap(({ unreadable }) => unreadable), ...oddMoments(fields)],
  }
}

function saidIn(
  family: HeaderFamily,
  { unit, limit, remaining, resetMs, windowMs }: Allowance,
  fields: LimitFields,
): Said {
  // Requests are what is meant without a unit, and tokens have none in the registry of the draft: either may be meant.
  const named = family === 'ratelimit-fields' && unit === 'requests' ? null : unit
  const isOdd = family === 'x-ratelimit-epoch' && oddMoments(fields).length > 0
  return { family, unit: named, limit, remaining, resetMs: isOdd ? null : resetMs, windowMs }
}

/** Some servers count seconds from now, or milliseconds, under this name: a number does not show which. */
function oddMoments(fields: LimitFields): readonly string[] {
  const text = fields['x-ratelimit-reset']
  const value = Number(text)
  if (text === undefined || Number.isNaN(value) || (value >= 1e9 && value < 1e11)) return []
  return [`x-ratelimit-reset: ${text} is not a time in epoch seconds`]
}

type Policy = { readonly limit: number; readonly windowMs: number | null }

/** The policies of drafts -03 to -07, `10;w=5, 100;w=60`: bare numbers where later drafts have names. Empty without one. */
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

/** The window of the policy with the limit that an answer names. */
function windowed(said: Said, policies: readonly Policy[]): Said {
  const policy = policies.find(({ limit }) => limit === said.limit)
  return { ...said, windowMs: said.windowMs ?? policy?.windowMs ?? null }
}

/** The one dictionary that draft -07 had where later ones have a list; null when it is not that. */
function readDraft07(text: string | undefined): Said | null {
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
