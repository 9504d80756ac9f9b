import { defineProbe, type Probe } from '../../engine/probe.ts'
import { statusOf } from '../../exchange/reply.ts'
import { stringOf } from '../../statement/readings.ts'
import { byHand, byRest, eventCalls, perRequest } from './webhook-events.ts'
import {
  addressMarks,
  idIn,
  registrationOf,
  registrationSpec,
  remove,
  triggerType,
  WITH_EFFECT,
} from './webhook-setup.ts'

const BAD_ADDRESSES = {
  'bad-url': 'not a URL',
  // The metadata service of most clouds, which gives out credentials.
  metadata: 'http://169.254.169.254/latest/meta-data/',
} as const

const BAD = { kind: 'registration', about: 'bad-address', marks: WITH_EFFECT } as const

const webhookRegistration = defineProbe({
  id: 'webhooks.registration',
  turn: 'last',
  title: 'registrations of a webhook address that must be refused',
  calls: (readings) =>
    stringOf(readings, 'webhooks.registration', 'reading') === 'rest'
      ? [
          ...['no-key', 'bad-url', 'metadata', 'plain-http'].map((label) => ({ ...BAD, label })),
          // An accepted registration is removed.
          { ...BAD, label: 'remove-*', about: 'bad-removal', ifNeeded: true, marks: addressMarks },
        ]
      : [],
  run: async (context) => {
    if (registrationOf(context) !== 'rest') return
    // Throws before anything is sent if there is no receiver.
    const stranger = await context.inbox.open('stranger', [], [])
    const calls = [
      ['no-key', stranger.url, { authorization: null }] as const,
      ...Object.entries(BAD_ADDRESSES).map(([label, url]) => [label, url, {}] as const),
      // This name never resolves (RFC 2606), so nothing is delivered even if the registration is accepted.
      ['plain-http', context.wording.webhooks.plainUrl, {}] as const,
    ]
    await Promise.all(
      calls.map(async ([label, url, more]) => {
        const spec = registrationSpec(context, url, triggerType(context), `webhook-${label}`)
        const answer = await context.send(label, { ...spec, ...more })
        if ((statusOf(answer) ?? 0) < 300) await remove(context, { label, id: idIn(context, answer) })
      }),
    )
  },
})

const webhookEvents = defineProbe({
  id: 'webhooks.events',
  turn: 'last',
  title: 'events delivered to addresses that answer well, badly, slowly and not at all',
  calls: eventCalls,
  // An address that cannot be removed would also receive the events of the next trial.
  mayHaveFurtherTrials: (readings) => {
    const registration = stringOf(readings, 'webhooks.registration', 'reading')
    const isRemoved = stringOf(readings, 'webhooks.registration', 'removePath') !== null
    return registration === 'per-request' || (registration === 'rest' && isRemoved)
  },
  run: async (context) => {
    const registration = registrationOf(context)
    if (registration === 'rest') await byRest(context)
    else if (registration === 'per-request') await perRequest(context)
    else await byHand(context)
  },
})

/** All probes of webhooks. */
export const webhookProbes: readonly Probe[] = [webhookRegistration, webhookEvents]
