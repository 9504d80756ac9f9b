import { describe } from 'vitest'
import type { ExchangeParts } from '../../exchange/exchange-fixture.ts'
import {
  again,
  ourCall,
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
    ['other traffic between two attempts', 'webhooks.retried-after-error', traffic, 'satisfied'],
    [
      'other traffic and no retry',
      'webhooks.retried-after-error',
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
      'webhooks.id-present',
      retried,
      'satisfied',
      declaring('webhooks.payload', { idPointer: '/meta/event' }),
    ],
    [
      'an id elsewhere',
      'webhooks.id-present',
      retried,
      'violated',
      declaring('webhooks.delivery', { idHeader: 'X-Event' }),
    ],
  ])
})

describe('other deliveries before or beside the event', () => {
  const ping = delivery('plain', { id: 'ping', atMs: -20, payload: { ping: true }, signature: 'none' })
  const asked = [registered('plain'), registered('deaf')]
  judgeRows([
    [
      'a test event',
      'webhooks.payload-schema',
      [...asked, ping, triggerCall, delivery('plain', { attempt: 2 })],
      'satisfied',
    ],
    [
      'a test event',
      'webhooks.signature-format',
      [...asked, ping, triggerCall, delivery('plain', { attempt: 2 })],
      'satisfied',
    ],
    ['a test event and nothing else', 'webhooks.offered', [...asked, ping, triggerCall], 'violated'],
    [
      'a type that was asked for',
      'webhooks.filter-kept',
      [...asked, triggerCall, delivery('plain'), delivery('deaf', { payload: otherEvent })],
      'satisfied',
    ],
    [
      'a type that was not asked for',
      'webhooks.filter-kept',
      [...asked, triggerCall, delivery('plain'), delivery('deaf')],
      'violated',
    ],
  ])
})

describe('registrations', () => {
  const refusal: ExchangeParts = { status: 409, json: { error: {} } }
  judgeRows([
    ['202', 'webhooks.registration-json', [registered('plain', { status: 202 })], 'satisfied'],
    [
      '204 without a body',
      'webhooks.registration-json',
      [registered('plain', { status: 204, text: '' })],
      'satisfied',
    ],
    [
      'a limit',
      'webhooks.registration-json',
      [registered('plain'), registered('slow', refusal)],
      'satisfied',
    ],
    [
      'a type that is not known',
      'webhooks.registration-json',
      [registered('plain'), registered('deaf', refusal)],
      'satisfied',
    ],
    [
      'a type that is not known',
      'webhooks.filter-kept',
      [registered('plain'), registered('deaf', refusal), triggerCall, delivery('plain')],
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
      [registered('plain'), registered('deaf', { status: 404 }), triggerCall, delivery('plain')],
      'satisfied',
    ],
    [
      'the first one refused',
      'webhooks.registration-json',
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
      'webhooks.registration-json',
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
    [
      'the first one refused, though the list is empty',
      'webhooks.offered',
      [registered('plain', refusal), ourCall('list-without-ours', -10, { json: { data: [] } })],
      'violated',
      LIMITED,
    ],
    [
      'all places taken, as the list shows',
      'webhooks.offered',
      [
        registered('plain', refusal),
        ourCall('list-without-ours', -10, { json: { data: [{ id: 'other' }] } }),
      ],
      'prerequisite',
      LIMITED,
    ],
    ['too many', 'webhooks.offered', [registered('plain', { status: 429 })], 'prerequisite'],
    ['no room', 'webhooks.offered', [registered('plain', { status: 507 })], 'prerequisite'],
    [
      'a later one without room',
      'webhooks.registration-json',
      [registered('plain'), registered('slow', { status: 507 })],
      'satisfied',
    ],
    [
      'a later one crashed',
      'webhooks.registration-json',
      [registered('plain'), registered('slow', { status: 500 })],
      'violated',
    ],
    [
      'an address that found no room',
      'webhooks.gone-stops',
      [registered('plain'), registered('gone', refusal), triggerCall, delivery('plain')],
      'not-applicable',
    ],
    [
      'an address that found no room',
      'webhooks.retried-after-4xx',
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
    ['a duplicate at once', 'webhooks.gone-stops', [triggerCall, ...copies('gone', 2, 1, gone)], 'satisfied'],
    [
      'duplicates everywhere',
      'webhooks.gone-stops',
      [triggerCall, ...copies('plain', 2, 60), ...copies('gone', 2, 60, gone)],
      'satisfied',
    ],
    [
      'a retry',
      'webhooks.gone-stops',
      [triggerCall, ...copies('plain', 1, 60), ...copies('gone', 2, 60, gone)],
      'violated',
    ],
    ...[undefined, []].map((finalStatuses): CheckRow => [
      `a retry where ${JSON.stringify(finalStatuses) ?? 'nothing'} is declared to be final`,
      'webhooks.gone-stops',
      [triggerCall, ...copies('plain', 1, 60), ...copies('gone', 2, 60, gone)],
      'not-applicable',
      declaring('webhooks.retry', { finalStatuses }),
    ]),
  ])
})
