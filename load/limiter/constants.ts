/** The constants of limiter runs. All log odds are natural logarithms. */
import { SECOND_MS } from '../../schemas/durations.ts'

// How likely an explanation is.

/** The assumed probability that an answer contradicts the limits although they are right. */
export const OUTLIER = 0.004
/** The best explanation is accepted only if its log-likelihood exceeds that of every other by this much (odds of 55 to 1). */
export const DECIDED = 4
/** A limit is excluded if its log probability is this much below the best (1000 to 1). */
export const EXCLUDED = 7
/** In a 95 % interval, the log-likelihood of each value is at most this much below the maximum (chi-squared, 1 degree of freedom). */
export const MAX_DROP = 1.92
/** A further limit is accepted only if it raises the log-likelihood by at least this much. A single answer may raise it by 5.5. */
export const MIN_GAIN = 5
/** An unannounced limit beside an announced one must raise the log-likelihood by at least this much. Chance alone may raise it by 10. */
export const SECOND_GAIN = 15
/** A limit that delays requests must raise the log-likelihood by at least this much. Random stalls alone may raise it by about 10. */
export const DELAY_GAIN = 30

// How likely a limit is before any answer.

/** The windows that services often use, in ms. */
export const COMMON_WINDOWS_MS = [1, 5, 10, 15, 30, 60, 120, 300, 600, 900, 3600, 86_400].map(
  (one) => one * SECOND_MS,
)
/** The log odds that favor a window that the service announces over unannounced windows of similar length (150 to 1). */
export const ANNOUNCED_BONUS = 5
/** The log odds that are added to a possible limit if answers hint at it. They correspond to odds of 30 to 1. */
export const SUGGESTED_BONUS = 3.5
/** What is added to the log odds of a candidate if its size is the size that the service announces. */
export const SIZE_BONUS = 6

// How exact a value is.

/** A size or window counts as known if its upper bound is at most this many times the lower. */
export const MAX_RATIO = 1.15
/** Like {@link MAX_RATIO}, for common and announced windows. This factor may be larger, because such windows differ much from each other. */
export const COMMON_RATIO = 2
/** Windows that differ by at most this share count as equal. */
export const SAME_WINDOW = 0.02
/** An announced and an observed time that differ by at most this share count as equal. */
export const SAME_TIME = 0.05
/** The maximum error, in ms, of a time from header fields, because they give it in whole seconds. */
export const FIELD_ERROR_MS = 1500
/** Windows up to this length, in ms, cannot be determined exactly from times in whole seconds. */
export const FEW_SECONDS_MS = 10 * SECOND_MS
/** How many ms late the timers of client and server usually are on an idle machine. */
export const TIMER_MS = 2
/** A delay of at least this many ms counts as a wait in a queue. */
export const QUEUE_WAIT_MS = 200
/** Latencies show a limit that delays requests only if the longest latency is at least this many times the shortest. */
export const SLOW_RATIO = 2

// What a run sends.

/** The shares of a limit's size that the tests of its window use up at their start, one share per test. */
export const TEST_SHARES = [0.3, 0.5, 0.2]
/** The minimum number of parallel requests with which the first test of a window begins. */
export const MIN_BURST = 8
/** How many parallel requests test for a limit on concurrency. */
export const BURST = 20
/** How many requests are sent beyond an announced limit. */
export const EXTRA = 3
/** Requests that test a window are sent this far before or after its end, as a share of the window. */
export const EDGE_MARGIN = 0.06
/** Many requests are sent in parallel only if at least this share of the quota of each limit is unused. */
export const FREE_FOR_BURST = 0.6
/** The maximum duration of the test of a limit, as a multiple of its window. */
export const ROUND_WINDOWS = 2.2
/** A run must last at least this many windows of a limit. Otherwise the window and its behavior cannot be determined. */
export const SEARCH_WINDOWS = 5
/** The factors by which the expected cost of a run exceeds the simulated cost, because a real run needs more. */
export const COST_MARGIN = { requests: 1.1, seconds: 1.34 } as const
