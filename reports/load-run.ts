/** The types of `load-run.json` (`schemas/load-run.schema.json`, `"schema": "assay.load/1"`) as reports use them. */
export type {
  FailureClass,
  ErrorMs as LoadErrorMs,
  LoadMetric,
  LoadRun,
  LoadSeries,
  RequestDot as LoadDot,
  SloVerdict as LoadObjective,
  UnderLoad,
  TimelineBucket as LoadBucket,
  TransportDifference as LoadDifference,
  Workload as LoadWorkload,
} from '../schemas/compiled/load-run.ts'
