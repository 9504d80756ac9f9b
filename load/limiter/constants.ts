/** The constants of limiter runs. All log odds are natural logarithms. */
import { SECOND_MS } from '../../schemas/durations.ts'

// How likely an explanation is.

/** The probability that an answer contradicts the true limits. */
export const OUTLIER = 0.004
/** The best explanation's log-likelihood must exceed all others by this much (55 to 1). */
export const DECIDED = 4
/** A limit is excluded if its log probability is this much below the best (1000 to 1). */
export const EXCLUDED = 7
/** The drop of the log-likelihood that bounds a 95 % interval: half the quantile of chi-squared(1). */
export const AS_LIKELY = 1.92
/** The log-likelihood that a limit must gain. A single answer may add 5.5. */
export const GAIN = 5
/** The gain that an unannounced limit needs beside an announced one. Chance may give 10. */
export const MORE_GAIN = 15
/** The log-likelihood that a limit that delays requests must gain. Random stalls alone give about 10. */
export const DELAY_GAIN = 30

// How likely a limit is before any answer.

/** The windows that services often use, in ms. */
export const USUAL_WINDOWS = [1, 5, 10, 15, 30, 60, 120, 300, 600, 900, 3600, 86_400].map(
  (one) => one * SECOND_MS,
)
/** The log odds of an announced window against windows near it (150 to 1). */
export const ANNOUNCED_BONUS = 5
/** The log odds added if answers hint at a limit (30 to 1). */
export const SUGGESTED_BONUS = 3.5
/** The log odds added if the size is announced. */
export const SIZE_BONUS = 6

// How exact a value is.

/** A size or window counts as known if its upper bound is at most this many times the lower. */
export const NARROW = 1.15
/** Like {@link NARROW}, for usual and announced windows. These are far apart. */
export const NARROW_USUAL = 2
/** Windows that differ by at most this share count as equal. */
export const SAME_WINDOW = 0.02
/** An announced and an observed time that differ by at most this share count as equal. */
export const AGREES = 0.05
/** The maximum error of a time from header fields, given in whole seconds. */
export const FIELD_ERROR_MS = 1500
/** The longest window for which times in whole seconds are too inexact. */
export const FEW_SECONDS_MS = 10 * SECOND_MS
/** How late the timers of client and server usually are on an idle machine. */
export const TIMER_MS = 2
/** A delay from this length on counts as a wait in a queue. */
export const NOTICED_MS = 200
/** If a limit delays, slow answers take this many times as long as fast ones. */
export const SLOWER = 2

// What a run sends.

/** The shares of a limit's size with which the tests of its window begin. */
export const SHARES = [0.3, 0.5, 0.2]
/** The minimum of parallel requests that begin the first test of a window. */
export const AT_ONCE = 8
/** How many parallel requests test for a limit on concurrency. */
export const BURST = 20
/** How many requests are sent beyond an announced limit. */
export const MORE = 3
/** The distance of requests from a window's end, as a share of the window. */
export const MARGIN = 0.06
/** The share of each limit that must be free before many parallel requests. */
export const FREE_FOR_MORE = 0.6
/** The maximum duration of a limit's test, in windows. */
export const ROUND_WINDOWS = 2.2
/** A run must last this many windows to find a window and its behavior. */
export const SEARCH_WINDOWS = 5
/** The expected cost divided by the simulated cost. */
export const MORE_THAN_PLANNED = { requests: 1.1, seconds: 1.34 } as const
