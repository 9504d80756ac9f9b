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
