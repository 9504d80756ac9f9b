/** Reads the target from arguments and environment, and refuses what cannot be one. */
import { CliError } from './errors.ts'

/** A base URL as given, and what had to be said about it. */
export type BaseUrl = { readonly baseUrl: string; readonly notice: string | null }

/**
 * Checks and normalises a base URL: http or https, no credentials, query or fragment, no trailing slash; a final
 * `/v1` is dropped and said so (interface section 4: the base URL has none). Throws CliError('usage').
 */
export function parseBaseUrl(given: string): BaseUrl {
  const url = parsedUrl(given)
  if (url.username !== '' || url.password !== '') {
    throw new CliError(
      'usage',
      'the base URL carries credentials: give the key through the environment (--key-env NAME)',
    )
  }
  if (url.search !== '' || url.hash !== '') {
    throw new CliError(
      'usage',
      `the base URL '${url.origin}${url.pathname}' must have no query and no fragment`,
    )
  }
  const path = url.pathname.replace(/\/+$/, '')
  const bare = path.replace(/\/v1(\/chat\/completions)?$/, '')
  const notice = bare === path ? null : `a base URL has no ${path.slice(bare.length)}: dropped it`
  return { baseUrl: `${url.origin}${bare}`, notice }
}

function parsedUrl(given: string): URL {
  const hint = `give it as http://host:port or https://host`
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(given))
    throw new CliError('usage', `'${withoutUserinfo(given)}' is no base URL: ${hint}`)
  const url = URL.parse(given)
  if (url === null) throw new CliError('usage', `'${withoutUserinfo(given)}' is no base URL: ${hint}`)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new CliError('usage', `a base URL starts with http:// or https://, not ${url.protocol}//`)
  }
  return url
}

// A mistyped URL may still hold a password; it must not be printed back.
function withoutUserinfo(given: string): string {
  return given.replace(/^([^@/]*\/\/)?[^@/]*@/, '$1…@').slice(0, 200)
}

/**
 * The key from the environment variable `name`; null when it is unset and was not named on the command line.
 * Throws CliError('usage') when it was named but holds nothing, or holds what no header can carry.
 */
export function keyFrom(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  named: boolean,
  flag = '--key-env',
): string | null {
  const value = env[name]
  if (value === undefined || value === '') {
    if (!named) return null
    throw new CliError('usage', `the environment variable ${name} (${flag}) is not set: put the key there`)
  }
  if (!/^[\x21-\x7e]+$/.test(value)) {
    throw new CliError(
      'usage',
      `the key in ${name} holds a space, line end or non-ASCII character: no header can carry it`,
    )
  }
  return value
}
