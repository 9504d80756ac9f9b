/** Turns what a play against a limiter left behind into `limiter-run.json`. Pure: no I/O, no clock. */
import { describe } from '../analysis/limiter/describe.ts'
import type { Identification } from '../analysis/limiter/identification.ts'
import { identify } from '../analysis/limiter/identify.ts'
import type { Means, Observation } from '../analysis/limiter/trace.ts'
import { meaningOf } from '../k6-exit.ts'
import type { AskedRun, LimiterDot, LimiterFinding, LimiterRun } from '../../schemas/limiter-run.ts'
import { noLimitInWords, withHaste } from './haste.ts'
import { hopelessKeys } from './hopeless.ts'
import type { LimiterRows } from './limiter-rows.ts'
import type { LimiterPlayed } from './rate-limit.ts'
import { releasesOf } from './releases.ts'
import { settingsOf, statementOf } from './snippets.ts'
import { noteInWords } from './stage-words.ts'

type Judged = Pick<LimiterRun, 'answer' | 'finding' | 'statement' | 'settings' | 'releases'>
type Standing = Pick<LimiterRun, 'outcome' | 'exitCode' | 'valid' | 'reasons'>

/** Judges one play. An invalid run carries what was seen, and no finding. */
export function judgeLimiter(one: LimiterPlayed): LimiterRun {
  const { rows } = one
  const { observations } = rows
  const reasons = reasonsAgainst(one)
  const found =
    reasons.length === 0 && !wasStopped(one)
      ? withHaste(identify(observations, meansOf(one)), observations)
      : null
  return {
    schema: 'assay.limiter/1',
    ...standingOf(one, reasons, found),
    scenario: 'rate-limit',
    ...commonOf(one),
    ...judgedOf(found, one),
    decisions: rows.decisions,
    dots: observations.map(dotOf),
  }
}

/** What every run that asks a limiter says of itself, but for what it came to. */
export function commonOf(
  one: LimiterPlayed,
): Omit<AskedRun, 'outcome' | 'exitCode' | 'valid' | 'reasons' | 'answer'> {
  const { plan, rows, played } = one
  const { load, task, keyOrigins } = plan
  return {
    notes: notesOn(one),
    suite: { version: load.version },
    target: { baseUrl: load.urls.baseUrl, model: load.model, ...load.embedded },
    engine: one.engine,
    seed: load.seed,
    startedAt: played.startedAt.toISOString(),
    durationMs: Math.round(played.durationMs),
    most: { requests: task.maxRequests, seconds: task.maxMs / 1000 },
    cost: costOf(rows.observations),
    keys: task.keys,
    keyOrigins,
    sources: task.sources.map(({ label, address }) => (address === null ? label : `${label}: ${address}`)),
    ended: endOf(one),
  }
}

/** What the plan had to work with. */
export function meansOf({ plan: { task }, rows }: LimiterPlayed): Means {
  return {
    keys: task.keys,
    sources: task.sources.map(({ label }) => label),
    maxRequests: task.maxRequests,
    maxMs: task.maxMs,
    startEpochMs: rows.startEpochMs ?? 0,
  }
}

function judgedOf(found: Identification | null, { plan, rows }: LimiterPlayed): Judged {
  const { observations, startEpochMs } = rows
  if (found === null) return NOTHING
  const { candidates, ...rest } = found
  const fit = candidates[0]?.fit ?? null
  const posterior = candidates.map(({ family, probability }) => ({ family, probability }))
  const finding: LimiterFinding = { ...rest, posterior }
  const { scopes, phases } = found
  const known =
    fit === null || found.families.length === 0
      ? null
      : { fit, scopes, phases, startEpochMs: startEpochMs ?? 0 }
  return {
    answer: [sentenceOn(plan, found, observations)],
    finding,
    statement: statementOf(found, observations),
    settings: settingsOf(found),
    releases: known === null ? [] : releasesOf(known, observations),
  }
}

/** The label alone says little to whoever gave the key: the sentence begins with where the key came from. */
function sentenceOn(
  plan: LimiterPlayed['plan'],
  found: Identification,
  observations: readonly Observation[],
): string {
  const key = plan.task.keys[0] ?? 'a'
  const sentence =
    found.verdict === 'no-limit-seen' ? noLimitInWords(key, observations) : describe(key, found)
  return sentence.replace(`Key \`${key}\``, () => `Key ${keyInWords(plan, 0)}`)
}

/** A key by its label and by where it came from, never itself: `` `a` ($ASSAY_KEY) ``. */
export function keyInWords({ task, keyOrigins }: LimiterPlayed['plan'], at: number): string {
  return `\`${task.keys[at] ?? 'a'}\` (${keyOrigins[at] ?? 'given'})`
}

const NOTHING: Judged = {
  answer: [],
  finding: null,
  statement: null,
  settings: null,
  releases: [],
}

/** Whether its user stopped it. */
export function wasStopped({ played: { finished } }: LimiterPlayed): boolean {
  return meaningOf(finished.ending).kind === 'aborted'
}

function standingOf(one: LimiterPlayed, reasons: readonly string[], found: Identification | null): Standing {
  if (wasStopped(one)) {
    return { outcome: 'aborted', exitCode: 3, valid: false, reasons: ['stopped before its end'] }
  }
  if (found === null) {
    const isBroken = meaningOf(one.played.finished.ending).kind === 'broken'
    return { outcome: 'invalid', exitCode: isBroken ? 4 : 3, valid: false, reasons }
  }
  const isOpen = found.verdict === 'undetermined' || (found.verdict === 'no-limit-seen' && isCutShort(one))
  return { outcome: isOpen ? 'undetermined' : 'answered', exitCode: isOpen ? 3 : 0, valid: true, reasons: [] }
}

// What was not asked could have been refused.
function isCutShort({ rows: { decisions } }: LimiterPlayed): boolean {
  const last = decisions.at(-1)
  return last?.type === 'done' && last.because.startsWith('out-of')
}

/** Why nothing may be concluded from a play; empty when something may. */
export function reasonsAgainst({ plan, played, rows }: LimiterPlayed): readonly string[] {
  const meaning = meaningOf(played.finished.ending)
  const { observations, problem } = rows
  const reasons: string[] = []
  if (meaning.kind !== 'finished') reasons.push(meaning.text)
  reasons.push(...played.log.exceptions.slice(0, 3))
  if (problem !== null) reasons.push(`the rows cannot be read: ${problem}`)
  if (observations.length === 0) reasons.push('nothing was asked')
  else if (!observations.some(({ status }) => status >= 200 && status <= 299)) {
    const hint = plan.load.keys.length === 0 ? '; no key was sent (--keys-env, --key-env or ASSAY_KEY)' : ''
    const isSpent = observations.some(({ outcome }) => outcome === 'refused')
    const what = isSpent ? 'the key was spent from the first request on' : 'no completion came back'
    reasons.push(`${what}: ${exampleOf(rows, plan.task.keys[0])}${hint}`)
  } else reasons.push(...keyReasons(plan, rows))
  return reasons
}

/** Whoever is told that another key is not refused must not be told so of a key that nobody lets in. */
function keyReasons(plan: LimiterPlayed['plan'], rows: LimiterRows): readonly string[] {
  return hopelessKeys(rows.observations).map(({ key }) => {
    const named = keyInWords(plan, plan.task.keys.indexOf(key))
    return `no completion came back for key ${named}: ${exampleOf(rows, key)}`
  })
}

/** What the target said to a key, else anything that it said. */
function exampleOf({ observations, examples }: LimiterRows, key: string | undefined): string {
  const own = observations.find(
    (one) => one.key === key && examples.has(one.status) && one.kind !== 'wrong-key',
  )
  return examples.get(own?.status ?? -1) ?? [...examples.values()][0] ?? 'no answer said why'
}

/** Strays that all look alike may be how the target refuses. */
function notesOn({ rows: { observations, examples, decisions } }: LimiterPlayed): readonly string[] {
  const notes: string[] = []
  const strays = observations.filter(({ outcome }) => outcome === 'stray')
  for (const status of new Set(strays.map((stray) => stray.status))) {
    const count = strays.filter((stray) => stray.status === status).length
    const what = status === 0 ? 'requests without an answer' : `answers ${status}`
    const hint = status >= 500 ? `; if that is how it refuses, say --refusal-status ${status}` : ''
    notes.push(`${count} ${what} say nothing about a limit (${examples.get(status) ?? 'no words'})${hint}`)
  }
  const last = decisions.at(-1)
  if (last?.type === 'done' && last.because.startsWith('out-of'))
    notes.push(`the plan was cut short, by --max-requests or --max-seconds: ${noteInWords(last.note)}`)
  return notes
}

function costOf(observations: readonly Observation[]): LimiterRun['cost'] {
  const count = (outcome: Observation['outcome']): number =>
    observations.filter((seen) => seen.outcome === outcome).length
  const lastMs = observations.reduce((last, { closedMs }) => Math.max(last, closedMs), 0)
  return {
    requests: observations.length,
    accepted: count('accepted'),
    refused: count('refused'),
    stray: count('stray'),
    tokens: observations.reduce((sum, { usedTokens }) => sum + (usedTokens ?? 0), 0),
    seconds: Math.round(lastMs) / 1000,
  }
}

function endOf({ rows: { decisions } }: LimiterPlayed): LimiterRun['ended'] {
  const last = decisions.at(-1)
  return last?.type === 'done' ? { because: last.because, note: noteInWords(last.note) } : null
}

function dotOf({ sentMs, key, source, kind, outcome, status }: Observation): LimiterDot {
  return { sentMs: Math.round(sentMs * 1000) / 1000, key, source, kind, outcome, status }
}
