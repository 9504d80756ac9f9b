import { createHash, timingSafeEqual } from 'node:crypto'
import { Refusal } from './error-replies.ts'
import type { Call } from './patch.ts'

const REALM = 'Bearer realm="assay"'

/** Returns the token of an `Authorization: Bearer` field. Returns null if there is none. */
export function bearerToken(authorization: string | undefined): string | null {
  return /^bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? null
}

/** Returns the API key of a request. Throws a {@link Refusal} (401) if the key is missing or unknown. */
export function authorize(call: Call, keys: readonly string[]): string {
  const token = bearerToken(call.headers['authorization'])
  if (token === null) {
    throw new Refusal({
      status: 401,
      message: 'No API key was given. Send it as: Authorization: Bearer <key>.',
      headers: { 'www-authenticate': REALM },
    })
  }
  if (!matchesAny(token, keys)) {
    throw new Refusal({
      status: 401,
      message: 'The API key is not valid.',
      code: 'invalid_api_key',
      headers: { 'www-authenticate': `${REALM}, error="invalid_token"` },
    })
  }
  return token
}

// Returns whether `token` is one of `keys`. Compares the hashes of all keys, so that the time of an answer reveals nothing about them.
function matchesAny(token: string, keys: readonly string[]): boolean {
  const shown = digest(token)
  return keys.filter((key) => timingSafeEqual(shown, digest(key))).length > 0
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
