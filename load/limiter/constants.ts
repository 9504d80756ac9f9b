/** The constants of limiter runs, with their reasons. All log odds are natural logarithms. */
import { SECOND_MS } from '../../schemas/durations.ts'

// How likely an explanation is.

/** The probability that an answer contradicts the true limits. With real services, one answer in 250 did. */
export const OUTLIER = 0.004
/** The best explanation's log-likelihood must exceed all others by this much: odds of about 55 to 1. */
export const DECIDED = 4
/** A possible limit is excluded if its log probability is this much below the best one (1000 to 1). */
export const EXCLUDED = 7
/** The drop of the log-likelihood that bounds a 95 % interval: half the quantile of chi-squared(1). */
export const AS_LIKELY = 1.92
/** A limit is added if it raises the log-likelihood by this much. One answer that no other limit explains is enough: it adds 5.5. */
export const GAIN = 5
/** The log-likelihood gain that an unannounced limit needs beside an announced one. Of 20,000 limits tried, one may gain 10 by chance. */
export const MORE_GAIN = 15
/** The log-likelihood gain that a limit needs if it delays requests. Random stalls add about 10 in a whole run. */
export const DELAY_GAIN = 30

// How likely a limit is before any answer.

/** The windows that services often use, in ms. Other windows over half a minute are rare. */
export const USUAL_WINDOWS = [1, 5, 10, 15, 30, 60, 120, 300, 600, 900, 3600, 86_400].map(
  (one) => one * SECOND_MS,
)
/** The log odds of an announced window against windows near it (150 to 1). Usual windows of a minute or more get the same odds. */
export const ANNOUNCED_BONUS = 5
/** The log odds added if answers hint at a limit (30 to 1). For example, refusals stop when its window ends. */
export const SUGGESTED_BONUS = 3.5
/** The log odds added if the size of a limit is announced. A single refusal by another limit never outweighs them. */
export const SIZE_BONUS = 6

// How exact a value is.

/** The largest ratio of upper to lower bound with which a size or window counts as known. */
export const NARROW = 1.15
/** Like {@link NARROW}, for usual and announced windows. Such windows are far apart, so wider bounds still contain only one of them. */
export const NARROW_USUAL = 2
/** Two windows count as equal if they differ by at most this share. Announced whole seconds are inexact. */
export const SAME_WINDOW = 0.02
/** An announced and an observed time count as equal if they differ by at most this share. */
export const AGREES = 0.05
/** The maximum error of a time from header fields. Times are whole seconds, and `Date` may be a second old. */
export const FIELD_ERROR_MS = 1500
/** The longest window for which times in whole seconds are too inexact. A run also waits at most this long for an announced reset. */
export const FEW_SECONDS_MS = 10 * SECOND_MS
/** How late the timers of client and server usually are on an idle machine. */
export const TIMER_MS = 2
/** A delay from this length on counts as a wait in a queue. A busy machine causes shorter delays. */
export const NOTICED_MS = 200
/** To show that a limit delays, slow answers must take this many times as long as fast ones. */
export const SLOWER = 2

// What a run sends.

/** The share of a limit's size with which the first, second and third test of its window begin. */
export const SHARES = [0.3, 0.5, 0.2]
/** The first test of a window begins with this many parallel requests or more, to show limits on concurrency. */
export const AT_ONCE = 8
/** How many parallel requests test for a limit on concurrency. Most such limits are lower. */
export const BURST = 20
/** How many requests are sent beyond an announced limit. The true limit may be slightly larger. */
export const MORE = 3
/** The distance of test requests from the end of a window, as a share of the window. */
export const MARGIN = 0.06
/** The share of each limit that must be free before many requests are sent at once, or one large request. They use less than this share. */
export const FREE_FOR_MORE = 0.6
/** The test of a limit may take this many windows. The test of a token limit may use this many quotas. */
export const ROUND_WINDOWS = 2.2
/** A run must last this many windows to find a window and its behavior. */
export const SEARCH_WINDOWS = 5
/** The expected cost divided by the simulated cost. A second test of a sliding window takes much time, but few requests. */
export const MORE_THAN_PLANNED = { requests: 1.1, seconds: 1.34 } as const
