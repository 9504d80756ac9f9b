import { defineProbe, type Probe, type ProbeContext, type RequestSpec } from '../../engine/probe.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { CHAT_PATH } from '../../exchange/chat-path.ts'
import {
  FLIPPED_KEY,
  KEY_PLACEHOLDER,
  secretPlaceholder,
  SHORTENED_KEY_PLACEHOLDER,
} from '../../exchange/placeholders.ts'
import { isPlainCallAnswered, type JsonObject } from '../../exchange/reply.ts'
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
  'shorter',
] as const
const FLIPPED = 'other-case'
const OTHER_PLACES = ['bare-key', 'basic', 'query-key', 'body-key'] as const
const KEY_FIELDS = 'wrong-key-fields'
const OTHER_SCHEME = 'wrong-token'
const ODD_CREDENTIALS = ['lower-case', 'two-spaces'] as const
const BAD = { kind: 'credential', tokens: MAX_TOKENS } as const
const WRONG_ELSEWHERE = { ...BAD, about: 'wrong-elsewhere' } as const
const SHORTENED = { otherKey: 'shortened' } as const

const coreAuth = defineProbe({
  id: 'core.auth',
  title: 'calls with no key, a wrong key, and the right key in the wrong place',
  calls: [
    ...BAD_CREDENTIALS.map((label) => ({ ...BAD, label, marks: label === 'shorter' ? SHORTENED : {} })),
    { ...BAD, label: FLIPPED, ifNeeded: true, marks: { otherKey: 'flipped' } },
    ...ODD_CREDENTIALS.map((label) => ({
      label,
      kind: 'completion' as const,
      mayBeRefused: true as const,
      tokens: MAX_TOKENS,
    })),
    ...[KEY_FIELDS, OTHER_SCHEME].map((label) => ({ ...WRONG_ELSEWHERE, label })),
    ...OTHER_PLACES.map((place) => ({
      ...WRONG_ELSEWHERE,
      label: `wrong-${place}`,
      ifNeeded: (sent: readonly Exchange[]) => {
        const right = sent.findLast(({ label }) => label === place)
        return right !== undefined && isPlainCallAnswered(right)
      },
    })),
  ],
  run: async (context) => {
    const wrong = context.wording.wrongKey(context.nonce('wrong'))
    const send = (label: string, spec: RequestSpec) =>
      context.send(label, { json: question(context, label), ...spec })
    const sendBy = async (label: Credential): Promise<void> => {
      const answer = await send(label, credentials(context, KEY_PLACEHOLDER)[label])
      const place = OTHER_PLACES.find((each) => each === label)
      if (place === undefined || !isPlainCallAnswered(answer)) return
      await send(`wrong-${place}`, credentials(context, wrong)[place])
    }
    const flipped: Credential[] = context.holds(FLIPPED_KEY) ? [FLIPPED] : []
    await Promise.all([...BAD_CREDENTIALS, ...flipped, ...ODD_CREDENTIALS].map(sendBy))
    const headers = { 'x-api-key': wrong, 'api-key': wrong }
    await Promise.all([
      send(KEY_FIELDS, { authorization: null, headers }),
      send(OTHER_SCHEME, { authorization: `Token ${wrong}` }),
    ])
  },
})

/** The probes of authentication. */
export const authProbes: readonly Probe[] = [coreAuth]

function credentials(context: ProbeContext, key: string): Readonly<Record<Credential, RequestSpec>> {
  return {
    none: { authorization: null },
    'empty-bearer': { authorization: 'Bearer ' },
    wrong: { authorization: `Bearer ${context.wording.wrongKey(context.nonce('wrong'))}` },
    'bare-key': { authorization: key },
    basic: { authorization: `Basic ${key}` },
    'lower-case': { authorization: `bearer ${KEY_PLACEHOLDER}` },
    'query-key': { authorization: null, path: `${CHAT_PATH}?api_key=${key}` },
    'body-key': { authorization: null, json: { ...question(context, 'body-key'), api_key: key } },
    'two-spaces': { authorization: `Bearer  ${KEY_PLACEHOLDER}` },
    longer: { authorization: `Bearer ${KEY_PLACEHOLDER}x` },
    shorter: { authorization: `Bearer ${SHORTENED_KEY_PLACEHOLDER}` },
    [FLIPPED]: { authorization: `Bearer ${secretPlaceholder(FLIPPED_KEY)}` },
  }
}

type Credential = (typeof BAD_CREDENTIALS)[number] | typeof FLIPPED | (typeof ODD_CREDENTIALS)[number]

function question(context: ProbeContext, label: string): JsonObject {
  return chatRequest(context, [system(context), greeting(context, label)], { max_tokens: MAX_TOKENS })
}
