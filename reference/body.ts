import type { IncomingMessage } from 'node:http'
import { Refusal, invalid } from './error-replies.ts'
import type { Call } from './patch.ts'

// The maximum size of a body, in bytes, that is read to its end. If a body is longer, the reference cuts the connection.
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024

type ReceivedBody = { readonly bytes: Buffer; readonly tooLarge: boolean }

/** Receives a request body. Discards all of it if it is longer than `maxBytes`. Rejects if the client closes the connection. */
export async function receiveBody(request: IncomingMessage, maxBytes: number): Promise<ReceivedBody> {
  const parts: Buffer[] = []
  let receivedBytes = 0
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) continue
    receivedBytes += part.length
    if (receivedBytes <= maxBytes) parts.push(part)
    else if (receivedBytes > MAX_DISCARDED_BYTES) request.destroy()
  }
  const whole = receivedBytes <= maxBytes
  return { bytes: whole ? Buffer.concat(parts) : Buffer.alloc(0), tooLarge: !whole }
}

/** Decodes JSON in UTF-8. Returns undefined if the bytes are not valid UTF-8 or not JSON. */
export function decodeJson(bytes: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return value
  } catch {
    return undefined
  }
}

/** Returns the JSON body of a request. Throws a {@link Refusal} if the media type or the body is not JSON. */
export function requireJson(call: Call): unknown {
  const mediaType = call.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (mediaType !== 'application/json' && !mediaType.endsWith('+json')) {
    const message = 'The body must be sent with Content-Type: application/json.'
    throw new Refusal({ status: 415, message, code: 'unsupported_media_type' })
  }
  if (call.json === undefined) {
    const problem = call.body.length === 0 ? 'The body is empty.' : 'The body is not valid JSON in UTF-8.'
    throw invalid(null, problem, 'invalid_json')
  }
  return call.json
}

/** Returns the refusal (413) of a body longer than `maxBytes`. */
export function tooLarge(maxBytes: number): Refusal {
  const message = `The body is larger than ${maxBytes} bytes.`
  return new Refusal({ status: 413, message, code: 'payload_too_large' })
}
