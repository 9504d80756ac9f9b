/** The constants that decide what a run sends and reports, with reasons. Log odds are natural logarithms. The search has others. */
import { SECOND_MS } from '../../schemas/durations.ts'

// How likely an explanation is.

/** The probability that an answer contradicts the true limits. With real services, one answer in 250 did. */
export const OUTLIER = 0.004
/** An explanation counts as right if its log-likelihood is this much higher than any other (odds of about 55 to 1). */
export const DECIDED = 4
/** A candidate (possible limit) is excluded if its score (a log probability) is this much lower than the best one: odds of 1000 to 1. */
export const EXCLUDED = 7
/** At the ends of a 95 % interval, the log-likelihood is this much below the best: half the 95 % quantile of chi-squared(1). */
export const AS_LIKELY = 1.92
/** A limit is added if it raises the log-likelihood by this much. One unexplained answer costs slightly more, so it suffices. */
export const GAIN = 5
/** The gain that an unannounced limit needs beside an announced one. Of 20,000 tried candidates, one fits a few refusals by chance. */
export const MORE_GAIN = 15
/** The gain that a limit needs if it delays. Each delayed request adds several units to it; random stalls add about 10 in a whole run. */
export const DELAY_GAIN = 30

// How likely a limit is before any answer.

/** The windows that services often use, in ms. Other windows of more than half a minute are rare. */
export const USUAL_WINDOWS = [1, 5, 10, 15, 30, 60, 120, 300, 600, 900, 3600, 86_400].map(
  (one) => one * SECOND_MS,
)
/** The log odds of an announced window, or of a usual one of a minute or more, against windows near it: 150 to 1. */
export const ANNOUNCED_BONUS = 5
/** Additional log odds if answers hint at a limit, such as by refusals that stop at the end of its window: 30 to 1. */
export const SUGGESTED_BONUS = 3.5
/** Additional log odds if the size of a limit is announced. A single refusal by another limit never outweighs these odds. */
export const SIZE_BONUS = 6

// How exact a value is.

/** A size or window counts as known if the upper end of its interval is at most this multiple of the lower end. */
export const NARROW = 1.15
/** A usual or announced window counts as known if the ends of its interval have at most this ratio: such windows are far apart. */
export const NARROW_USUAL = 2
/** Two windows count as equal if they differ by at most this share, because announced whole seconds are inexact. */
export const SAME_WINDOW = 0.02
/** An announced and an observed time count as equal if they differ by at most this share. */
export const AGREES = 0.05
/** The maximum error of a time from header fields: times have whole seconds, and `Date` may be a second old. */
export const FIELD_ERROR_MS = 1500
/** The maximum length of a short window: whole seconds are too inexact for it. Also the longest wait of a run for an announced reset. */
export const FEW_SECONDS_MS = 10 * SECOND_MS
/** How late the timers of client and server usually are on an idle machine. */
export const TIMER_MS = 2
/** A delay counts as a wait in a queue from this length on. A busy machine alone causes shorter delays. */
export const NOTICED_MS = 200
/** A limit that delays shows only if slow answers take at least this multiple of the time of fast ones. */
export const SLOWER = 2

// What a run sends.

/** Each round (the test of one window) begins with one of these shares of a limit's size. A run has at most one round per share. */
export const SHARES = [0.3, 0.5, 0.2]
/** The first round begins with at least this many requests at once (55 % of a smaller limit), which shows most limits on concurrency. */
export const AT_ONCE = 8
/** How many requests at once test for a limit on concurrent requests. Most limits on concurrent requests are lower. */
export const BURST = 20
/** How many more requests than an announced limit allows are sent, because the true limit may be slightly larger. */
export const MORE = 3
/** How far before or after the end of a window a run sends test requests, as a share of the window. */
export const MARGIN = 0.06
/** A run sends many requests at once, or a large one, only if this share of each limit is free. These then use less than this share. */
export const FREE_FOR_MORE = 0.6
/** The budget of the test of a limit, as a multiple of its window (time) and, for a token limit, of its quota (tokens). */
export const ROUND_WINDOWS = 2.2
/** A run must last this many windows to find a window and its behavior. */
export const SEARCH_WINDOWS = 5
/** The expected cost is this multiple of the simulated cost: a sliding window takes a second round, with much time but few requests. */
export const MORE_THAN_PLANNED = { requests: 1.1, seconds: 1.34 } as const
