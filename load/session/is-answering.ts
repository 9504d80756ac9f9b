/** Sends one call to the target of a load, to see whether it still answers. */
import { dispatchOptions, openConnection } from '../../conformance/transport/connection.ts'
import { memberOf } from '../guards.ts'
import { proxyTo } from '../runner/run-files.ts'
import type { RunPlan } from '../runner/run-plan.ts'

const WAIT_MS = 10_000
const REACHES_NOBODY =
  /^(ASSAY_PROXY_REFUSED|ECONNREFUSED|ECONNRESET|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/

const ignore = (): void => undefined

/** Returns whether the target answers a GET within `waitMs`, through the proxy of the load. Null if `stop` ended the wait. */
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
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', reject)
      connection.dispatch(dispatchOptions({ method: 'GET', url, headers: [], body: null, proxy }), {
        onRequestStart: ignore,
        onResponseStart: () => resolve(),
        onResponseData: ignore,
        onResponseEnd: ignore,
        onResponseError: (_, error) => reject(error),
      })
    })
    return true
  } catch (error) {
    if (stop?.aborted === true) return null
    return !signal.aborted && !REACHES_NOBODY.test(String(memberOf(error, 'code')))
  } finally {
    await connection.close()
  }
}
