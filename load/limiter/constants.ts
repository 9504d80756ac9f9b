/**
 * Constants of the identification of rate limits. Several compare log-likelihoods: the log-likelihood of a possible limit is the natural
 * logarithm of the probability of the recorded answers, if the service has this limit.
 */
import { SECOND_MS } from '../../schemas/durations.ts'

/** The assumed probability that an answer contradicts the true limits of the service, for example after a restart. */
export const OUTLIER_CHANCE = 0.004
/** The minimum difference of log-likelihood that makes a conclusion certain: it is then 55 times as likely as the alternative. */
export const DECIDED = 4
/** The minimum difference of log-likelihood that excludes a possible limit, which is then 1000 times less likely than the best one. */
export const EXCLUDED = 7
/** The maximum difference of log-likelihood within the 95 % interval of a size or window (chi-squared test, 1 degree of freedom). */
export const MAX_DROP = 1.92
/** Window lengths that services often use, in ms. */
export const COMMON_WINDOWS_MS = [1, 5, 10, 15, 30, 60, 120, 300, 600, 900, 3600, 86_400].map(
  (one) => one * SECOND_MS,
)

/** The maximum relative difference of window lengths that count as equal. */
export const SAME_WINDOW = 0.02
/** The maximum relative difference of two times that count as equal, such as an announced and an observed window. */
export const SAME_TIME = 0.05
/** The maximum error of a time in a header field, in ms. Most fields give whole seconds, and some round up. */
export const FIELD_ERROR_MS = 1500
/** Windows up to this length, in ms, are too short to measure by header fields in whole seconds. */
export const FEW_SECONDS_MS = 10 * SECOND_MS
/** The usual delay of a timer on an idle machine, in ms. */
export const TIMER_MS = 2
/** The minimum extra duration, in ms, of a request that seems to have waited in a queue of the service. */
export const QUEUE_WAIT_MS = 200
/** The minimum ratio of the longest to the shortest latency that suggests a limit that delays requests. */
export const SLOW_RATIO = 2

/** The fractions of the quota that the first, second and third test of a limit use up at their beginning. */
export const TEST_SHARES = [0.3, 0.5, 0.2]
/** The usual number of parallel requests in a test for a limit on requests in flight. */
export const BURST = 20
/** The number of requests by which a test exceeds the expected limit, so that some are refused. */
export const EXTRA_REQUESTS = 3
/** The distance of test requests from the end of a window, as a fraction of the window. */
export const EDGE_MARGIN = 0.06
/** The fraction of each quota that must be free before a test with parallel requests, so that the quota refuses none of them. */
export const FREE_FOR_BURST = 0.6
