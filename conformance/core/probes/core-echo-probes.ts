import { isWholeEcho } from '../../evidence/echo.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { defineProbe, type Probe } from '../../engine/probe.ts'
import { lacksRole } from '../../statement/readings.ts'
import { firstChoiceText, isCompletion } from '../../exchange/reply.ts'
import { ANSWER_TOKENS, chatRequest, echoOnOneLine, repeat, user } from './core-prompts.ts'
import { mixedCalls, sendMixed, type Mix } from './paired-calls.ts'

const MAX_ATTEMPTS = 3
/** The settings of a call that Assay repeats until the model follows the prompt, at most `MAX_ATTEMPTS` times in all. */
export const SETTLED = { further: MAX_ATTEMPTS - 1, isSettling: true } as const
const echoCall = { kind: 'completion', tokens: ANSWER_TOKENS } as const
const SAME_END = ['same-end-a', 'same-end-b'] as const
const FOUR: Mix = { labels: ['a', 'b', 'c', 'd'], max: 2 }

const echo = defineProbe({
  id: 'core.echo',
  dependsOnModel: true,
  title: 'an echo of text in several scripts, sent in UTF-8 and with escapes',
  calls: [
    { ...echoCall, ...SETTLED, label: 'plain', about: 'echo' },
    { ...echoCall, label: 'escaped', about: 'escaped-echo' },
  ],
  run: async (context) => {
    const nonce = context.nonce('plain')
    const { echoText } = context.wording
    const messages = [repeat(context, `${nonce} ${echoText}`)]
    const body = chatRequest(context, messages)
    await untilSettled(
      () => context.send('plain', { json: body }),
      (answer) => isWholeEcho(`${nonce} ${echoText}`, answer),
    )
    const escaped = chatRequest(context, [echoOnOneLine(context, context.nonce('escaped'))])
    await context.send('escaped', { body: inAscii(JSON.stringify(escaped)) })
  },
})

// Replaces all characters except ASCII by escapes of UTF-16 (RFC 8259 section 7), as Python's `json` does.
function inAscii(json: string): string {
  return json.replaceAll(
    /[\u0080-\uFFFF]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

const mix = defineProbe({
  id: 'core.mix',
  dependsOnModel: true,
  turn: 'last',
  title: 'four echoes at the same time, each of its own text; again where each ends before the next begins',
  calls: mixedCalls(FOUR, { ...echoCall, about: 'mix' }),
  run: (context) =>
    sendMixed(FOUR, (label) =>
      context.send(label, { json: chatRequest(context, [repeat(context, context.nonce(label))]) }),
    ),
})

const turns = defineProbe({
  id: 'core.turns',
  dependsOnModel: true,
  title:
    'a conversation in which one echo was answered and a second one is asked for; and two that end with the same message',
  calls: (readings) =>
    lacksRole(readings, 'assistant')
      ? []
      : [
          { ...echoCall, ...SETTLED, label: 'two', about: 'turns' },
          ...SAME_END.map((label) => ({ ...echoCall, label, mayBeRefused: true }) as const),
        ],
  run: async (context) => {
    const [first, last] = [context.nonce('first'), context.nonce('last')]
    const messages = [repeat(context, first), { role: 'assistant', content: first }, repeat(context, last)]
    const body = chatRequest(context, messages)
    await untilSettled(
      () => context.send('two', { json: body }),
      (answer) => answer.includes(last),
    )
    for (const label of SAME_END) {
      const nonce = context.nonce(label)
      const said = { role: 'assistant', content: nonce }
      const json = chatRequest(context, [repeat(context, nonce), said, user(context.wording.onceMore)])
      await context.send(label, { json })
    }
  },
})

const maxTokens = defineProbe({
  id: 'core.max-tokens',
  dependsOnModel: true,
  title: 'a long answer asked for, with a cap of one token',
  calls: [{ ...echoCall, ...SETTLED, label: 'one', about: 'one-token', tokens: 1 }],
  run: async (context) => {
    const messages = [user(context.wording.story(context.nonce('one')))]
    const body = chatRequest(context, messages, { max_tokens: 1 })
    await untilSettled(
      () => context.send('one', { json: body }),
      (answer) => answer !== '',
    )
  },
})

/** The probes whose answers are compared with their requests. */
export const echoProbes: readonly Probe[] = [echo, mix, turns, maxTokens]

/** Sends a call until the model answers as requested, three times at most. */
export async function untilSettled(
  send: () => Promise<Exchange>,
  settles: (text: string) => boolean,
  textOf: (exchange: Exchange) => string | null = completionText,
): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const text = textOf(await send())
    if (text === null || settles(text)) return
  }
}

function completionText(exchange: Exchange): string | null {
  return isCompletion(exchange) ? (firstChoiceText(exchange) ?? '') : null
}
