/** Describes what a run left open, and what it would cost to find out. Pure. */
import { isLong, type Context, type Found } from './context.ts'
import { isNamed } from './decide.ts'
import { queuedBurst } from './limit-trace.ts'
import { SECOND_MS, type Limit, type OpenQuestion } from './types.ts'

// The number of windows that a search needs to find a window and its behavior.
const WINDOWS = 5

/** Returns the open questions; those about limits that caused refusals come first. */
export function openQuestions(
  context: Context,
  found: readonly Found[],
  limits: readonly Limit[],
): readonly OpenQuestion[] {
  const watched = context.nowMs / SECOND_MS
  const about = found.flatMap((one) => questionsAbout(context, one))
  const announced = limits.flatMap((limit) =>
    limit.status === 'announced only' ? aboutAnnounced(context, limit) : [],
  )
  const hasTokens = limits.some(({ unit }) => unit.includes('tokens'))
  const scope = limits.find(
    // No second key is tried under a limit that delays.
    ({ status, behavior, scope: possible }) =>
      status === 'confirmed' && behavior !== 'delays' && (possible?.length ?? 1) > 1,
  )
  const tokens = 'whether tokens are limited: no answer announces it, and the prompts were short'
  const rest = `limits over more than ${watched.toFixed(0)} s, and of more than ${mostInARow(context)} requests: not examined unless listed above`
  return [
    ...about,
    ...announced,
    ...(limits.some(({ behavior }) => behavior === 'delays') ? [] : delayQuestion(context)),
    ...(scope === undefined ? [] : [scopeQuestion(context, scope)]),
    ...(hasTokens ? [] : [question(tokens)]),
    question(rest),
  ]
}

/**
 * Returns a question if simultaneous requests waited although none was refused, or none. From outside, several causes look
 * alike.
 */
function delayQuestion({ seen }: Context): readonly OpenQuestion[] {
  const queued = queuedBurst(seen)
  if (queued === null) return []
  const causes = "a limiter that delays, a pool of workers, a slow service, or the client's own speed"
  const what = `${queued.requests} requests at once waited up to ${round(queued.longestMs / SECOND_MS)} s`
  return [question(`why ${what}: ${causes}`)]
}

function question(
  text: string,
  flags: readonly string[] = [],
  seconds: number | null = null,
  acceptedRequests: number | null = null,
): OpenQuestion {
  return { text, seconds, acceptedRequests, flags }
}

/** Returns a question that a longer run settles. */
function questionOfTime(text: string, seconds: number, acceptedRequests: number | null): OpenQuestion {
  return question(text, [`--max-seconds ${seconds}`], seconds, acceptedRequests)
}

function questionsAbout({ bounds }: Context, { component, decision }: Found): readonly OpenQuestion[] {
  if (isNamed(decision)) return []
  const { behavior, size, windowMs, isWindowKnown, likely } = decision
  const { unit } = component.counting
  const amount = size.from === size.to ? round(size.value) : `${round(size.from)} to ${round(size.to)}`
  const seems = `a limit seems to be ${amount} ${nameOf(unit)}`
  if (windowMs === null) return [question(`${seems}; its behavior is not decided`)]
  // Delays are tried once: more time would not decide them.
  if (likely === 'delays')
    return [question(`${seems}; perhaps requests beyond it wait, which is not decided`)]
  const per = isWindowKnown
    ? `per ${round(windowMs.value / SECOND_MS)} s`
    : `per ${round(windowMs.from / SECOND_MS)} to ${round(windowMs.to / SECOND_MS)} s`
  const unsure = behavior === null ? `; most likely a ${likely}, which is not decided` : ''
  const longest = Math.min(windowMs.to, windowMs.value * 4)
  const seconds = Math.ceil((bounds.maxMs + WINDOWS * longest) / SECOND_MS)
  const requests = unit === 'requests' ? Math.ceil(WINDOWS * size.value) : null
  return [questionOfTime(`${seems} ${per}${unsure}`, seconds, requests)]
}

function nameOf(unit: Limit['unit']): string {
  return unit === 'in-flight' ? 'in flight' : unit
}

function aboutAnnounced(
  { bounds }: Context,
  { unit, size, windowMs, announced }: Limit,
): readonly OpenQuestion[] {
  if (announced === null) return []
  const by = `announced by ${announced.source}`
  const name = `${size.value} ${nameOf(unit)}`
  if (windowMs === null) return [question(`${name}: ${by}, without a window`)]
  const windowS = windowMs.value / SECOND_MS
  const requests = unit === 'requests' ? Math.ceil(2 * size.value + 5) : null
  const alone = Math.ceil(2.2 * windowS)
  const [why, seconds] = isLong(announced)
    ? ['to confirm it spends all of it', alone]
    : ['no request was refused by it', Math.max(alone, Math.ceil(bounds.maxMs / SECOND_MS + windowS))]
  return [questionOfTime(`${name} per ${round(windowS)} s: ${by}; ${why}`, seconds, requests)]
}

function scopeQuestion({ bounds }: Context, limit: Limit): OpenQuestion {
  const flags = [
    ...(bounds.keys.length < 2 ? ['--keys-env A,B'] : []),
    ...(bounds.sources.length < 2 ? ['--sources ADDRESS,ADDRESS'] : []),
  ]
  return question(`whether the limit counts by ${(limit.scope ?? []).join(' or ')}`, flags)
}

function mostInARow({ seen }: Context): number {
  let [most, current] = [0, 0]
  for (const { outcome } of seen) {
    current = outcome === 'accepted' ? current + 1 : 0
    most = Math.max(most, current)
  }
  return most
}

function round(value: number): string {
  return String(Number(value.toPrecision(3)))
}
