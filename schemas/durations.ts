/** The milliseconds of a second. */
export const SECOND_MS = 1000
/** The milliseconds of a minute. */
export const MINUTE_MS = 60_000
/** The milliseconds of an hour. */
export const HOUR_MS = 3_600_000
/** The milliseconds of a day. */
export const DAY_MS = 86_400_000
