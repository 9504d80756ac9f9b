/** Rates over the time that a tool takes for that of its run. Pure. */
import type { ExportedRequest } from './exported-request.ts'

/** Returns the seconds from the first request sent to the last moment that `endMs` names; 0 without a request. */
export function spanSeconds(
  requests: readonly ExportedRequest[],
  endMs: (request: ExportedRequest) => number,
): number {
  if (requests.length === 0) return 0
  const first = requests.reduce((least, { sentMs }) => Math.min(least, sentMs), Number.POSITIVE_INFINITY)
  const last = requests.reduce((most, request) => Math.max(most, endMs(request)), 0)
  return (last - first) / 1000
}

/** Divides; null by nothing. */
export function divided(amount: number, by: number | null): number | null {
  return by === null || by === 0 ? null : amount / by
}
