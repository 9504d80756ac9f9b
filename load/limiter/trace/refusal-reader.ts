/**
 * Recognizes the statuses besides 429 with which a target refuses. The same request of the same key is completed at one
 * time and gets another status at another: then it met a limit. Shared by k6 and Node, so without I/O. Pure.
 */
import type { RequestKind, Observation } from './trace.ts'
import { COMPLETIONS, isCompleted, isSuccessStatus } from './outcomes.ts'

/** Reads the answers of one stage after another, and remembers the recognized statuses. */
export type RefusalReader = {
  /** Returns the answers of a stage, with refusals marked. A stage may be read again when it has more answers. */
  readonly read: (stage: readonly Observation[]) => readonly Observation[]
  /** Returns the newest answer of a running stage. Requests the whole stage only if this answer may lead to a recognized status. */
  readonly readNewest: (newest: Observation, stage: () => readonly Observation[]) => Observation
  /** Returns the recognized statuses, in the order of their recognition. */
  readonly learned: () => readonly number[]
}

/** The least number of answers with a status: fewer may be a coincidence. */
const MIN_COUNT = 3
/** The least share of the answers after the first one: an occasional error is not a limit. */
const MIN_SHARE = 0.5
/** Failures by definition (RFC 9110 section 15.6): a server that fails under load is not a limiter. 0 means no answer. */
const FAILURES: readonly number[] = [0, 500, 501, 502, 504, 505]
const MEANT_TO_FAIL: readonly RequestKind[] = ['wrong-key', 'invalid']

/** Creates a reader without recognized statuses. */
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
  return FAILURES.includes(status) || isSuccessStatus(status)
}

/** Returns whether a request failed for another reason than the limit. */
function isExpected({ kind, status }: Observation): boolean {
  return MEANT_TO_FAIL.includes(kind) && status >= 400 && status <= 499
}

/** Returns a text that is equal for equal requests of the same key. */
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
    return first >= 0 && wasCompleted && count >= MIN_COUNT && count >= MIN_SHARE * after.length
  })
}

/** With a larger share of answers that are neither completions nor refusals, a limit is not visible. */
export const MAX_UNCLASSIFIED = 1 / 3

/** Returns the share of completions that were neither completed nor refused; null without requests. */
export function unclassifiedShare(observations: readonly Observation[]): number | null {
  const sent = observations.filter(({ kind }) => COMPLETIONS.includes(kind))
  if (sent.length === 0) return null
  const unclassified = sent.filter((one) => one.outcome !== 'refused' && !isCompleted(one))
  return unclassified.length / sent.length
}
