/** A verdict as a failed test: where, expected, received; no stack, which would only show our own code. */
import type { CheckRecord } from '../../reports/run.ts'
import { violationText } from '../../schemas/violation-text.ts'

/** Thrown inside a Vitest test for a check that failed, broke or could not conclude. */
export class Violation extends Error {
  override readonly name = 'Violation'

  constructor(record: CheckRecord) {
    const note = [record.verdict, record.reason, record.detail]
      .filter((part) => part !== undefined)
      .join(': ')
    const issues = record.issues.map(violationText)
    super(issues.length > 0 ? issues.join('\n') : note)
    this.stack = `${this.name}: ${this.message}`
  }
}
