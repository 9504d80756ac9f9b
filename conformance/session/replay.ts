/** Computes a run again from its transcript, without network, so that anyone can verify the verdicts. */
import type { CheckRecord, Run } from '../../schemas/compiled/run.ts'
import type { Check } from '../evidence/check.ts'
import { composeRun } from './compose.ts'
import { evidenceFor } from '../evidence/evidence.ts'
import { withoutSearch } from '../exchange/attempts.ts'
import { CAPABILITIES } from '../exchange/capabilities.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { exchangeIdOf } from '../exchange/judgement.ts'
import { isRecord } from '../exchange/reply.ts'
import { judgeAmong, type CheckInputs } from '../engine/explain.ts'
import { resolvePlan, type Plan } from '../engine/plan.ts'
import { profileNames } from '../statement/profiles.ts'
import type { Reading, Readings } from '../statement/readings.ts'
import { recordFlaws } from '../transport/record-flaws.ts'
import { chainOf, readTranscript, type TranscriptParts } from '../transport/transcript.ts'
import type { TranscriptHeader } from '../../schemas/compiled/transcript.ts'
import { selectChecks } from './registry.ts'
import { countRecorded, createBudget } from '../transport/pacer.ts'

/** The reason recorded for a run that its user stopped. */
export const INTERRUPTED = 'the run was interrupted'

/** Judges the calls in a transcript again, and returns the run. `source`: the transcript's name in errors. Throws TranscriptError. */
export function replayTranscript(text: string, source: string): Run {
  const parts = readTranscript(text, source)
  return judgeTranscript(parts, { source, checks: selectChecks(parts.header.checks) })
}

/**
 * Options of {@link judgeTranscript}. `source`: transcript name in errors. `plan`: replaces the recorded readings and capabilities.
 * `inputs`: the checks with their evidence, if some of them have been judged before; absent: read from the transcript.
 */
export type TranscriptJudging = {
  readonly source: string
  readonly checks: readonly Check[]
  readonly plan?: Plan
  readonly inputs?: CheckInputs
}

/** Judges the calls of a parsed transcript by these checks, and returns the run. */
export function judgeTranscript(
  transcript: TranscriptParts,
  {
    source,
    checks: selected,
    plan = planFromRecord(transcript.header),
    inputs = inputsFrom(transcript, selected, plan),
  }: TranscriptJudging,
): Run {
  const { header, exchanges, omissions, end } = transcript
  const judged = selected.map((check) => judgeAmong(check, inputs))
  const checks = judged.map((check) => withoutGuess(check, transcript))
  const facts = {
    ...header,
    plan,
    version: header.suite,
    exchanges,
    omissions,
    durationMs: end?.durationMs ?? durationSoFar(exchanges),
    cost: end?.cost ?? costSoFar(exchanges),
    ...(end?.certificateEndsMs === undefined ? {} : { certificateEndsMs: end.certificateEndsMs }),
  }
  const run = composeRun(facts, checks)
  if (end !== null && end.interrupted !== true) return run
  // A transcript may lack exchanges.
  const why =
    end === null
      ? { reason: `${source} was cut off before its end` }
      : ({ reason: INTERRUPTED, interrupted: true } as const)
  const { reasonCheck: _, ...rest } = run
  return { ...rest, outcome: 'incomplete', exitCode: 3, ...why }
}

function inputsFrom(transcript: TranscriptParts, checks: readonly Check[], plan: Plan): CheckInputs {
  const { header, exchanges, omissions, secrets } = transcript
  const recorded = { exchanges: () => exchanges, omissions: () => omissions, secrets: () => secrets }
  return { checks, plan, evidenceOf: (check) => evidenceFor(check, { header, plan, ...recorded }) }
}

// Gives an inconclusive check without answers a new detail: the reason why calls were not sent. An unknown reason changes nothing.
function withoutGuess(check: CheckRecord, { exchanges, omissions, end }: TranscriptParts): CheckRecord {
  if (check.verdict !== 'inconclusive' || check.code !== 'prerequisite') return check
  const isUnsent =
    withoutSearch(exchanges).length === 0 && omissions.every(({ code }) => code === 'prerequisite')
  const unsent = isUnsent ? omissions[0]?.detail : undefined
  const why = end?.interrupted === true ? INTERRUPTED : unsent
  if (why === undefined) return check
  const { cause: _, ...rest } = check
  return { ...rest, detail: why }
}

/** Another profile is suggested only if at least this many more answers pass under it. One or two more may pass by chance. */
const MIN_GAIN = 3

/** A profile under which more answers pass than under the profile of the run. `answers`: how many of the failing answers pass under it. */
export type BetterProfile = { readonly profile: string; readonly answers: number }

/**
 * Returns the profile, such as `openai`, under which the most failing answers pass. Null if the run has a statement, or if no profile
 * gains enough. A profile must gain at least 3 passing answers and at least half of the failing answers.
 */
export function betterProfile(text: string, run: Run): BetterProfile | null {
  const failed = failing(run.checks)
  if (run.statement !== undefined || failed.length === 0) return null
  const parts = readTranscript(text, 'the transcript')
  const checks = selectChecks(parts.header.checks)
  const least = Math.max(MIN_GAIN, answersIn(failed).size / 2)
  const fitting = profileNames.flatMap((profile) => {
    if (profile === run.suite.profile) return []
    const { readings } = resolvePlan({ profile, statement: null, require: [] })
    const header = { ...parts.header, profile, readings: Object.fromEntries(readings) }
    const again = judgeTranscript({ ...parts, header }, { source: 'the transcript', checks }).checks
    const passing = new Set(again.filter(({ verdict }) => verdict === 'pass').map(({ id }) => id))
    const [before, after] = [answersIn(failed), answersIn(failing(again))]
    const mended = answersIn(failed.filter(({ id }) => passing.has(id)))
    const answers = countWithout(mended, after)
    return answers - countWithout(after, before) >= least ? [{ profile, answers }] : []
  })
  return fitting.toSorted((one, other) => other.answers - one.answers)[0] ?? null
}

function failing(checks: readonly CheckRecord[]): readonly CheckRecord[] {
  return checks.filter(({ verdict }) => verdict === 'fail')
}

function countWithout(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...some].filter((one) => !others.has(one)).length
}

function answersIn(checks: readonly CheckRecord[]): ReadonlySet<string> {
  return new Set(checks.flatMap(({ issues }) => issues.map(exchangeIdOf)))
}

/** Returns how many requests and tokens these exchanges cost. */
export function costSoFar(exchanges: readonly Exchange[]): Run['cost'] {
  const budget = createBudget(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
  countRecorded(budget, exchanges, null)
  return budget.cost()
}

/** Returns the time from the first of these exchanges to the last, in milliseconds. */
function durationSoFar(exchanges: readonly Exchange[]): number {
  const starts = exchanges.map((exchange) => exchange.sentAtEpochMs)
  const ends = exchanges.map((exchange) => exchange.sentAtEpochMs + exchange.timing.endMs)
  return exchanges.length === 0 ? 0 : Math.round(Math.max(...ends) - Math.min(...starts))
}

/** Returns signs that a transcript was edited: a broken chain of digests, or contradictions within records. Throws TranscriptError. */
export function transcriptFlaws(text: string, source: string): readonly string[] {
  const chain = chainOf(text)
  const { header, exchanges, secrets } = readTranscript(text, source)
  const placeholders = [...header.secretPlaceholders, ...secrets.map(({ placeholder }) => placeholder)]
  return [
    ...(chain.kind === 'broken' ? [`line ${chain.line} does not carry the digest of what it holds`] : []),
    ...recordFlaws(exchanges, placeholders),
  ]
}

/** Returns the profile, readings and capabilities of a recorded run from the header of its transcript. Leaves out malformed readings. */
export function planFromRecord(header: TranscriptHeader): Plan {
  const readings: Readings = new Map(
    Object.entries(header.readings).flatMap(([key, entry]) => {
      if (!isRecord(entry) || !isReading(entry['value'])) return []
      const layer = entry['layer'] === 'declared' ? 'declared' : 'profile'
      return [[key, { layer, value: entry['value'] }] as const]
    }),
  )
  const capabilities = new Map(CAPABILITIES.map((id) => [id, supportOf(header.capabilities[id])] as const))
  const plan = { profile: header.profile, readings, capabilities }
  return header.statement === undefined ? plan : { ...plan, statement: header.statement }
}

function supportOf(value: string | undefined): 'supported' | 'unsupported' | 'auto' {
  return value === 'supported' || value === 'unsupported' ? value : 'auto'
}

function isReading(value: unknown): value is Reading {
  return isRecord(value) && typeof value['reading'] === 'string'
}
