import { isStream } from '../evidence/stream.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { isClientError, isCompletion, shorten, statusOf } from '../exchange/reply.ts'
import { completeReading } from '../statement/plan.ts'
import type { Reading } from '../statement/readings.ts'
import { framesReading, SOCKET_PATHS, SOCKET_SCOUT } from './scout-sockets.ts'
import { SCOUT, STREAM_CANDIDATES } from './scout.ts'

/** The behavior that the first requests of an exploration show for a statement key. `reading` is null for an unknown behavior. */
export type ScoutDecision = {
  readonly key: string
  readonly reading: Reading | null
  readonly seen: readonly Exchange[]
  /** A description of the observed behavior for which no reading exists. It is present only if `reading` is null. */
  readonly note?: string
}

/** Returns the readings (behaviors) that the first answers of an exploration already prove. */
export function scoutDecisions(exchanges: readonly Exchange[]): readonly ScoutDecision[] {
  const own = exchanges.filter(({ probe }) => probe === SCOUT)
  const byLabel = new Map(own.map((exchange) => [exchange.label, exchange]))
  const at = (label: string): Exchange | undefined => byLabel.get(label)
  const sockets = exchanges.filter(({ probe }) => probe === SOCKET_SCOUT)
  return [...required(at), ...maxTokens(at), ...temperature(at), ...streams(at), ...socketsSeen(sockets)]
}

function socketsSeen(exchanges: readonly Exchange[]): readonly ScoutDecision[] {
  const opened = exchanges.find((exchange) => statusOf(exchange) === 101)
  if (opened === undefined) return []
  const path = URL.parse(opened.request.url)?.pathname ?? ''
  const at = SOCKET_PATHS.find((each) => path.endsWith(each)) ?? path
  const place: Reading =
    at === SOCKET_PATHS[0] ? { reading: 'same-path' } : { reading: 'other-path', path: at }
  const talks = exchanges.filter(({ label }) => label.startsWith('talk-'))
  const reading = framesReading(talks)
  const understood = talks.filter((talk) => framesReading([talk]) !== null)
  const note = {
    note: `a WebSocket opens, but none of the usual requests is answered with chunks: ${saidIn(talks)}`,
  }
  return [
    { key: 'websocket.path', reading: place, seen: [opened] },
    {
      key: 'websocket.frames',
      reading,
      seen: reading === null ? talks : understood,
      ...(reading === null ? note : {}),
    },
  ]
}

const MESSAGE_CHARS = 120

// Formats the target's last text message in the first conversation. The first conversation has the simplest request.
function saidIn(talks: readonly Exchange[]): string {
  const messages = talks[0]?.socket?.messages ?? []
  const text = messages.findLast(({ from, kind }) => from === 'server' && kind === 'text')?.payload.text
  return text === undefined ? 'nothing was said' : `it said ${shorten(text, MESSAGE_CHARS)}`
}

type At = (label: string) => Exchange | undefined

function required(at: At): readonly ScoutDecision[] {
  const key = 'request.required'
  const [model, least] = [at('without-model'), at('required-only')]
  if (model === undefined || least === undefined) return []
  if (isCompletion(least)) {
    if (isCompletion(model)) return [named(key, 'messages', [model])]
    return isClientError(model) ? [named(key, 'model+messages', [model, least])] : []
  }
  const [cap, warmth] = [at('without-max-tokens'), at('without-temperature')]
  if (cap === undefined || warmth === undefined) return []
  const optional = { model, max_tokens: cap, temperature: warmth }
  const needed = Object.entries(optional).filter(([, call]) => isClientError(call))
  if (needed.length === 3) return [named(key, 'all-four', [cap, warmth])]
  // The refusal does not show a missing required field.
  if (!isClientError(least) || needed.every(([field]) => field === 'model'))
    return [{ key, reading: null, seen: [least, cap, warmth], note: 'model and messages alone are refused' }]
  const fields = ['messages', ...needed.map(([field]) => field)]
  const reading = completeReading(key, { reading: 'list', required: fields })
  return [{ key, reading, seen: [least, ...needed.map(([, call]) => call)] }]
}

function maxTokens(at: At): readonly ScoutDecision[] {
  const unlimited = at('unlimited')
  if (unlimited === undefined || !isCompletion(unlimited)) return []
  return [named('maxTokens.bounds', 'minus-one-unlimited', [unlimited])]
}

function temperature(at: At): readonly ScoutDecision[] {
  const key = 'temperature.bounds'
  const [two, aboveOne] = [at('temperature-two'), at('temperature-above-one')]
  if (two === undefined || aboveOne === undefined || !isClientError(two)) return []
  if (isClientError(aboveOne)) return [named(key, '0..1', [two, aboveOne])]
  const note = 'the highest temperature is above 1 and below 2'
  return [{ key, reading: null, seen: [two, aboveOne], note }]
}

function streams(at: At): readonly ScoutDecision[] {
  for (const [label, declared] of STREAM_CANDIDATES) {
    const call = at(label)
    if (call !== undefined && isStream(call))
      return [...declared].map(([key, reading]) => ({ key, reading, seen: [call] }))
  }
  return []
}

function named(key: string, reading: string, seen: readonly Exchange[]): ScoutDecision {
  return { key, reading: completeReading(key, { reading }), seen }
}
