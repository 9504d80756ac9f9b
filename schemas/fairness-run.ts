/** The types of `fairness-run.json` (`fairness-run.schema.json`, `"schema": "assay.fairness/1"`): what a load writes and a report reads. */
export type {
  Fairness,
  FairnessInstrument,
  FairnessPhase,
  FairnessRun,
  FairnessSeries,
  FairnessShape,
  FairnessSpan,
  FairnessTally,
  KeyShare,
  LimitScope,
  LimitScopeName,
  ShareChange,
  Spill,
  TtftChange,
} from './compiled/fairness-run.ts'
