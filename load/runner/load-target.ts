/** Checks that a target may be loaded, and builds the URL of its completions. Pure. */
import { LoadError, usageError } from '../load-error.ts'

/** A header field whose value is a secret. */
export type SecretHeader = { readonly name: string; readonly value: string }

/** The target of a load. A null key sends no `Authorization`; requests take turns among `key` and `moreKeys`. */
export type LoadTarget = {
  readonly baseUrl: string
  readonly model: string
  readonly key: string | null
  readonly moreKeys?: readonly string[]
  /** Header fields that are sent with every request, their values secrets; absent: none. */
  readonly headers?: readonly SecretHeader[]
  /** Set where it is Assay's own reference implementation. */
  readonly isEmbedded?: true
}

/** The base URL without query, fragment, trailing slash and `/v1`, and the URLs of completions below it. */
export type LoadUrls = {
  readonly baseUrl: string
  readonly completionsUrl: string
  readonly socketUrl: string
}

const CHAT_PATH = '/v1/chat/completions'

/** The keys of a target, in turn; none for a target without authentication. */
export function keysOf(target: LoadTarget): readonly string[] {
  return target.key === null ? [] : [target.key, ...(target.moreKeys ?? [])]
}

/**
 * Checks a target. Throws LoadError `usage` for a URL, model or key that cannot be used, `remote-target` for a host
 * that is not this machine unless the user allowed it: load on somebody else's service must be meant. `socketPath` is where
 * WebSocket is.
 */
export function checkTarget(target: LoadTarget, isRemoteAllowed: boolean, socketPath = CHAT_PATH): LoadUrls {
  if (!URL.canParse(target.baseUrl)) throw usageError(`'${target.baseUrl}' is not a URL`)
  const url = new URL(target.baseUrl)
  // The URL itself is not repeated: it holds what it must not.
  if (url.username !== '' || url.password !== '') throw usageError('the base URL must not carry credentials')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw usageError(`'${target.baseUrl}' is not an http or https URL`)
  }
  if (target.model === '') throw usageError('the model must be named')
  if (keysOf(target).some((key) => !/^[\u0021-\u007e]+$/.test(key))) {
    throw usageError('the key is empty or holds characters that a header cannot carry')
  }
  if (!isRemoteAllowed && !isLoopback(url.hostname)) {
    throw new LoadError(
      'remote-target',
      `${url.hostname} is not this machine: loading it must be allowed explicitly`,
    )
  }
  const baseUrl = url.origin + url.pathname.replace(/\/+$/, '').replace(/\/v1$/, '')
  // Where WebSocket is, the interface does not show (G4.8); the profile `openai` takes the same path.
  const socketUrl = `${baseUrl}${socketPath}`.replace(/^http/, 'ws')
  return { baseUrl, completionsUrl: `${baseUrl}${CHAT_PATH}`, socketUrl }
}

/** Returns whether a host name, as URL parsing leaves it, means this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}
