/** Whether a proxy leads to a target, for the announcement before the first request. */
import { ProxyError, proxyFor } from '../conformance/transport/proxy.ts'
import { CliError } from './errors.ts'

/** Returns what to say of the proxy; null where there is none. Throws CliError('usage') for a variable that names none. */
export function proxyNotice(
  baseUrl: string,
  env: Readonly<Record<string, string | undefined>>,
): string | null {
  try {
    const proxy = proxyFor(new URL(baseUrl), env)
    return proxy === null ? null : `requests go through the proxy ${proxy.name} (${proxy.variable})`
  } catch (error) {
    if (error instanceof ProxyError) throw new CliError('usage', error.message, { cause: error })
    throw error
  }
}
