/** What a call is, as its probe declares it, and how a check selects the calls that it judges. Pure. */
import type { CallKind, Exchange } from './exchange.ts'

/** A kind of call, one subject of a kind (`refusal:missing-model`), or every call of the run (`*`). */
export type Selector = CallKind | `${CallKind}:${string}` | '*'

/** The kind and the subject of a call; both absent in what no probe declares. */
export type Marked = Pick<Exchange, 'kind' | 'about'>

/** Returns whether one of the selectors selects a call. */
export function isSelected(selectors: readonly Selector[], { kind, about }: Marked): boolean {
  return selectors.some(
    (selector) =>
      selector === '*' || (kind !== undefined && (selector === kind || selector === `${kind}:${about}`)),
  )
}

/** Returns the kind and subject that a text such as `refusal:missing-model` names. */
export function markedBy(text: string): Marked {
  const at = text.indexOf(':')
  const kind = CALL_KINDS.find((known) => known === text.slice(0, at))
  return kind === undefined ? {} : { kind, about: text.slice(at + 1) }
}

/** Returns the selectors of a check, whether it has one or several. */
export function selectorsOf(judges: Selector | readonly Selector[]): readonly Selector[] {
  return typeof judges === 'string' ? [judges] : judges
}

/** The plain calls that show whether the target answers anything at all; a refusal proves something only then. */
export const CONTROL: Selector = 'completion:control'

/** Returns what a check is about: its selectors without those that are only compared with. */
export function subjectOf(judges: Selector | readonly Selector[]): readonly Selector[] {
  const all = selectorsOf(judges)
  const own = all.filter((selector) => selector !== '*' && !BESIDE.includes(selector))
  return own.length > 0 ? own : all
}

// Calls that many checks are handed only to see whether the service, or its WebSocket, works at all.
const BESIDE: readonly Selector[] = [CONTROL, 'conversation:ordinary', 'other:elsewhere']

/** Every kind of call. */
export const CALL_KINDS: readonly CallKind[] = [
  // Valid calls: a plain completion, a streamed one, and a WebSocket conversation.
  'completion',
  'stream',
  'conversation',
  // A plain or streamed call with a mistake that must be refused, and one without a valid key.
  'refusal',
  'credential',
  // A valid call whose client hangs up before its end.
  'left',
  // A WebSocket conversation with a mistake or without a valid key.
  'bad-conversation',
  // What the target sends to the receiver of webhooks.
  'delivery',
  'signup',
  'registration',
  'trigger',
  // Anything else: the list of models, other methods and paths.
  'other',
]

/** The kinds whose calls every conforming target answers, unless they are declared as ones that may be refused. */
export const VALID_KINDS: readonly CallKind[] = ['completion', 'stream', 'conversation', 'left']
