/**
 * Webhooks: addresses of ours that answer well, badly, slowly and not at all, one event for all of them, and a second
 * one when all but one are removed. Last and alone, so that the events are our own.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { ReceiverAnswer } from '../inbox.ts'
import type { Probe, ProbeContext } from '../probe.ts'
import { statusOf } from '../reply.ts'
import { retriesDue, timesOf } from '../webhook-times.ts'
import { REFUSAL_TOKENS } from './core-prompts.ts'
import {
  hasTypeFilter,
  idIn,
  OTHER_TYPE,
  pathFor,
  register,
  registrationOf,
  registrationSpec,
  remove,
  secretPointer,
  trigger,
  triggerType,
  WEBHOOK_SECRET,
  type Registered,
} from './webhook-setup.ts'

const OK: ReceiverAnswer = { kind: 'status', status: 204 }
const ERROR: ReceiverAnswer = { kind: 'status', status: 500 }
const GONE: ReceiverAnswer = { kind: 'status', status: 410 }
const DROP: ReceiverAnswer = { kind: 'drop' }
const SILENCE: ReceiverAnswer = { kind: 'silence' }

// Long enough to tell whether somebody waited for it, whatever the deadline.
const MAX_SLOW_MS = 5000
// A deadline is no promise to the millisecond.
const DEADLINE_SLACK = 2
const MIN_SLACK_MS = 250

/** What must be refused: nobody is to register without a key, and no address we could not be reached at. */
const BAD_ADDRESSES = {
  'bad-url': 'not a URL',
  // The metadata service of most clouds: whoever gets a server to ask there gets its credentials.
  metadata: 'http://169.254.169.254/latest/meta-data/',
  // Never resolves (RFC 2606), so that nothing can be sent even where it is taken.
  'plain-http': 'http://webhooks.invalid/assay',
} as const

const webhookRegistration: Probe = {
  id: 'webhooks.registration',
  capability: 'webhooks',
  turn: 'last',
  title: 'registrations of a webhook address that must be refused',
  cost: { requests: 4, completionTokens: 0 },
  run: async (context) => {
    if (registrationOf(context) !== 'rest') return
    // Opened first, so that without a receiver nothing is sent.
    const stranger = await context.inbox.open('stranger', [OK], [])
    const calls = [
      ['no-key', stranger.url, { authorization: null }] as const,
      ...Object.entries(BAD_ADDRESSES).map(([label, url]) => [label, url, {}] as const),
    ]
    await Promise.all(
      calls.map(async ([label, url, more]) => {
        const spec = registrationSpec(context, url, triggerType(context), `webhook-${label}`)
        const answer = await context.send(label, { ...spec, ...more })
        if ((statusOf(answer) ?? 0) < 300) await remove(context, { label, id: idIn(context, answer) })
      }),
    )
  },
}

const webhookEvents: Probe = {
  id: 'webhooks.events',
  capability: 'webhooks',
  turn: 'last',
  title: 'events brought to addresses that answer well, badly, slowly and not at all',
  cost: { requests: 17, completionTokens: 3 * REFUSAL_TOKENS },
  run: async (context) => {
    const registration = registrationOf(context)
    if (registration === 'rest') await byRest(context)
    else if (registration === 'per-request') await perRequest(context)
    else await byHand(context)
  },
}

/** All probes of webhooks. */
export const webhookProbes: readonly Probe[] = [webhookRegistration, webhookEvents]

type Scenario = readonly [label: string, answers: readonly ReceiverAnswer[]]

async function byRest(context: ProbeContext): Promise<void> {
  const elsewhere = await context.inbox.open('elsewhere', [OK], [])
  const registered: Registered[] = []
  // One by one and the slow ones first: a sender that takes them in turn would keep the others waiting.
  for (const [label, answers] of scenarios(context, elsewhere.url)) {
    const one = await register(context, label, answers)
    if (one === null) break
    registered.push(one)
  }
  const deaf = registered.length > 0 && hasTypeFilter(context) ? await deafOne(context) : null
  const plain = registered.find(({ label }) => label === 'plain')
  if (plain !== undefined) await runEvents(context, registered, plain)
  for (const one of [...registered, deaf]) if (one !== null) await one.address.release()
  // What is left to remove: the others went before the second event.
  const left = plain === undefined ? registered : [plain]
  const known = deaf === null ? left : [...left, deaf]
  await Promise.all(known.map((one) => remove(context, one)))
}

async function runEvents(
  context: ProbeContext,
  registered: readonly Registered[],
  plain: Registered,
): Promise<void> {
  const { arrivalMs, quietMs } = timesOf(context.readings)
  await rotate(context, registered)
  await list(context)
  await trigger(context, 'trigger')
  const quiet = pause(quietMs)
  await Promise.all(registered.map((one) => expectedAt(context, one)))
  await quiet
  const others = registered.filter((one) => one !== plain)
  for (const { address } of others) await address.release()
  await Promise.all(others.map((one) => remove(context, one)))
  const before = await plain.address.until(0, 0)
  // One after the other and without a wait between them: whether they come in that order is another question.
  await trigger(context, 'trigger-again')
  await trigger(context, 'trigger-last')
  await plain.address.until(before + 2, arrivalMs)
  await pause(quietMs)
}

function deafOne(context: ProbeContext): Promise<Registered | null> {
  return register(context, 'deaf', [OK], OTHER_TYPE)
}

function scenarios(context: ProbeContext, elsewhere: string): readonly Scenario[] {
  const { deadlineMs } = timesOf(context.readings)
  const afterMs = Math.min(deadlineMs / 2, MAX_SLOW_MS)
  const slow: ReceiverAnswer = { kind: 'status', status: 204, afterMs }
  const redirect: ReceiverAnswer = { kind: 'status', status: 302, location: elsewhere }
  return [
    ['slow', [slow, OK]],
    ['silent', [SILENCE, OK]],
    ['gone', [GONE, OK]],
    ['failing', [ERROR, redirect, DROP, OK]],
    ['plain', [OK]],
  ]
}

// Waits for what the readings promise for this address, and no longer than they allow.
async function expectedAt(context: ProbeContext, { label, address }: Registered): Promise<void> {
  const { arrivalMs, deadlineMs, retryMs } = timesOf(context.readings)
  const retries = retriesDue(context.readings)
  const patienceMs = Math.max(deadlineMs * DEADLINE_SLACK, deadlineMs + MIN_SLACK_MS)
  const first = await address.until(1, label === 'silent' ? arrivalMs + patienceMs : arrivalMs)
  if (first === 0) return
  if (label === 'failing') await address.until(1 + retries, retryMs)
  if (label === 'silent' && retries > 0) await address.until(2, retryMs)
}

async function rotate(context: ProbeContext, registered: readonly Registered[]): Promise<void> {
  const slow = registered.find(({ label }) => label === 'slow')
  const path = slow === undefined ? null : pathFor(context, 'rotatePath', slow.id)
  const pointer = secretPointer(context)
  if (path === null || pointer === null) return
  await context.send('rotate', {
    path,
    json: {},
    hasEffect: true,
    keeps: { name: 'webhook-slow-rotated', pointers: [pointer] },
  })
}

async function list(context: ProbeContext): Promise<void> {
  const path = pathFor(context, 'listPath', null)
  if (path !== null) await context.send('list', { method: 'GET', path })
}

// Each event goes to the one address its own request names.
async function perRequest(context: ProbeContext): Promise<void> {
  const { quietMs, arrivalMs } = timesOf(context.readings)
  const elsewhere = await context.inbox.open('elsewhere', [OK], [])
  const opened = await Promise.all(
    scenarios(context, elsewhere.url).map(async ([label, answers]) => {
      const address = await context.inbox.open(`to-${label}`, answers, [WEBHOOK_SECRET])
      return { label, address, id: null }
    }),
  )
  const quiet = pause(quietMs)
  await Promise.all(
    opened.map(async (one) => {
      await trigger(context, one.label === 'plain' ? 'trigger' : `trigger-${one.label}`, one.address.url)
      await expectedAt(context, one)
    }),
  )
  await quiet
  for (const { address } of opened) await address.release()
  const plain = opened.find(({ label }) => label === 'plain')
  if (plain === undefined) return
  const before = await plain.address.until(0, 0)
  await trigger(context, 'trigger-again', plain.address.url)
  await trigger(context, 'trigger-last', plain.address.url)
  await plain.address.until(before + 2, arrivalMs)
}

// So many times the event is made anew: the address may not be entered yet when it is made first.
const MOST_TRIGGERS = 6

// One address, answered well: what else there is to see would need more addresses.
async function byHand(context: ProbeContext): Promise<void> {
  const address = await context.inbox.open('to-plain', [OK], [WEBHOOK_SECRET])
  const waitMs = context.inbox.manualWaitMs ?? 0
  const count = context.readings.has('webhooks.trigger') ? MOST_TRIGGERS : 0
  for (let made = 0; made < count; made += 1) {
    await trigger(context, 'trigger')
    if ((await address.until(1, waitMs / count)) > 0) return
  }
  if (count === 0) await address.until(1, waitMs)
}
