/** The types of `run.json` (`schemas/run.schema.json`, `"schema": "assay.run/1"`). A report reads nothing else. */
export type {
  AcceptedFailure,
  CapabilityRecord,
  CheckRecord,
  ExchangeSummary,
  Outcome,
  Run,
  RunBaseline,
  RunIssue,
  RunReading,
  StaleEntry,
  TakenOut,
  Verdict,
} from '../schemas/compiled/run.ts'

/** The run file agrees with its transcript, or that could not be verified, or it disagrees. */
export type RunFileState =
  | { readonly kind: 'verified' }
  | { readonly kind: 'unverified' | 'edited'; readonly why: string }
