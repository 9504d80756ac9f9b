/** The rules about what the first line of a transcript says of its exchanges: the key, the model, the day, what was sent again. */
import { parseJson } from '../conformance/codec/parse-json.ts'
import { isLater, isServerError } from '../conformance/exchange/attempts.ts'
import type { Exchange } from '../conformance/exchange/exchange.ts'
import { headerOf, isRecord } from '../conformance/exchange/reply.ts'
import type { TranscriptHeader } from '../conformance/transport/transcript-lines.ts'
import { named, onRun } from './transcript-rule.ts'

const DAY_MS = 24 * 60 * 60 * 1000
// The start of a placeholder stands in what was sent, whatever is cut off at its end.
const PLACEHOLDER_HEAD = 8

// Without it nothing is judged about keys, and without its placeholder nobody would notice that an answer gives it away.
const keyOfRun = onRun('key-of-run', ({ header, exchanges }) => {
  if (header.requestHeaders?.some((name) => name.toLowerCase() === 'authorization') === true) return []
  const other = plainCalls(exchanges).filter((call) => showsKey(call, header) !== header.hasKey)
  const had = header.hasKey ? 'a key' : 'no key'
  return other.length > 0
    ? [
        `the run is said to have had ${had}, and these calls show otherwise: ${named(other.map(({ id }) => id))}`,
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

// A clock may be wrong, and not by days. What was moved as a whole would make an expired certificate a new one.
const dated = onRun('dated', ({ exchanges }) => {
  const dates = exchanges.flatMap(({ isInbound, response, sentAtEpochMs }) => {
    const atMs = Date.parse(headerOf(response?.headers ?? [], 'date') ?? '')
    return isInbound === true || Number.isNaN(atMs) ? [] : [{ atMs, sentAtEpochMs }]
  })
  const [first] = dates
  const isElsewhen = dates.every(({ atMs, sentAtEpochMs }) => Math.abs(atMs - sentAtEpochMs) > DAY_MS)
  return first !== undefined && isElsewhen
    ? [`the answers are dated ${new Date(first.atMs).toISOString()}, more than a day away from the run`]
    : []
})

// An attempt that was sent again does not count, so that a failure must not pass for one.
const resent = onRun('sent-again', ({ exchanges }) => {
  const wrong = exchanges.filter(
    (exchange) =>
      (exchange.sentAgain === 'server-error' && !isServerError(exchange)) ||
      (exchange.sentAgain !== undefined && !exchanges.some((other) => isLater(other, exchange))),
  )
  return wrong.length > 0
    ? [`attempts are said to have been sent again, and were not: ${named(wrong.map(({ id }) => id))}`]
    : []
})

// Other probes leave the key out, or name another model, on purpose.
function plainCalls(exchanges: readonly Exchange[]): readonly Exchange[] {
  return exchanges.filter(({ probe, isValidCall }) => isValidCall === true && probe.startsWith('core.'))
}

function showsKey({ request }: Exchange, { secretPlaceholders }: TranscriptHeader): boolean {
  const credential = headerOf(request.headers, 'authorization')
  if (credential === null) return false
  return secretPlaceholders.some((secret) => credential.includes(secret.slice(0, PLACEHOLDER_HEAD)))
}

/** Every rule about what the first line says. */
export const headerRules = [keyOfRun, modelOfRun, dated, resent]
