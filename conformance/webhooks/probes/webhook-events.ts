import { setTimeout as pause } from 'node:timers/promises'
import type { Call, ProbeContext, SpecialMarks } from '../../engine/probe.ts'
import { ANSWER_TOKENS } from '../../core/probes/core-prompts.ts'
import {
  deliveryLabel,
  REDIRECT_LABEL,
  type ReceiverAddress,
  type ReceiverAnswer,
} from '../../exchange/inbox.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { is2xx, statusOf } from '../../exchange/reply.ts'
import { stringOf, type Readings } from '../../statement/readings.ts'
import {
  DUPLICATE_SHARE,
  oneMoreMs,
  retryPatienceMs,
  retryPlanOf,
  timesOf,
  webhookWaitSeconds,
  answerStatuses,
  endpointLimitOf,
} from '../../statement/webhook-readings.ts'
import {
  addressMarks,
  hasTypeFilter,
  isCompletionTrigger,
  pathFor,
  register,
  registrationsLeft,
  remove,
  secretPointer,
  triggerEvent,
  unusedEventType,
  WEBHOOK_SECRET,
  WITH_EFFECT,
  type RegisteredAddress,
} from './webhook-setup.ts'

type Scenario = readonly [label: string, answers: readonly ReceiverAnswer[]]

const OK = { kind: 'status', status: 204 } as const

function answered(status: number) {
  return { kind: 'status', status } as const
}

// Returns all addresses with their answers. The slow address comes early, so that a serial sender delays the later deliveries.
function scenarios(readings: Readings, elsewhere = ''): readonly Scenario[] {
  const { error, redirect, refusal, final } = answerStatuses(readings)
  const all: readonly (Scenario | null)[] = [
    ['plain', [OK]],
    ['slow', [{ ...OK, afterMs: timesOf(readings).slowMs }, OK]],
    // Never acknowledged, so that all retries arrive.
    error === null ? null : ['failing', [answered(error), { kind: 'drop' }, answered(error)]],
    redirect === null ? null : ['redirecting', [{ ...answered(redirect), location: elsewhere }, OK]],
    refusal === null ? null : ['refusing', [answered(refusal), OK]],
    ['gone', [answered(final)]],
    ['silent', [{ kind: 'silence' }, OK]],
  ]
  return all.filter((each) => each !== null)
}

/** Returns all calls that the probe of webhook events may send under the declared readings. */
export function eventCalls(readings: Readings): readonly Call[] {
  const registration = stringOf(readings, 'webhooks.registration', 'reading')
  const marks = triggerMarks(null)
  const kind = registration !== 'per-request' && isCompletionTrigger(readings) ? 'completion' : 'trigger'
  const trigger = { kind, about: 'event', mayBeRefused: true, tokens: ANSWER_TOKENS, marks } as const
  const waitSeconds = webhookWaitSeconds(readings)
  const labels = scenarios(readings).map(([label]) => label)
  if (registration === 'per-request') {
    // One for each address, and the two of the second event.
    const count = labels.length + SECOND.length
    return [
      { label: 'trigger*', ...trigger, count, waitSeconds: waitSeconds / count, marks: marksPerRequest },
    ]
  }
  if (registration !== 'rest') return [{ label: 'trigger', ...trigger, count: MAX_TRIGGERS, ifNeeded: true }]
  const address = { kind: 'registration', about: 'address', marks: addressMarks } as const
  const count = labels.length + (hasTypeFilter({ readings }) ? 1 : 0)
  // Returns the labels of the registered addresses for which `path` can be called, or all labels if `path` is null.
  const madeFor = (sent: readonly Exchange[], path: KeyedPath | null) =>
    registrationsLeft(
      { readings },
      sent.filter(({ webhookCall }) => webhookCall?.action === 'register'),
    )
      .filter(({ id }) => path === null || pathFor({ readings }, path, id) !== null)
      .map(({ label }) => label)
  const at = (path: KeyedPath | null, label: string) => ({
    due: (sent: readonly Exchange[]) => Number(madeFor(sent, path).includes(label)),
  })
  const rotating = secretPointer({ readings }) === null ? { due: () => 0 } : at('rotatePath', 'slow')
  return [
    { label: 'register-*', ...address, count, due: (sent) => registrationsDue(readings, labels, sent) },
    { label: 'remove-*', ...address, count, due: (sent) => madeFor(sent, 'removePath').length },
    { label: 'rotate', ...address, marks: WITH_EFFECT, ...rotating },
    { label: 'list', ...address, marks: {}, ...at('listPath', 'plain') },
    ...KEYED_PATHS.filter((path) => stringOf(readings, 'webhooks.registration', path) !== null).map(
      (path) => ({
        ...address,
        label: `no-key-${path}`,
        about: 'bad-address',
        marks: path === 'listPath' ? {} : WITH_EFFECT,
        ...at(path, 'plain'),
      }),
    ),
    { label: 'trigger', ...trigger, waitSeconds, ...at(null, 'plain') },
    ...SECOND.map((label) => ({ label, ...trigger, ...at(null, 'plain') })),
    // Further events, for addresses that become active later and for addresses beyond the declared limit.
    { label: 'trigger*', ...trigger, count: ACTIVATION_TRIGGERS - 1, ifNeeded: true },
  ]
}

// Returns how many addresses a probe must register after these calls. The first refused registration may be the last.
function registrationsDue(readings: Readings, labels: readonly string[], sent: readonly Exchange[]): number {
  const refused = labels.findIndex((label) =>
    sent.some((call) => call.label === `register-${label}` && call.sentAgain === undefined && !is2xx(call)),
  )
  if (refused >= 0) return refused + 1
  const limit = endpointLimitOf(readings) ?? Number.POSITIVE_INFINITY
  if (limit > labels.length) return labels.length + (hasTypeFilter({ readings }) ? 1 : 0)
  return pathFor({ readings }, 'removePath', '') === null ? limit : labels.length
}

// Returns the marks of a call that triggers an event for `address`, or for all registered addresses if it is null.
function triggerMarks(address: string | null): SpecialMarks {
  return { ...WITH_EFFECT, webhookCall: { action: 'trigger', address } }
}

function marksPerRequest(label: string): SpecialMarks {
  const isForPlain = ['trigger', ...SECOND].includes(label)
  return triggerMarks(isForPlain ? null : label.slice('trigger-'.length))
}

// The labels of the two calls that trigger events at once, after all addresses but one were removed.
const SECOND = ['trigger-again', 'trigger-beside'] as const
// The status of a registration that was accepted, but not yet carried out (RFC 9110 section 15.3.3).
const ACCEPTED = 202
// The maximum number of events to trigger while accepted addresses may not be active yet.
const ACTIVATION_TRIGGERS = 3

/** Registers webhook addresses by calls to the declared path, triggers events for them, and removes the addresses. */
export async function byRest(context: ProbeContext): Promise<void> {
  const elsewhere = await context.inbox.open(REDIRECT_LABEL, [], [])
  const all = scenarios(context.readings, elsewhere.url)
  const registered = await registerAll(context, all)
  const plain = registered.find(({ label }) => label === 'plain')
  if (plain === undefined) return
  const other =
    hasTypeFilter(context) && hasRoom(context, registered)
      ? await register(context, 'other-type', [], unusedEventType(context))
      : null
  const isLater = registered.some(({ status }) => status === ACCEPTED)
  // Waits before the rotation, so that the first event belongs to the time in which the old secret signs too.
  if (isLater) await pause(timesOf(context.readings).activationMs)
  await rotate(context, registered)
  const listPath = pathFor(context, 'listPath', null)
  if (listPath !== null) await context.send('list', { method: 'GET', path: listPath })
  await firstEvent(context, registered, isLater)
  const others = registered.filter((one) => one !== plain)
  await removeAll(context, others)
  await secondEvent(context, plain.address)
  await pause(timesOf(context.readings).quietMs)
  // Last, because a service that asks for no key carries these calls out.
  await manageWithoutKey(context, plain)
  await removeAll(context, other === null ? [plain] : [plain, other])
  await laterTurns(context, all.slice(registered.length))
}

/** Triggers events at a service that has no registration: each call names the URL to which its event must be delivered. */
export async function perRequest(context: ProbeContext): Promise<void> {
  const elsewhere = await context.inbox.open(REDIRECT_LABEL, [], [])
  const quiet = pause(timesOf(context.readings).quietMs)
  const opened = await Promise.all(
    scenarios(context.readings, elsewhere.url).map(async ([label, answers]) => {
      const address = await context.inbox.open(deliveryLabel(label), answers, [WEBHOOK_SECRET])
      address.arm()
      await triggerEvent(context, label === 'plain' ? 'trigger' : `trigger-${label}`, address.url)
      await expectedAt(context, label, address)
      return { label, address }
    }),
  )
  await quiet
  for (const { address } of opened) await address.release()
  const plain = opened.find(({ label }) => label === 'plain')
  if (plain !== undefined) await secondEvent(context, plain.address, plain.address.url)
}

// The maximum number of events to trigger for an address that a person registers. Events before the registration are not delivered.
const MAX_TRIGGERS = 6

/** Triggers events until one arrives at the address that the user registers by hand. */
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

// Registers addresses one by one, up to the number that the deployment declares or accepts.
async function registerAll(
  context: ProbeContext,
  all: readonly Scenario[],
): Promise<readonly RegisteredAddress[]> {
  const registered: RegisteredAddress[] = []
  for (const [label, answers] of all) {
    if (!hasRoom(context, registered)) break
    const one = await register(context, label, answers)
    if (one === null) break
    registered.push(one)
  }
  return registered
}

function hasRoom(context: ProbeContext, registered: readonly RegisteredAddress[]): boolean {
  return registered.length < (endpointLimitOf(context.readings) ?? Number.POSITIVE_INFINITY)
}

async function firstEvent(
  context: ProbeContext,
  registered: readonly RegisteredAddress[],
  isLater: boolean,
): Promise<void> {
  const { quietMs, arrivalPatienceMs } = timesOf(context.readings)
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

// Triggers two events at once, because ids that are made from the time differ if events come one after the other.
async function secondEvent(context: ProbeContext, plain: ReceiverAddress, url?: string): Promise<void> {
  const before = await plain.untilEvents(0, 0)
  await Promise.all(SECOND.map((label) => triggerEvent(context, label, url)))
  await plain.untilEvents(before + SECOND.length, timesOf(context.readings).arrivalPatienceMs)
}

// Tests the addresses that the first turn did not register, in groups as large as the target accepts.
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

async function removeAll(context: ProbeContext, registered: readonly RegisteredAddress[]): Promise<void> {
  for (const { address } of registered) {
    address.disarm()
    await address.release()
  }
  const answers = await Promise.all(registered.map((one) => remove(context, one)))
  const isLater = answers.some((answer) => answer !== null && statusOf(answer) === ACCEPTED)
  if (isLater) await pause(timesOf(context.readings).activationMs)
}

async function rotate(context: ProbeContext, registered: readonly RegisteredAddress[]): Promise<void> {
  const slow = registered.find(({ label }) => label === 'slow')
  const path = slow === undefined ? null : pathFor(context, 'rotatePath', slow.id)
  const pointer = secretPointer(context)
  if (path === null || pointer === null) return
  const captures = { name: 'webhook-slow-rotated', pointers: [pointer] }
  await context.send('rotate', { path, json: {}, captures })
}

// The declared paths that list, change and remove addresses. Each needs a key.
const KEYED_PATHS = ['listPath', 'rotatePath', 'removePath'] as const
type KeyedPath = (typeof KEYED_PATHS)[number]
const METHODS = { listPath: 'GET', rotatePath: 'POST', removePath: 'DELETE' } as const

async function manageWithoutKey(context: ProbeContext, { label, id }: RegisteredAddress): Promise<void> {
  const pointer = secretPointer(context)
  for (const name of KEYED_PATHS) {
    const path = pathFor(context, name, id)
    if (path === null) continue
    await context.send(`no-key-${name}`, {
      method: METHODS[name],
      path,
      authorization: null,
      ...(name === 'rotatePath' ? { json: {} } : {}),
      ...(pointer === null ? {} : { captures: { name: `webhook-${label}-rotated`, pointers: [pointer] } }),
    })
  }
}

const MAX_COPIES_MS = 1000
const MAX_LATE_COPIES = 3

// Waits for the deliveries that the readings promise for this address. The wait is at most the time in the readings, or a default.
async function expectedAt(
  { readings }: ProbeContext,
  label: string,
  address: ReceiverAddress,
): Promise<void> {
  const { arrivalPatienceMs, deadlinePatienceMs } = timesOf(readings)
  const retries = retryPlanOf(readings).due
  const patienceMs = label === 'silent' ? arrivalPatienceMs + deadlinePatienceMs : arrivalPatienceMs
  const events = await address.untilEvents(1, patienceMs)
  if (events === 0 || retries === 0) return
  if (['redirecting', 'refusing', 'gone', 'silent'].includes(label)) {
    await address.untilAttempts(2, retryPatienceMs(readings, 1))
  }
  if (label !== 'failing') return
  const wanted = (1 + retries) * (await copiesAt(address, readings))
  let attempts = await address.untilAttempts(wanted, retryPatienceMs(readings, retries))
  // Waits for late copies too, but not for an endless sender.
  while (attempts >= wanted && attempts < wanted * MAX_LATE_COPIES) {
    const more = await address.untilAttempts(attempts + 1, oneMoreMs(readings))
    if (more <= attempts) return
    attempts = more
  }
}

// Returns the number of copies that the sender sends of each delivery attempt. Copies after the first are not retries.
async function copiesAt(address: ReceiverAddress, readings: Readings): Promise<number> {
  await pause(Math.min(MAX_COPIES_MS, retryPlanOf(readings).firstMs * DUPLICATE_SHARE))
  return Math.max(1, await address.untilAttempts(0, 0))
}
