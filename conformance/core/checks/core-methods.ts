import { check, type Evidence } from '../../evidence/check.ts'
import { callsAbout, examine, unusable } from '../../evidence/evidence.ts'
import { notApplicable, type Issue, type Judgement } from '../../exchange/judgement.ts'
import { errorBodyRule } from '../../evidence/error-shape.ts'
import { markedComplete } from '../../evidence/replies.ts'
import type { Selector } from '../../exchange/call-kinds.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  headerValue,
  headerValues,
  responseHeader,
  isClientError,
  isRefusalWithoutLimit,
  isCompletion,
  isJsonMediaType,
  mediaTypeOf,
  statusIssue,
  statusOf,
  strictJson,
} from '../../exchange/reply.ts'

// Selects the refused calls at paths that the interface does not name, and the refused GET request for a sign-up.
const ELSEWHERE: readonly Selector[] = ['registration:bad-address', 'signup:get']
const ROUTING = ['other:get', 'other:unknown-path', 'other:trailing-slash'] as const
const ENDPOINTS = [...ROUTING, 'other:options'] as const
const PAGE_CALLS: readonly Selector[] = ['other:options', 'completion:gzip', 'credential:none']
const PAGE_STREAMS: readonly Selector[] = ['stream:usage', 'stream:mix']

const shared = {
  reading: 'errors.conditions',
  judges: ENDPOINTS,
} as const

export const getRefused = check({
  ...shared,
  id: 'core.get-refused',
  title: 'GET on the chat path gives no completion and no server error',
  trippedBy: ['get-completes', 'get-500'],
  judge: (evidence) =>
    look(evidence, 'get', (call) =>
      isCompletion(call) ? [statusIssue(call, 'a refusal')] : serverError(call),
    ),
})

// Source: RFC 9110 section 15.5.6. A SHOULD, because good servers omit Allow.
export const getAllow = check({
  ...shared,
  id: 'core.get-allow',
  reading: 'errors.status',
  level: 'SHOULD',
  title: 'a 405 lists the allowed methods',
  trippedBy: ['allow-missing'],
  judge: (evidence) => {
    const calls = callsAbout(evidence, 'other:get')
    if (calls.some((call) => call.response !== null && statusOf(call) !== 405)) {
      return notApplicable('GET is not answered with 405')
    }
    return examine(evidence, calls, (call) =>
      responseHeader(call, 'allow') === null
        ? [{ at: `${call.id} header allow`, expected: 'the allowed methods', received: 'missing' }]
        : [],
    )
  },
})

// Source: Fetch standard. Calls other than the preflight name an origin only where the statement declares that pages may call.
export const corsPreflight = check({
  ...shared,
  id: 'core.cors-preflight',
  reading: 'cors',
  title:
    'a browser may call: the preflight is answered without a key and allows the headers, and answers and refusals allow the origin',
  judges: PAGE_CALLS,
  ifSent: PAGE_STREAMS,
  because: ['core.mistakes-never-5xx'],
  trippedBy: [
    'cors-needs-auth',
    'cors-no-headers',
    'cors-answers-closed',
    'stream-cors-closed',
    'cors-refusals-closed',
  ],
  judge: (evidence) => {
    const calls = callsAbout(evidence, ...PAGE_CALLS, ...PAGE_STREAMS).filter(isOfPage)
    return examine(evidence, calls.map(markedComplete), (call) => {
      if (!isPreflight(call)) return originIssues(call)
      const status = statusOf(call) ?? 0
      if (status < 200 || status > 299) return [statusIssue(call, '2xx')]
      return [...originIssues(call), ...allowedHeaderIssues(call)]
    })
  },
})

export const unknownPathRefused = check({
  ...shared,
  id: 'core.unknown-path-refused',
  title: 'an unknown path is refused with 4xx',
  trippedBy: ['unknown-path-200'],
  judge: (evidence) =>
    look(evidence, 'unknown-path', (call) => (isClientError(call) ? [] : [statusIssue(call, '4xx')])),
})

// The level is SHOULD, because often a proxy refuses such calls.
export const routingErrorsJson = check({
  id: 'core.routing-errors-json',
  clause: 'C4.3',
  level: 'SHOULD',
  because: ['core.errors-media-type', 'core.errors-strict-json'],
  title:
    'a wrong method, an unknown path, a trailing slash and a bad webhook address are refused in JSON, or without a body',
  judges: ENDPOINTS,
  ifSent: ELSEWHERE,
  trippedBy: ['unknown-path-html', 'wrong-method-text'],
  judge: (evidence) => {
    const calls = callsAbout(evidence, ...ROUTING, ...ELSEWHERE)
    const refused = calls.filter((call) => unusable(call) !== null || isClientError(call))
    if (calls.length > 0 && refused.length === 0) return notApplicable('none is answered with 4xx')
    return examine(evidence, refused, jsonOrEmpty)
  },
})

// The level is SHOULD, because a framework, not the service, often refuses such calls.
export const routingErrorsBody = check({
  id: 'core.routing-errors-body',
  reading: 'errors.body',
  level: 'SHOULD',
  because: ['core.errors-body', 'core.errors-strict-json'],
  title:
    'a wrong method, an unknown path, a trailing slash, a bad webhook address and a handshake are refused with the error body of the reading',
  judges: ENDPOINTS,
  ifSent: [...ELSEWHERE, 'bad-conversation'],
  trippedBy: ['unknown-path-detail', 'wrong-method-detail'],
  judge: (evidence) => {
    const rule = errorBodyRule(evidence.readings)
    if (rule === null) return notApplicable('the reading of errors.body names no schema')
    const calls = callsAbout(evidence, ...ROUTING, ...ELSEWHERE, 'bad-conversation')
    const refused = calls.filter((call) => isRefusalWithoutLimit(call) && strictJson(call).ok)
    const answered = calls.filter((call) => call.response !== null && unusable(call) === null)
    if (refused.length === 0 && answered.length > 0) return notApplicable('none is refused in JSON')
    return examine(evidence, refused.length === 0 ? calls : refused, rule)
  },
})

// Clients drop the key when they change the origin.
export const trailingSlash = check({
  ...shared,
  id: 'core.trailing-slash-in-place',
  title: 'a trailing slash does not lead to another origin',
  trippedBy: ['trailing-slash-abroad'],
  judge: (evidence) => look(evidence, 'trailing-slash', redirectAbroad),
})

function look(evidence: Evidence, label: string, rule: (call: Exchange) => readonly Issue[]): Judgement {
  return examine(evidence, callsAbout(evidence, `other:${label}`), rule)
}

// Returns an issue unless the body is JSON or empty. The interface does not require a body in every answer.
function jsonOrEmpty(call: Exchange): readonly Issue[] {
  const mediaType = mediaTypeOf(call)
  const isEmpty = call.response?.body.bodyBytes === 0
  if (isEmpty || (isJsonMediaType(mediaType) && strictJson(call).ok)) return []
  return [{ at: `${call.id} body`, expected: 'JSON', received: mediaType ?? 'no media type' }]
}

// Returns an issue for a 5xx except 501, which means an unknown method (RFC 9110 section 15.6.2).
function serverError(call: Exchange): readonly Issue[] {
  const status = statusOf(call) ?? 0
  return status >= 500 && status !== 501 ? [statusIssue(call, 'no 5xx')] : []
}

function isPreflight({ label }: Exchange): boolean {
  return label === 'options'
}

// Returns whether a browser would send a call for a page of another origin. An answer that other checks judge does not count.
function isOfPage(call: Exchange): boolean {
  if (isPreflight(call)) return true
  const isUsual = [200, 401, 403].includes(statusOf(call) ?? 0)
  return isUsual && headerValue(call.request.headers, 'origin') !== null
}

function originIssues(call: Exchange): readonly Issue[] {
  const name = 'access-control-allow-origin'
  const asking = headerValue(call.request.headers, 'origin')
  // Browsers refuse several values, as they come from a service and a proxy that both add the field.
  const allowed = headerValues(call.response?.headers ?? [], name).join(', ')
  if (allowed === '*' || (allowed !== '' && allowed === asking)) return []
  const expected = asking === null ? 'the origin or *' : `${asking} or *`
  return [{ at: `${call.id} header ${name}`, expected, received: allowed || 'missing' }]
}

function allowedHeaderIssues(call: Exchange): readonly Issue[] {
  const name = 'access-control-allow-headers'
  const allowed = responseHeader(call, name)?.toLowerCase()
  if (allowed !== undefined && (allowed.includes('authorization') || allowed.includes('*'))) return []
  return [{ at: `${call.id} header ${name}`, expected: 'authorization', received: allowed ?? 'missing' }]
}

function redirectAbroad(call: Exchange): readonly Issue[] {
  const location = responseHeader(call, 'location')
  if (location === null) return []
  const { origin } = new URL(call.request.url)
  const there = URL.canParse(location, call.request.url) ? new URL(location, call.request.url).origin : null
  if (there === origin) return []
  return [{ at: `${call.id} header location`, expected: origin, received: there ?? location }]
}
