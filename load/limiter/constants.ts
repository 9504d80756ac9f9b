/**
 * The constants with which a run identifies rate limits. The log-likelihood of a possible limit is the natural logarithm of the probability
 * of the recorded answers, if the service has this limit.
 */
import { SECOND_MS } from '../../schemas/durations.ts'

/** The assumed probability that an answer contradicts the true limits of the service, for example because a server restarted. */
export const OUTLIER_CHANCE = 0.004
/** A conclusion is certain if its log-likelihood is this much above that of each other one: it is then 55 times as likely. */
export const DECIDED = 4
/** A possible limit is excluded if its log-likelihood is this much below that of the best one: it is then 1000 times less likely. */
export const EXCLUDED = 7
/**
 * The 95 % interval of a size or window has all values whose log-likelihood is at most this much below the best one (chi-squared test with
 * 1 degree of freedom).
 */
export const MAX_DROP = 1.92
/** Window lengths that services often use, in ms. The search tries them first, and prefers them to similar ones. */
export const COMMON_WINDOWS_MS = [1, 5, 10, 15, 30, 60, 120, 300, 600, 900, 3600, 86_400].map(
  (one) => one * SECOND_MS,
)

/** Window lengths that differ by at most this share (2 %) count as equal. */
export const SAME_WINDOW = 0.02
/** An announced time counts as true if the observed time differs from it by at most this share (5 %). */
export const SAME_TIME = 0.05
/** How wrong a time in a header field may be, in ms. Most fields give whole seconds, and some round up. */
export const FIELD_ERROR_MS = 1500
/** Fields in whole seconds do not show the exact length of windows up to this length, in ms. */
export const FEW_SECONDS_MS = 10 * SECOND_MS
/** How late the timers of client and server usually are on an idle machine, in ms. */
export const TIMER_MS = 2
/** A request seems to have waited in a queue of the service if it took this many ms longer than the fastest one. */
export const QUEUE_WAIT_MS = 200
/** Latencies show a limit that delays requests only if the longest is at least this many times the shortest. */
export const SLOW_RATIO = 2

/** The shares of the quota that the first, second and third test of a limit use up at once. Later requests use up the rest. */
export const TEST_SHARES = [0.3, 0.5, 0.2]
/** How many parallel requests a run sends to find a limit on requests in flight. */
export const BURST = 20
/** How many more requests than a limit allows a test sends, so that some are refused. */
export const EXTRA_REQUESTS = 3
/** How long before and after the end of a window a test sends requests, as a share of the window. */
export const EDGE_MARGIN = 0.06
/** The share of each quota that must be free before a run sends parallel requests. With less, this quota would refuse some of them. */
export const FREE_FOR_BURST = 0.6
