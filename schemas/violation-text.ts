/** The one sentence that reports a violation. */

/** A violation as it is reported: its place, what is expected there, and what was seen. */
type ReportedIssue = { readonly at: string; readonly expected: string; readonly received: string }

/** Returns the place of a violation, what is expected there, and what was received. */
export function violationText({ at, expected, received }: ReportedIssue): string {
  return `${at}: expected ${expected}, received ${received}`
}
