type ReportedIssue = { readonly at: string; readonly expected: string; readonly received: string }

/** Formats a violation: its place, and what was expected and received. */
export function violationText({ at, expected, received }: ReportedIssue): string {
  return `${at}: expected ${expected}, received ${received}`
}
