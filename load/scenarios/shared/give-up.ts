/** Decides when to give up a run that cannot measure anything, and gives the reason. Pure. */

/** So many requests of one user without any answer, and never one before, and the run is given up. */
export const UNANSWERED_LIMIT = 20

/** The reason to give up a run without answers. */
export const UNANSWERED_TEXT = `one user had ${UNANSWERED_LIMIT} requests in a row without any answer`

/** The reason to give up a run in which one user had as many failed requests in a row as its plan allows. */
export const FAILING_TEXT = 'one user had as many failed requests in a row as this stage allows'

/** So many answers, all of them the same client error and never another, and the run is given up. */
const REFUSED_AFTER = 20

/**
 * So many answers for so long, all of which failed in the same way, and the run is given up. A service that starts, or a proxy that
 * loses it for a moment, gets the time to come back.
 */
const FAILED_AFTER = 100
const FAILED_SECONDS = 2

/**
 * In which way all answers failed so far. `kind`: the client error, 500 for any 5xx, 300 for redirects, 200 for good statuses
 * without a completion. `status` is that of the last one; `seconds` passed since the first.
 */
export type SameFailures = {
  readonly answers: number
  readonly kind: number
  readonly status: number
  readonly seconds: number
  readonly isAuthenticated: boolean
}

/** Returns whether so many requests failed in the same way that the run is given up. */
export function isGivenUp({ answers, kind, seconds }: SameFailures): boolean {
  return isClientError(kind) ? answers >= REFUSED_AFTER : answers >= FAILED_AFTER && seconds >= FAILED_SECONDS
}

/** The statuses that a wrong or missing key gets (RFC 9110, 15.5.2 and 15.5.4). */
export function refusesKey(status: number): boolean {
  return status === 401 || status === 403
}

/** Returns the reason to give up a run all of whose answers failed in the same way, in one line. */
export function refusedText(seen: SameFailures): string {
  const { answers, kind, status, seconds, isAuthenticated } = seen
  if (refusesKey(kind))
    return `${keyTrouble(isAuthenticated)}: the first ${REFUSED_AFTER} answers were all refusals (${status})`
  if (isClientError(kind))
    return `every request is refused: the first ${REFUSED_AFTER} answers were all ${status}`
  return `every request fails: all ${answers} answers of the first ${seconds.toFixed(1)} s ${failuresIn(kind, status)}`
}

function isClientError(kind: number): boolean {
  return kind >= 400 && kind <= 499
}

function failuresIn(kind: number, status: number): string {
  if (kind >= 500) return `were server errors (the last one ${status})`
  return kind >= 300
    ? `were redirects (the last one ${status})`
    : `had a good status (the last one ${status}) and were not completions`
}

/** So many refused handshakes of one user, and never another, and the run is given up; about 20 of all users. */
export function handshakesUntilGivenUp(users: number): number {
  return Math.max(3, Math.ceil(20 / users))
}

/** Returns the reason to give up such a run, in one line. */
export function refusedHandshakesText(
  times: number,
  status: number | null,
  isAuthenticated: boolean,
): string {
  const seen = `one user had ${times} WebSocket handshakes in a row refused${status === null ? '' : ` (${status})`}`
  if (status === null) return seen
  if (refusesKey(status)) return `${keyTrouble(isAuthenticated)}: ${seen}`
  return [400, 404, 405, 426, 501].includes(status) ? `no WebSocket is offered there: ${seen}` : seen
}

function keyTrouble(isAuthenticated: boolean): string {
  return isAuthenticated ? 'the key is refused' : 'no key was sent, and the target requires one'
}
