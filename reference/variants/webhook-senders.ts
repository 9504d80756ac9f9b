/** Deliveries that a variant sends besides those of the hub: test events, other traffic, copies. */
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { attentiveTimeout } from '../attentive-timeout.ts'
import type { DeliveryAttempt, Endpoint } from '../webhook-delivery.ts'
import { signedHeaders } from '../webhook-signing.ts'

// The clock of this reference runs twenty times as fast as that of a real service.
const CLOCK = 20
const RETRIES_MS = [100, 300, 900]
const DEADLINE_MS = 1500

/** An event without a request. */
export type AsideEvent = { readonly type: string; readonly data: object }

/** Delivers an event to an address like the hub does, signed and retried. Nobody waits for it. */
export function bringAside(
  { url, secrets }: Pick<Endpoint, 'url' | 'secrets'>,
  { type, data }: AsideEvent,
): void {
  const eventId = `msg_${randomBytes(12).toString('hex')}`
  const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data })
  const startMs = Date.now()
  const send = async (attempt: number): Promise<boolean> => {
    const timestampSeconds = Math.floor((startMs + (Date.now() - startMs) * CLOCK) / 1000)
    const headers = signedHeaders('standard-v1', { attempt, eventId, timestampSeconds, body, secrets })
    return await posted(url, { 'content-type': 'application/json', ...headers }, body, DEADLINE_MS)
  }
  const bring = async (): Promise<void> => {
    for (const [index, delayMs] of RETRIES_MS.entries()) {
      if (await send(index + 1)) return
      await pause(delayMs, undefined, { ref: false })
    }
    await send(RETRIES_MS.length + 1)
  }
  void bring()
}

/** Sends the same delivery once more at the same time. Nobody waits for it. */
export function sendCopy({ url, headers, body, timeoutMs }: DeliveryAttempt): void {
  void posted(url, headers, body, timeoutMs)
}

// Whether no further attempt is needed.
async function posted(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  timeoutMs: number,
): Promise<boolean> {
  const deadline = attentiveTimeout(timeoutMs)
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers },
      body: Buffer.from(body),
      redirect: 'manual',
      signal: deadline.signal,
    })
    await answer.body?.cancel()
    return answer.ok || answer.status === 410
  } catch {
    return false
  } finally {
    deadline.cancel()
  }
}
