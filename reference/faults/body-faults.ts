/** Faults of the bytes and media type that carry a plain completion. */
import {
  editJson,
  onPlainDelivery,
  onPlainReply,
  onReply,
  isChat,
  patch,
  withHeader,
  type Action,
} from '../hooks.ts'
import { set } from '../json-edit.ts'
import type { Patch } from '../patch.ts'

function rewritten(edit: (text: string) => string): Action {
  return onPlainDelivery((bytes, delivery) => ({
    ...delivery,
    writes: [Buffer.from(edit(bytes.toString('utf8')))],
  }))
}

/** Faults of the bytes and media type that carry a plain completion. */
export const bodyFaults: readonly Patch[] = [
  patch(
    'media-type-text',
    'a completion is labeled text/plain',
    'text/plain|a string',
    onPlainReply((reply) => withHeader(reply, 'content-type', 'text/plain')),
  ),
  patch(
    'body-nan',
    'a number is written as NaN',
    'not JSON|NaN',
    rewritten((text) => text.replace('"logprobs":null', '"logprobs":NaN')),
  ),
  patch(
    'body-html',
    'an HTML page comes instead of JSON, labeled as JSON',
    'doctype|html',
    rewritten(() => '<!doctype html><title>Welcome</title>'),
  ),
  patch(
    'body-latin1',
    'text is written in ISO 8859-1',
    'not UTF-8',
    onPlainDelivery((bytes, delivery) => ({
      ...delivery,
      writes: [Buffer.from(bytes.toString('utf8'), 'latin1')],
    })),
  ),
  patch(
    'body-bom',
    'a byte order mark comes before the JSON',
    'byte order mark',
    rewritten((text) => `\uFEFF${text}`),
  ),
  patch(
    'reply-cut',
    'the connection ends in the middle of the body',
    'reset|cut off|MISMATCH',
    onPlainDelivery((bytes, delivery) => ({
      ...delivery,
      writes: [bytes.subarray(0, bytes.length / 2)],
      declaredBytes: bytes.length,
      ending: 'cut',
    })),
  ),
  patch(
    'error-null-in-success',
    'a completion has a member error that is null',
    '/error\\b.*null',
    onPlainReply((reply) => editJson(reply, set('/error', null))),
  ),
  patch(
    'error-with-200',
    'an error is answered 200',
    '/error\\b.*object',
    onReply(
      (reply, call) =>
        isChat(call) && reply.status >= 200 && reply.body.kind === 'json' && reply.status !== 401,
      (reply) => ({
        ...editJson(reply, () => ({
          error: { message: 'The model is busy.', type: 'server_error', param: null, code: null },
        })),
        status: 200,
      }),
    ),
  ),
]
