/** Builds deliveries for the tests of the checks of webhooks. */
import { expect, test } from 'vitest'
import declared from '../../../schemas/statements/reference.json' with { type: 'json' }
import { ADDRESS_QUERY } from '../../exchange/inbox.ts'
import type { CapturedSecret, Exchange } from '../../exchange/exchange.ts'
import type { Judgement } from '../../exchange/judgement.ts'
import type { Reading, Readings } from '../../statement/readings.ts'
import { parseStatement } from '../../statement/statement.ts'
import {
  exchange,
  readingsOf,
  SENT_AT_EPOCH_MS,
  type ExchangeParts,
} from '../../exchange/exchange-fixture.ts'
import { judged, kindOf } from '../../evidence/verdict-fixture.ts'
import { webhookChecks } from './webhooks.ts'

const statement = parseStatement(JSON.stringify(declared), 'reference.json')
/** The readings that the reference implementation declares. */
export const webhookReadings = readingsOf(Object.fromEntries(statement.readings))
/** A valid event. */
export const PAYLOAD = {
  type: 'chat.completion.completed',
  timestamp: new Date(SENT_AT_EPOCH_MS).toISOString(),
  data: {},
}

/** The parts of a delivery that a test may set. */
export type DeliveryParts = {
  readonly atMs?: number
  readonly attempt?: number
  /** The event id; null: no id. */
  readonly id?: string | null
  readonly seconds?: number
  readonly signature?: string
  readonly derivation?: string | null
  readonly payload?: unknown
  readonly status?: number
  readonly endMs?: number
  readonly end?: Exchange['end']
  /** Set if the receiver of Assay did not answer the delivery. */
  readonly isDropped?: true
}

/** Returns a delivery to the address with this label. By default it is valid. */
export function delivery(label: string, parts: DeliveryParts = {}): Exchange {
  const { atMs = 10, attempt = 1, endMs = 1, derivation = 'correct', payload = PAYLOAD } = parts
  const made = exchange(`webhooks.events/to-${label}`, {
    attempt,
    sentAtEpochMs: SENT_AT_EPOCH_MS + atMs,
    requestJson: payload,
    requestHeaders: [
      ['content-type', 'application/json'],
      ...(parts.id === null ? [] : [['webhook-id', parts.id ?? 'msg_1'] as const]),
      ['webhook-timestamp', String(SENT_AT_EPOCH_MS / 1000 + (parts.seconds ?? 0))],
      ['webhook-signature', parts.signature ?? `v1,${'YWJj'.repeat(10)}YWI=`],
    ],
    status: parts.status ?? 204,
    text: '',
    ...(parts.isDropped === true ? { noResponse: true, end: { kind: 'aborted', afterEvents: 0 } } : {}),
    ...(parts.end === undefined ? {} : { end: parts.end }),
  })
  const matches = derivation === null ? [] : [{ secret: `webhook-${label}`, entry: 0, derivation }]
  const signature = { scheme: 'standard-v1', secrets: [`webhook-${label}`], matches }
  const marks = { kind: 'delivery', about: `to-${label}`, isInbound: true } as const
  const request = { ...made.request, url: `/${label}${ADDRESS_QUERY}` }
  return { ...made, ...marks, request, signature, timing: { headersMs: 0, firstByteMs: 0, endMs } }
}

/** Returns the judgment of a webhook check on these exchanges. */
export function verdict(
  id: string,
  exchanges: readonly Exchange[],
  under: Readings = webhookReadings,
): Judgement {
  return judged(webhookChecks, id, exchanges, { readings: under, secretPlaceholders: ['~secret00'] })
}

/** Returns the readings of the reference implementation, with `parameters` added to the reading of `key`. */
export function declaring(key: string, parameters: object): Readings {
  const value: Reading = { reading: '', ...webhookReadings.get(key)?.value, ...parameters }
  return new Map([...webhookReadings, [key, { layer: 'declared' as const, value }]])
}

const ADDRESS = { kind: 'registration', about: 'address' } as const
const EVENT = { kind: 'trigger', about: 'event' } as const

/** Returns a call of Assay, sent `atMs` after the start. `label` names what the call does, such as `trigger`. */
export function ourCall(label: string, atMs: number, parts: ExchangeParts = {}): Exchange {
  const made = exchange(`webhooks.events/${label}`, { sentAtEpochMs: SENT_AT_EPOCH_MS + atMs, ...parts })
  const [, action, address] = /^(register|remove)-(.*)$/.exec(label) ?? []
  if (action === 'register' || action === 'remove')
    return { ...made, ...ADDRESS, webhookCall: { action, address: address ?? null } }
  if (!label.startsWith('trigger')) return { ...made, ...ADDRESS }
  return { ...made, ...EVENT, webhookCall: { action: 'trigger', address: null } }
}

/** The call that triggers the first event. */
export const triggerCall = ourCall('trigger', 0)
/** The call that triggers the second event. */
export const again = ourCall('trigger-again', 1000)
/** Returns a call that registers an address. */
export const registered = (label: string, parts: ExchangeParts = {}): Exchange => ({
  ...ourCall(`register-${label}`, label === 'plain' ? -100 : -50, {
    status: 201,
    json: { id: label },
    ...parts,
  }),
  kept: capturedSecret(`~${label}`),
})

/** Returns the record of a secret that an answer contained. */
export const capturedSecret = (placeholder: string): CapturedSecret => ({
  name: 'x',
  pointer: '/secret',
  placeholder,
  chars: 40,
  bits: 150,
  isSendable: true,
  matchesFormat: null,
})

/** An event whose type is not the expected one. */
export const otherEvent = { ...PAYLOAD, type: 'endpoint.created' }

/** One test case of a check: its title, the id of the check, the exchanges, and the expected kind of judgment. */
export type CheckRow = readonly [
  what: string,
  id: string,
  exchanges: readonly Exchange[],
  kind: string,
  under?: Readings,
]

/** Returns a delivery that the receiver of Assay answered with an error. */
export const failed = (label: string, id: string, attempt: number, atMs: number, more: DeliveryParts = {}) =>
  delivery(label, { id, attempt, atMs, status: 500, ...more })

/** Defines one test for each element of `rows`. */
export function judgeRows(rows: readonly CheckRow[]): void {
  const complete = rows.map(
    ([what, id, exchanges, kind, under = webhookReadings]) => [what, id, exchanges, kind, under] as const,
  )
  test.each(complete)('%s: %s', (_, id, exchanges, kind, under) => {
    expect(kindOf(verdict(id, exchanges, under))).toBe(kind)
  })
}
