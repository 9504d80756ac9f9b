/** Calls with every kind of bad credential, and two odd but harmless ways of writing a good one. */
import type { Probe, ProbeContext, RequestSpec } from '../../engine/probe.ts'
import { CHAT_PATH } from '../../exchange/chat-path.ts'
import { KEY } from '../../exchange/placeholders.ts'
import type { JsonObject } from '../../exchange/reply.ts'
import { chatRequest, greeting, system } from './core-prompts.ts'

const MAX_TOKENS = 16
const BAD_CREDENTIALS = [
  'none',
  'empty-bearer',
  'wrong',
  'bare-key',
  'basic',
  'query-key',
  'body-key',
  'longer',
] as const
/** The right key, written oddly. */
const ODD_CREDENTIALS = ['lower-case', 'two-spaces'] as const

/**
 * One call per way of (not) showing the key. Everything else in them is a request that the right key gets answered, so
 * that the credential alone decides. Source: interface section 5, clause C5.1; RFC 9110 section 11 for the scheme.
 */
const coreAuth: Probe = {
  id: 'core.auth',
  capability: 'core',
  title: 'calls with no key, a wrong key, and the right key in the wrong place',
  calls: [
    ...BAD_CREDENTIALS.map((label) => ({ label, kind: 'credential' as const, tokens: MAX_TOKENS })),
    ...ODD_CREDENTIALS.map((label) => ({
      label,
      kind: 'completion' as const,
      mayBeRefused: true as const,
      tokens: MAX_TOKENS,
    })),
  ],
  run: async (context) => {
    const specs = credentials(context)
    const labels = [...BAD_CREDENTIALS, ...ODD_CREDENTIALS]
    await Promise.all(
      labels.map((label) => context.send(label, { json: question(context, label), ...specs[label] })),
    )
  },
}

/** Probes of authentication. */
export const authProbes: readonly Probe[] = [coreAuth]

function credentials(context: ProbeContext): Readonly<Record<Credential, RequestSpec>> {
  return {
    none: { authorization: null },
    'empty-bearer': { authorization: 'Bearer ' },
    wrong: { authorization: `Bearer ${context.wording.wrongKey(context.nonce('wrong'))}` },
    'bare-key': { authorization: KEY },
    basic: { authorization: `Basic ${KEY}` },
    'lower-case': { authorization: `bearer ${KEY}` },
    'query-key': { authorization: null, path: `${CHAT_PATH}?api_key=${KEY}` },
    'body-key': { authorization: null, json: { ...question(context, 'body-key'), api_key: KEY } },
    'two-spaces': { authorization: `Bearer  ${KEY}` },
    longer: { authorization: `Bearer ${KEY}x` },
  }
}

type Credential = (typeof BAD_CREDENTIALS)[number] | (typeof ODD_CREDENTIALS)[number]

function question(context: ProbeContext, label: string): JsonObject {
  return chatRequest(context, [system(context), greeting(context, label)], { max_tokens: MAX_TOKENS })
}
