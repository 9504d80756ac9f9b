/** Computes a run again from its transcript, without network, so that anyone can verify the verdicts. */
import type { CheckRecord, Run } from '../../schemas/compiled/run.ts'
import { judgeTranscript } from './compose.ts'
import { CAPABILITIES } from '../exchange/capabilities.ts'
import { exchangeIdOf } from '../exchange/judgement.ts'
import { isRecord } from '../exchange/reply.ts'
import { resolvePlan, type Plan, profileNames } from '../statement/plan.ts'
import type { Reading, Readings } from '../statement/readings.ts'
import { recordFlaws } from '../transport/record-flaws.ts'
import { chainOf, readTranscript } from '../transport/transcript.ts'
import type { TranscriptHeader } from '../../schemas/compiled/transcript.ts'
import { selectChecks } from './registry.ts'

/** Judges the calls in a transcript again, and returns the run. `source`: the transcript's name in errors. Throws TranscriptError. */
export function replayTranscript(text: string, source: string): Run {
  const parts = readTranscript(text, source)
  const plan = planFromRecord(parts.header)
  return judgeTranscript(parts, { source, checks: selectChecks(parts.header.checks), plan })
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
  const [checks, recorded] = [selectChecks(parts.header.checks), planFromRecord(parts.header)]
  const least = Math.max(MIN_GAIN, answersIn(failed).size / 2)
  const fitting = profileNames.flatMap((profile) => {
    if (profile === run.suite.profile) return []
    const { readings } = resolvePlan({ profile, statement: null, require: [] })
    const plan = { ...recorded, profile, readings }
    const again = judgeTranscript(parts, { source: 'the transcript', checks, plan }).checks
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
