/** Defines faults of authentication, such as accepting any key, and of error answers: status, body, leaked keys and server details. */
import { bearerToken } from '../../reference/auth.ts'
import { errorReply } from '../../reference/error-replies.ts'
import {
  acceptsCredential,
  type Action,
  appended,
  asDetail,
  crash,
  hasToken,
  onCredential,
  onError,
  onErrorBody,
  onReply,
  onUnauthorized,
  patch,
  patches,
  type When,
  withHeader,
  withJson,
  withText,
} from './hooks.ts'
import { change, drop, set } from '../../reference/json-edit-fixture.ts'
import { valueAtPath } from '../../reference/json-value.ts'
import type { Call, Patch } from '../../reference/patch.ts'

const detail = { kind: 'json', value: { detail: 'Forbidden' } } as const
const hasNoToken: When = (call) => !hasToken(call)

function otherStatus(status: number, when: When): Action {
  return onUnauthorized((reply) => ({ ...withHeader('www-authenticate', null)(reply), status }), when)
}

function shownKey(call: Call): string {
  return (call.headers['authorization'] ?? '').replace(/^\S+\s+/, '')
}

/** Faults of authentication and of error answers. */
export const errorFaults: readonly Patch[] = [
  ...patches(acceptsCredential, {
    'auth-off': ['no key is needed', () => true],
    'auth-any-key': ['any key is accepted', (authorization) => bearerToken(authorization) !== null],
    'auth-empty-ok': [
      'an empty bearer token is accepted',
      (authorization) => /^bearer\s*$/i.test(authorization),
    ],
    'auth-basic-ok': [
      'the key is accepted under the scheme Basic',
      (authorization, call) => authorization === `Basic ${call.key}`,
    ],
    'auth-bare-ok': [
      'the key is accepted without a scheme',
      (authorization, call) => authorization === call.key,
    ],
    'auth-prefix-match': [
      'a longer key that begins with the right one is accepted',
      (authorization, call) => bearerToken(authorization)?.startsWith(call.key) === true,
    ],
    'auth-shorter-ok': [
      'the first characters of the key are accepted',
      (authorization, call) => {
        const shown = bearerToken(authorization) ?? ''
        return shown.length >= 8 && call.key.startsWith(shown)
      },
    ],
    'auth-case-ignored': [
      'the key is compared without its case',
      (authorization, call) => bearerToken(authorization)?.toLowerCase() === call.key.toLowerCase(),
    ],
    'auth-query-ok': [
      'the key is accepted in the query',
      (authorization, call) => authorization === '' && call.query.get('api_key') === call.key,
    ],
    'auth-body-ok': [
      'the key is accepted in the body',
      (authorization, call) => authorization === '' && valueAtPath(call.json, '/api_key') === call.key,
    ],
  }),
  ...['Basic', 'Token'].map((scheme) =>
    patch(
      `auth-any-${scheme.toLowerCase()}`,
      `whatever comes under the scheme ${scheme} is let in`,
      acceptsCredential((authorization) => authorization.startsWith(`${scheme} `)),
    ),
  ),
  patch(
    'auth-case-sensitive',
    'the scheme must be written Bearer',
    onCredential((authorization) => (authorization?.startsWith('Bearer ') === false ? 'none' : undefined)),
  ),
  ...patches(onUnauthorized, {
    'auth-crash': ['a bad credential is answered 500', crash],
    'wrong-key-other-shape': [
      'the error of a wrong key has a shape of its own',
      () => ({ ...errorReply({ status: 403, message: '' }), body: detail }),
      hasToken,
    ],
    'challenge-missing': ['a 401 has no WWW-Authenticate field', withHeader('www-authenticate', null)],
    'error-auth-flat': [
      'errors of authentication have a shape of their own',
      withJson((value) => valueAtPath(value, '/error') ?? value),
    ],
  }),
  ...patches(otherStatus, {
    'missing-key-400': ['a missing key is answered 400', 400, hasNoToken],
    'missing-key-403': ['a missing key is answered 403', 403, hasNoToken],
    'wrong-key-400': ['a wrong key is answered 400', 400, hasToken],
    'wrong-key-403': ['a wrong key is answered 403', 403, hasToken],
  }),
  ...patches(onError, {
    'key-in-error': [
      'errors repeat the key',
      (reply, call) => withJson(appended(` (key: ${shownKey(call)})`))(reply),
    ],
    'error-key-part': [
      'errors show the last 16 characters of the key',
      (reply, call) => withJson(appended(` (key: ***${call.key.slice(-16)})`))(reply),
    ],
    'errors-text': ['errors are labeled text/plain', withHeader('content-type', 'text/plain')],
    'errors-vendor-type': [
      'errors have a media type of JSON that the reading does not list',
      withHeader('content-type', 'application/vnd.example+json'),
    ],
    'errors-html': ['errors are pages', withText('<!doctype html><title>Error</title>', 'text/html')],
    'errors-empty-body': ['errors have no body', withText('')],
  }),
  patch(
    'key-in-header',
    'a header repeats the key',
    onReply(
      (_, call) => shownKey(call) !== '',
      (reply, call) => withHeader('x-debug-key', shownKey(call))(reply),
    ),
  ),
  ...patches(onErrorBody, {
    'error-string': ['error is a string', change('/error', (error) => valueAtPath(error, '/message'))],
    'error-flat': ['the error object is not wrapped', (value) => valueAtPath(value, '/error') ?? value],
    'error-detail': ['the error is called detail', asDetail],
    'error-no-message': ['errors have no message', drop('/error/message')],
    'error-keys-missing': [
      'errors have neither param nor code',
      change('/error', (error) => drop('/code')(drop('/param')(error))),
    ],
    'error-with-choices': [
      'errors carry a completion',
      set('/choices', [
        { index: 0, message: { role: 'assistant', content: 'Hello.' }, finish_reason: 'stop' },
      ]),
    ],
    'error-message-empty': ['the message is empty', set('/error/message', '')],
    'error-code-int': ['the code is a number', set('/error/code', 400)],
    'error-stack': [
      'errors show a stack trace',
      appended(
        '\n    at complete (file:///srv/app/routes.js:120:11)\n    at async serve (file:///srv/app/server.js:88:7)',
      ),
    ],
    'error-table': [
      'errors tell the table of the data base',
      appended(' Unable to find it in `LiteLLM_VerificationTokenTable`'),
    ],
    'error-path': ['errors show a file of the server', appended(" (see '/srv/app/config/models.yaml')")],
  }),
]
