import { count, thousands, firstNames } from '../schemas/count.ts'
import { oneLine } from './neutral-text.ts'
import type {
  AcceptedFailure,
  CapabilityRecord,
  CheckRecord,
  Outcome,
  RefusedEntry,
  Run,
  RunIssue,
  Verdict,
  RunReading,
} from '../schemas/compiled/run.ts'
import { scopeOf, type RunScope } from '../schemas/verdict-counts.ts'
import clauses from '../schemas/clauses.json' with { type: 'json' }
import gaps from '../schemas/gaps.json' with { type: 'json' }

/** All verdicts, in the order in which reports show them. */
export const VERDICTS: readonly Verdict[] = [
  'fail',
  'error',
  'warn',
  'inconclusive',
  'pass',
  'not-applicable',
  'observed',
]

/** The possible sources of a check's rule, such as the interface or the profile, each with an explanation for reports. */
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

/** Formats an outcome, such as `NON-CONFORMANT`. */
export function formatOutcome(outcome: Outcome): string {
  return OUTCOME_WORDS[outcome]
}

/** Returns whether the user excluded checks (`--only`, `--skip`). */
export function isSelection({ suite }: Run): boolean {
  return suite.checks > 0 && suite.checks < suite.known
}

/** Returns a prefix for a verdict, such as `1 of 314 checks: `. It is empty if all checks ran and the statement left none open. */
export function formatSelection(run: Run): string {
  const removed = run.leftOpen?.removed ?? 0
  const open = removed === 0 ? [] : [`${count(removed, 'check')} left open by the statement`]
  const selected = isSelection(run) ? [`${run.suite.checks} of ${count(run.suite.known, 'check')}`] : []
  return [...selected, ...open].map((scope) => `${scope}: `).join('')
}

/** Formats the outcome of a capability, such as `not offered`. */
export function formatCapability(outcome: CapabilityRecord['outcome'], isSelected: boolean): string {
  if (outcome === 'not-offered') return 'not offered'
  if (outcome === 'not-judged') return 'not judged'
  return `${formatOutcome(outcome)}${isSelected ? ' (selected checks)' : ''}`
}

/** Formats the target of a run. */
export function formatRunTarget({
  baseUrl,
  isEmbedded,
}: Pick<Run['target'], 'baseUrl' | 'isEmbedded'>): string {
  return isEmbedded === true ? `the embedded reference implementation (${baseUrl})` : baseUrl
}

/** Formats a duration in seconds with one decimal. */
export function formatSeconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(1)} s`
}

/** Formats the cost of a run, such as `78 requests, 2.4 s`. */
export function formatRunCost(run: Pick<Run, 'cost' | 'durationMs'>): string {
  const { cost, durationMs } = run
  const known = `${thousands(cost.promptTokens)} prompt + ${count(cost.completionTokens, 'completion token')}`
  const { estimatedPromptTokens: unreported = 0 } = cost
  const more =
    unreported === 0
      ? ''
      : ` and about ${thousands(Math.ceil(unreported / 100) * 100)} of prompts without usage`
  const tokens = `${cost.promptTokens + cost.completionTokens > 0 ? known : 'tokens unknown'}${more}`
  return `${count(cost.requests, 'request')}, ${tokens}, ${formatSeconds(durationMs)}`
}

/** Formats the counts above zero, such as `3 fail (1 known), 120 pass`. */
export function formatCounts(counts: Readonly<Record<Verdict, number>>, known = 0): string {
  const said = VERDICTS.filter((verdict) => counts[verdict] > 0)
  const text = (verdict: Verdict): string =>
    `${thousands(counts[verdict])} ${verdict}${verdict === 'fail' && known > 0 ? ` (${thousands(known)} known)` : ''}`
  return said.map(text).join(', ') || 'no checks'
}

const AUTHENTICATION_OFF =
  'AUTHENTICATION IS OFF: the statement declares that no key is needed (errors.missingKey: none-needed), so anyone who reaches the target may use it.'

function isKeyless({ readings = [] }: Run): boolean {
  return readings.some(({ key, reading }) => key === 'errors.missingKey' && reading === 'none-needed')
}

/** Returns sentences about what was not judged, and the notes of the run. */
export function unjudgedSentences(run: Run): readonly string[] {
  const { capabilities, checks, suite, notes } = run
  const recorded = formatRecorded(run)
  const named = (outcome: CapabilityRecord['outcome']): string =>
    capabilities
      .filter((capability) => capability.outcome === outcome)
      .map(({ id }) => withReason(id, checks))
      .join('; ')
  const absent = named('not-offered')
  const unjudged = named('not-judged')
  const selection = `SELECTED CHECKS ONLY: ${suite.checks} of ${count(suite.known, 'check')} ${suite.checks === 1 ? 'was' : 'were'} selected; the rest was not judged.`
  const keyless = checks.find(
    ({ code, verdict }) => code === 'no-key' && verdict === 'not-applicable',
  )?.reason
  const leftOpen = (run.leftOpen?.removed ?? 0) > 0 ? leftOpenText(scopeOf(run)) : null
  return [
    ...(isKeyless(run) ? [AUTHENTICATION_OFF] : []),
    ...unjudgedMusts(run),
    ...(recorded === null ? [] : [recorded]),
    ...(isSelection(run) ? [selection] : []),
    ...(leftOpen === null ? [] : [`LEFT OPEN: ${leftOpen}.`]),
    ...(keyless === undefined ? [] : [`NO KEY: ${keyless}.`]),
    ...(absent === '' ? [] : [`NOT OFFERED by this target (undeclared): ${absent}.`]),
    ...(unjudged === '' ? [] : [`NOT JUDGED in this run: ${unjudged}.`]),
    ...(notes ?? []).map((note) => `NOTE: ${note}.`),
  ]
}

/** Returns a text about checks that no clause, statement or profile decides. Returns null if there are none. */
export function leftOpenText({ leftOpen }: Pick<RunScope, 'leftOpen'>): string | null {
  if (leftOpen === undefined) return null
  const { keys, checks, otherwise, removed } = leftOpen
  const taken =
    removed === 0 ? '' : `; the statement removes the rule of the profile for ${count(removed, 'check')}`
  const unusual = otherwise === 0 ? '' : `; ${count(otherwise, 'check')} saw unusual behavior there`
  return `nothing was required of ${count(checks, 'check')} on ${count(keys.length, 'point')}, because no rule of interface, statement or profile is in force there: ${keys.join(', ')}${taken}${unusual}`
}

function withReason(id: string, checks: readonly CheckRecord[]): string {
  const [first] = checks.filter(({ capability }) => capability === id)
  return first?.verdict === 'not-applicable' ? `${id} (${formatReason(first)})` : id
}

type Explained = { readonly reason?: string | undefined; readonly detail?: string | undefined }

/** Returns the reason for a verdict. Returns an empty text if it has none. */
export function formatReason({ reason, detail }: Explained): string {
  return [reason, detail].filter((part) => part !== undefined && part !== '').join(': ')
}

/** Formats the number of repetitions in which a check failed, such as `violated in 1 of 3`. */
export function formatRounds({ rounds }: Pick<CheckRecord, 'rounds'>): string {
  if (rounds === undefined) return ''
  const { satisfied, violated, undecided } = rounds
  const total = satisfied + violated + undecided
  return violated > 0 ? `violated in ${violated} of ${total}` : `satisfied in ${satisfied} of ${total}`
}

/** Formats how many judged exchanges violate a check, and the header field that only they have. Empty if all of them violate it. */
export function formatAmong({ among, issues }: Pick<CheckRecord, 'among' | 'issues'>): string {
  if (among === undefined) return ''
  const { judged, sharedHeader } = among
  const wrong = wrongExchanges({ issues }).size
  const shared =
    sharedHeader === undefined
      ? ''
      : `; the wrong ones have "${oneLine(sharedHeader, 100)}", and no other has it`
  return `${wrong} of ${judged} judged exchanges; the others do not violate it${shared}`
}

/** Returns the ids of the exchanges that violate a check. */
export function wrongExchanges({ issues }: Pick<CheckRecord, 'issues'>): ReadonlySet<string | undefined> {
  return new Set(issues.map(({ at }) => at.split(' ', 1)[0]))
}

/** Returns whether a check is inconclusive because of the model's answers. */
export function isModelBehaviour(check: CheckRecord): boolean {
  return check.verdict === 'inconclusive' && check.code === 'model-behaviour'
}

/** Whether a run file agrees with its transcript. */
export type RunFileState =
  | { readonly kind: 'verified' }
  | { readonly kind: 'unverified' | 'edited'; readonly why: string }

/** The state of the file of a run that has just ended: its results need no verification. */
export const FRESH_RUN: RunFileState = { kind: 'verified' }

/** Appends the names of the judged capabilities to the text `verdict`, unless all capabilities were judged. */
export function formatScoped(verdict: string, run: Run, { judged, notJudged }: RunScope): string {
  if (notJudged.length === 0) return verdict
  const names = judged.length === 0 ? 'no capability' : `${judged.join(', ')} only`
  const all = count(judged.length + notJudged.length, 'capability', 'capabilities')
  return `${verdict}${run.outcome === 'conformant' ? '' : ', judged'} in ${names} (${judged.length} of ${all})`
}

/** Returns the headline of a report. If not everything was judged, `CONFORMANT` is followed by the capabilities that were judged. */
export function formatHeadline(
  run: Run,
  state: RunFileState = FRESH_RUN,
  scope: RunScope = scopeOf(run),
): string {
  const verdict = formatOutcome(run.outcome)
  const scoped = isSelection(run) ? verdict : formatScoped(verdict, run, scope)
  const outcome = run.outcome === 'conformant' ? `${formatSelection(run)}${scoped}` : verdict
  if (state.kind === 'edited') return `RUN FILE CHANGED: do not trust it (it says ${outcome})`
  const own = isStaleOnly(run)
    ? `STALE BASELINE (the target is ${outcome})`
    : isKnownOnly(run)
      ? `${outcome}, known failures only`
      : outcome
  return state.kind === 'unverified' ? `${own} (not verified)` : own
}

/** Returns the outcome that sets the color of a headline. An edited run file or an outdated baseline counts as `non-conformant`. */
export function headlineOutcome(run: Run, state: RunFileState = FRESH_RUN): Outcome {
  return state.kind === 'edited' || isStaleOnly(run) ? 'non-conformant' : run.outcome
}

/** Returns whether a CI job must fail. */
export function failsCi(run: Run, state: RunFileState = FRESH_RUN): boolean {
  return state.kind === 'edited' || finalExitCode(run) !== 0
}

/** Returns a warning if the run file was changed or could not be verified. Returns null if it was verified. */
export function fileNotice(state: RunFileState): string | null {
  switch (state.kind) {
    case 'verified':
      return null
    case 'unverified':
      return `the run file was not verified: ${state.why}`
    case 'edited':
      return `do not trust this report, the run file was changed: ${state.why}`
  }
}

// Returns whether the run is not conformant but the command exits with 0, because all failures are known.
function isKnownOnly(run: Run): boolean {
  return run.outcome !== 'conformant' && finalExitCode(run) === 0
}

/** Returns a list with a warning if the run file was changed or could not be verified. The list is empty if it was verified. */
export function noticesOf(state: RunFileState): readonly string[] {
  const notice = fileNotice(state)
  return notice === null ? [] : [`NOTE: ${notice}.`]
}

function isStaleOnly({ outcome, baseline }: Run): boolean {
  return outcome === 'conformant' && (baseline?.refused.length ?? 0) > 0
}

/** Returns the baseline entry that accepts a failure. Returns null if no entry accepts it. */
export function knownFailure(run: Pick<Run, 'baseline'>, id: string): AcceptedFailure | null {
  return run.baseline?.accepted.find(({ check }) => check === id) ?? null
}

/** Returns the failing checks that the baseline does not accept. */
export function newFailures(run: Pick<Run, 'checks' | 'baseline'>): readonly CheckRecord[] {
  const known = new Set(run.baseline?.accepted.map(({ check }) => check))
  return run.checks
    .filter(({ id, verdict }) => verdict === 'fail' && !known.has(id))
    .map((record) => withNewIssuesFirst(record, run))
}

/** Returns a copy of a check in which new issues, which the baseline does not accept, come first. */
export function withNewIssuesFirst(record: CheckRecord, { baseline }: Pick<Run, 'baseline'>): CheckRecord {
  const more = baseline?.refused.find(({ check, why }) => check === record.id && why === 'new-places')?.more
  if (more === undefined) return record
  const isKnown = (issue: RunIssue) => !placesOf({ issues: [issue] }).some((place) => more.includes(place))
  return {
    ...record,
    issues: record.issues.toSorted((one, other) => Number(isKnown(one)) - Number(isKnown(other))),
  }
}

/** Returns the exit code of `assay check`. Failures that the baseline (known failures) accepts do not count. */
export function finalExitCode({ baseline, exitCode }: Pick<Run, 'baseline' | 'exitCode'>): Run['exitCode'] {
  return baseline?.exitCode ?? exitCode
}

/** Returns a sentence about the baseline. Returns null if the run has no baseline. */
export function baselineSentence(run: Pick<Run, 'checks' | 'baseline'>): string | null {
  const { baseline } = run
  if (baseline === undefined) return null
  const { refused } = baseline
  const isExpired = (id: string) => refused.some(({ check, why }) => check === id && why === 'expired')
  const parts = [
    `${count(baseline.accepted.length, 'known failure')} accepted`,
    count(newFailures(run).filter(({ id }) => !isExpired(id)).length, 'new failure'),
    ...['stale', 'expired'].map((word) => {
      const own = refused.filter((entry) => refusedWord(entry) === word).length
      return count(own, `${word} entry`, `${word} entries`)
    }),
  ]
  const caution =
    baseline.accepted.length === 0 ? '' : '. An accepted failure is still a failure of the target'
  return `BASELINE ${baseline.file}: ${parts.join(', ')}; exit code ${baseline.exitCode}${caution}`
}

/** Formats an accepted failure as one line: reason, link and expiry date. */
export function acceptedText({ reason, link, expires }: AcceptedFailure): string {
  const more = [link, expires === undefined ? undefined : `until ${expires}`].filter(
    (part) => part !== undefined,
  )
  return more.length === 0 ? reason : `${reason} (${more.join(', ')})`
}

/** Returns a word for the reason why a baseline entry was refused, such as `stale`. */
export function refusedWord({ why }: RefusedEntry): string {
  return {
    passes: 'stale',
    'not-judged': 'stale',
    expired: 'expired',
    'new-places': 'more',
    'explains-more': 'more',
  }[why]
}

/** Returns the refused baseline entries whose checks have no new failure, so that no text about a failure mentions them. */
export function untoldEntries(run: Pick<Run, 'checks' | 'baseline'>): readonly RefusedEntry[] {
  const failed = newFailures(run).map(({ id }) => id)
  return (run.baseline?.refused ?? []).filter(({ check }) => !failed.includes(check))
}

/** Formats a refused baseline entry and the reason why it is refused. */
export function refusedText(entry: RefusedEntry, file: string): string {
  const { check, line, why, expires, more = [], anyPlaces = [] } = entry
  const wide = anyPlaces.map((place) => `'${place}'`).join(', ')
  const because = {
    passes: `remove the entry of ${check}: the check passes now`,
    'not-judged': `remove the entry of ${check}: the check is no longer judged`,
    expired: `the entry of ${check} expired on ${expires ?? 'a day before today'}: the failure is no longer accepted`,
    'new-places': `${check} fails at places that its entry does not accept: ${firstNames(more)}${wide === '' ? '' : `; if one replica of several is the cause, ${wide} accepts it at any exchange`}`,
    'explains-more': `${check} keeps checks from being judged that its entry does not name: ${firstNames(more)}`,
  }[why]
  return `${file}:${line}: ${because}`
}

/** Returns why a baseline does not accept a failure. The text is empty if the baseline has no entry for it. */
export function refusalText({ baseline }: Pick<Run, 'baseline'>, id: string): string {
  const entry = baseline?.refused.find((one) => one.check === id && refusedWord(one) !== 'stale')
  return entry === undefined ? '' : `${refusedText(entry, baseline?.file ?? '')}. `
}

/** Returns the places where a check fails. Array indexes are removed, so that the places of two runs can be compared. */
export function placesOf({ issues }: Pick<CheckRecord, 'issues'>): readonly string[] {
  const places = issues.map(({ at }) => {
    const [exchange = '', ...part] = at.split(' ')
    return [exchange.replace(/#\d+$/, ''), ...part.map((word) => word.replaceAll(/\d+/g, 'N'))].join(' ')
  })
  return [...new Set(places)]
}

/** Replaces the exchange id in the place of a failure by `*`, as baselines do: `core.completion/all-four /object` becomes `* /object`. */
export function anywhere(place: string): string {
  return place.replace(/^\S+/, '*')
}

// The number of places that must fail in one run only. Fewer may be a change of the service.
const VARYING = 3

/** Returns the places, in the form of {@link anywhere}, at which many failing exchanges of each run did not fail in the other run. */
export function varyingPlaces(before: readonly string[], after: readonly string[]): readonly string[] {
  const newAt = (part: string, known: readonly string[], places: readonly string[]): number =>
    places.filter((place) => anywhere(place) === part && !known.includes(place)).length
  // A failure that moved from some exchanges to others has no place in both.
  const inBoth = after.filter((place) => before.includes(place)).map(anywhere)
  return [...new Set(inBoth)].filter(
    (part) => Math.min(newAt(part, before, after), newAt(part, after, before)) >= VARYING,
  )
}

const SHORT_DIGEST = 12

/** Returns the name of the statement, and how many behaviors it declares. */
export function formatStatement(run: Run): string {
  const { statement, readings = [], suite } = run
  const declared = readings.filter(({ layer }) => layer === 'declared').length
  const profile = `${count(readings.length - declared, 'reading')} of profile ${suite.profile}`
  if (statement === undefined) return `none given; ${profile} in force`
  const base = statement.extends === undefined ? '' : `, extends profile ${statement.extends}`
  const identity = `${statement.name} (SHA-256 ${shortDigest(statement.sha256)}${base})`
  if (profileInForce(run) === null) return `${identity}; it declares every reading in force (${declared})`
  return `${identity}; ${count(declared, 'reading')} declared, ${profile} in force`
}

/** Returns the name of the profile that supplies undeclared behaviors. Returns null if the statement declares all behaviors. */
export function profileInForce({ statement, readings = [], suite }: Run): string | null {
  const isAllDeclared = readings.length > 0 && readings.every(({ layer }) => layer === 'declared')
  return statement !== undefined && isAllDeclared ? null : suite.profile
}

/** Returns the first digits of a SHA-256 digest. */
export function shortDigest(sha256: string): string {
  return sha256.slice(0, SHORT_DIGEST)
}

/** Formats a declared behavior, such as `same-id {"waitSeconds":30}`. */
export function formatReading({ reading, parameters }: RunReading): string {
  return parameters === undefined ? reading : `${reading} ${JSON.stringify(parameters)}`
}

/** Returns a sentence for each clause of the interface whose MUSTs were not judged. */
export function unjudgedMusts({ capabilities }: Run): readonly string[] {
  return capabilities.flatMap(({ id, outcome, takenOut = [] }) =>
    // Without a key, a capability that was not found or not tried lacks more than its authentication.
    takenOut
      .filter(
        ({ readings }) => readings.length > 0 || (outcome !== 'not-offered' && outcome !== 'not-judged'),
      )
      .map(({ clause, checks, readings }) => {
        const what = `MUSTs of the stated clause ${clause}`
        const why =
          readings.length === 0
            ? `without a key, Assay did not judge ${what}`
            : `declared readings (${readings.join(', ')}) remove ${what}`
        return `PARTIAL: ${id}: ${why}: ${checks.join(', ')}.`
      }),
  )
}

// Returns a sentence about declared behaviors of the target that no check uses. Returns null if there are none.
function formatRecorded({ readings = [] }: Run): string | null {
  const recorded = readings.filter(
    (reading) => reading.layer === 'declared' && reading.recorded !== undefined,
  )
  if (recorded.length === 0) return null
  const said = recorded.map(({ key, reading }) => `${key} = ${reading}`).join(', ')
  return `DECLARED FOR THE RECORD (no check uses it): ${said}.`
}

type Gap = {
  readonly readings: readonly { readonly key: string; readonly name: string; readonly meaning: string }[]
}

const wordings = new Map([...clauses, ...gaps].map(({ id, text }) => [id, text]))

/** Returns the text of a clause or an open question. Returns null if the id is unknown. */
export function clauseText(id: string): string | null {
  return wordings.get(id) ?? null
}

/** Returns the behavior that a check expects where the interface allows several. Returns null if the check depends on no such choice. */
export function readingText({ reading }: CheckRecord, { readings }: Run): string | null {
  const inForce = readings?.find(({ key }) => key === reading)
  const meaning = entriesOf(reading).find(({ name }) => name === inForce?.reading)?.meaning ?? null
  const { layer, parameters } = inForce ?? {}
  return meaning === null || layer !== 'declared' || parameters === undefined
    ? meaning
    : `${meaning}; the statement declares ${JSON.stringify(parameters)}`
}

/** Returns the readings, such as `chunks-done`, that a statement may declare for the open question `key`. */
export function readingNames(key: string | undefined): readonly string[] {
  return entriesOf(key).map(({ name }) => name)
}

function entriesOf(key: string | undefined): Gap['readings'] {
  const known: readonly Gap[] = gaps
  return known.flatMap((gap) => gap.readings).filter((entry) => entry.key === key)
}
