/** The consequences of a preflight: whether the sweep may begin, and notes for its report. Pure. */
import type { CapacityPreflight } from '../../schemas/compiled/capacity-run.ts'
import type { Plan } from '../../conformance/engine/plan.ts'
import { count } from '../../schemas/count.ts'
import { terminatorNote } from '../verdict/terminator-note.ts'

/** Returns why the sweep is refused; null where it may begin. */
export function sweepRefusal(preflight: CapacityPreflight | undefined): string | null {
  const [first, ...others] = preflight?.failed.filter(({ isDeciding }) => isDeciding) ?? []
  if (first === undefined) return null
  const more = others.length === 0 ? '' : ` (and ${others.map(({ id }) => id).join(', ')})`
  return `there was no sweep, because wrong answers do not count as capacity: ${first.id}: ${first.why}${more}`
}

/** The check that a stream ends with its terminator, and one that fails too if it ends with another text in its place. */
const DONE_PRESENT = 'sse.done-present'
const DATA_JSON = 'sse.data-json'

/** Returns the note on streams that lack nothing but their terminator under `plan`: the service may end all of them so. */
export function endingNotes(preflight: CapacityPreflight | undefined, plan: Plan): readonly string[] {
  const { failed = [], passed = [] } = preflight ?? {}
  const wrong = failed.filter(({ isDeciding }) => isDeciding)
  const isOnlyEnd = wrong.length > 0 && wrong.every(({ id }) => id === DONE_PRESENT)
  return isOnlyEnd && passed.includes(DATA_JSON)
    ? terminatorNote({ withTerminator: 0, without: 1 }, plan)
    : []
}

/** Returns a line for each failure that does not refuse the sweep, and one for what could not be decided. */
export function preflightNotes(preflight: CapacityPreflight | undefined): readonly string[] {
  if (preflight === undefined) return []
  const { failed, undecided } = preflight
  const warnings = failed
    .filter(({ isDeciding }) => !isDeciding)
    .map(({ id, why }) => `the answers do not conform: ${id}: ${why}`)
  return undecided.length === 0 ? warnings : [...warnings, undecidedText(preflight)]
}

/** Older runs do not list the checks that decide: there any check counts. */
function undecidedText({ failed, passed, warned = [], undecided, deciding }: CapacityPreflight): string {
  const isOwn = (id: string): boolean => deciding === undefined || deciding.includes(id)
  const judged = [...failed.map(({ id }) => id), ...passed, ...warned]
  const own = undecided.filter(isOwn)
  return own.length > 0 && !judged.some(isOwn)
    ? `the preflight judged no answer of the kind that is swept: ${count(own.length, 'check')} had no answer to judge`
    : `the preflight could not decide ${undecided.join(', ')}`
}
