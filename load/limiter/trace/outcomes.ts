/** Classifies answers: accepted, refused, completed; and their round trips. Pure. */
import type { Observation, RequestKind } from './trace.ts'

/** Kinds of requests that a target completes unless a limit refuses them. */
export const COMPLETIONS: readonly RequestKind[] = ['chat', 'long', 'brief']

/** Returns the number of accepted requests. */
export function acceptedOf(observations: readonly Observation[]): number {
  return observations.filter(({ outcome }) => outcome === 'accepted').length
}

/** Returns whether any request was refused. */
export function hasRefusal(observations: readonly Observation[]): boolean {
  return observations.some(({ outcome }) => outcome === 'refused')
}

/** Returns whether a status is 2xx. */
export function isSuccessStatus(status: number): boolean {
  return status >= 200 && status <= 299
}

/** Returns whether an answer was a completion. */
export function isCompleted({ outcome, status }: Pick<Observation, 'outcome' | 'status'>): boolean {
  return outcome === 'accepted' && isSuccessStatus(status)
}

/** Returns the time from sending a request to the first byte of its answer. */
export function roundTripMs({ sentMs, answeredMs }: Pick<Observation, 'sentMs' | 'answeredMs'>): number {
  return answeredMs - sentMs
}
