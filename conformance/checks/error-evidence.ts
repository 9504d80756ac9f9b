/** The refusals that rules of error bodies look at. Pure. */
import { inconclusive, notApplicable, type Issue, type Judgement } from '../judgement.ts'
import { examine, exchangesOf, type Evidence } from '../evidence.ts'
import type { Exchange } from '../exchange.ts'
import {
  describe,
  isRecord,
  jsonOf,
  kindOf,
  statusOf,
  valueAt,
  type JsonObject,
  type Kind,
} from '../reply.ts'

/** The probes whose chat requests are refused, each for a reason of its own. */
export const REFUSING_PROBES: readonly string[] = [
  'core.refusals',
  'core.body',
  'core.auth',
  'core.unknown-model',
]

const OPENAI = 'openai'

/** Which refusals a rule is for, and what is said when others came only. */
export type RefusalScope = { readonly of: (exchange: Exchange) => boolean; readonly none: string }

/** Applies a rule to every refusal of a chat request that came whole, or to those in the scope. With none, nothing can be said. */
export function onRefusals(
  evidence: Evidence,
  rule: (exchange: Exchange) => readonly Issue[],
  scope: RefusalScope = { of: () => true, none: '' },
): Judgement {
  const all = refusals(evidence)
  const refused = all.filter(scope.of)
  if (all.length > 0 && refused.length === 0) return inconclusive('prerequisite', scope.none, all)
  const asked = REFUSING_PROBES.flatMap((probe) => exchangesOf(evidence, probe))
  if (refused.length > 0 || asked.length === 0) return examine(evidence, refused, rule)
  return inconclusive('prerequisite', 'none of the bad requests was refused with a status and a body', asked)
}

/**
 * Applies a rule to every `error` object in the refusals; `at` is where it is. Only the reading `openai` has one, and bodies
 * without one are an issue of `core.errors-body` alone.
 */
export function onErrorObjects(
  evidence: Evidence,
  rule: (error: JsonObject, at: string) => readonly Issue[],
): Judgement {
  const reading = evidence.readings.get('errors.body')?.value.reading ?? OPENAI
  if (reading !== OPENAI) return notApplicable(`the reading of errors.body is ${reading}`, 'errors.body')
  const withObject = refusals(evidence).filter((exchange) => isRecord(errorOf(exchange)))
  if (withObject.length === 0) {
    const any = onRefusals(evidence, () => [])
    return any.kind === 'satisfied' ? inconclusive('prerequisite', 'no refusal has an object error') : any
  }
  return examine(evidence, withObject, (exchange) => {
    const error = errorOf(exchange)
    return isRecord(error) ? rule(error, `${exchange.id} /error`) : []
  })
}

/** The shape that most refusals share: see {@link shapeOf}. Null when none has a shape. */
export function usualShape(evidence: Evidence): string | null {
  const counts = new Map<string, number>()
  for (const exchange of refusals(evidence)) {
    const shape = shapeOf(exchange)
    if (shape !== null) counts.set(shape, (counts.get(shape) ?? 0) + 1)
  }
  const [first] = [...counts].toSorted(([, a], [, b]) => b - a)
  return first?.[0] ?? null
}

/**
 * Where in a refusal a client finds what went wrong: the object `error`, or else the members as they are. What stands beside
 * the object (a request id, say) does not change how it is read. Null when the body is not JSON.
 */
export function shapeOf(exchange: Exchange): string | null {
  const value = jsonOf(exchange)
  if (value === undefined) return null
  if (!isRecord(value)) return kindOf(value)
  if (isRecord(value['error'])) return 'an object error'
  return describe(Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))))
}

/** The issue of an `error` member of the wrong kind; none when it is absent. */
export function wrongKind(
  error: JsonObject,
  at: string,
  member: string,
  kinds: readonly Kind[],
): readonly Issue[] {
  const kind = kindOf(error[member])
  if (kind === 'missing' || kinds.includes(kind)) return []
  return [{ at: `${at}/${member}`, expected: kinds.join(' or '), received: describe(error[member]) }]
}

function errorOf(exchange: Exchange): unknown {
  return valueAt(jsonOf(exchange), '/error')
}

// What was cut off on the way is judged as such elsewhere, and says nothing about how errors are written.
function refusals(evidence: Evidence): readonly Exchange[] {
  return REFUSING_PROBES.flatMap((probe) => exchangesOf(evidence, probe)).filter(
    (exchange) => exchange.end.kind === 'complete' && (statusOf(exchange) ?? 0) >= 400,
  )
}
