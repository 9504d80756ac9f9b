/** The type of a tampering: how a bundle is changed, and which rules of `assay verify` must find it. */
import type { Care, Draft } from './tamper.ts'

/** One way to tamper with a good bundle. */
export type Tampering = {
  readonly name: string
  /** The run in the bundle: `good` (default), `faulty`, `disguised`, or that of a service with the fault of this id. */
  readonly of?: string
  readonly care: Care
  readonly edit?: (draft: Draft) => void
  /** A further edit, after the tracks are covered. */
  readonly after?: (draft: Draft) => void
  /** The signer of the tampered bundle. Default: nobody. If `care` is `careless`, the old signature stays. */
  readonly signer?: 'stranger'
  /** Whether the reader names the certifier's key. Default: false. */
  readonly isKeyNamed?: boolean
  /** The seed that the reader gave out. Default: none. */
  readonly seed?: string
  /** The outcome that `assay verify` tells although no rule finds the tampering; absent: a rule finds it. */
  readonly outcome?: 'non-conformant' | 'incomplete'
  /** Exactly the rules that find it. */
  readonly caughtBy: readonly string[]
}
