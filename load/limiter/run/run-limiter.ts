import { LIMIT_FAMILIES, readLimitHeaders } from '../../../conformance/limits/limits-headers.ts'
import type { LimiterRun } from '../../../schemas/compiled/limiter-run.ts'
import { count } from '../../../schemas/count.ts'
import { writeRun } from '../../runner/write-run.ts'
import { fieldSeries, readAnnounced } from '../announced.ts'
import { contextOf, factsOf } from '../context.ts'
import { expectCost } from '../expect-cost.ts'
import type { Explanation } from '../explain-answers.ts'
import { identify } from '../identify.ts'
import { formatAnnounced, formatIdentification, formatSettings } from '../limit-text.ts'
import { sharingKeys } from '../limit-trace.ts'
import { nextBatch, planIn } from '../next-batch.ts'
import type { ExpectedCost, Identification, Limit, Observation, Scope, RunSoFar } from '../types.ts'
import { formatKey, lastMs, resultOf, spentOn } from './common-run.ts'
import { executePlan, type LimiterExecution } from './execute-plan.ts'
import { isCompleted, MIN_ANSWERS, withoutRejectedKeys } from './observe.ts'
import type { LimiterOptions } from './limiter-plan.ts'
import { performance } from 'node:perf_hooks'

/** Runs `assay load rate-limit` and writes its result. Throws a LoadError if the run cannot start. */
export async function runRateLimit(options: LimiterOptions): Promise<LimiterRun> {
  const announcer = createAnnouncer(options.onAnnouncement)
  const next = createPlanner(announcer.tell)
  const one = await executePlan('rate-limit', options, (from) => next(withoutRejectedKeys(from)))
  const run = judgeLimiter(one, announcer.expected())
  writeRun(options.out, 'limiter-run.json', run, one.k6Run.log.tail)
  return run
}

/** Creates a function that plans the next requests. `beforeSearched` is called before each search for limits. */
export function createPlanner(beforeSearched: (from: RunSoFar) => void, clock = () => performance.now()) {
  let known: Explanation | null = null
  let searchMs = 0
  return (from: RunSoFar) => {
    const planned = known === null ? null : planIn(factsOf(from, known))
    // Other stages need a new search for limits.
    const isKnown =
      planned?.type === 'batch' && /^(?:alone|scope|refused|failing|edge-\d|token-\d)$/.test(planned.stage)
    const endMs = lastMs(from.seen) + searchMs
    // A bucket refills during a search.
    if (isKnown && (planned.stage === 'scope' || planned.requests.some(({ atMs }) => atMs < endMs)))
      return planned
    const startedMs = clock()
    if (from.seen.length > 0) beforeSearched(from)
    const next = nextBatch(from)
    known = contextOf(from).explanation()
    searchMs = clock() - startedMs
    return next
  }
}

/** Creates an announcer, which tells the user the expected cost of a run, and tells it again after an increase. */
export function createAnnouncer(write: (line: string) => void = () => undefined) {
  let [said, first]: [ExpectedCost | null, ExpectedCost | null] = [null, null]
  let saidLimits = ''
  return {
    expected: () => first,
    tell: (from: RunSoFar): void => {
      const more = expectCost(from)
      const requests = more.requests + from.seen.length
      const seconds = more.seconds + lastMs(from.seen) / 1000
      if (more.note === null && more.requests === 0) return
      const isComplete = more.note === null && said?.note === null
      const factor = Math.max(requests / (said?.requests ?? 0), seconds / Math.max(1, said?.seconds ?? 0))
      if (more.note === said?.note && (!isComplete || factor < 1.25)) return
      const announced = readAnnounced(from).map(formatAnnounced).join(', ')
      const limits = announced === '' ? 'no limit is announced' : `announced: ${announced}`
      const parts = [...(limits === saidLimits ? [] : [limits]), ...formatCost(more)]
      write(`${isComplete ? 'more than announced: ' : ''}${parts.join('; ')}`)
      saidLimits = limits
      said = { ...more, requests, seconds }
      if (more.requests > 0 && (first === null || (first.note !== null && more.note === null))) first = said
    },
  }
}

function formatCost({ requests, seconds, note }: ExpectedCost): readonly string[] {
  const cost = `${Math.ceil(seconds)} s and ${count(requests, 'more request')}`
  if (note !== null)
    return [...(requests > 0 ? [`the rest takes up to ${cost} if no limit refuses any`] : []), note]
  const doubt = 'if the answers leave a doubt, the whole run may take about twice as much, within its bounds'
  return [`the rest takes about ${cost}`, doubt]
}

/** Returns the content of `limiter-run.json` for a finished run. */
export function judgeLimiter(one: LimiterExecution, expected: ExpectedCost | null): LimiterRun {
  return resultOf(one, expected, () => {
    const { plan, rows } = one
    const bounds = { ...plan.bounds, startEpochMs: rows.startEpochMs }
    const from: RunSoFar = withoutRejectedKeys({ seen: rows.seen, bounds })
    const finding = identify(from)
    const { statement, obstacle } = draftStatement(finding, from)
    const [first = '', ...rest] = formatIdentification(finding, readAnnounced(from))
    const isConfirmed = finding.limits.some(({ status }) => status === 'confirmed')
    const isTooShort = rows.seen.length < MIN_ANSWERS
    const { accepted, tokens, seconds } = spentOn(rows.seen)
    // A limit slightly above the number of sent requests cannot be distinguished from no limit.
    const none = isTooShort
      ? `${count(rows.seen.length, 'answer')} within the bounds: ${rows.done?.note ?? 'too few to show a limit'}`
      : `no limit ${finding.limits.length === 0 ? 'seen' : 'confirmed'} up to ${count(accepted, 'request')} and ${count(tokens, 'token')} in ${seconds} s`
    const fields = [...new Set(fieldSeries(from).map(({ limit }) => limit.source))].join(', ')
    const unread = `The draft leaves limits.headers open (null): no reading has these fields, complete in each answer: ${fields}.`
    return {
      isAnswered: finding.isAnswered && isConfirmed,
      reasons: isConfirmed || !(isTooShort || finding.isAnswered) ? [] : [none],
      answer: [
        `Key ${formatKey(plan, 0)}. ${first}`,
        ...rest,
        ...aboutKeys(from, finding, (key) => formatKey(plan, plan.bounds.keys.indexOf(key))),
        ...(obstacle === null ? [] : [`No draft of a statement: ${obstacle}.`]),
        ...(statement?.readings['limits.headers'] === null ? [unread] : []),
      ],
      finding,
      statement,
      settings: formatSettings(finding),
    }
  })
}

function aboutKeys({ seen }: RunSoFar, { limits }: Identification, nameOf: (key: string) => string) {
  const shared = [...sharingKeys(seen)]
  if (shared.length > 1) return [`Keys refused together: ${shared.map(nameOf).join(', ')}.`]
  const accepted = seen.filter(({ stage, outcome }) => stage === 'scope' && outcome === 'accepted')
  const apart = [...new Set([...shared, ...accepted.map(({ key }) => key)])].map(nameOf)
  if (apart.length < 2 || !limits.some(({ scope }) => scope?.includes('key') === true)) return []
  return [`Counted apart: ${apart.join(', ')}. If these keys are of several accounts, it may be per account.`]
}

function draftStatement({ limits }: Identification, from: RunSoFar) {
  const confirmed = limits.filter(({ status }) => status === 'confirmed')
  const [obstacle = null] = confirmed.flatMap((limit) => obstacleTo(limit) ?? [])
  if (confirmed.length === 0) return { statement: null, obstacle: 'no limit is confirmed' }
  if (obstacle !== null) return { statement: null, obstacle }
  const exceeded = exceededAs(confirmed, from.seen)
  // Header fields may announce a limit that is too large to confirm. Without it, a check would compare them with the confirmed limits only.
  const announced = limits.filter(
    (limit) => limit.status === 'announced only' && obstacleTo({ ...limit, behavior: 'window' }) === null,
  )
  const quotas = [...confirmed, ...announced].map(quotaOf)
  const readings = {
    'limits.quota': { reading: 'list', quotas, ...consumersOf(confirmed) },
    'limits.headers': headerFamily(from.seen) ?? (fieldSeries(from).length > 0 ? null : 'none'),
    ...(exceeded === null ? {} : { 'limits.exceeded': exceeded }),
  }
  // The capability makes checks judge the declared limits.
  const statement = { schema: 'assay.statement/1', capabilities: { limits: 'supported' }, readings }
  return { statement, obstacle: null }
}

function obstacleTo({ behavior, unit, size, windowMs, banMs, scope, announced }: Limit): string | null {
  if (behavior === null || behavior === 'none') return 'the behavior of the limit is not known'
  if (behavior === 'delays') return 'a statement cannot declare a limit that delays requests'
  if (unit === 'input-tokens' || unit === 'output-tokens')
    return 'a statement cannot declare input and output tokens apart'
  const isInexact = Math.round(size.from) !== Math.round(size.to)
  if (announced === null && isInexact) return 'the exact size of the limit is not known'
  // A ban hides the end of the window before it.
  if ((windowMs === null && unit !== 'in-flight') || banMs !== null)
    return 'the window of the limit is not known'
  return scope === null || scope.some(isDeclarable)
    ? null
    : 'a statement cannot declare a limit that is counted for all keys together, or per key and address'
}

function isDeclarable(scope: Scope): boolean {
  return scope === 'key' || scope === 'address' || scope === 'account'
}

function quotaOf({ unit, size, windowMs, scope }: Limit): object {
  const [only, ...others] = scope ?? []
  return {
    quota: Math.round(size.value),
    unit: unit === 'in-flight' ? 'concurrent' : unit,
    ...(windowMs === null ? {} : { windowSeconds: Number((windowMs.value / 1000).toPrecision(3)) }),
    ...(only === undefined || others.length > 0 || !isDeclarable(only) ? {} : { scope: only }),
  }
}

function consumersOf(limits: readonly Limit[]): Readonly<Record<'charged' | 'undecided', readonly string[]>> {
  const kinds = (['refused', 'invalid', 'wrong-key'] as const).map((kind) => ({
    name: kind === 'wrong-key' ? 'unauthorized' : kind,
    answers: limits.map(({ consumedBy }) => consumedBy[kind]),
  }))
  const others = kinds.filter(({ answers }) => !answers.includes(true))
  return {
    charged: kinds.flatMap((kind) => (others.includes(kind) ? [] : [kind.name])),
    undecided: others.flatMap(({ name, answers }) => (answers.includes(null) ? [name] : [])),
  }
}

function headerFamily(seen: readonly Observation[]): string | null {
  const answers = seen.filter((one) => one.outcome === 'refused' || isCompleted(one))
  return LIMIT_FAMILIES.find((family) => answers.every((one) => isWholeIn(family, one))) ?? null
}

function isWholeIn(family: string, { fields, dateMs }: Observation): boolean {
  const read = readLimitHeaders(family, Object.entries(fields), dateMs ?? 0)
  if (read === null || read.malformed.length > 0) return false
  // A structured field may leave out the reset.
  if (family === 'ratelimit-fields') return 'ratelimit' in fields && 'ratelimit-policy' in fields
  return read.allowances.some(({ present }) => present.length === 3)
}

function exceededAs(limits: readonly Limit[], seen: readonly Observation[]): string | object | null {
  const refused = seen.filter(({ outcome }) => outcome === 'refused')
  const statuses = [...new Set(refused.map(({ status }) => status))]
  if (!statuses.every((status) => status >= 400) || statuses.length === 0) return null
  if (statuses.join() === '503') return '503'
  if (statuses.join() !== '429') return { reading: '429', status: statuses }
  const isFalse = limits.some(({ retryAfter }) => retryAfter?.verdict === 'false')
  // The reading also promises an error body of JSON.
  const isWhole = refused.every(
    ({ fields, errorText }) =>
      /^\d+$|GMT$/.test(fields['retry-after'] ?? '') && errorText?.startsWith('{') === true,
  )
  return isWhole && !isFalse ? '429-retry-after' : '429'
}
