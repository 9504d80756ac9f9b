/** Labels of calls that the probe of sign-up and its checks both name. */

/** The label of the chat call without any key, made in a run that adds header fields. */
export const USE_WITHOUT_KEY = 'use-without-key'
