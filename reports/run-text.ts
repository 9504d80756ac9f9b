/** A run in words and counts: what every face of it says in the same way. */
import { count, thousands } from '../schemas/count.ts'
import type { ReasonCode } from '../schemas/reason-codes.ts'
import type { CapabilityRecord, CheckRecord, Outcome, Run, Verdict } from './run.ts'
import { formatRecorded, formatTakenOut } from './statement-text.ts'

/** All verdicts in the order reports show them. */
export const VERDICTS: readonly Verdict[] = [
  'fail',
  'error',
  'warn',
  'inconclusive',
  'pass',
  'not-applicable',
  'observed',
]

/** The layers in the order reports show them, with what each one means. */
export const LAYERS: readonly (readonly [CheckRecord['layer'], string])[] = [
  [
    'spec',
    'rules that the interface states, and inferences from them (marked as such); they bind every deployment',
  ],
  ['declared', 'readings that the statement of the deployment declares'],
  ['profile', 'readings of the profile in force, for gaps of the interface'],
  ['observed', 'gaps without a reading in force; their checks neither pass nor fail'],
]

const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  conformant: 'CONFORMANT',
  'non-conformant': 'NON-CONFORMANT',
  incomplete: 'INCOMPLETE',
  partial: 'PARTIAL',
  broken: 'ASSAY BROKE',
}

/** The outcome as a person reads it, e.g. `NON-CONFORMANT`. */
export function formatOutcome(outcome: Outcome): string {
  return OUTCOME_WORDS[outcome]
}

/** Returns whether checks were left out (`--only`, `--skip`). Such a run shows nothing about the rest. */
export function isSelection({ suite }: Run): boolean {
  return suite.checks > 0 && suite.checks < suite.known
}

/** A capability's outcome, e.g. `not offered`. */
export function formatCapability(outcome: CapabilityRecord['outcome']): string {
  if (outcome === 'not-offered') return 'not offered'
  if (outcome === 'not-judged') return 'not judged'
  return formatOutcome(outcome)
}

/** Whom a run was against: a base URL, or Assay's own reference, which must not pass for somebody's service. Not neutralized. */
export function formatRunTarget({
  baseUrl,
  isEmbedded,
}: Pick<Run['target'], 'baseUrl' | 'isEmbedded'>): string {
  return isEmbedded === true ? `the embedded reference implementation (${baseUrl})` : baseUrl
}

/** A duration in seconds with one decimal. */
export function formatSeconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(1)} s`
}

/** Returns the cost of the run, e.g. `78 requests, 2,310 prompt + 900 completion tokens, 2.4 s`; tokens as far as answers report them. */
export function formatRunCost(run: Pick<Run, 'cost' | 'durationMs'>): string {
  const { cost, durationMs } = run
  const known = `${thousands(cost.promptTokens)} prompt + ${count(cost.completionTokens, 'completion token')}`
  const tokens = isTokenCountKnown(run) ? known : 'tokens unknown'
  return `${count(cost.requests, 'request')}, ${tokens}, ${formatSeconds(durationMs)}`
}

/** Returns whether answers said what they used: many carry no usage, and what they cost is unknown then, and not nothing. */
export function isTokenCountKnown({ cost }: Pick<Run, 'cost'>): boolean {
  return cost.promptTokens + cost.completionTokens > 0
}

/** The counts that are not zero, e.g. `3 fail, 2 warn, 120 pass`. */
export function formatCounts(counts: Readonly<Record<Verdict, number>>): string {
  const said = VERDICTS.filter((verdict) => counts[verdict] > 0)
  return said.map((verdict) => `${thousands(counts[verdict])} ${verdict}`).join(', ') || 'no checks'
}

const AUTHENTICATION_OFF =
  'AUTHENTICATION IS OFF: the statement declares that no key is needed (errors.missingKey: none-needed), so anyone who reaches the target may use it.'

function isKeyless({ readings = [] }: Run): boolean {
  return readings.some(({ key, reading }) => key === 'errors.missingKey' && reading === 'none-needed')
}

/** One sentence per group of capabilities the run shows nothing about, and the run's own notes; empty when there are none. */
export function blindSpots(run: Run): readonly string[] {
  const { capabilities, checks, suite, notes } = run
  const recorded = formatRecorded(run)
  const named = (outcome: CapabilityRecord['outcome']): string =>
    capabilities
      .filter((capability) => capability.outcome === outcome)
      .map(({ id }) => id)
      .join(', ')
  const absent = named('not-offered')
  const unjudged = named('not-judged')
  const selection = `SELECTED CHECKS ONLY: ${suite.checks} of ${count(suite.known, 'check')} ${suite.checks === 1 ? 'was' : 'were'} selected; the rest was not judged.`
  const keyless = reasonWithCode(checks, 'no-key')
  const forbidden = reasonWithCode(checks, 'sign-up-not-allowed')
  return [
    ...(isKeyless(run) ? [AUTHENTICATION_OFF] : []),
    ...formatTakenOut(run),
    ...(recorded === null ? [] : [recorded]),
    ...(isSelection(run) ? [selection] : []),
    ...(keyless === undefined ? [] : [`NO KEY: ${keyless}.`]),
    ...(forbidden === undefined ? [] : [`SIGN-UP NOT TRIED: ${forbidden}.`]),
    ...(absent === '' ? [] : [`NOT OFFERED by this target (undeclared, not found): ${absent}.`]),
    ...(unjudged === '' ? [] : [`NOT JUDGED in this run: ${unjudged}.`]),
    ...(notes ?? []).map((note) => `NOTE: ${note}.`),
  ]
}

// A capability that was declared all the same is among the inconclusive checks.
function reasonWithCode(checks: readonly CheckRecord[], code: ReasonCode): string | undefined {
  return checks.find((check) => check.code === code && check.verdict === 'not-applicable')?.reason
}

type Explained = { readonly reason?: string | undefined; readonly detail?: string | undefined }

/** Why a verdict is not a plain pass or fail: reason and detail, or an empty string. */
export function formatReason({ reason, detail }: Explained): string {
  return [reason, detail].filter((part) => part !== undefined && part !== '').join(': ')
}

/** Returns the summary of the rounds of a check, such as `violated in 1 of 3`; an empty string where there was one round. */
export function formatRounds({ rounds }: Pick<CheckRecord, 'rounds'>): string {
  if (rounds === undefined) return ''
  const { satisfied, violated, undecided } = rounds
  const total = satisfied + violated + undecided
  return violated > 0 ? `violated in ${violated} of ${total}` : `satisfied in ${satisfied} of ${total}`
}

/** Returns whether an inconclusive verdict is due to nondeterministic model output, which leaves the run complete. */
export function isModelBehaviour(check: CheckRecord): boolean {
  return check.verdict === 'inconclusive' && check.code === 'model-behaviour'
}
