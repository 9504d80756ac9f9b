import { describe } from 'vitest'
import type { ExchangeParts } from '../../exchange/exchange-fixture.ts'
import {
  again,
  declaring,
  delivery,
  failed,
  judgeRows,
  otherEvent,
  PAYLOAD,
  registered,
  triggerCall,
  type DeliveryParts,
  type CheckRow,
} from './webhook-fixture.ts'

const UNLIMITED = declaring('webhooks.registration', { maxEndpoints: undefined })
const LIMITED = declaring('webhooks.registration', { maxEndpoints: 8 })

const others = (label: string) => [
  failed(label, 'msg_other', 2, 12, { payload: { ...PAYLOAD, data: { other: 1 } } }),
  failed(label, 'msg_third', 3, 14, { payload: { ...PAYLOAD, data: { other: 2 } } }),
]

const withoutHeader = (label: string, id: string | number, attempt: number, atMs: number) =>
  delivery(label, { id: null, attempt, atMs, status: 500, payload: { ...PAYLOAD, meta: { event: id } } })

describe('events are paired by their ids', () => {
  const ours = [failed('failing', 'msg_1', 1, 10), failed('failing', 'msg_1', 4, 32, { seconds: 2 })]
  const traffic = [triggerCall, ...ours, ...others('failing')]
  judgeRows([
    ['other traffic between two attempts', 'webhooks.retry-same-id', traffic, 'satisfied'],
    ['other traffic between two attempts', 'webhooks.retry-same-body', traffic, 'satisfied'],
    ['other traffic between two attempts', 'webhooks.retried', traffic, 'satisfied'],
    [
      'other traffic and no retry',
      'webhooks.retried',
      [triggerCall, ours[0] ?? triggerCall, ...others('failing')],
      'violated',
    ],
    [
      'a retry under another id',
      'webhooks.retry-same-id',
      [triggerCall, failed('failing', 'msg_1', 1, 10), failed('failing', 'msg_2', 2, 32)],
      'violated',
    ],
    [
      'a second type for the same trigger',
      'webhooks.trigger-fires',
      [triggerCall, delivery('plain'), delivery('plain', { attempt: 2, id: 'msg_2', payload: otherEvent })],
      'satisfied',
    ],
    [
      'nothing but another type',
      'webhooks.trigger-fires',
      [triggerCall, delivery('plain', { payload: otherEvent })],
      'violated',
    ],
  ])

  const retried = [
    triggerCall,
    withoutHeader('failing', 7, 1, 10),
    withoutHeader('failing', 8, 2, 15),
    withoutHeader('failing', 7, 3, 32),
  ]
  judgeRows([
    [
      'an id in the body, where the reading says',
      'webhooks.retry-same-body',
      retried,
      'satisfied',
      declaring('webhooks.payload', { idPointer: '/meta/event' }),
    ],
    [
      'an id in the body, where the reading says',
      'webhooks.event-id',
      retried,
      'satisfied',
      declaring('webhooks.payload', { idPointer: '/meta/event' }),
    ],
    [
      'an id elsewhere',
      'webhooks.event-id',
      retried,
      'violated',
      declaring('webhooks.delivery', { idHeader: 'X-Event' }),
    ],
  ])
})

describe('other deliveries before or beside the event', () => {
  const ping = delivery('plain', { id: 'ping', atMs: -20, payload: { ping: true }, signature: 'none' })
  const asked = [registered('plain'), registered('other-type')]
  judgeRows([
    [
      'a test event',
      'webhooks.payload-schema',
      [...asked, ping, triggerCall, delivery('plain', { attempt: 2 })],
      'satisfied',
    ],
    [
      'a test event',
      'webhooks.signature-valid',
      [...asked, ping, triggerCall, delivery('plain', { attempt: 2 })],
      'satisfied',
    ],
    ['a test event and nothing else', 'webhooks.offered', [...asked, ping, triggerCall], 'violated'],
    [
      'a type that was asked for',
      'webhooks.filter-kept',
      [...asked, triggerCall, delivery('plain'), delivery('other-type', { payload: otherEvent })],
      'satisfied',
    ],
    [
      'a type that was not asked for',
      'webhooks.filter-kept',
      [...asked, triggerCall, delivery('plain'), delivery('other-type')],
      'violated',
    ],
  ])
})

describe('registrations', () => {
  const refusal: ExchangeParts = { status: 409, json: { error: {} } }
  judgeRows([
    ['202', 'webhooks.registration-answer', [registered('plain', { status: 202 })], 'satisfied'],
    [
      '204 without a body',
      'webhooks.registration-answer',
      [registered('plain', { status: 204, text: '' })],
      'satisfied',
      declaring('webhooks.registration', { idPointer: null, secretPointer: null }),
    ],
    [
      'a limit',
      'webhooks.registration-answer',
      [registered('plain'), registered('slow', refusal)],
      'satisfied',
    ],
    [
      'a type that is not known',
      'webhooks.registration-answer',
      [registered('plain'), registered('other-type', refusal)],
      'satisfied',
    ],
    [
      'a type that is not known',
      'webhooks.filter-kept',
      [registered('plain'), registered('other-type', refusal), triggerCall, delivery('plain')],
      'not-applicable',
    ],
    [
      'a limit',
      'webhooks.offered',
      [registered('plain'), registered('slow', refusal), triggerCall, delivery('plain')],
      'satisfied',
    ],
    [
      'a type whose refusal is 404',
      'webhooks.offered',
      [registered('plain'), registered('other-type', { status: 404 }), triggerCall, delivery('plain')],
      'satisfied',
    ],
    [
      'the first one refused',
      'webhooks.registration-answer',
      [registered('plain', refusal)],
      'violated',
      UNLIMITED,
    ],
    ['the first one refused', 'webhooks.offered', [registered('plain', refusal)], 'violated', UNLIMITED],
    [
      'all places taken by others',
      'webhooks.offered',
      [registered('plain', refusal)],
      'prerequisite',
      LIMITED,
    ],
    [
      'all places taken by others',
      'webhooks.registration-answer',
      [registered('plain', refusal), registered('slow', refusal)],
      'prerequisite',
      LIMITED,
    ],
    [
      'refused, and not for want of room',
      'webhooks.offered',
      [registered('plain', { status: 403 })],
      'violated',
      LIMITED,
    ],
    [
      'refused for want of room, and for another reason',
      'webhooks.offered',
      [registered('plain', refusal), registered('slow', { status: 400 })],
      'violated',
      LIMITED,
    ],
    ['too many', 'webhooks.offered', [registered('plain', { status: 429 })], 'prerequisite'],
    ['no room', 'webhooks.offered', [registered('plain', { status: 507 })], 'prerequisite'],
    [
      'a later one without room',
      'webhooks.registration-answer',
      [registered('plain'), registered('slow', { status: 507 })],
      'satisfied',
    ],
    [
      'a later one crashed',
      'webhooks.registration-answer',
      [registered('plain'), registered('slow', { status: 500 })],
      'violated',
    ],
    [
      'an address that found no room',
      'webhooks.final-status-stops',
      [registered('plain'), registered('gone', refusal), triggerCall, delivery('plain')],
      'not-applicable',
    ],
    [
      'an address that found no room',
      'webhooks.retried',
      [registered('plain'), registered('refusing', refusal), triggerCall, delivery('plain')],
      'not-applicable',
    ],
  ])
})

const copies = (label: string, count: number, apartMs: number, more: DeliveryParts = {}) =>
  Array.from({ length: count }, (_, index) =>
    delivery(label, { attempt: index + 1, atMs: 10 + index * apartMs, ...more }),
  )

describe('at least once', () => {
  const gone = { status: 410 }
  judgeRows([
    [
      'a duplicate at once',
      'webhooks.not-after-ack',
      [triggerCall, ...copies('plain', 2, 1), again],
      'satisfied',
    ],
    [
      'a duplicate after a while',
      'webhooks.not-after-ack',
      [triggerCall, ...copies('plain', 2, 60), again],
      'satisfied',
    ],
    [
      'again and again',
      'webhooks.not-after-ack',
      [triggerCall, ...copies('plain', 4, 60), again],
      'violated',
    ],
    [
      'a duplicate at once',
      'webhooks.final-status-stops',
      [triggerCall, ...copies('gone', 2, 1, gone)],
      'satisfied',
    ],
    [
      'duplicates everywhere',
      'webhooks.final-status-stops',
      [triggerCall, ...copies('plain', 2, 60), ...copies('gone', 2, 60, gone)],
      'satisfied',
    ],
    [
      'a retry',
      'webhooks.final-status-stops',
      [triggerCall, ...copies('plain', 1, 60), ...copies('gone', 2, 60, gone)],
      'violated',
    ],
    ...[undefined, []].map((finalStatuses): CheckRow => [
      `a retry where ${JSON.stringify(finalStatuses) ?? 'nothing'} is declared to be final`,
      'webhooks.final-status-stops',
      [triggerCall, ...copies('plain', 1, 60), ...copies('gone', 2, 60, gone)],
      'not-applicable',
      declaring('webhooks.retry', { finalStatuses }),
    ]),
  ])
})
