/** Calls with every kind of bad credential, and two odd but harmless ways of writing a good one. */
import { callWithBadKey } from '../../engine/bad-key-call.ts'
import type { Probe, ProbeContext, RequestSpec } from '../../engine/probe.ts'
import { CHAT_PATH } from '../../exchange/chat-path.ts'
import { KEY } from '../../exchange/placeholders.ts'
import type { JsonObject } from '../../exchange/reply.ts'
import { chatRequest, greeting, system } from './core-prompts.ts'

const MAX_TOKENS = 16

/**
 * One call per way of (not) showing the key. Everything else in them is a request that the right key gets answered, so
 * that the credential alone decides. Source: interface section 5, clause C5.1; RFC 9110 section 11 for the scheme.
 */
const coreAuth: Probe = {
  id: 'core.auth',
  capability: 'core',
  title: 'calls with no key, a wrong key, and the right key in the wrong place',
  cost: {
    requests: 10,
    completionTokens: 10 * MAX_TOKENS,
    withFields: { requests: 8, completionTokens: 8 * MAX_TOKENS },
  },
  run: async (context) => {
    const calls = credentials(context).map(async ([label, spec]) => {
      const call = { json: question(context, label), ...spec }
      if (GOOD.has(label)) await context.send(label, call)
      else await callWithBadKey(context, label, (name, more) => context.send(name, { ...call, ...more }))
    })
    await Promise.all(calls)
  },
}

/** Probes of authentication. */
export const authProbes: readonly Probe[] = [coreAuth]

// What shows the key as it is to be shown, if oddly written.
const GOOD: ReadonlySet<string> = new Set(['lower-case', 'two-spaces'])

function credentials(context: ProbeContext): readonly (readonly [label: string, spec: RequestSpec])[] {
  return [
    ['none', { authorization: null }],
    ['empty-bearer', { authorization: 'Bearer ' }],
    ['wrong', { authorization: `Bearer ${context.wording.wrongKey(context.nonce('wrong'))}` }],
    ['bare-key', { authorization: KEY }],
    ['basic', { authorization: `Basic ${KEY}` }],
    ['lower-case', { authorization: `bearer ${KEY}` }],
    ['query-key', { authorization: null, path: `${CHAT_PATH}?api_key=${KEY}` }],
    ['body-key', { authorization: null, json: { ...question(context, 'body-key'), api_key: KEY } }],
    ['two-spaces', { authorization: `Bearer  ${KEY}` }],
    ['longer', { authorization: `Bearer ${KEY}x` }],
  ]
}

function question(context: ProbeContext, label: string): JsonObject {
  return chatRequest(context, [system(context), greeting(context, label)], { max_tokens: MAX_TOKENS })
}
