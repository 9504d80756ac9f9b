/** The refusal of a request beyond a limit. Source: gap G8.4. */
import type { RefusalParts } from '../error-replies.ts'
import type { Headers } from '../patch.ts'
import type { LimitAnswer, Unit } from './limit-rule.ts'

/** The refusal. `retryMs` is null when the wait is not known. */
export type Refused = {
  readonly answer: LimitAnswer
  readonly unit: Unit
  readonly retryMs: number | null
  readonly headers: Headers
}

/** Builds the answer. A request that could not wait any longer gets the answer of `429-retry-after`. */
export function refusalParts({ answer, unit, retryMs, headers }: Refused): RefusalParts {
  const when = retryMs === null ? 'Try again later.' : `Try again in ${Math.ceil(retryMs) / 1000} s.`
  const shared = { code: 'rate_limit_exceeded', headers } as const
  const message = `Rate limit reached: too many ${unit}. ${when}`
  switch (answer) {
    case '429':
      return { ...shared, status: 429, message, type: 'rate_limit_error', isBare: true }
    case '503':
      return { ...shared, status: 503, message: `The server is busy. ${when}`, type: 'server_error' }
    case '429-retry-after':
    case 'queue':
      return { ...shared, status: 429, message, type: 'rate_limit_error' }
  }
}
