type ReportedIssue = { readonly at: string; readonly expected: string; readonly received: string }

/** Formats a violation: where, what was expected, and what came. */
export function violationText({ at, expected, received }: ReportedIssue): string {
  return `${at}: expected ${expected}, received ${received}`
}
