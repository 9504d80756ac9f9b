/** The rules about the first line of a transcript: its exchanges must show the same key, model, day and repeated calls. */
import { parseJson } from '../conformance/codec/parse-json.ts'
import { isLater, isServerError } from '../conformance/exchange/attempts.ts'
import type { Exchange } from '../conformance/exchange/exchange.ts'
import { headerValue, isRecord } from '../conformance/exchange/reply.ts'
import type { TranscriptHeader } from '../conformance/transport/transcript-lines.ts'
import { named, onRun } from './on-run.ts'

const DAY_MS = 24 * 60 * 60 * 1000
// A request holds at least the start of a placeholder, even where its end was cut off.
const PLACEHOLDER_HEAD = 8

// Without a key, no check judges keys. Without its placeholder, no check sees that an answer repeats it.
const keyOfRun = onRun('key-of-run', ({ header, exchanges }) => {
  if (header.requestHeaders?.some((name) => name.toLowerCase() === 'authorization') === true) return []
  const other = plainCalls(exchanges).filter((call) => showsKey(call, header) !== header.hasKey)
  const had = header.hasKey ? 'a key' : 'no key'
  return other.length > 0
    ? [
        `the first line says that the run had ${had}, but these calls show otherwise: ${named(other.map(({ id }) => id))}`,
      ]
    : []
})

const modelOfRun = onRun('model-of-run', ({ header, exchanges }) => {
  const other = plainCalls(exchanges).filter(({ request }) => {
    const body = parseJson(request.body?.text ?? '')
    return isRecord(body) && body['messages'] !== undefined && body['model'] !== header.model
  })
  return other.length > 0 ? [`calls name another model: ${named(other.map(({ id }) => id))}`] : []
})

// A clock may be off by hours, but not by days. Otherwise moving all times would renew an expired certificate.
const dated = onRun('dated', ({ exchanges }) => {
  const dates = exchanges.flatMap(({ isInbound, response, sentAtEpochMs }) => {
    const atMs = Date.parse(headerValue(response?.headers ?? [], 'date') ?? '')
    return isInbound === true || Number.isNaN(atMs) ? [] : [{ atMs, sentAtEpochMs }]
  })
  const [first] = dates
  const isDaysAway = dates.every(({ atMs, sentAtEpochMs }) => Math.abs(atMs - sentAtEpochMs) > DAY_MS)
  return first !== undefined && isDaysAway
    ? [`the answers are dated ${new Date(first.atMs).toISOString()}, more than a day away from the run`]
    : []
})

// Verdicts ignore an attempt that was sent again. So a failure must not be marked as one.
const resent = onRun('sent-again', ({ exchanges }) => {
  const wrong = exchanges.filter(
    (exchange) =>
      (exchange.sentAgain === 'server-error' && !isServerError(exchange)) ||
      (exchange.sentAgain !== undefined && !exchanges.some((other) => isLater(other, exchange))),
  )
  return wrong.length > 0
    ? [`attempts are marked as sent again, but were not: ${named(wrong.map(({ id }) => id))}`]
    : []
})

// Other probes leave out the key, or name another model, on purpose.
function plainCalls(exchanges: readonly Exchange[]): readonly Exchange[] {
  return exchanges.filter(({ probe, isValidCall }) => isValidCall === true && probe.startsWith('core.'))
}

function showsKey({ request }: Exchange, { secretPlaceholders }: TranscriptHeader): boolean {
  const credential = headerValue(request.headers, 'authorization')
  if (credential === null) return false
  return secretPlaceholders.some((secret) => credential.includes(secret.slice(0, PLACEHOLDER_HEAD)))
}

/** Every rule about the first line. */
export const headerRules = [keyOfRun, modelOfRun, dated, resent]
