/** Formats the sentence that reports a violation. */

/** A violation: its place, the expected value, and the received value. */
type ReportedIssue = { readonly at: string; readonly expected: string; readonly received: string }

/** Formats a violation: its place, the expected value, and the received value. */
export function violationText({ at, expected, received }: ReportedIssue): string {
  return `${at}: expected ${expected}, received ${received}`
}
