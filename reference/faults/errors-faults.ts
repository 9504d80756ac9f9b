/** Defines faults of authentication, such as accepting any key, and of error answers: status, body, leaked keys and server details. */
import { bearerToken } from '../auth.ts'
import { errorReply } from '../error-replies.ts'
import {
  crash,
  editJson,
  hasToken,
  onCredential,
  onError,
  onReply,
  onUnauthorized,
  patch,
  withHeader,
  type Action,
  type When,
  onErrorBody,
  withText,
} from '../hooks.ts'
import { valueAtPath, change, drop, set } from '../json-edit.ts'
import type { Call, Patch } from '../patch.ts'

const detail = { kind: 'json', value: { detail: 'Forbidden' } } as const
const hasNoToken: When = (call) => !hasToken(call)

/** Creates an action that accepts credentials for which `test` holds, as if they were a valid key. */
function acceptsCredential(test: (authorization: string, call: Call) => boolean): Action {
  return onCredential((authorization, call) =>
    test(authorization ?? '', call) ? `Bearer ${call.key}` : undefined,
  )
}

function otherStatus(status: number, when: When): Action {
  return onUnauthorized((reply) => ({ ...withHeader(reply, 'www-authenticate', null), status }), when)
}

function shownKey(call: Call): string {
  return (call.headers['authorization'] ?? '').replace(/^\S+\s+/, '')
}

const PAGE = '<!doctype html><title>Error</title>'

/** Creates an action that sets one member of every error object. */
function member(name: string, value: unknown): Action {
  return onErrorBody(set(`/error/${name}`, value))
}

function appended(text: string): Action {
  return onErrorBody(change('/error/message', (message) => String(message) + text))
}

/** Faults of authentication and of error answers. */
export const errorFaults: readonly Patch[] = [
  patch(
    'auth-off',
    'no key is needed',
    acceptsCredential(() => true),
  ),
  patch(
    'auth-any-key',
    'any key is accepted',
    acceptsCredential((authorization) => bearerToken(authorization) !== null),
  ),
  patch(
    'auth-empty-ok',
    'an empty bearer token is accepted',
    acceptsCredential((authorization) => /^bearer\s*$/i.test(authorization)),
  ),
  patch(
    'auth-basic-ok',
    'the key is accepted under the scheme Basic',
    acceptsCredential((authorization, call) => authorization === `Basic ${call.key}`),
  ),
  ...['Basic', 'Token', 'Digest'].map((scheme) =>
    patch(
      `auth-any-${scheme.toLowerCase()}`,
      `whatever comes under the scheme ${scheme} is let in`,
      acceptsCredential((authorization) => authorization.startsWith(`${scheme} `)),
    ),
  ),
  patch(
    'auth-bare-ok',
    'the key is accepted without a scheme',
    acceptsCredential((authorization, call) => authorization === call.key),
  ),
  patch(
    'auth-prefix-match',
    'a longer key that begins with the right one is accepted',
    acceptsCredential((authorization, call) => bearerToken(authorization)?.startsWith(call.key) === true),
  ),
  patch(
    'auth-shorter-ok',
    'the first characters of the key are accepted',
    acceptsCredential((authorization, call) => {
      const shown = bearerToken(authorization) ?? ''
      return shown.length >= 8 && call.key.startsWith(shown)
    }),
  ),
  patch(
    'auth-case-ignored',
    'the key is compared without its case',
    acceptsCredential(
      (authorization, call) => bearerToken(authorization)?.toLowerCase() === call.key.toLowerCase(),
    ),
  ),
  patch(
    'auth-query-ok',
    'the key is accepted in the query',
    acceptsCredential(
      (authorization, call) => authorization === '' && call.query.get('api_key') === call.key,
    ),
  ),
  patch(
    'auth-body-ok',
    'the key is accepted in the body',
    acceptsCredential(
      (authorization, call) => authorization === '' && valueAtPath(call.json, '/api_key') === call.key,
    ),
  ),
  patch(
    'auth-case-sensitive',
    'the scheme must be written Bearer',
    onCredential((authorization) => (authorization?.startsWith('Bearer ') === false ? 'none' : undefined)),
  ),
  patch('auth-crash', 'a bad credential is answered 500', onUnauthorized(crash)),
  patch('missing-key-400', 'a missing key is answered 400', otherStatus(400, hasNoToken)),
  patch('missing-key-403', 'a missing key is answered 403', otherStatus(403, hasNoToken)),
  patch('wrong-key-400', 'a wrong key is answered 400', otherStatus(400, hasToken)),
  patch('wrong-key-403', 'a wrong key is answered 403', otherStatus(403, hasToken)),
  patch(
    'wrong-key-other-shape',
    'the error of a wrong key has a shape of its own',
    onUnauthorized(() => ({ ...errorReply({ status: 403, message: '' }), body: detail }), hasToken),
  ),
  patch(
    'challenge-missing',
    'a 401 has no WWW-Authenticate field',
    onUnauthorized((reply) => withHeader(reply, 'www-authenticate', null)),
  ),
  patch(
    'key-in-error',
    'errors repeat the key',
    onError((reply, call) =>
      editJson(
        reply,
        change('/error/message', (message) => `${String(message)} (key: ${shownKey(call)})`),
      ),
    ),
  ),
  patch(
    'key-in-header',
    'a header repeats the key',
    onReply(
      (_, call) => shownKey(call) !== '',
      (reply, call) => withHeader(reply, 'x-debug-key', shownKey(call)),
    ),
  ),
  patch(
    'errors-text',
    'errors are labeled text/plain',
    onError((reply) => withHeader(reply, 'content-type', 'text/plain')),
  ),
  patch(
    'errors-vendor-type',
    'errors have a media type of JSON that the reading does not list',
    onError((reply) => withHeader(reply, 'content-type', 'application/vnd.example+json')),
  ),
  patch(
    'errors-html',
    'errors are pages',
    onError((reply) => withText(withHeader(reply, 'content-type', 'text/html'), PAGE)),
  ),
  patch(
    'errors-empty-body',
    'errors have no body',
    onError((reply) => withText(reply, '')),
  ),
  patch(
    'error-string',
    'error is a string',
    onErrorBody(change('/error', (error) => valueAtPath(error, '/message'))),
  ),
  patch(
    'error-flat',
    'the error object is not wrapped',
    onErrorBody((value) => valueAtPath(value, '/error') ?? value),
  ),
  patch(
    'error-detail',
    'the error is called detail',
    onErrorBody((value) => ({ detail: valueAtPath(value, '/error/message') })),
  ),
  patch('error-no-message', 'errors have no message', onErrorBody(drop('/error/message'))),
  patch(
    'error-keys-missing',
    'errors have neither param nor code',
    onErrorBody(change('/error', (error) => drop('/code')(drop('/param')(error)))),
  ),
  patch('error-message-empty', 'the message is empty', member('message', '')),
  patch('error-code-int', 'the code is a number', member('code', 400)),
  patch(
    'error-auth-flat',
    'errors of authentication have a shape of their own',
    onUnauthorized((reply) => editJson(reply, (value) => valueAtPath(value, '/error') ?? value)),
  ),
  patch(
    'error-with-choices',
    'errors carry a completion',
    onErrorBody(
      set('/choices', [
        { index: 0, message: { role: 'assistant', content: 'Hello.' }, finish_reason: 'stop' },
      ]),
    ),
  ),
  patch(
    'error-stack',
    'errors show a stack trace',
    appended(
      '\n    at complete (file:///srv/app/routes.js:120:11)\n    at async serve (file:///srv/app/server.js:88:7)',
    ),
  ),
  patch(
    'error-table',
    'errors tell the table of the data base',
    appended(' Unable to find it in `LiteLLM_VerificationTokenTable`'),
  ),
  patch('error-path', 'errors show a file of the server', appended(" (see '/srv/app/config/models.yaml')")),
]
