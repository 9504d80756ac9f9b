/** Sends one call to the target of a load, to see whether it still answers. */
import { memberOf } from '../guards.ts'

const WAIT_MS = 10_000
const REACHES_NOBODY =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/

/** Returns whether anything answers a GET of `url` in time. Null if `stop` ended the call. */
export async function isAnswering(
  url: string,
  stop?: AbortSignal,
  waitMs = WAIT_MS,
): Promise<boolean | null> {
  const signal = AbortSignal.any([AbortSignal.timeout(waitMs), ...(stop === undefined ? [] : [stop])])
  try {
    const response = await globalThis.fetch(url, { redirect: 'manual', signal })
    await response.body?.cancel()
    return true
  } catch (error) {
    if (stop?.aborted === true) return null
    const code = memberOf(memberOf(error, 'cause'), 'code')
    return !signal.aborted && !REACHES_NOBODY.test(String(code))
  }
}
