/** Faults of error answers. */
import {
  onError,
  onErrorBody,
  onUnauthorized,
  editJson,
  patch,
  withHeader,
  withText,
  type Action,
} from '../hooks.ts'
import { valueAtPath, change, drop, set } from '../json-edit.ts'
import type { Patch } from '../patch.ts'

const PAGE = '<!doctype html><title>Error</title>'

/** Changes one member of every error object. */
function member(name: string, value: unknown): Action {
  return onErrorBody(set(`/error/${name}`, value))
}

function appended(text: string): Action {
  return onErrorBody(change('/error/message', (message) => String(message) + text))
}

/** Faults of error answers. */
export const errorFaults: readonly Patch[] = [
  patch(
    'errors-text',
    'errors are labeled text/plain',
    'text/plain',
    onError((reply) => withHeader(reply, 'content-type', 'text/plain')),
  ),
  patch(
    'errors-html',
    'errors are pages',
    '<!doctype html>',
    onError((reply) => withText(withHeader(reply, 'content-type', 'text/html'), PAGE)),
  ),
  patch(
    'errors-empty-body',
    'errors have no body',
    'empty body',
    onError((reply) => withText(reply, '')),
  ),
  patch(
    'error-string',
    'error is a string',
    '/error\\b.*string "',
    onErrorBody(change('/error', (error) => valueAtPath(error, '/message'))),
  ),
  patch(
    'error-flat',
    'the error object is not wrapped',
    '/error\\b.*missing',
    onErrorBody((value) => valueAtPath(value, '/error') ?? value),
  ),
  patch(
    'error-detail',
    'the error is called detail',
    '/error\\b.*missing',
    onErrorBody((value) => ({ detail: valueAtPath(value, '/error/message') })),
  ),
  patch(
    'error-no-message',
    'errors have no message',
    '/message\\b.*missing',
    onErrorBody(drop('/error/message')),
  ),
  patch(
    'error-keys-missing',
    'errors have neither param nor code',
    '(param|code).*missing',
    onErrorBody(change('/error', (error) => drop('/code')(drop('/param')(error)))),
  ),
  patch('error-message-empty', 'the message is empty', '/message\\b.*(""|empty)', member('message', '')),
  patch('error-code-int', 'the code is a number', '/code\\b.*number', member('code', 400)),
  patch(
    'error-auth-flat',
    'errors of authentication have a shape of their own',
    'core\\.auth/.*object \\{',
    onUnauthorized((reply) => editJson(reply, (value) => valueAtPath(value, '/error') ?? value)),
  ),
  patch(
    'error-with-choices',
    'errors carry a completion',
    '/choices\\b.*array',
    onErrorBody(
      set('/choices', [
        { index: 0, message: { role: 'assistant', content: 'Hello.' }, finish_reason: 'stop' },
      ]),
    ),
  ),
  patch(
    'error-stack',
    'errors show where the program failed',
    'at complete',
    appended(
      '\n    at complete (file:///srv/app/routes.js:120:11)\n    at async serve (file:///srv/app/server.js:88:7)',
    ),
  ),
  patch(
    'error-path',
    'errors show a file of the server',
    '/srv/',
    appended(" (see '/srv/app/config/models.yaml')"),
  ),
]
