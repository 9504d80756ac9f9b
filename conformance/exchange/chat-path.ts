/** The path of chat completions below the base URL (interface section 4). */
export const CHAT_PATH = '/v1/chat/completions'

/** The assumed number of completion tokens of a call without a usable `max_tokens`. */
export const UNCAPPED_TOKENS = 256
