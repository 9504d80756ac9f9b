/** The types of a runner of the conformance suite: its input, its events and its result. */
import type { Settings } from '../conformance/session/settings.ts'
import type { CheckRecord } from '../reports/run.ts'

/** The verdicts that the runner itself saw, to be compared with `run.json`. */
export type SuiteResult = {
  readonly records: readonly CheckRecord[]
  /** Problems outside any check: a suite that could not start, an unhandled rejection. One line each. */
  readonly problems: readonly string[]
}

/** The events of a running suite. */
export type SuiteListener = {
  readonly onRecord: (record: CheckRecord) => void
  /** Takes how many requests have left so far. */
  readonly onRequests: (count: number) => void
}

/** Runs the suite with these settings. */
export type SuiteRunner = (settings: Settings, listener: SuiteListener) => Promise<SuiteResult>
