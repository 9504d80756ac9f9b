import type { Observation } from './types.ts'

/** Returns an observation for tests: a request for the shortest answer. `outcome` determines the status of the answer. */
export function observed(
  changes: Partial<Observation> & Pick<Observation, 'outcome' | 'sentMs'>,
): Observation {
  const { sentMs, outcome } = changes
  return {
    atMs: sentMs,
    key: 'A',
    source: 'one',
    kind: 'brief',
    tokens: 0,
    stage: 'probe',
    answeredMs: sentMs + 2,
    closedMs: sentMs + 2,
    status: outcome === 'accepted' ? 200 : 429,
    fields: {},
    errorText: null,
    dateMs: null,
    usedTokens: null,
    ...changes,
  }
}

/** The bounds of a run with one API key and one address, for tests. */
export const BOUNDS = {
  keys: ['A'],
  sources: ['one'],
  maxRequests: 300,
  maxTokens: 50_000,
  maxMs: 300_000,
  startEpochMs: 0,
  canStream: true,
  declared: [],
} as const
