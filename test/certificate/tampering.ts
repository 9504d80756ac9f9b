/** Defines the type of a tampering: how a bundle changes, and which rules of `assay verify` must find the change. */
import type { Care, Draft } from './tamper.ts'

/** One way to tamper with a valid bundle. */
export type Tampering = {
  readonly name: string
  /** The run in the bundle: `good` (default), `faulty`, `disguised`, or the id of a fault of the service. */
  readonly of?: string
  readonly care: Care
  readonly edit?: (draft: Draft) => void
  /** A second edit, made after digests and verdicts are recomputed. */
  readonly after?: (draft: Draft) => void
  /** The signer of the tampered bundle. Default: none. If `care` is `careless`, the old signature stays. */
  readonly signer?: 'stranger'
  /** Whether the reader gives the certifier's key. Default: false. */
  readonly isKeyNamed?: boolean
  /** The seed that the reader chose. Default: none. */
  readonly seed?: string
  /** The outcome that `assay verify` reports, if no rule finds the tampering. */
  readonly outcome?: 'non-conformant' | 'incomplete'
  /** All rules that find the tampering, and no others. */
  readonly caughtBy: readonly string[]
}
