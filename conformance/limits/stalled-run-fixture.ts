/** Simulates runs of the limits probes in which the service, the network or this machine stalls. The limiter is correct. */
import type { ProbeContext } from '../engine/probe.ts'
import { PLAIN_WORDING } from '../engine/wording.ts'
import { answerChunks, eventStream } from '../evidence/stream-fixture.ts'
import { exchange, SENT_AT_EPOCH_MS, type ExchangeParts } from '../exchange/exchange-fixture.ts'
import type { Exchange, HeaderList } from '../exchange/exchange.ts'
import type { Readings } from '../statement/readings.ts'
import { noInbox } from '../webhooks/probes/inbox-fixture.ts'
import { limitsProbes } from './probes/limits-probes.ts'

/** A correct limiter. Times are simulated milliseconds. */
export type SimulatedLimiter = {
  /** Decides about a request: returns true if the limiter admits (and counts) the request, or false if it refuses. */
  readonly admit: (nowMs: number) => boolean
  readonly remaining: (nowMs: number) => number
  /** Returns how many ms after `nowMs` the limiter admits one more request. */
  readonly nextMs: (nowMs: number) => number
  /** Returns how many ms after `nowMs` the whole quota is available. */
  readonly fullMs: (nowMs: number) => number
}

/** The delays that a test adds to one call, by the place of the delay, in milliseconds. */
export type Delays = {
  /** For how long this machine stalls before it sends the call. */
  readonly sendDelayMs?: number
  /** The time in ms that the call takes to reach the target. */
  readonly requestDelayMs?: number
  /** How long the target stalls before it sends its header fields. */
  readonly headerDelayMs?: number
  /** The travel time of the answer to this machine, in ms. */
  readonly answerDelayMs?: number
  /** How long this machine stalls (neither sends nor reads) after the call has reached the target. */
  readonly stallMs?: number
}

/** A simulated service: its readings, its limiter, and the header fields of its answers. */
export type SimulatedService = {
  readonly readings: Readings
  readonly quota: number
  readonly createLimiter: () => SimulatedLimiter
  readonly announce: (limiter: SimulatedLimiter, nowMs: number, isAdmitted: boolean) => HeaderList
  /** How many ms a request takes (default: {@link WORK_MS}). `free`: for a request that the limiter does not count. */
  readonly workMs?: { readonly admitted?: number; readonly refused?: number; readonly free?: number }
}

const WAY_MS = 1
const WORK_MS = 1
const SECRETS = ['limits-key', 'limits-sibling-key', 'limits-other-key']
const error = { error: { message: 'Too many.', type: 'rate_limit_error', param: null, code: null } }

/** Runs the limits probes once. `delaysOf` returns the delays of call `number`, counted from 1. */
export async function runWithDelays(
  service: SimulatedService,
  delaysOf: (label: string, number: number) => Delays,
): Promise<readonly Exchange[]> {
  const clock = createClock()
  const exchanges: Exchange[] = []
  const respond = createTarget(service)
  let sent = 0
  const send = async (label: string): Promise<Exchange> => {
    sent += 1
    const {
      sendDelayMs = 0,
      requestDelayMs = 0,
      headerDelayMs = 0,
      answerDelayMs = 0,
      stallMs = 0,
    } = delaysOf(label, sent)
    clock.skip(sendDelayMs)
    const sentMs = clock.nowMs()
    await clock.at(sentMs + WAY_MS + requestDelayMs)
    if (stallMs > 0) clock.stall(stallMs)
    const decided = respond.decide(label, clock.nowMs())
    await clock.at(clock.nowMs() + headerDelayMs)
    const parts = respond.tell(label, decided, clock.nowMs())
    await clock.readAt(clock.nowMs() + workMsOf(service, decided) + WAY_MS + answerDelayMs)
    const tookMs = clock.nowMs() - sentMs
    const made = exchange(`limits.burst/${label}`, { ...parts, sentAtEpochMs: SENT_AT_EPOCH_MS + sentMs })
    const whole: Exchange = {
      ...made,
      timing: { headersMs: tookMs, firstByteMs: tookMs, endMs: tookMs },
    }
    exchanges.push(whole)
    return whole
  }
  const context: ProbeContext = {
    model: 'test-model',
    readings: service.readings,
    nonce: (label: string) => `nonce${label}`,
    wording: PLAIN_WORDING,
    holds: (name: string) => SECRETS.includes(name),
    recorded: () => [],
    inbox: noInbox,
    nowMs: () => SENT_AT_EPOCH_MS + clock.nowMs(),
    pause: (ms: number) => clock.readAt(clock.nowMs() + ms),
    send,
    connect: unused,
    throughClient: unused,
    throughProgram: unused,
    freshNonce: () => 'fresh',
    invent: () => undefined,
  }
  await clock.runUntil(Promise.all(limitsProbes.map(async (probe) => await probe.run(context))))
  return exchanges
}

function workMsOf({ workMs = {} }: SimulatedService, isAdmitted: boolean | null): number {
  const own = isAdmitted === null ? workMs.free : isAdmitted ? workMs.admitted : workMs.refused
  return own ?? WORK_MS
}

function createTarget({ createLimiter, announce }: SimulatedService) {
  const [own, other] = [createLimiter(), createLimiter()]
  const limiterOf = (label: string): SimulatedLimiter => (label.startsWith('other') ? other : own)
  return {
    decide: (label: string, nowMs: number): boolean | null =>
      /wrong|invalid/.test(label) ? null : limiterOf(label).admit(nowMs),
    tell(label: string, isAdmitted: boolean | null, nowMs: number): ExchangeParts {
      if (isAdmitted === null) return { status: label.includes('wrong') ? 401 : 400, json: error }
      const isStreamed = /stream|aborted/.test(label)
      const type = isAdmitted && isStreamed ? 'text/event-stream' : 'application/json'
      const announced = announce(limiterOf(label), nowMs, isAdmitted)
      const headers: HeaderList = [['content-type', type], ...announced]
      if (!isAdmitted) return { status: 429, headers, json: error }
      return isStreamed ? { headers, text: eventStream(answerChunks()) } : { headers }
    },
  }
}

const unused = (): Promise<never> => Promise.reject(new Error('limits are not looked for in this way'))

type Due = { readonly atMs: number; readonly isOurs: boolean; readonly ring: () => void }

/** Creates a simulated clock. It jumps to the earliest time for which code waits. */
function createClock() {
  let nowMs = 0
  let stalledUntilMs = 0
  const due = new Set<Due>()
  const wait = (atMs: number, isOurs: boolean): Promise<void> =>
    new Promise((ring) => void due.add({ atMs, isOurs, ring }))
  const dueMs = ({ atMs, isOurs }: Due): number => (isOurs ? Math.max(atMs, stalledUntilMs) : atMs)
  const next = (): Due | undefined => [...due].toSorted((left, right) => dueMs(left) - dueMs(right))[0]
  return {
    nowMs: () => nowMs,
    at: (atMs: number) => wait(atMs, false),
    /** Waits until the simulated time `atMs`. If this machine stalls at that time, waits until the stall ends. */
    readAt: (atMs: number) => wait(atMs, true),
    skip: (ms: number) => void (nowMs += ms),
    stall: (ms: number) => void (stalledUntilMs = nowMs + ms),
    async runUntil(end: Promise<unknown>): Promise<void> {
      let isOver = false
      const over = end.finally(() => (isOver = true))
      over.catch(() => undefined)
      for (;;) {
        // Lets awakened code finish a few promises before it waits for the next time.
        for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
        const first = next()
        if (isOver || first === undefined) break
        due.delete(first)
        nowMs = Math.max(nowMs, dueMs(first))
        first.ring()
      }
      await over
    },
  }
}
