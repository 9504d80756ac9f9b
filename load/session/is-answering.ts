import { dispatchOptions, isForwarded, openConnection } from '../../conformance/transport/connection.ts'
import { memberOf } from '../guards.ts'
import { proxyTo } from '../runner/run-files.ts'
import type { RunPlan } from '../runner/run-plan.ts'

const WAIT_MS = 10_000
const REACHES_NOBODY =
  /^(ASSAY_PROXY_REFUSED|ECONNREFUSED|ECONNRESET|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/
// The statuses that a proxy and its target both use (RFC 9110 sections 15.6.3 to 15.6.5). In a tunnel, only the target answers.
const GATEWAY_ERRORS: readonly number[] = [502, 503, 504]

const ignore = (): void => undefined

/** Returns whether the target answers a GET within `waitMs`. Null if `stop` ended the wait, or if a proxy may have answered. */
export async function isAnswering(
  { urls, stop }: Pick<RunPlan, 'urls' | 'stop'>,
  waitMs = WAIT_MS,
): Promise<boolean | null> {
  const signal = AbortSignal.any([AbortSignal.timeout(waitMs), ...(stop === undefined ? [] : [stop])])
  const url = new URL(urls.completionsUrl)
  const proxy = proxyTo({ urls })
  const connection = openConnection(url.origin, proxy)
  try {
    signal.throwIfAborted()
    return await new Promise<boolean | null>((resolve, reject) => {
      signal.addEventListener('abort', reject)
      connection.dispatch(dispatchOptions({ method: 'GET', url, headers: [], body: null, proxy }), {
        onRequestStart: ignore,
        onResponseStart: (_, status) =>
          resolve(isForwarded(url.origin, proxy) && GATEWAY_ERRORS.includes(status) ? null : true),
        onResponseData: ignore,
        onResponseEnd: ignore,
        onResponseError: (_, error) => reject(error),
      })
    })
  } catch (error) {
    if (stop?.aborted === true) return null
    return !signal.aborted && !REACHES_NOBODY.test(String(memberOf(error, 'code')))
  } finally {
    await connection.close()
  }
}
