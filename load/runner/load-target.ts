import { isLoopback } from '../../schemas/loopback.ts'
import { LoadError, usageError } from '../load-error.ts'

/** A header field whose value is a secret. */
export type SecretHeader = { readonly name: string; readonly value: string }

/** The target of a load. */
export type LoadTarget = {
  readonly baseUrl: string
  readonly model: string
  readonly key: string | null
  readonly moreKeys?: readonly string[]
  /** Header fields that the user adds to every request. Their values are secret. */
  readonly headers?: readonly SecretHeader[]
  readonly isEmbedded?: true
}

/** The URLs of a load. */
export type LoadUrls = {
  readonly baseUrl: string
  readonly completionsUrl: string
  readonly socketUrl: string
}

const CHAT_PATH = '/v1/chat/completions'

/** Returns the API keys of a target, in order of use. */
export function keysOf(target: LoadTarget): readonly string[] {
  return target.key === null ? [] : [target.key, ...(target.moreKeys ?? [])]
}

/** Checks a target and returns its URLs. Throws LoadError `usage`, or `remote-target` for a remote target without permission. */
export function checkTarget(target: LoadTarget, isRemoteAllowed: boolean, socketPath = CHAT_PATH): LoadUrls {
  if (!URL.canParse(target.baseUrl)) throw usageError(`'${target.baseUrl}' is not a URL`)
  const url = new URL(target.baseUrl)
  // The message does not repeat the URL, because it contains a secret.
  if (url.username !== '' || url.password !== '') throw usageError('the base URL must not carry credentials')
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw usageError(`'${target.baseUrl}' is not an http or https URL`)
  if (target.model === '') throw usageError('the model must be named')
  if (keysOf(target).some((key) => !/^[\u0021-\u007e]+$/.test(key)))
    throw usageError('the key is empty or holds characters that a header cannot carry')
  if (!isRemoteAllowed && !isLoopback(url.hostname))
    throw new LoadError(
      'remote-target',
      `${url.hostname} is not this machine: loading it must be allowed explicitly`,
    )
  const baseUrl = url.origin + url.pathname.replace(/\/+$/, '').replace(/\/v1$/, '')
  // The interface does not show the path of WebSocket (G4.8); the profile `openai` uses the same path.
  const socketUrl = `${baseUrl}${socketPath}`.replace(/^http/, 'ws')
  return { baseUrl, completionsUrl: `${baseUrl}${CHAT_PATH}`, socketUrl }
}
