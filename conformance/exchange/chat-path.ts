/** What every call for a completion has in common. */

/** The path below the base URL (interface section 4). */
export const CHAT_PATH = '/v1/chat/completions'

/** The assumed cap of a call without a usable one: the target decides, and somebody pays. */
export const UNCAPPED_TOKENS = 256
