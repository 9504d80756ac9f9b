/** The numbers that decide what a run reports and sends, each with its reason. Log odds are in nats. Those of a search stay there. */
import { SECOND_MS } from '../../schemas/durations.ts'

// How likely an explanation is.

/** The probability that an answer contradicts the true limits: one in 250 for real services. */
export const OUTLIER = 0.004
/** The minimum difference of two log-likelihoods at which the better explanation counts as right (odds of about 55 to 1). */
export const DECIDED = 4
/** The maximum score deficit of a candidate, relative to the best one. A larger deficit (odds of 1000 to 1) excludes the candidate. */
export const EXCLUDED = 7
/** The drop in log-likelihood at the ends of a 95 % interval: half the 95 % quantile of chi-squared(1). */
export const AS_LIKELY = 1.92
/** The minimum increase of the log-likelihood for which a limit is added. One unexplained answer costs slightly more. */
export const GAIN = 5
/** The gain that an unannounced limit needs beside an announced one: one of about 20,000 combinations fits a few refusals by chance. */
export const MORE_GAIN = 15
/** The gain that a limit which delays needs: each delayed single request gives several nats, and random stalls give about 10 in all. */
export const DELAY_GAIN = 30

// How likely a limit is before any answer.

/** The usual windows of services in ms. Other windows of more than half a minute are rare. */
export const USUAL_WINDOWS = [1, 5, 10, 15, 30, 60, 120, 300, 600, 900, 3600, 86_400].map(
  (one) => one * SECOND_MS,
)
/** The log odds of an announced window, or of a usual one of at least a minute, relative to nearby windows: 150 to 1. */
export const ANNOUNCED_BONUS = 5
/** The additional log odds of a limit with a hint in the answers, such as a window at whose end refusals stopped or began: 30 to 1. */
export const SUGGESTED_BONUS = 3.5
/** The additional log odds of a limit whose size is announced. A single refusal by a different limit never outweighs these odds. */
export const SIZE_BONUS = 6

// How exact a value is.

/** The maximum ratio of the upper to the lower end of an interval at which a size or window counts as known. */
export const NARROW = 1.15
/** The maximum ratio, as in NARROW, for usual and announced windows. It is larger, because such windows are far apart. */
export const NARROW_USUAL = 2
/** The maximum relative difference of two equal windows. Announced times in whole seconds are inexact. */
export const SAME_WINDOW = 0.02
/** The maximum relative difference at which an announced time and an observed time count as equal. */
export const AGREES = 0.05
/** The maximum error of a time from header fields. Such times are whole seconds, and a Date may be a second old. */
export const FIELD_ERROR_MS = 1500
/** The maximum length of a short window, and of a wait for an announced reset. Rounding to whole seconds distorts short windows. */
export const FEW_SECONDS_MS = 10 * SECOND_MS
/** The usual delay of timers of client and server on an idle machine. */
export const TIMER_MS = 2
/** The shortest delay that counts as a wait in a queue. A busy machine alone causes shorter delays. */
export const NOTICED_MS = 200
/** The minimum ratio of the answer times of a slow and a fast answer. Below it, the answers show no limit that delays requests. */
export const SLOWER = 2

// What a run sends.

/** The share of a limit's size that each round sends at its start. A run has at most one round per share. */
export const SHARES = [0.3, 0.5, 0.2]
/** The minimum number of requests that the first round sends together, or 55 % of a smaller limit. Most limits in flight are lower. */
export const AT_ONCE = 8
/** The number of simultaneous requests that test for a limit on concurrent requests. Most such limits are lower. */
export const BURST = 20
/** The number of extra requests sent beyond an announced limit, because the true limit may be slightly larger. */
export const MORE = 3
/** The distance of test requests from the end of a window, as a share of the window. */
export const MARGIN = 0.06
/** The share of each limit that must be free before a burst or a large request, both of which use less than this share. */
export const FREE_FOR_MORE = 0.6
/** The maximum duration of the test of a limit, in windows, and the maximum tokens of the test of a limit on tokens, in quotas. */
export const ROUND_WINDOWS = 2.2
/** The number of windows that a run must last to find a window and its behavior. */
export const SEARCH_WINDOWS = 5
/** The factors of a simulated run's cost. A sliding window takes a second round: two thirds more time, but fewer requests. */
export const MORE_THAN_PLANNED = { requests: 1.1, seconds: 1.34 } as const
