import { ANSWER_TOKENS, chatRequest, greeting } from '../core/probes/core-prompts.ts'
import type { Call, Probe, ProbeContext } from '../engine/probe.ts'
import { isStream } from '../evidence/stream.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { isCompletion, type JsonObject } from '../exchange/reply.ts'
import { streamedRequest, streamSwitch } from '../sse/probes/sse-request.ts'
import { completeReading } from '../statement/plan.ts'
import type { Reading, Readings } from '../statement/readings.ts'

/** The id of the first probe of an exploration. */
export const SCOUT = 'explore.scout'

type DeclaredReadings = ReadonlyMap<string, Reading>

const USUAL_SWITCH = completeReading('sse.switch', { reading: 'stream-true' })
const USUAL_PATH: Reading = { reading: 'same-path' }

/** The ways to request a stream that an exploration tries in turn, each with the statement entries that declare it. */
export const STREAM_CANDIDATES: readonly (readonly [label: string, declared: DeclaredReadings])[] = [
  ['stream-usual', wayOf(USUAL_PATH, USUAL_SWITCH)],
  ['stream-accept', wayOf(USUAL_PATH, completeReading('sse.switch', { reading: 'accept' }))],
  ['stream-query', wayOf(USUAL_PATH, { reading: 'query', name: 'stream', value: 'true' })],
  ['stream-mode', wayOf(USUAL_PATH, { reading: 'query', name: 'mode', value: 'stream' })],
  ...['/v1/chat/stream', '/v1/chat/completions/stream', '/v1/stream'].map(
    (path) =>
      [
        `stream-at${path.replaceAll('/', '-')}`,
        wayOf({ reading: 'other-path', path }, USUAL_SWITCH),
      ] as const,
  ),
]

const [TOP, ABOVE_ONE, NO_LIMIT] = [2, 1.1, -1]

/** The first probe of an exploration. */
export const scout: Probe = {
  id: SCOUT,
  capability: 'core',
  title: 'requests without one field each, at the bounds, and with each way to ask for a stream',
  calls: [
    ...['without-model', 'required-only', 'unlimited', 'temperature-two', 'stream-usual'].map(asked),
    ...[
      'without-max-tokens',
      'without-temperature',
      'temperature-above-one',
      ...STREAM_CANDIDATES.slice(1).map(([label]) => label),
    ].map((label) => ({ ...asked(label), ifNeeded: true as const })),
  ],
  run: async (context) => {
    await scoutFields(context)
    await scoutBounds(context)
    for (const [label, declared] of STREAM_CANDIDATES)
      if (isStream(await askForStream(context, label, declared))) return
  },
}

function asked(label: string): Call {
  return { label, kind: 'other', tokens: ANSWER_TOKENS }
}

async function scoutFields(context: ProbeContext): Promise<void> {
  const whole = chatRequest(context, [greeting(context, 'fields')])
  const without = (...names: readonly string[]): JsonObject =>
    Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name)))
  await context.send('without-model', { json: without('model'), isSentOnce: true })
  const least = without('max_tokens', 'temperature')
  if (isCompletion(await context.send('required-only', { json: least, isSentOnce: true }))) return
  await context.send('without-max-tokens', { json: without('max_tokens'), isSentOnce: true })
  await context.send('without-temperature', { json: without('temperature'), isSentOnce: true })
}

async function scoutBounds(context: ProbeContext): Promise<void> {
  const whole = chatRequest(context, [greeting(context, 'bounds')])
  await context.send('unlimited', { json: { ...whole, max_tokens: NO_LIMIT }, isSentOnce: true })
  const top = await context.send('temperature-two', {
    json: { ...whole, temperature: TOP },
    isSentOnce: true,
  })
  if (isCompletion(top)) return
  await context.send('temperature-above-one', {
    json: { ...whole, temperature: ABOVE_ONE },
    isSentOnce: true,
  })
}

async function askForStream(
  context: ProbeContext,
  label: string,
  declared: DeclaredReadings,
): Promise<Exchange> {
  const readings: Readings = new Map([
    ...context.readings,
    ...[...declared].map(([key, value]) => [key, { layer: 'declared', value }] as const),
  ])
  const asking = { ...context, readings }
  const stream = streamSwitch(readings) ?? { body: { stream: true }, headers: {}, query: '' }
  const json = chatRequest(asking, [greeting(context, label)])
  return await context.send(label, { ...streamedRequest(asking, stream, json), isSentOnce: true })
}

function wayOf(path: Reading, switched: Reading): DeclaredReadings {
  return new Map([
    ['sse.path', path],
    ['sse.switch', switched],
  ])
}
