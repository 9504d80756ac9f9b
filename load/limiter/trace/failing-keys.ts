/** Decides when to stop sending: with a wrong key, or to a target that completes nothing, requests would be wasted. Pure. */
import { isCompleted } from './outcomes.ts'
import type { Observation } from './trace.ts'

/** A client error is rarely a coincidence, so two are enough. */
const MIN_CLIENT_ERRORS = 2
/** Other failures may end, so more are needed. */
const MIN_FAILURES = 8

/** A key without a completion. `isWrong` if the target answers all its requests with client errors, such as 401 or 404. */
export type FailingKey = { readonly key: string; readonly isWrong: boolean }

/**
 * Returns the keys that were used often enough, without a completion and without a refusal by the limiter. Either would
 * show that the key is right. Requests that are meant to fail do not count.
 */
export function failingKeys(seen: readonly Observation[]): readonly FailingKey[] {
  const sent = seen.filter(({ kind }) => kind === 'chat' || kind === 'long')
  return [...new Set(sent.map(({ key }) => key))].flatMap((key) => {
    const own = sent.filter((one) => one.key === key)
    if (own.some((one) => one.outcome === 'refused' || isCompleted(one))) return []
    const isWrong = own.every(({ status }) => status >= 400 && status <= 499)
    return own.length >= (isWrong ? MIN_CLIENT_ERRORS : MIN_FAILURES) ? [{ key, isWrong }] : []
  })
}
