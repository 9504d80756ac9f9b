import type { Headers, Reply } from './patch.ts'

type RefusalCode =
  | 'email_taken'
  | 'invalid_api_key'
  | 'invalid_json'
  | 'invalid_type'
  | 'invalid_value'
  | 'method_not_allowed'
  | 'missing_required_parameter'
  | 'model_not_found'
  | 'payload_too_large'
  | 'rate_limit_exceeded'
  | 'unknown_url'
  | 'unsupported_media_type'
  | null

/** The parts of an error answer. */
export type RefusalParts = {
  readonly status: number
  readonly message: string
  readonly type?: string
  readonly param?: string | null
  readonly code?: RefusalCode
  readonly headers?: Headers
  /** Whether the answer has an empty body. */
  readonly isBare?: boolean
}

/** An error that refuses a request. The server sends the answer that `parts` describes. */
export class Refusal extends Error {
  readonly parts: RefusalParts

  constructor(parts: RefusalParts) {
    super(parts.message)
    this.name = 'Refusal'
    this.parts = parts
  }
}

/** Returns the refusal (status 400) of a request body. `param` names the invalid member. */
export function invalid(param: string | null, message: string, code: RefusalCode = 'invalid_value'): Refusal {
  return new Refusal({ status: 400, message, param, code })
}

/** Returns the refusal of a request without the member `param`. */
export function missing(param: string): Refusal {
  return invalid(param, `'${param}' is required.`, 'missing_required_parameter')
}

/** Returns the refusal (status 400) of a member whose value is not `wanted`, such as `a string`. */
export function wrongType(param: string, wanted: string): Refusal {
  return invalid(param, `'${param}' must be ${wanted}.`, 'invalid_type')
}

/** Returns the reply that refuses a request, with the given status, message and header fields. */
export function errorReply(parts: RefusalParts): Reply {
  const { status, message, type = 'invalid_request_error', param = null, code = null, headers = {} } = parts
  if (parts.isBare === true) return { status, headers, body: { kind: 'none' } }
  return jsonReply(status, { error: { message, type, param, code } }, headers)
}

/** Returns the reply to a request whose path is unknown. */
export function unknownPathReply(): Reply {
  return errorReply({ status: 404, message: 'There is nothing at this path.', code: 'unknown_url' })
}

/** Returns the reply (status 500) to a request whose handling failed because of a bug. */
export function brokenReply(): Reply {
  return errorReply({ status: 500, message: 'The server had an error. Try again.', type: 'server_error' })
}

/** Returns a reply with a JSON body. */
export function jsonReply(status: number, value: unknown, headers: Headers = {}): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: { kind: 'json', value },
  }
}
