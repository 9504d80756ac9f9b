/** Formats a violation as a sentence. */

type ReportedIssue = { readonly at: string; readonly expected: string; readonly received: string }

/** Formats a violation: its place, what was expected there, and what was received. */
export function violationText({ at, expected, received }: ReportedIssue): string {
  return `${at}: expected ${expected}, received ${received}`
}
