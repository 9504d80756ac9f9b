/** The findings about a limiter, in words, the same on the terminal and on the page. */
import type { AskedRun, LimiterInterval, LimiterRun } from '../schemas/limiter-run.ts'
import { formatLooked } from './limiter-looked.ts'
import { count, formatPercent, thousands } from '../schemas/count.ts'
import { DECLARABLE_SCOPES, limitScopeText } from '../schemas/limit-scopes.ts'

const STANDING: Readonly<Record<AskedRun['outcome'], string>> = {
  answered: 'ANSWERED',
  undetermined: 'UNDETERMINED',
  invalid: 'NOT VALID: do not use these results',
  aborted: 'STOPPED before its end',
}

/** Returns the standing of the run. */
export function formatStanding({ outcome }: Pick<AskedRun, 'outcome'>): string {
  return STANDING[outcome]
}

/** Returns the cost of the run and its announced bounds. */
export function formatLimiterCost({ cost, most }: Pick<AskedRun, 'cost' | 'most'>): string {
  const { requests, accepted, refused, unclassified, tokens, seconds } = cost
  // What is neither was answered with 401, 404 and the like.
  const errors = requests - accepted - refused - unclassified
  const fates = [
    `${thousands(accepted)} accepted`,
    `${thousands(refused)} refused`,
    ...(errors <= 0 ? [] : [count(errors, 'client error')]),
    ...(unclassified === 0 ? [] : [`${thousands(unclassified)} unclassified`]),
  ].join(', ')
  const bound = `of at most ${count(most.requests, 'request')} in ${most.seconds} s`
  return `${count(requests, 'request')} in ${seconds.toFixed(1)} s (${fates}; ${count(tokens, 'token')} as far as reported), ${bound}`
}

const ENDS: Readonly<Record<string, string>> = {
  settled: 'as planned',
  'no-limit-seen': 'as planned',
  'given-up': 'given up',
  'out-of-requests': 'cut short by --max-requests',
  'out-of-time': 'cut short by --max-seconds',
}

/** Returns the end of the plan. */
export function formatEnd({ ended }: Pick<AskedRun, 'ended'>): string {
  if (ended === null) return 'before its end'
  const how = ENDS[ended.because] ?? ended.because
  return ended.because === 'settled' ? how : `${how}: ${ended.note}`
}

/** The keys by label and origin: `a ($A), b ($B)`. */
export function formatKeys({ keys, keyOrigins }: Pick<AskedRun, 'keys' | 'keyOrigins'>): string {
  return keys.map((key, at) => `${key} (${keyOrigins[at] ?? 'given'})`).join(', ')
}

const PHASES: Readonly<Record<string, string>> = {
  'first-request': 'with the first request after the previous window',
  'wall-clock': 'with the wall clock',
  'first-ever': 'with the first request ever',
  'process-start': 'at a moment that all keys share',
  'key-hash': 'at a moment of each key',
}

/** The facts under the answer, name and value: what was found, and what was looked at or not. */
export function formatFacts(run: LimiterRun): readonly (readonly [string, string])[] {
  const { finding } = run
  if (finding === null) return []
  const { capacity, windowMs, ratePerSecond, phases, scopes, unit } = finding
  // Where there may be no limit at all, these are what was seen of the server.
  const isSeen = finding.families.includes('none')
  const facts: (readonly [string, string] | null)[] = [
    capacity === null ? null : [isSeen ? 'At once' : 'Capacity', `${formatInterval(capacity, 1, 0)} ${unit}`],
    windowMs === null ? null : ['Window', `${formatInterval(windowMs, 1000, 2)} s`],
    ratePerSecond === null
      ? null
      : [
          isSeen ? 'Throughput' : 'Rate',
          `${formatInterval(ratePerSecond, 1, 2)} ${unit === 'tokens' ? 'tokens' : 'requests'} per second`,
        ],
    phases.length === 0
      ? null
      : ['Windows begin', phases.map((phase) => PHASES[phase] ?? phase).join(' or ')],
    scopes.length === 0 ? null : ['Scope', formatScopeNames(scopes)],
  ]
  return [...facts.filter((fact) => fact !== null), ...formatLooked(run)]
}

function formatScopeNames(scopes: readonly string[]): string {
  const names = scopes.map(limitScopeText).join(', or ')
  const isKeyOrAccount = scopes.includes('key') && scopes.includes('account')
  return isKeyOrAccount ? `${names} (a second key of one account would distinguish the two)` : names
}

/** Returns the title of the draft of a statement. It names the scopes to choose from if the run did not determine one. */
export function statementTitle({ finding }: LimiterRun): string {
  const scopes = finding?.scopes ?? []
  if (scopes.length === 1) return STATEMENT
  const choice = DECLARABLE_SCOPES.filter((scope) => scopes.length === 0 || scopes.includes(scope))
  const others = scopes.filter((scope) => !DECLARABLE_SCOPES.includes(scope)).map(limitScopeText)
  const beyond = others.length === 0 ? '' : `; a statement cannot declare: ${others.join(', or ')}`
  return `${STATEMENT} (add "scope" to the quota: ${choice.map((scope) => `"${scope}"`).join(' or ')}, which is not known${beyond})`
}

const STATEMENT = 'for assay.statement.json'

/** Returns title and text of the reason why the finding is not better, and of the experiment that would help, where the answer does not say it. */
export function formatUnsaid({ finding }: LimiterRun): readonly (readonly [string, string])[] {
  if (finding === null) return []
  const { verdict, reason, experiment } = finding
  // The answer of an open finding has its reason; that of a choice between families has the experiment.
  const isReasonStated = verdict === 'undetermined'
  const isExperimentStated = verdict === 'undetermined' || verdict === 'one-of'
  return [
    ...(reason === null || isReasonStated ? [] : [['Why', reason] as const]),
    ...(experiment === null || isExperimentStated ? [] : [['What would help', experiment] as const]),
  ]
}

/** Returns the engine of the run, and the seed to repeat it with. */
export function formatEngine({ engine, seed, startedAt }: AskedRun): string {
  return `${engine}, seed ${seed}, from ${startedAt}`
}

function formatInterval({ value, low, high }: LimiterInterval, scale: number, digits: number): string {
  const text = (part: number): string => (part / scale).toFixed(digits)
  return text(low) === text(high) ? text(value) : `${text(value)} (${text(low)} to ${text(high)})`
}

/** The likeliest families with their share, the runner-up included; empty where none of them explains the answers. */
export function formatPosterior({ finding }: LimiterRun): string {
  // Shares add up to one whatever the families explain: beside "no known family" they would contradict it.
  if (finding === null || finding.verdict === 'undetermined') return ''
  const shown = finding.posterior.slice(0, 3)
  return shown.map(({ family, probability }) => `${family} ${percent(probability)}`).join(', ')
}

function percent(share: number): string {
  if (share > 0.9995) return '> 99.9 %'
  return share < 0.001 ? '< 0.1 %' : formatPercent(share, 1)
}
