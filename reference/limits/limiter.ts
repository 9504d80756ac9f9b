/** The interface of every limiter. One limiter holds the count of one subject: a key, an account, an address, or everybody. */

/** The state of a limiter. Times are from now on; null when time alone brings nothing back. */
export type Standing = {
  /** The whole units that would be let through at this moment. */
  readonly remaining: number
  /** Until some more comes back; 0 when nothing is missing. */
  readonly nextMs: number | null
  /** Until everything is back; 0 when nothing is missing. */
  readonly fullMs: number | null
}

/** Counts. A request is let through in two steps: call `waitMs`, and when that is 0, charge. */
export type Limiter = {
  /** 0 when `cost` is let through now, else the wait without other requests; null when unknown. */
  readonly waitMs: (nowMs: number, cost: number) => number | null
  readonly charge: (nowMs: number, cost: number) => void
  /** Takes part of a charge back. */
  readonly giveBack: (nowMs: number, cost: number, chargedAtMs: number) => void
  /** Notes that a request was refused. */
  readonly refused: (nowMs: number) => void
  readonly standing: (nowMs: number) => Standing
}

/** The setting of a limiter. */
export type LimiterSetting = {
  readonly n: number
  readonly windowMs: number
}

/** Does nothing: a refusal leaves most limiters as they are. */
export function unmoved(): void {}

/** Less than this is a rounding error, whatever is counted. */
export const TINY = 1e-6
