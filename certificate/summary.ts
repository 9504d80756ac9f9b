/** The summary of a certificate: how much was judged, by what, and until when it is valid. All of it follows from the recomputed run. */
import type { Run } from '../schemas/compiled/run.ts'
import { scopeOf, type RunScope } from '../schemas/verdict-counts.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How many days a certificate is valid, counted from the start of its run. The expiry date is computed, so nobody can write a later one into the certificate. */
export const VALID_DAYS = 365

/** Who chose the seed. `everybody`: it is the public default. `reader`: the reader of the certificate gave it out before the run. */
export type SeedOrigin = 'everybody' | 'reader' | 'unknown'

/** What a reader has to know beside the outcome. */
export type CertificateSummary = RunScope & {
  readonly name: string
  readonly outcome: Run['outcome']
  readonly target: { readonly baseUrl: string; readonly model: string | null }
  readonly version: string
  readonly statement: string
  readonly startedAt: string
  /** The last moment at which the certificate is valid; null where the run does not say when it began. */
  readonly validUntil: string | null
  readonly seed: { readonly value: string; readonly givenBy: SeedOrigin }
  readonly isDisguised: boolean
  readonly repeat: number
}

// The default of `assay check`.
const PUBLIC_SEED = 'assay'

/** Returns the summary. `seed`: the seed that the reader gave out; null where there is none. */
export function summaryOf(run: Run, seed: string | null): CertificateSummary {
  return {
    name: run.statement?.name ?? '',
    outcome: run.outcome,
    target: { baseUrl: run.target.baseUrl, model: run.target.model },
    ...scopeOf(run),
    version: run.suite.version,
    statement: run.statement?.sha256 ?? '',
    startedAt: run.startedAt,
    validUntil: validUntil(run.startedAt),
    seed: { value: run.seed, givenBy: originOf(run.seed, seed) },
    isDisguised: run.disguised === true,
    repeat: run.repeat ?? 1,
  }
}

function originOf(used: string, given: string | null): SeedOrigin {
  if (used === PUBLIC_SEED) return 'everybody'
  return used === given ? 'reader' : 'unknown'
}

/** Returns the end of the validity of a run that began then; null for a text that is not a time. */
export function validUntil(startedAt: string): string | null {
  const startMs = Date.parse(startedAt)
  return Number.isNaN(startMs) ? null : new Date(startMs + VALID_DAYS * DAY_MS).toISOString()
}
