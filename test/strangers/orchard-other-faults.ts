/** Lists the faults of Orchard in sign-up, WebSocket, webhooks and limits, with the checks that must catch them. */
import type { Caught } from './caught.ts'

const SIGNUP_FAULTS: Readonly<Record<string, Caught>> = {
  'signup-needs-auth': {
    by: ['signup.no-auth-needed'],
    words: /not 401, 403 or 407 401/,
  },
  'signup-dead-key': {
    by: ['signup.key-works'],
    words: /a completion 0 s after sign-up, as propagationSeconds declares 401/,
  },
  'signup-same-key': { by: ['signup.keys-differ'], words: /another key the key of/ },
  'signup-password-echoed': { by: ['signup.password-not-echoed'], words: /the password/ },
  'signup-needs-card': {
    by: ['signup.no-card'],
    words: /nothing about payment "payment_card"/,
  },
  'signup-twice-500': {
    by: ['signup.mistakes-never-5xx'],
    words: /duplicate\S* status no 5xx 500/,
  },
}

const SOCKET_FAULTS: Readonly<Record<string, Caught>> = {
  'max-tokens-ignored-ws': { by: ['websocket.max-tokens-caps'], words: /1 token string/ },
  'ws-no-auth': { by: ['websocket.keys-refused'], words: /none a refusal pieces of a completion/ },
  'ws-not-json': {
    by: ['websocket.frames-json'],
    words: /a JSON value or the terminator other text/,
    also: ['websocket.good-requests-answered', 'websocket.answers-after-refusal'],
  },
  'ws-dead-after-error': {
    by: ['websocket.answers-after-refusal'],
    words: /an answer to the request after a refused one none/,
  },
  'ws-no-end': { by: ['websocket.done-present'], words: /type chat\.done/ },
  'ws-error-silent': { by: ['websocket.mistakes-told'], words: /an error or a close no answer/ },
}

// A streamed call as the trigger of events, because the declared trigger (a plain call) does not show the fault.
const BY_STREAM = {
  'webhooks.trigger': {
    body: { model: '{model}', stream: true, messages: [{ role: 'user', content: 'Say hello.' }] },
  },
}

const HOOK_FAULTS: Readonly<Record<string, Caught>> = {
  'hook-bad-signature': { by: ['webhooks.signature-valid'], words: /an invalid one/ },
  'hook-sometimes-unsigned': { by: ['webhooks.signature-valid'], words: /in header webhook-signature none/ },
  'hook-stale-retry': { by: ['webhooks.timestamp-fresh'], words: /-60\d s off/ },
  'hook-no-retry': { by: ['webhooks.retried'], words: /another attempt after a 500 none/ },
  'hook-new-id-on-retry': { by: ['webhooks.retry-same-id'], words: /header webhook-id evt_/ },
  'hook-no-second-event': { by: ['webhooks.trigger-fires'], words: /a second event within 2 s none/ },
  'hook-secret-not-rotated': { by: ['webhooks.rotation'], words: /one with the new secret none/ },
  'hook-after-delete': { by: ['webhooks.removal-stops'], words: /nothing after the removal a delivery/ },
  'hook-no-stream-events': {
    by: ['webhooks.offered'],
    words: /event|deliver/,
    readings: BY_STREAM,
  },
}

const LIMIT_FAULTS: Readonly<Record<string, Caught>> = {
  'limit-none': { by: ['limits.exists'], words: /a refusal after 6 calls 200/ },
  'limit-no-retry-after': {
    by: ['limits.retry-after'],
    words: /retry-after seconds or a date missing/,
  },
  'limit-500': {
    by: ['limits.refusal-status'],
    words: /status 429 500/,
    also: ['limits.retry-after'],
  },
  'limit-shared': { by: ['limits.scope'], words: /the scope is the key 429/ },
  'limit-never-resets': {
    by: ['limits.service-returns', 'limits.retry-after-obeyed'],
    words: /after two windows of silence 429/,
    also: ['limits.reset-right', 'limits.window'],
  },
  'limit-not-on-streams': {
    by: ['limits.covers-transports'],
    words: /stream a refusal a completion/,
    also: ['limits.headers-present'],
  },
}

/** Faults of sign-up, WebSocket, webhooks and limits, by name. */
export const OTHER_FAULTS: Readonly<Record<string, Caught>> = {
  ...SIGNUP_FAULTS,
  ...SOCKET_FAULTS,
  ...HOOK_FAULTS,
  ...LIMIT_FAULTS,
}
