/** The configuration of scenarios that identify limiters, from Node to k6, beyond the common one. It never holds a key. Pure. */
import type { Protocol } from '../../workload/workload.ts'
import { isObject, memberOf, requireNumber, requireString } from '../../guards.ts'

/** An address of this host by its label; null leaves the choice to the system. */
export type LabeledSource = { readonly label: string; readonly address: string | null }

/**
 * `keys` are labels in the order of the secrets. The first one means no key if the target needs none. `refusalStatuses`
 * refuse like 429. `longTokens` is `max_tokens` of a request that takes noticeably longer. `streamMembers` are the members
 * of a body that request a stream; null if no request may ask for one.
 */
export type LimiterTask = {
  readonly keys: readonly string[]
  readonly sources: readonly LabeledSource[]
  readonly maxRequests: number
  readonly maxMs: number
  readonly refusalStatuses: readonly number[]
  readonly longTokens: number
  readonly streamMembers: Protocol['streamMembers'] | null
}

/** Returns the label of the n-th key or source: `a`, `b`, ... `z`, `a1`. */
export function keyLabel(place: number): string {
  const letter = String.fromCharCode(97 + (place % 26))
  return place < 26 ? letter : `${letter}${Math.floor(place / 26)}`
}

/** Parses the task of a scenario. Throws a TypeError (or SyntaxError) with the reason. */
export function parseLimiterTask(text: string): LimiterTask {
  const value: unknown = JSON.parse(text)
  if (!isObject(value)) throw new TypeError('the task must be a JSON object')
  return {
    keys: listOf(value, 'keys').map((key) => String(key)),
    sources: listOf(value, 'sources').map(sourceOf),
    maxRequests: requireNumber(value, 'maxRequests'),
    maxMs: requireNumber(value, 'maxMs'),
    refusalStatuses: listOf(value, 'refusalStatuses').map(Number),
    longTokens: requireNumber(value, 'longTokens'),
    streamMembers: membersOf(value['streamMembers']),
  }
}

function membersOf(value: unknown): LimiterTask['streamMembers'] {
  if (value === null || isObject(value)) return value
  throw new TypeError('streamMembers must be an object or null')
}

function sourceOf(source: unknown): LabeledSource {
  const address = memberOf(source, 'address')
  return { label: requireString(source, 'label'), address: typeof address === 'string' ? address : null }
}

function listOf(value: unknown, name: string): readonly unknown[] {
  const list = memberOf(value, name)
  if (!Array.isArray(list)) throw new TypeError(`${name} must be a list`)
  return list
}
