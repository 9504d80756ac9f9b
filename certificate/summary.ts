import type { Run } from '../schemas/compiled/run.ts'
import type { Verifier } from './open-bundle.ts'
import { DAY_MS } from '../schemas/durations.ts'
import { unusualReadings } from '../schemas/unusual-readings.ts'
import { idsWith, scopeOf, type RunScope } from '../schemas/verdict-counts.ts'

/** How many days a certificate is valid after the start of its run. */
export const VALID_DAYS = 365

/** How often `assay certify` repeats checks that depend on the model's output, by default. A single success may be chance. */
export const USUAL_ROUNDS = 3

/** Who knows the seed: `everybody` (the default seed), `reader` (a seed that the verifier required), or `unknown` (any other seed). */
export type SeedOrigin = 'everybody' | 'reader' | 'unknown'

/** The facts about a certificate that readers see. */
export type CertificateSummary = RunScope & {
  readonly name: string
  /** The outcome of the run. If the certificate is invalid, this is `not-valid` or `expired` instead. */
  readonly outcome: Run['outcome'] | 'not-valid' | 'expired'
  readonly target: { readonly baseUrl: string; readonly model: string | null }
  readonly version: string
  readonly statement: string
  readonly startedAt: string
  readonly verifiedAt: string
  /** When the certificate expires; null if the start time of the run is invalid. */
  readonly validUntil: string | null
  readonly seed: { readonly value: string; readonly givenBy: SeedOrigin }
  readonly isDisguised: boolean
  readonly repeat: number
  readonly failed: readonly string[]
  /** The readings (behaviors required of the target) that differ from those of the default profile. */
  readonly unusual: readonly string[]
}

const PUBLIC_SEED = 'assay'

/** Returns the summary of a certificate. `broken` contains the ids of the violated rules. */
export function summaryOf(run: Run, broken: readonly string[], verifier: Verifier): CertificateSummary {
  const invalid = broken.every((id) => id === 'not-expired') ? 'expired' : 'not-valid'
  return {
    name: run.statement?.name ?? '',
    outcome: broken.length === 0 ? run.outcome : invalid,
    target: { baseUrl: run.target.baseUrl, model: run.target.model },
    ...scopeOf(run),
    version: run.suite.version,
    statement: run.statement?.sha256 ?? '',
    startedAt: run.startedAt,
    verifiedAt: new Date(verifier.nowMs).toISOString(),
    validUntil: validUntil(run.startedAt),
    seed: { value: run.seed, givenBy: originOf(run.seed, verifier.seed ?? null) },
    isDisguised: run.disguised === true,
    repeat: run.repeat ?? 1,
    failed: idsWith(run, 'fail'),
    unusual: unusualReadings(run),
  }
}

function originOf(used: string, given: string | null): SeedOrigin {
  if (used === PUBLIC_SEED) return 'everybody'
  return used === given ? 'reader' : 'unknown'
}

/** Returns when a certificate expires; null if the start time of its run is invalid. */
export function validUntil(startedAt: string): string | null {
  const startMs = Date.parse(startedAt)
  return Number.isNaN(startMs) ? null : new Date(startMs + VALID_DAYS * DAY_MS).toISOString()
}
