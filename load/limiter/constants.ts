/** The constants of limiter runs. All log odds are natural logarithms. */
import { SECOND_MS } from '../../schemas/durations.ts'

// How likely an explanation is.

/** The assumed probability that an answer does not fit the limits, even if the limits are identified correctly. */
export const OUTLIER = 0.004
/** The minimum lead, in log-likelihood, at which the best explanation of the answers is accepted as certain (odds of 55 to 1). */
export const DECIDED = 4
/** A limit is excluded if the answers are 1000 times less likely under it than under the best limit (natural logarithm: 7). */
export const EXCLUDED = 7
/** A 95 % interval contains the values with a log-likelihood at most this much below the maximum (chi-squared, 1 degree of freedom). */
export const MAX_DROP = 1.92
/** A further limit is accepted only if it raises the log-likelihood of the answers this much. One answer can raise it by 5.5. */
export const MIN_GAIN = 5
/** An unannounced second limit is accepted only if it raises the log-likelihood this much. Chance may raise it by 10. */
export const SECOND_GAIN = 15
/** The minimum gain in log-likelihood for a limit that delays requests to be accepted. Random stalls alone may gain about 10. */
export const DELAY_GAIN = 30

// How likely a limit is before any answer.

/** The windows that services often use, in ms. */
export const COMMON_WINDOWS_MS = [1, 5, 10, 15, 30, 60, 120, 300, 600, 900, 3600, 86_400].map(
  (one) => one * SECOND_MS,
)
/** The bonus, in log odds (150 to 1), for a limit period that the service announces. Unannounced periods get none. */
export const ANNOUNCED_BONUS = 5
/** The bonus, in log odds, for a possible limit that answers suggest, for example by Retry-After. It equals odds of 30 to 1. */
export const SUGGESTED_BONUS = 3.5
/** The bonus in log odds for a possible limit whose size is the size that the service announces. */
export const SIZE_BONUS = 6

// How exact a value is.

/** The maximum ratio of upper bound to lower bound at which the size or the window of a limit counts as known. */
export const MAX_RATIO = 1.15
/** The maximum ratio (see {@link MAX_RATIO}) near a common window length. It may be larger here: common lengths lie far apart. */
export const COMMON_RATIO = 2
/** Windows that differ by at most this share count as equal. */
export const SAME_WINDOW = 0.02
/** An announced and an observed time that differ by at most this share count as equal. */
export const SAME_TIME = 0.05
/** The maximum error, in ms, of a time from a header field. Header fields give times in whole seconds. */
export const FIELD_ERROR_MS = 1500
/** Header fields in whole seconds do not give the exact length of windows up to this length, in ms. */
export const FEW_SECONDS_MS = 10 * SECOND_MS
/** How many ms late the timers of client and server usually are on an idle machine. */
export const TIMER_MS = 2
/** A delay of at least this many ms counts as a wait in a queue. */
export const QUEUE_WAIT_MS = 200
/** The minimum ratio of longest to shortest latency. Below it, latencies do not count as a sign that a limit delays requests. */
export const SLOW_RATIO = 2

// What a run sends.

/** The share of a limit's quota that each test of the limit's period uses up first. There is one value per test. */
export const TEST_SHARES = [0.3, 0.5, 0.2]
/** The minimum number of parallel requests at the start of the first test that measures the period of a rate limit. */
export const MIN_BURST = 8
/** How many parallel requests test for a limit on concurrency. */
export const BURST = 20
/** How many requests are sent beyond an announced limit. */
export const EXTRA = 3
/** The distance between the end of a window and the requests that test this end, as a share of the window's length. */
export const EDGE_MARGIN = 0.06
/** Many requests are sent in parallel only if at least this share of the quota of each limit is unused. */
export const FREE_FOR_BURST = 0.6
/** The maximum duration of the test of a rate limit, as a multiple of the period of that limit. */
export const ROUND_WINDOWS = 2.2
/** The minimum duration of a run, as a multiple of the period of the rate limit. A shorter run cannot determine the limit. */
export const SEARCH_WINDOWS = 5
/** The factors by which the simulated cost of a run is multiplied to get the expected cost. A real run needs more than a simulation. */
export const COST_MARGIN = { requests: 1.1, seconds: 1.34 } as const
