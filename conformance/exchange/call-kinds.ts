import type { CallKind, Exchange } from './exchange.ts'

/** Selects calls by kind (`refusal`), by kind and subject (`refusal:missing-model`), or all (`*`). */
export type Selector = CallKind | `${CallKind}:${string}` | '*'

/** The kind of a call, such as `refusal`, and its subject, such as `missing-model`. */
export type KindAndSubject = Pick<Exchange, 'kind' | 'about'>

/** Returns whether at least one of the selectors matches a call. */
export function isSelected(selectors: readonly Selector[], { kind, about }: KindAndSubject): boolean {
  return selectors.some(
    (selector) =>
      selector === '*' || (kind !== undefined && (selector === kind || selector === `${kind}:${about}`)),
  )
}

/** Splits a text such as `refusal:missing-model` into the kind and the subject of a call. Returns `{}` if the kind is unknown. */
export function parseKindAndSubject(text: string): KindAndSubject {
  const at = text.indexOf(':')
  const kind = CALL_KINDS.find((known) => known === text.slice(0, at))
  return kind === undefined ? {} : { kind, about: text.slice(at + 1) }
}

/** Returns a list of selectors. A single selector becomes a list with one element. */
export function selectorsOf(judges: Selector | readonly Selector[]): readonly Selector[] {
  return typeof judges === 'string' ? [judges] : judges
}

/** Selects simple valid calls, with which other calls are compared. */
export const CONTROL_CALLS: Selector = 'completion:control'

/** Returns the selectors of the calls that a check judges. Selectors of calls that only serve as a comparison are left out. */
export function judgedSelectors(judges: Selector | readonly Selector[]): readonly Selector[] {
  const all = selectorsOf(judges)
  const own = all.filter((selector) => selector !== '*' && !BESIDE.includes(selector))
  return own.length > 0 ? own : all
}

// Control calls, with which checks find out whether the service or its WebSocket works at all.
const BESIDE: readonly Selector[] = [CONTROL_CALLS, 'conversation:ordinary', 'other:elsewhere']

const CALL_KINDS: readonly CallKind[] = [
  'completion',
  'stream',
  'conversation',
  // The calls of the next two kinds must be refused: they have a mistake, or no valid key.
  'refusal',
  'credential',
  // A valid call whose client hangs up before its end.
  'left',
  // A WebSocket conversation with a mistake or without a valid key.
  'bad-conversation',
  // A webhook delivery of the target.
  'delivery',
  'signup',
  'registration',
  'trigger',
  // A call that is no chat request: the list of models, other methods and paths.
  'other',
]

/** The `about` marks of calls that a proxy may block. Checks of completions ignore such a call if it got no complete 2xx answer. */
export const JUDGED_IF_ANSWERED: readonly string[] = ['after-refusal', 'http2-offer', 'gzip', 'event']

/** The subjects of calls that reach a limit on purpose: a quota, a token quota, or the maximum of concurrent calls. */
export const SPENDING: readonly string[] = ['quota', 'token-quota', 'in-flight']

/** Kinds of calls that a conforming target must answer. */
export const VALID_KINDS: readonly CallKind[] = ['completion', 'stream', 'conversation', 'left']
