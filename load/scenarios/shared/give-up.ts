/** When a run is given up that cannot measure anything, and what is said then. Pure. */

/** So many requests of one user without any answer, and never one before, and the run is given up. */
export const UNANSWERED_LIMIT = 20

/** Why a run was given up that nobody answers. */
export const UNANSWERED_TEXT = `one user had ${UNANSWERED_LIMIT} requests in a row without any answer`

/** So many answers, all of them the same client error and never another, and the run is given up. */
export const REFUSED_AFTER = 20

/** The statuses that a wrong or missing key gets (RFC 9110, 15.5.2 and 15.5.4). */
export function refusesKey(status: number): boolean {
  return status === 401 || status === 403
}

/** Why a run was given up that got nothing but one client error, in one line. */
export function refusedText(status: number, isAuthenticated: boolean): string {
  if (!refusesKey(status))
    return `every request is refused: the first ${REFUSED_AFTER} answers were all ${status}`
  return `${keyTrouble(isAuthenticated)}: the first ${REFUSED_AFTER} answers were all refusals (${status})`
}

/** So many refused handshakes of one user, and never another, and the run is given up; about 20 of all users. */
export function handshakesUntilGivenUp(users: number): number {
  return Math.max(3, Math.ceil(20 / users))
}

/** Why such a run is given up, in one line. */
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
  return isAuthenticated ? 'the key is refused' : 'no key was sent, and the target wants one'
}
