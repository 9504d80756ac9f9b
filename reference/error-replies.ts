/** The refusals of the reference: the error object of the OpenAI interface, all four members always there. */
import type { Headers, Reply } from './patch.ts'

/** The reason of a refusal, as the `code` member says it; null when there is no more to say than the message. */
export type RefusalCode =
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
  /** Name of the request member that is to blame. */
  readonly param?: string | null
  readonly code?: RefusalCode
  readonly headers?: Headers
  /** Whether the status and the header fields say it all. */
  readonly isBare?: boolean
}

/** Thrown wherever a request turns out to be one that must be refused. */
export class Refusal extends Error {
  readonly parts: RefusalParts

  constructor(parts: RefusalParts) {
    super(parts.message)
    this.name = 'Refusal'
    this.parts = parts
  }
}

/** A request refused for what its body says (400). */
export function invalid(param: string | null, message: string, code: RefusalCode = 'invalid_value'): Refusal {
  return new Refusal({ status: 400, message, param, code })
}

/** The refusal of a request that lacks a member. */
export function missing(param: string): Refusal {
  return invalid(param, `'${param}' is required.`, 'missing_required_parameter')
}

/** The refusal of a member of another type than `wanted`. */
export function wrongType(param: string, wanted: string): Refusal {
  return invalid(param, `'${param}' must be ${wanted}.`, 'invalid_type')
}

/** The answer to a refused request. */
export function errorReply(parts: RefusalParts): Reply {
  const { status, message, type = 'invalid_request_error', param = null, code = null, headers = {} } = parts
  if (parts.isBare === true) return { status, headers, body: { kind: 'none' } }
  return jsonReply(status, { error: { message, type, param, code } }, headers)
}

/** The answer when the reference itself broke; it shows nothing about the inside. */
export function brokenReply(): Reply {
  return errorReply({ status: 500, message: 'The server had an error. Try again.', type: 'server_error' })
}

/** Any JSON answer. */
export function jsonReply(status: number, value: unknown, headers: Headers = {}): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: { kind: 'json', value },
  }
}
