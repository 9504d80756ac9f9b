/** Faults of the payload of webhook events. */
import { patch, type Action } from '../hooks.ts'
import { valueAtPath, drop, isObject, set, type Edit } from '../json-edit.ts'
import type { Patch } from '../patch.ts'
import { ID_FIELDS } from './webhook-recipes.ts'
import { onAttempt, onDraft, withField } from './webhooks-delivery-faults.ts'

/** Changes the payload of every event. */
function onPayload(edit: Edit): Action {
  return { hooks: { event: (event) => ({ ...event, payload: edit(event.payload) }) } }
}

function flat(payload: unknown): unknown {
  const data = valueAtPath(payload, '/data')
  return { ...object(drop('/data')(payload)), ...object(data) }
}

function object(value: unknown): object {
  return isObject(value) ? value : {}
}

const PADDING = 'x'.repeat(30_000)

/** Faults of the payload of events. */
export const webhookPayloadFaults: readonly Patch[] = [
  patch(
    'webhook-other-type',
    'events are of a type nobody declared',
    'string "completion\\.done"',
    onPayload(set('/type', 'completion.done')),
  ),
  patch(
    'webhook-other-type-later',
    'every event but the first is of a type nobody declared',
    'string "completion\\.done"',
    {
      hooks: {
        event(event, call) {
          const isFirst = !call.memory.has('first event')
          call.memory.set('first event', true)
          return isFirst ? event : { ...event, payload: set('/type', 'completion.done')(event.payload) }
        },
      },
    },
  ),
  patch(
    'webhook-body-large',
    'events are larger than 20 kB',
    'at most 20000 bytes',
    onPayload(set('/padding', PADDING)),
  ),
  patch('webhook-payload-flat', 'what happened stands beside the type', '/data present', onPayload(flat)),
  patch(
    'webhook-timestamp-missing',
    'events do not say when they happened',
    '/timestamp present',
    onPayload(drop('/timestamp')),
  ),
  patch('webhook-type-missing', 'events do not name their type', '/type .*missing', onPayload(drop('/type'))),
  patch(
    'webhook-payload-1970',
    'events say that they happened in 1970',
    '/timestamp .*1970',
    onPayload(set('/timestamp', '1970-01-01T00:00:00Z')),
  ),
  patch(
    'webhook-id-missing',
    'deliveries do not name their event',
    'id an id none',
    onAttempt((attempt) => ID_FIELDS.reduce((changed, name) => withField(changed, name, null), attempt)),
  ),
  patch(
    'webhook-id-dotted',
    'ids have dots',
    'without a dot evt\\.',
    onDraft((draft) => ({ ...draft, eventId: `evt.${draft.eventId}` })),
  ),
  patch(
    'webhook-id-constant',
    'all events have one id',
    'another id msg_1',
    onDraft((draft) => ({ ...draft, eventId: 'msg_1' })),
  ),
]
