/**
 * Recognizes with which statuses a target refuses besides 429: the same request by the same key that is completed at one
 * time and answered otherwise at another meets a limit, whatever the status. Shared by k6 and Node, so no I/O. Pure.
 */
import type { RequestKind, Observation } from './trace.ts'
import { COMPLETIONS, isCompleted, isSuccess } from './outcomes.ts'

/** Reads the answers of one stage after another, and remembers what it has recognized. */
export type RefusalReader = {
  /** The answers of a stage, with refusals marked as such; a stage may be read again when it has grown. */
  readonly read: (stage: readonly Observation[]) => readonly Observation[]
  /** The newest answer of a stage that goes on. Requests the whole stage only where this answer may make a status recognized. */
  readonly readNewest: (newest: Observation, stage: () => readonly Observation[]) => Observation
  /** Statuses that were recognized, in the order in which they were. */
  readonly learned: () => readonly number[]
}

/** So many answers of one status are not an accident of a moment. */
const LEAST = 3
/** After its first one at least this part of the answers has the status: an error now and then is not a limit. */
const PART = 0.5
/** Failures by definition (RFC 9110 section 15.6): a server that breaks under load is not a limiter. 0 is not an answer. */
const FAILURES: readonly number[] = [0, 500, 501, 502, 504, 505]
const MEANT_TO_FAIL: readonly RequestKind[] = ['wrong-key', 'invalid']

/** A reader that has recognized nothing yet. */
export function createRefusalReader(): RefusalReader {
  const learned: number[] = []
  const completed = new Set<string>()
  const reader: RefusalReader = {
    learned: () => learned,
    readNewest: (newest, stage) => {
      const { outcome, status } = newest
      if (outcome === 'refused' || isNeverRefusal(status)) return newest
      return reader.read(learned.includes(status) ? [newest] : stage()).at(-1) ?? newest
    },
    read: (stage) => {
      const unknown = stage.filter(({ outcome }) => outcome !== 'refused')
      for (const status of new Set(unknown.map((one) => one.status))) {
        if (!learned.includes(status) && isRefusal(stage, status, completed)) learned.push(status)
      }
      for (const one of stage) if (isCompleted(one)) completed.add(requestOf(one))
      const keys = new Set([...completed].map((request) => request.split(' ')[0]))
      return stage.map((one) =>
        learned.includes(one.status) && keys.has(one.key) && !isExpected(one)
          ? { ...one, outcome: 'refused' }
          : one,
      )
    },
  }
  return reader
}

function isNeverRefusal(status: number): boolean {
  return FAILURES.includes(status) || isSuccess(status)
}

/** Returns whether a request is refused for another reason than the limit. */
function isExpected({ kind, status }: Observation): boolean {
  return MEANT_TO_FAIL.includes(kind) && status >= 400 && status <= 499
}

/** The same request of the same key. */
function requestOf({ key, source, kind }: Observation): string {
  return `${key} ${source} ${kind}`
}

function isRefusal(stage: readonly Observation[], status: number, completed: ReadonlySet<string>): boolean {
  if (isNeverRefusal(status)) return false
  const sent = stage.filter(({ kind }) => COMPLETIONS.includes(kind))
  // k6 has no Map.groupBy.
  return [...new Set(sent.map(requestOf))].some((request) => {
    const own = sent.filter((one) => requestOf(one) === request)
    const first = own.findIndex((one) => one.status === status)
    const after = own.slice(first)
    const count = after.filter((one) => one.status === status).length
    const wasCompleted = completed.has(request) || own.some(isCompleted)
    return first >= 0 && wasCompleted && count >= LEAST && count >= PART * after.length
  })
}

/** More answers than this that are neither completions nor refusals hide whatever limits. */
export const MAX_UNCLASSIFIED = 1 / 3

/** The part of the requests that should have been completed or refused, and were neither; null of none. */
export function unclassifiedShare(observations: readonly Observation[]): number | null {
  const sent = observations.filter(({ kind }) => COMPLETIONS.includes(kind))
  if (sent.length === 0) return null
  const unclassified = sent.filter((one) => one.outcome !== 'refused' && !isCompleted(one))
  return unclassified.length / sent.length
}
