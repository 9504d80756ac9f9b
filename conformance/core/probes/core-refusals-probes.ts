import { defineProbe, type Probe, type ProbeContext, type RequestSpec } from '../../engine/probe.ts'
import type { JsonObject } from '../../exchange/reply.ts'
import { ANSWER_TOKENS, chatRequest, greeting, REFUSAL_TOKENS } from './core-prompts.ts'
import { interfaceRefusalCases } from '../refusal-cases.ts'

const mistake = { kind: 'refusal', tokens: REFUSAL_TOKENS } as const

// Sends a request for each mistake (gap G7.4). Waits for each answer, to see which request causes a crash.
const refusals = defineProbe({
  id: 'core.refusals',
  turn: 'last',
  title: 'requests with one thing wrong',
  calls: (readings) => interfaceRefusalCases(readings, {}).map(({ label }) => ({ ...mistake, label })),
  run: async (context) => {
    for (const { label, body } of interfaceRefusalCases(context.readings, goodRequest(context, 'refusals'))) {
      await context.send(label, { json: body })
    }
  },
})

const BODIES = badBodies('', '', '').map(([label]) => label)

const body = defineProbe({
  id: 'core.body',
  turn: 'last',
  title:
    'bodies that are not a JSON object, media types that are not JSON, and JSON whose label names the encoding',
  calls: BODIES.map((label) =>
    label.startsWith('content-type-')
      ? { label, kind: 'completion', mayBeRefused: true, tokens: ANSWER_TOKENS }
      : { ...mistake, label },
  ),
  run: async (context) => {
    const good = JSON.stringify(goodRequest(context, 'body'))
    const question = greeting(context, 'body').content
    // Some services refuse low caps, so the calls that may be answered have the cap of ordinary calls.
    const ordinary = JSON.stringify(chatRequest(context, [greeting(context, 'body')]))
    for (const [label, spec] of badBodies(good, question, ordinary)) await context.send(label, spec)
  },
})

const unknownModel = defineProbe({
  id: 'core.unknown-model',
  title: 'a model that does not exist',
  calls: [{ ...mistake, label: 'unknown', about: 'unknown-model' }],
  run: async (context) => {
    const model = context.wording.unknownModel(context.nonce('unknown'))
    await context.send('unknown', { json: { ...goodRequest(context, 'unknown'), model } })
  },
})

/** The probes of invalid requests. */
export const refusalProbes: readonly Probe[] = [refusals, body, unknownModel]

function goodRequest(context: ProbeContext, label: string): JsonObject {
  return chatRequest(context, [greeting(context, label)], { max_tokens: REFUSAL_TOKENS })
}

function badBodies(
  good: string,
  question: string,
  ordinary: string,
): readonly (readonly [label: string, spec: RequestSpec])[] {
  return [
    ['malformed', { body: good.replace('{', "{'model': ,") }],
    ['truncated', { body: good.slice(0, Math.floor(good.length / 2)) }],
    ['empty-body', { body: '', contentType: 'application/json' }],
    ['two-values', { body: `${good} ${good}` }],
    ['not-utf8', { body: withoutUtf8(good, question) }],
    ['array', { body: `[${good}]` }],
    ['null', { body: 'null' }],
    ['content-type-text', { body: ordinary, contentType: 'text/plain' }],
    ['content-type-none', { body: ordinary, contentType: null }],
    ['content-type-charset', { body: ordinary, contentType: 'application/json; charset=utf-8' }],
  ]
}

// Replaces the first letter of the question by 0xFF, which is never valid in UTF-8 (RFC 3629 section 3).
function withoutUtf8(good: string, question: string): Uint8Array {
  const encoder = new TextEncoder()
  const bytes = encoder.encode(good)
  bytes[encoder.encode(good.slice(0, good.indexOf(question))).length] = 0xff
  return bytes
}
