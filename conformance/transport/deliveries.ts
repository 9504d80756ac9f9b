/** Records webhook deliveries: verifies their signatures, then redacts them. */
import { createHmac, createPublicKey, verify } from 'node:crypto'
import {
  signatureMatches,
  signatureSchemeIn,
  type NamedSecret,
  type Primitives,
} from '../webhooks/checks/webhook-signature.ts'
import type { Ending, Exchange, SignatureRecord } from '../exchange/exchange.ts'
import { ReceiverError, type Inbox, type ReceiverSettings } from '../exchange/inbox.ts'
import type { Readings } from '../statement/readings.ts'
import { recordBody } from '../exchange/bytes.ts'
import {
  createReceiver,
  MAX_DELIVERY_BYTES,
  type EventReader,
  type RawDelivery,
  type Receiver,
} from './receiver.ts'
import { eventIdIn, isExpectedType, bodyWithoutId } from '../webhooks/webhook-readings.ts'
import type { Redactor } from './redaction.ts'
import type { Secrets } from './secrets.ts'

/** The options of {@link createDeliveries}. */
export type DeliveryOptions = {
  readonly receiver: ReceiverSettings
  readonly readings: Readings
  readonly redactor: Redactor
  readonly secrets: Pick<Secrets, 'valueOf'>
  readonly record: (exchange: Exchange) => void
  /** Returns how far the clock of the run is ahead of the machine's clock, in ms. */
  readonly skewMs: () => number
}

type Source = { readonly probe: string; readonly round?: number }

/** The webhook deliveries of one run. */
export type Deliveries = {
  /** Returns the inbox that receives the deliveries of a probe, or of one round of a probe. */
  readonly inboxFor: (source: Source) => Inbox
  /** Stops listening. Records unanswered deliveries and closes their connections. */
  readonly close: () => Promise<void>
}

/** Creates the {@link Deliveries} of a run. Assay starts to listen when a probe opens the first address. */
export function createDeliveries(options: DeliveryOptions): Deliveries {
  const settings = options.receiver
  const receiver: Receiver | null =
    settings.mode === 'off' ? null : createReceiver(settings, readEvent(options.readings))
  // Counts deliveries over all addresses of one label, so that each has a unique id.
  const counts = new Map<string, number>()
  // The secrets of each address, by its label. An address that is opened again has new secrets under the same names.
  const current = new Map<string, AddressSecrets>()
  return {
    inboxFor: ({ probe, round }) => ({
      manualWaitMs: settings.mode === 'off' ? null : (settings.manual?.waitMs ?? null),
      open(label, answers, secrets) {
        if (receiver === null) throw new ReceiverError('off', 'no receiver for deliveries (--receiver)')
        const name = `${probe}/${label}`
        const nextAttempt = (): number => {
          const attempt = (counts.get(name) ?? 0) + 1
          counts.set(name, attempt)
          return attempt
        }
        current.get(name)?.freeze()
        const own = secretsOfAddress(secrets, options.secrets)
        current.set(name, own)
        const record = (delivery: RawDelivery): void =>
          options.record({
            ...inboundExchange(name, delivery, own.held(), options),
            ...(round === undefined ? {} : { round }),
          })
        return receiver.open(answers, record, nextAttempt)
      },
    }),
    close: async () => await receiver?.close(),
  }
}

type AddressSecrets = {
  readonly held: () => readonly NamedSecret[]
  /** Freezes the secrets that verify signatures at this address. Secrets that the run receives later are not used here. */
  readonly freeze: () => void
}

function secretsOfAddress(names: readonly string[], { valueOf }: Pick<Secrets, 'valueOf'>): AddressSecrets {
  let frozen: readonly NamedSecret[] | null = null
  const now = (): readonly NamedSecret[] =>
    names.flatMap((name) => {
      const value = valueOf(name)
      return value === null ? [] : [{ name, value }]
    })
  return {
    held: () => frozen ?? now(),
    freeze: () => {
      frozen ??= now()
    },
  }
}

// Returns a function that reads the texts that identify an event: its id, and its body without the id. A retry may have a new id.
function readEvent(readings: Readings): EventReader {
  return (headers, bytes) => {
    const text = new TextDecoder().decode(bytes)
    const id = eventIdIn(readings, { headers, text })
    const body = `body ${bodyWithoutId(text, id)}`
    const knownBy = id === null || id === '' ? [body] : [`id ${id}`, body]
    return { knownBy, isExpected: isExpectedType(readings, text) }
  }
}

/** Node's functions for verifying signatures of webhooks: HMAC and Ed25519. */
export const nodePrimitives: Primitives = {
  hmac: (hash, key, message) => createHmac(hash, key).update(message).digest(),
  verifyEd25519: (publicKey, message, signature) => {
    try {
      const x = Buffer.from(publicKey).toString('base64url')
      const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
      return verify(null, message, key, signature)
    } catch {
      return false
    }
  },
}

function inboundExchange(
  name: string,
  delivery: RawDelivery,
  held: readonly NamedSecret[],
  { readings, redactor, skewMs }: DeliveryOptions,
): Exchange {
  const [probe = '', label = ''] = name.split('/')
  const { attempt, endMs, stalledMs, stalledBeforeMs, stalledSoFarMs, status } = delivery
  const signature = signatureOf(delivery, held, readings)
  const nothing = { bodyBytes: 0, truncated: false, text: '' }
  return {
    id: attempt === 1 ? name : `${name}#${attempt}`,
    probe,
    label,
    attempt,
    kind: 'delivery',
    about: label,
    sentAtEpochMs: delivery.arrivedAtEpochMs + skewMs(),
    request: {
      method: delivery.method,
      url: redactor.text(delivery.url),
      headers: redactor.headers(delivery.headers),
      body: recordBody(redactor.bytes(delivery.bytes), MAX_DELIVERY_BYTES),
    },
    response: status === null ? null : { status, headers: [], body: nothing, reads: [] },
    end: endingOf(delivery),
    timing: { headersMs: 0, firstByteMs: 0, endMs, stalledMs, stalledBeforeMs, stalledSoFarMs },
    isInbound: true,
    ...(signature === null ? {} : { signature }),
  }
}

function endingOf({ end }: RawDelivery): Ending {
  switch (end) {
    case 'answered':
      return { kind: 'complete' }
    // `left-waiting`: the sender was still waiting for an answer when the receiver stopped.
    case 'dropped':
    case 'left-waiting':
      return { kind: 'aborted', afterEvents: 0 }
    case 'sender-hung-up':
      return { kind: 'failed', code: 'reset', detail: 'the sender hung up before we answered' }
    case 'too-large':
      return {
        kind: 'failed',
        code: 'body-too-large',
        detail: `a delivery of more than ${MAX_DELIVERY_BYTES} bytes`,
      }
  }
}

function signatureOf(
  delivery: RawDelivery,
  held: readonly NamedSecret[],
  readings: Readings,
): SignatureRecord | null {
  const scheme = signatureSchemeIn(readings)
  if (scheme === null) return null
  const id = eventIdIn(readings, {
    headers: delivery.headers,
    text: new TextDecoder().decode(delivery.bytes),
  })
  const matches = signatureMatches({ ...delivery, id }, scheme, held, nodePrimitives)
  return { scheme: scheme.name, secrets: held.map(({ name }) => name), matches }
}
