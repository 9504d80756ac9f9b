import { defineProbe, type Probe } from '../../engine/probe.ts'
import { CHAT_PATH, UNCAPPED_TOKENS } from '../../exchange/chat-path.ts'
import { numberOf, stringOf, type Readings } from '../../statement/readings.ts'
import { ANSWER_TOKENS, chatRequest, greeting, REFUSAL_TOKENS } from './core-prompts.ts'

const odd = { kind: 'completion', mayBeRefused: true } as const

const version = defineProbe({
  id: 'core.version',
  title: 'the version selected as the statement declares, and one that does not exist',
  calls: (readings) =>
    selectionOf(readings) === null
      ? []
      : [
          { ...odd, label: 'selected', about: 'version', tokens: ANSWER_TOKENS },
          { kind: 'refusal', label: 'unknown', about: 'unknown-version', tokens: REFUSAL_TOKENS },
        ],
  run: async (context) => {
    for (const label of ['selected', 'unknown']) {
      const json = chatRequest(context, [greeting(context, label)])
      const suffix = label === 'unknown' ? `-${context.nonce(label)}` : ''
      const selection = selectionOf(context.readings, suffix)
      if (selection !== null) await context.send(label, { json, ...selection })
    }
  },
})

const unlimited = defineProbe({
  id: 'core.unlimited',
  title: 'the value of max_tokens that is declared to mean "no limit"',
  calls: (readings) =>
    unlimitedValue(readings) === null ? [] : [{ ...odd, label: 'unlimited', tokens: UNCAPPED_TOKENS }],
  run: async (context) => {
    const value = unlimitedValue(context.readings)
    if (value === null) return
    const json = { ...chatRequest(context, [greeting(context, 'unlimited')]), max_tokens: value }
    await context.send('unlimited', { json })
  },
})

/** The probes that test values from the statement, such as the version of the service. */
export const declaredProbes: readonly Probe[] = [version, unlimited]

function unlimitedValue(readings: Readings): number | null {
  return numberOf(readings, 'maxTokens.bounds', 'unlimited')
}

// Returns how a request selects the declared version; null if the path alone does. `suffix` makes it a version that does not exist.
function selectionOf(readings: Readings, suffix = ''): { path: string } | { headers: Headers } | null {
  const [name, value] = ['name', 'value'].map((part) => stringOf(readings, 'version.selection', part))
  if (name == null || value == null) return null
  const selected = { [name]: `${value}${suffix}` }
  if (stringOf(readings, 'version.selection', 'reading') === 'header') return { headers: selected }
  return { path: `${CHAT_PATH}?${new URLSearchParams(selected).toString()}` }
}

type Headers = Readonly<Record<string, string>>
