/**
 * Makes events and takes them in: one for all addresses, further ones when all but one are removed. Where the deployment takes
 * only so many addresses at a time, the others have their turn afterwards.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Exchange } from '../../exchange/exchange.ts'
import type { ProbeContext } from '../../engine/probe.ts'
import { deliveryLabel, ELSEWHERE } from '../../exchange/inbox.ts'
import { statusOf } from '../../exchange/reply.ts'
import { timesOf } from '../../statement/webhook-times.ts'
import { endpointLimitOf } from '../endpoint-limit.ts'
import { exceedLimit } from './webhook-limit.ts'
import { expectedAt, scenarios, type Scenario } from './webhook-scenarios.ts'
import {
  hasTypeFilter,
  unusedEventType,
  pathFor,
  register,
  remove,
  secretPointer,
  triggerEvent,
  WEBHOOK_SECRET,
  type Registered,
} from './webhook-setup.ts'

// A registration that was accepted, but not yet carried out (RFC 9110 section 15.3.3).
const ACCEPTED = 202
// So many times an event is made for addresses that become active later.
const ACTIVATION_TRIGGERS = 3

/** Addresses are registered by calls. */
export async function byRest(context: ProbeContext): Promise<void> {
  const elsewhere = await context.inbox.open(ELSEWHERE, [], [])
  const all = scenarios(context, elsewhere.url)
  const registered = await registerAll(context, all)
  const plain = registered.find(({ label }) => label === 'plain')
  if (plain === undefined) return await list(context, 'list-without-ours')
  const deaf = hasTypeFilter(context) && hasRoom(context, registered) ? await deafOne(context) : null
  await removeAll(context, await exceedLimit(context, registered.length + (deaf === null ? 0 : 1)))
  await rotate(context, registered)
  await list(context)
  await firstEvent(context, registered)
  const others = registered.filter((one) => one !== plain)
  await removeAll(context, others)
  await furtherEvents(context, plain)
  await removeAll(context, deaf === null ? [plain] : [plain, deaf])
  await laterTurns(context, all.slice(registered.length))
}

/** Each event goes to the one address that its own request names. */
export async function perRequest(context: ProbeContext): Promise<void> {
  const { quietMs, arrivalPatienceMs } = timesOf(context.readings)
  const elsewhere = await context.inbox.open(ELSEWHERE, [], [])
  const opened = await Promise.all(
    scenarios(context, elsewhere.url).map(async ([label, answers]) => {
      const address = await context.inbox.open(deliveryLabel(label), answers, [WEBHOOK_SECRET])
      address.arm()
      return { label, address, id: null }
    }),
  )
  const quiet = pause(quietMs)
  await Promise.all(
    opened.map(async ({ label, address }) => {
      const isPlain = label === 'plain'
      const to = { address: isPlain ? null : label, url: address.url }
      await triggerEvent(context, isPlain ? 'trigger' : `trigger-${label}`, to)
      await expectedAt(context, label, address)
    }),
  )
  await quiet
  for (const { address } of opened) await address.release()
  const plain = opened.find(({ label }) => label === 'plain')
  if (plain === undefined) return
  const before = await plain.address.untilEvents(0, 0)
  const to = { address: null, url: plain.address.url }
  await triggerEvent(context, 'trigger-again', to)
  await triggerEvent(context, 'trigger-last', to)
  await plain.address.untilEvents(before + 2, arrivalPatienceMs)
}

// So many times the event is made anew: the address may not be entered yet when it is made first.
const MAX_TRIGGERS = 6

/** One address, answered well: what else there is to see would need more addresses. */
export async function byHand(context: ProbeContext): Promise<void> {
  const address = await context.inbox.open(deliveryLabel('plain'), [], [WEBHOOK_SECRET])
  address.arm()
  const waitMs = context.inbox.manualWaitMs ?? 0
  const count = context.readings.has('webhooks.trigger') ? MAX_TRIGGERS : 0
  for (let made = 0; made < count; made += 1) {
    await triggerEvent(context, 'trigger')
    if ((await address.untilEvents(1, waitMs / count)) > 0) return
  }
  if (count === 0) await address.untilEvents(1, waitMs)
}

// One by one, and no more than the deployment declares or takes.
async function registerAll(context: ProbeContext, all: readonly Scenario[]): Promise<readonly Registered[]> {
  const registered: Registered[] = []
  for (const [label, answers] of all) {
    if (!hasRoom(context, registered)) break
    const one = await register(context, label, answers)
    if (one === null) break
    registered.push(one)
  }
  return registered
}

function hasRoom(context: ProbeContext, registered: readonly Registered[]): boolean {
  return registered.length < (endpointLimitOf(context.readings) ?? Number.POSITIVE_INFINITY)
}

function deafOne(context: ProbeContext): Promise<Registered | null> {
  return register(context, 'deaf', [], unusedEventType(context))
}

async function firstEvent(context: ProbeContext, registered: readonly Registered[]): Promise<void> {
  const { quietMs, activationMs, arrivalPatienceMs } = timesOf(context.readings)
  const isLater = registered.some(({ status }) => status === ACCEPTED)
  if (isLater) await pause(activationMs)
  for (const { address } of registered) address.arm()
  for (let made = 0; made < (isLater ? ACTIVATION_TRIGGERS : 1); made += 1) {
    await triggerEvent(context, 'trigger')
    if (!isLater) break
    const heard = await Promise.all(
      registered.map(({ address }) => address.untilEvents(1, arrivalPatienceMs / ACTIVATION_TRIGGERS)),
    )
    if (heard.every((events) => events > 0)) break
  }
  const quiet = pause(quietMs)
  await Promise.all(registered.map(({ label, address }) => expectedAt(context, label, address)))
  await quiet
}

// One after the other and without a wait between them: whether they come in that order is another question.
async function furtherEvents(context: ProbeContext, plain: Registered): Promise<void> {
  const { arrivalPatienceMs, quietMs } = timesOf(context.readings)
  const before = await plain.address.untilEvents(0, 0)
  await triggerEvent(context, 'trigger-again')
  await triggerEvent(context, 'trigger-last')
  await plain.address.untilEvents(before + 2, arrivalPatienceMs)
  await pause(quietMs)
}

// Those that found no room, until no more are taken; without a way to remove addresses there is none to be had.
async function laterTurns(context: ProbeContext, waiting: readonly Scenario[]): Promise<void> {
  if (pathFor(context, 'removePath', '') === null) return
  for (let rest = waiting, turn = 2; rest.length > 0; turn += 1) {
    const registered = await registerAll(context, rest)
    if (registered.length === 0) return
    for (const { address } of registered) address.arm()
    await triggerEvent(context, `trigger-turn-${turn}`)
    await Promise.all(registered.map(({ label, address }) => expectedAt(context, label, address)))
    await removeAll(context, registered)
    rest = rest.slice(registered.length)
  }
}

async function removeAll(context: ProbeContext, registered: readonly Registered[]): Promise<void> {
  for (const { address } of registered) {
    address.disarm()
    await address.release()
  }
  const answers: readonly (Exchange | null)[] = await Promise.all(
    registered.map((one) => remove(context, one)),
  )
  const isLater = answers.some((answer) => answer !== null && statusOf(answer) === ACCEPTED)
  if (isLater) await pause(timesOf(context.readings).activationMs)
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
    captures: { name: 'webhook-slow-rotated', pointers: [pointer] },
  })
}

async function list(context: ProbeContext, label = 'list'): Promise<void> {
  const path = pathFor(context, 'listPath', null)
  if (path !== null) await context.send(label, { method: 'GET', path })
}
