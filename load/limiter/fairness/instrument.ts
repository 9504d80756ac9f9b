/** Checks whether a comparison sent its requests as planned. Late requests reduce the pressure, or come all at once. Pure. */
import type { FairnessInstrument, FairnessShape, KeyShare } from '../../../schemas/compiled/fairness-run.ts'
import type { FairnessSample } from './fairness-sample.ts'
import { requestsInPhases } from './per-phase.ts'

/** The largest delay. Later requests come in bunches. */
const LATE_MS = 20
/** The largest relative error of a rate. */
const LARGEST_RATE_ERROR = 0.05

/** Compares planned moments and rates with the actual ones. */
export function fairnessInstrument(
  samples: readonly FairnessSample[],
  keys: readonly KeyShare[],
  shape: FairnessShape,
): FairnessInstrument {
  const planned = requestsInPhases(shape, keys.length)
  const unsent = Math.max(0, planned - samples.length)
  const lagMs = lagOf(samples)
  const reasons = [
    unsent === 0 ? null : `${unsent} of ${planned} planned requests were never sent`,
    lagMs === null || lagMs.p99 <= LATE_MS
      ? null
      : `one in a hundred requests was sent ${lagMs.p99.toFixed(0)} ms late or later`,
    ...keys.flatMap((key) => rateReasons(key, shape)),
  ].filter((reason) => reason !== null)
  return { lagMs, planned, unsent, verdict: reasons.length === 0 ? 'valid' : 'suspect', reasons }
}

function lagOf(samples: readonly FairnessSample[]): FairnessInstrument['lagMs'] {
  const lags = samples
    .map(({ plannedMs, sentMs }) => Math.max(0, sentMs - plannedMs))
    .toSorted((a, b) => a - b)
  const at = (share: number): number => lags[Math.max(0, Math.ceil(share * lags.length) - 1)] ?? 0
  return lags.length === 0 ? null : { p50: rounded(at(0.5)), p99: rounded(at(0.99)), max: rounded(at(1)) }
}

function rateReasons({ key, isAggressor, calm, press }: KeyShare, shape: FairnessShape): readonly string[] {
  const { victimPerSecond, aggressorPerSecond } = shape
  const phases = [
    { name: 'while all keys send at the same rate', tally: calm, wanted: victimPerSecond },
    {
      name: 'while one key sends more',
      tally: press,
      wanted: isAggressor ? aggressorPerSecond : victimPerSecond,
    },
  ]
  return phases.flatMap(({ name, tally: { sentPerSecond }, wanted }) =>
    sentPerSecond === null || Math.abs(sentPerSecond / wanted - 1) <= LARGEST_RATE_ERROR
      ? []
      : [`key ${key} sent ${sentPerSecond.toFixed(2)} instead of ${wanted} requests per second ${name}`],
  )
}

function rounded(ms: number): number {
  return Math.round(ms * 1000) / 1000
}
