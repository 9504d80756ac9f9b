import { inconclusive, notApplicable, type Issue, type Judgement } from '../exchange/judgement.ts'
import { callsAbout, examine, unusable } from './evidence.ts'
import type { Evidence } from './check.ts'
import { errorPointer, errorRule, type ErrorPart } from './error-shape.ts'
import { setupProblem } from './replies.ts'
import { JUDGED_IF_ANSWERED, type Selector } from '../exchange/call-kinds.ts'
import type { Exchange } from '../exchange/exchange.ts'
import type { Readings } from '../statement/readings.ts'
import {
  describeValue,
  isRecord,
  jsonOf,
  jsonKind,
  valueAtPointer,
  type JsonKind,
  isClientError,
} from '../exchange/reply.ts'

/** Selects the calls whose refusals are judged. */
export const REFUSAL_CALLS: readonly Selector[] = ['refusal', 'credential', 'completion', 'stream']

/** The refusals that a check judges: `of` selects them. If it selects none, the check is inconclusive, with `none` as the reason. */
type RefusalScope = { readonly of: (exchange: Exchange) => boolean; readonly none: string }

/** Applies `rule` to each completely received answer that refuses a chat request. `scope` selects the refusals. */
export function onChatRefusals(
  evidence: Evidence,
  rule: (exchange: Exchange) => readonly Issue[],
  scope: RefusalScope = { of: () => true, none: '' },
): Judgement {
  const all = refusals(evidence)
  const refused = all.filter(scope.of)
  if (all.length > 0 && refused.length === 0) return inconclusive('prerequisite', scope.none, all)
  const asked = callsAbout(evidence, 'refusal', 'credential')
  if (refused.length > 0 || asked.length === 0) return examine(evidence, refused, rule)
  return inconclusive('prerequisite', 'none of the bad requests was refused with a status and a body', asked)
}

/** Judges one part of each error body, such as its message, by `rule`, which returns the issues of the part. */
export function onErrorParts(
  evidence: Evidence,
  part: ErrorPart,
  rule: (value: unknown, at: string) => readonly Issue[],
): Judgement {
  const pointerIn = (body?: unknown) => errorPointer(evidence.readings, part, body) ?? ''
  if (pointerIn() === '') {
    return notApplicable(`the reading of errors.body does not say where the ${part} is`, 'errors.body')
  }
  const withObject = refusals(evidence).filter((exchange) => {
    const body = jsonOf(exchange)
    return isRecord(valueAtPointer(body, objectAround(pointerIn(body))))
  })
  if (withObject.length === 0) {
    const any = onChatRefusals(evidence, () => [])
    const around = objectAround(pointerIn())
    const what = around === '' ? 'is an object' : `has an object ${around.slice(1)}`
    return any.kind === 'satisfied' ? inconclusive('prerequisite', `no refusal ${what}`) : any
  }
  return examine(evidence, withObject, (exchange) => {
    const pointer = pointerIn(jsonOf(exchange))
    return rule(valueAtPointer(jsonOf(exchange), pointer), `${exchange.id} ${pointer}`)
  })
}

function objectAround(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'))
}

type UsualShape = { readonly shape: string; readonly why: string }

/** Returns the most common structure of the error bodies. Returns null if none is JSON. */
export function usualShape(evidence: Evidence): UsualShape | null {
  const { readings } = evidence
  const rule = errorRule(readings)
  const all = refusals(evidence)
  const most = mostCommon(all, readings)
  const fitting = mostCommon(
    all.filter((exchange) => rule?.(jsonOf(exchange), '').length === 0),
    readings,
  )
  if (fitting === null || fitting === most)
    return most === null ? null : { shape: most, why: 'as most refusals' }
  return { shape: fitting, why: 'as the refusals that fit the reading' }
}

function mostCommon(exchanges: readonly Exchange[], readings: Readings): string | null {
  const counts = new Map<string, number>()
  for (const exchange of exchanges) {
    const shape = errorShape(exchange, readings)
    if (shape !== null) counts.set(shape, (counts.get(shape) ?? 0) + 1)
  }
  const [first] = [...counts].toSorted(([, a], [, b]) => b - a)
  return first?.[0] ?? null
}

/** Describes the structure of an error body, such as `an object error`. Returns null if the body is not JSON. */
export function errorShape(exchange: Exchange, readings: Readings): string | null {
  const value = jsonOf(exchange)
  if (value === undefined) return null
  const reading = readings.get('errors.body')?.value.reading ?? ''
  if (SHAPED.has(reading) && errorRule(readings)?.(value, '').length === 0) return 'the shape of the reading'
  if (!isRecord(value)) return jsonKind(value)
  if (isRecord(value['error'])) return 'an object error'
  return describeValue(Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))))
}

// The readings of `errors.body` with a schema that shows the parts of an error. The reading `bare` accepts any body.
const SHAPED: ReadonlySet<string> = new Set(['custom', 'problem', 'detail'])

/** Returns an issue if a value is present and has none of the JSON types `kinds`. */
export function wrongKind(value: unknown, at: string, kinds: readonly JsonKind[]): readonly Issue[] {
  const kind = jsonKind(value)
  if (kind === 'missing' || kinds.includes(kind)) return []
  return [{ at, expected: kinds.join(' or '), received: describeValue(value) }]
}

// Returns the complete 4xx answers, whose bodies are judged. Other checks judge a 5xx, an answer that was cut off, and calls that a
// proxy may refuse.
function refusals(evidence: Evidence): readonly Exchange[] {
  return callsAbout(evidence, ...REFUSAL_CALLS).filter(
    (exchange) =>
      exchange.end.kind === 'complete' &&
      !JUDGED_IF_ANSWERED.includes(exchange.about ?? '') &&
      isClientError(exchange) &&
      unusable(exchange) === null &&
      // A wrong model or key of the user makes a run incomplete, but is not a fault of the service.
      (exchange.isValidCall !== true || setupProblem(exchange, evidence.readings) === null),
  )
}
