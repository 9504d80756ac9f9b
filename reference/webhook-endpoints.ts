import { isIPv4, isIPv6 } from 'node:net'
import { authorize } from './auth.ts'
import { requireJson } from './body.ts'
import { invalid, jsonReply, Refusal } from './error-replies.ts'
import { valueAtPath } from './json-value.ts'
import type { Call, Reply } from './patch.ts'
import type { Endpoint } from './webhook-delivery.ts'
import type { Hub } from './webhook-hub.ts'

/** The path at which endpoints are listed and registered. */
export const ENDPOINTS_PATH = '/v1/webhook_endpoints'

const MAX_ENDPOINTS = 8

type EndpointService = { readonly keys: readonly string[]; readonly hub: Hub }

const ONE = /^\/v1\/webhook_endpoints\/([^/]+)(\/rotate)?$/

/** Answers a request about webhook endpoints. Returns null for other requests. Throws a Refusal if the request is invalid. */
export function answerEndpoints(call: Call, service: EndpointService): Reply | null {
  if (!service.hub.takesRegistrations) return null
  if (call.path === ENDPOINTS_PATH) return answerAll(call, service)
  const [, id, rotate] = ONE.exec(call.path) ?? []
  return id === undefined ? null : answerOne(call, service, decoded(id), rotate !== undefined)
}

function answerAll(call: Call, { keys, hub }: EndpointService): Reply | null {
  if (call.method !== 'GET' && call.method !== 'POST') return null
  authorize(call, keys)
  if (call.method === 'GET') {
    return jsonReply(200, { object: 'list', data: hub.endpoints().map(shown) })
  }
  const json = requireJson(call)
  if (hub.endpoints().length >= MAX_ENDPOINTS) throw tooMany()
  const endpoint = hub.register(acceptable(valueAtPath(json, '/url')), typesIn(json), call)
  return jsonReply(201, withSecret(endpoint))
}

function answerOne(
  call: Call,
  { keys, hub }: EndpointService,
  id: string,
  isRotation: boolean,
): Reply | null {
  if (call.method !== (isRotation ? 'POST' : 'DELETE')) return null
  authorize(call, keys)
  if (isRotation) {
    const endpoint = hub.rotate(id)
    if (endpoint === null) throw noSuchEndpoint()
    return jsonReply(200, withSecret(endpoint))
  }
  if (!hub.remove(id)) throw noSuchEndpoint()
  return jsonReply(200, { id, object: 'webhook_endpoint', deleted: true })
}

// Returns the JSON form of an endpoint, without its secret.
function shown({ id, url, types, createdSeconds }: Endpoint): object {
  return { id, object: 'webhook_endpoint', url, types, created_at: createdSeconds }
}

function withSecret(endpoint: Endpoint): object {
  return { ...shown(endpoint), secret: endpoint.secrets[0]?.shown ?? '' }
}

function tooMany(): Refusal {
  return new Refusal({ status: 409, message: `There are ${MAX_ENDPOINTS} webhook endpoints already.` })
}

function noSuchEndpoint(): Refusal {
  return new Refusal({ status: 404, message: 'There is no webhook endpoint of that id.', param: 'id' })
}

function typesIn(json: unknown): readonly string[] {
  const types = valueAtPath(json, '/types')
  if (types === undefined || types === null) return []
  if (!Array.isArray(types) || !types.every((type) => typeof type === 'string')) {
    throw invalid('types', 'types must be an array of strings.', 'invalid_type')
  }
  return types
}

// Validates a webhook address: https and public, or loopback (for tests). Throws an error for other addresses.
function acceptable(value: unknown): string {
  const url = typeof value === 'string' ? URL.parse(value) : null
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw invalid('url', 'url must be an http or https URL.')
  }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isLoopback(host)) return url.href
  if (url.protocol !== 'https:') throw invalid('url', 'Outside of this machine url must be https.')
  if (isPrivate(host)) throw invalid('url', 'url must not point into a private network.')
  return url.href
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
}

function isPrivate(host: string): boolean {
  if (isIPv6(host)) return /^(::|f[cd]|fe[89ab])/i.test(host)
  return isIPv4(host) && /^(0|10|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(host)
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
