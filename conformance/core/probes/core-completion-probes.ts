import { lacksRole, numberOf, stringOf, type Readings } from '../../statement/readings.ts'
import { defineProbe, type Probe, type ProbeContext } from '../../engine/probe.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  ANSWER_TOKENS,
  chatRequest,
  greeting,
  LONGER_TOKENS,
  longCalls,
  longEcho,
  requiredOf,
  system,
  user,
  type Message,
  tokensWithin,
  temperatureWithin,
  plain,
  referenceRequest,
} from './core-prompts.ts'
import { whyNoLongPrompt } from '../long-prompt.ts'
import { otherNameOf } from '../model-names.ts'
import { isClientError } from '../../exchange/reply.ts'

const FEW_TOKENS = 2
const odd = { ...plain, mayBeRefused: true } as const

// The usual path of the list of models. A declared reading may name another path, or none.
const MODELS_PATH = '/v1/models'

const models = defineProbe({
  id: 'core.models',
  title: 'the list of models, and a call by the listed name if that differs from the name in use',
  calls: (readings) =>
    modelsPath(readings) === null
      ? []
      : [
          { label: 'list', kind: 'other', about: 'models' },
          { ...odd, label: 'listed-name', ifNeeded: true },
        ],
  run: async (context) => {
    const path = modelsPath(context.readings)
    if (path === null) return
    const model = otherNameOf(context.model, await context.send('list', { method: 'GET', path }))
    if (model === null) return
    const json = chatRequest(context, [greeting(context, 'listed-name')], { model })
    await context.send('listed-name', { json })
  },
})

function modelsPath(readings: Readings): string | null {
  return readings.has('request.models') ? stringOf(readings, 'request.models', 'path') : MODELS_PATH
}

const DEFAULT_TEMPERATURE_TOP = 2

const fields = defineProbe({
  id: 'core.fields',
  title: 'a user message alone with the required fields, and with the optional ones one by one',
  // Asks for a short answer, because the first call has no cap.
  calls: ['required-only', 'with-max-tokens', 'temperature-zero', 'temperature-top'].map((label) => ({
    ...plain,
    label,
    about: 'control',
  })),
  run: async (context) => {
    const top = numberOf(context.readings, 'temperature.bounds', 'maximum') ?? DEFAULT_TEMPERATURE_TOP
    const temperature = (asked: number) => ({ temperature: temperatureWithin(context.readings, asked) })
    // The members in `about` are the subject of the call, so they are sent even if the service refuses them.
    for (const [label, kept, about] of [
      // Only the first call omits the model, so that a service that requires the model fails only one check.
      ['required-only', [], {}],
      ['with-max-tokens', ['model'], { max_tokens: tokensWithin(context.readings, ANSWER_TOKENS) }],
      ['temperature-zero', ['model', 'max_tokens'], temperature(0)],
      ['temperature-top', ['model', 'max_tokens'], temperature(top)],
    ] as const) {
      const whole = chatRequest(context, [greeting(context, label)])
      await context.send(label, { json: { ...requiredOf(context, whole, kept), ...about } })
    }
  },
})

const roles = defineProbe({
  id: 'core.roles',
  title:
    'conversations with an assistant turn or an empty one, a developer message, an unknown role, and in unusual orders',
  calls: (readings) => [
    {
      ...(lacksRole(readings, 'assistant') ? odd : plain),
      label: 'assistant-history',
      about: 'role-assistant',
    },
    { ...odd, label: 'developer', about: 'role-developer' },
    { ...odd, label: 'unknown', about: 'role-unknown' },
    ...ORDERS.map((label) => ({ ...odd, label })),
  ],
  run: async (context) => {
    const { pastTurns } = context.wording
    const first = system(context)
    const history = [
      first,
      user(pastTurns.user),
      { role: 'assistant', content: pastTurns.assistant },
      greeting(context, 'assistant-history'),
    ]
    await sendMessages(context, 'assistant-history', history)
    await sendMessages(context, 'developer', [
      { ...first, role: 'developer' },
      greeting(context, 'developer'),
    ])
    await sendMessages(context, 'unknown', [{ ...first, role: 'narrator' }, greeting(context, 'unknown')])
    const [asked, said] = [user(pastTurns.user), { role: 'assistant', content: pastTurns.assistant }]
    await sendMessages(context, 'system-later', [asked, said, first, greeting(context, 'system-later')])
    await sendMessages(context, 'two-systems', [first, first, greeting(context, 'two-systems')])
    await sendMessages(context, 'two-users', [asked, greeting(context, 'two-users')])
    await sendMessages(context, 'assistant-last', [greeting(context, 'assistant-last'), said])
    const silent = { role: 'assistant', content: '' }
    await sendMessages(context, 'assistant-empty', [asked, silent, greeting(context, 'assistant-empty')])
  },
})

/** The labels of the calls with an unusual order of messages, or an empty message. */
export const ORDERS: readonly string[] = [
  'system-later',
  'two-systems',
  'two-users',
  'assistant-last',
  'assistant-empty',
]

const content = defineProbe({
  id: 'core.content',
  title:
    'content in many scripts with a long answer, again with a cap of two tokens, empty, and an echo at the end of 32 KiB',
  calls: (readings) => [
    { ...plain, label: 'scripts', tokens: LONGER_TOKENS },
    { ...odd, label: 'scripts-again', tokens: FEW_TOKENS },
    { ...odd, label: 'empty' },
    ...longCalls(readings, odd),
  ],
  run: async (context) => {
    // A long answer, because some services compress or cut only large bodies.
    const story = context.wording.story(context.nonce('scripts'))
    const scripts = [user(`${context.wording.manyScripts} ${story}`)]
    // Many caches keep only answers at temperature 0. A cache that ignores the cap repeats the first answer.
    const long = chatRequest(context, scripts, { temperature: 0, max_tokens: LONGER_TOKENS })
    await context.send('scripts', { json: long })
    const capped = chatRequest(context, scripts, { temperature: 0, max_tokens: FEW_TOKENS })
    await context.send('scripts-again', { json: capped })
    await sendMessages(context, 'empty', [user('')])
    if (whyNoLongPrompt(context.readings) === null) await context.send('long', { json: longEcho(context) })
  },
})

const NULLS = [
  ['null-temperature', 'temperature'],
  ['null-max-tokens', 'max_tokens'],
  ['null-stream', 'stream'],
] as const

function areNullsRefused(sent: readonly Exchange[]): boolean {
  const together = sent.findLast(({ label }) => label === 'nulls')
  return together !== undefined && isClientError(together)
}

const lenient = defineProbe({
  id: 'core.lenient',
  title: 'explicit nulls, and an unknown field',
  calls: [
    { ...odd, label: 'nulls' },
    ...NULLS.map(([label]) => ({ ...odd, label, about: 'nulls', ifNeeded: areNullsRefused })),
    { ...odd, label: 'unknown-field' },
  ],
  run: async (context) => {
    const all = Object.fromEntries(NULLS.map(([, field]) => [field, null]))
    const together = await context.send('nulls', {
      json: chatRequest(context, [greeting(context, 'nulls')], all),
    })
    // If the fields are refused together, a call with each field alone shows the cause.
    for (const [label, field] of isClientError(together) ? NULLS : []) {
      await context.send(label, { json: chatRequest(context, [greeting(context, label)], { [field]: null }) })
    }
    const unknown = { max_tokens: ANSWER_TOKENS, ...context.wording.unknownField }
    await context.send('unknown-field', {
      json: chatRequest(context, [greeting(context, 'unknown-field')], unknown),
    })
  },
})

/** The probes that request completions and the list of models. */
export const completionProbes: readonly Probe[] = [referenceRequest, models, fields, roles, content, lenient]

async function sendMessages(
  context: ProbeContext,
  label: string,
  messages: readonly Message[],
): Promise<void> {
  await context.send(label, { json: chatRequest(context, messages) })
}
