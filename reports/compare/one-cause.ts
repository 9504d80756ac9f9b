/** Puts changed checks together that changed for one cause, so that one defect is one regression. Pure. */
import type { CheckRecord } from '../run.ts'

/** A check with its record in the later run; null where that run does not have it. */
type Changed = {
  readonly id: string
  readonly before: CheckRecord | null
  readonly after: CheckRecord | null
}

/** One or more checks with one cause. */
export type OneCause<Check> = readonly [Check, ...(readonly Check[])]

/**
 * Returns the checks in groups, in order of first appearance. Failures have one cause where the same was received at the same
 * place, in whichever answer; other verdicts where they changed in the same way for the same reason.
 */
export function causesOf<Check extends Changed>(changed: readonly Check[]): readonly OneCause<Check>[] {
  const groups: { readonly marks: Set<string>; readonly checks: [Check, ...Check[]] }[] = []
  for (const check of changed) {
    const marks = marksOf(check)
    const group = groups.find((each) => marks.some((mark) => each.marks.has(mark)))
    if (group === undefined) groups.push({ marks: new Set(marks), checks: [check] })
    else {
      group.checks.push(check)
      for (const mark of marks) group.marks.add(mark)
    }
  }
  return groups.map(({ checks }) => checks)
}

function marksOf({ id, before, after }: Changed): readonly string[] {
  const change = [before?.verdict, after?.verdict]
  if (after === null) return [JSON.stringify([...change, 'not in the run'])]
  if (after.issues.length > 0)
    return after.issues.map(({ at, received }) => JSON.stringify([after.verdict, placeIn(at), received]))
  if (after.explainedBy !== undefined) return [JSON.stringify([...change, 'see', after.explainedBy])]
  const { code, cause, detail, reason } = after
  const why = cause ?? detail ?? reason
  return [JSON.stringify(why === undefined ? [...change, id] : [...change, code, why])]
}

// A place begins with the id of its exchange: `core.completion/all-four /choices/0/message`.
function placeIn(at: string): string {
  return at.includes(' ') ? at.slice(at.indexOf(' ') + 1) : at
}
