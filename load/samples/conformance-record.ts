/** The content of `conformance` in `load-run.json`, as this version writes it. */
import type {
  Conformance as FileConformance,
  UnderLoad as FileUnderLoad,
} from '../../schemas/compiled/load-run.ts'

export type { BaselineVerdict, LeakedAnswer } from '../../schemas/compiled/load-run.ts'

/** A check that answers under load fail. Older versions did not write all of it. */
export type UnderLoad = FileUnderLoad &
  Required<Pick<FileUnderLoad, 'seenCompleted' | 'failedAtLeast' | 'answers' | 'transport'>>

/** Answers of the load, judged when it was over by the checks of `assay check` that one answer is enough for. */
export type Conformance = Omit<FileConformance, 'checks'> & { readonly checks?: readonly UnderLoad[] }
