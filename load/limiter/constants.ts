/** The constants with which a run identifies rate limits. All logarithms are natural. */
import { SECOND_MS } from '../../schemas/durations.ts'

// How likely an explanation is. A log-likelihood is the natural logarithm of the probability of the recorded answers.

/** The assumed probability that a single answer contradicts the limits of the service, for example because a server restarted. */
export const OUTLIER_CHANCE = 0.004
/** A conclusion, such as the kind of a limit, counts as certain if its log-likelihood exceeds all others by this (55 times as likely). */
export const DECIDED = 4
/** A possible limit is excluded if its log-likelihood is this much below the best one: the answers are then 1000 times less likely. */
export const EXCLUDED = 7
/**
 * The 95 % interval of a size or window in the report has the values whose log-likelihood (the natural logarithm of the probability of the
 * recorded answers) is at most this much below that of the best value (chi-squared distribution, 1 degree of freedom).
 */
export const MAX_DROP = 1.92
/** The window lengths that services often use, in ms. The search tries them first, and the report prefers them to similar ones. */
export const COMMON_WINDOWS_MS = [1, 5, 10, 15, 30, 60, 120, 300, 600, 900, 3600, 86_400].map(
  (one) => one * SECOND_MS,
)

// How exact a value is.

/** Window lengths that differ by at most this share (2 %) count as equal. */
export const SAME_WINDOW = 0.02
/** A time that a service announces counts as true if the observed time differs from it by at most this share (5 %). */
export const SAME_TIME = 0.05
/** By how many ms a time in a header field, such as Retry-After, may be wrong: most give whole seconds, some rounded up. */
export const FIELD_ERROR_MS = 1500
/** Header fields in whole seconds do not give the exact length of windows up to this length, in ms. */
export const FEW_SECONDS_MS = 10 * SECOND_MS
/** How many ms late the timers of client and server usually are on an idle machine. The time of a decision is not known more exactly. */
export const TIMER_MS = 2
/** A request seems to have waited in a queue of the service if it took at least this many ms longer than the fastest one. */
export const QUEUE_WAIT_MS = 200
/** If some requests take less than this many times as long as others, that is no sign of a limit that delays requests. */
export const SLOW_RATIO = 2

// What a run sends.

/** A run tests the window of a limit up to three times. Each test first uses up this share of the quota, a different one each time. */
export const TEST_SHARES = [0.3, 0.5, 0.2]
/** How many parallel requests a run sends to find a limit on requests in flight. */
export const BURST = 20
/** How many more requests than a limit allows a test sends, so that some are refused. */
export const EXTRA_REQUESTS = 3
/** A test sends requests just before and just after a window ends. They keep this distance from the end, as a share of the window. */
export const EDGE_MARGIN = 0.06
/** A run sends many parallel requests only when this share of the quota of each limit is free. Else that limit would refuse them. */
export const FREE_FOR_BURST = 0.6
