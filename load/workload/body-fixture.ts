/** The bodies of requests as they should leave k6, put together apart from the extension. */
import { ownProtocol } from '../runner/load-protocol.ts'
import { createWords, nonceFor } from './prompt.ts'
import type { ScheduleEntry } from './schedule.ts'

/** Returns a function that gives the body of request `index` of a run. */
export function bodiesOf(model: string, seed: string): (index: number, entry: ScheduleEntry) => string {
  const words = createWords(seed)
  return (index, { promptTokens, prefixTokens, maxTokens, transport }) => {
    words.endOf(promptTokens)
    const filler = words.text().split(' ')
    const shared = Math.min(prefixTokens, promptTokens - 1)
    const prompt = [
      ...filler.slice(0, shared),
      nonceFor(seed, index),
      ...filler.slice(shared, promptTokens - 1),
    ]
    return JSON.stringify({
      model,
      messages: [
        { role: 'system', content: 'You answer in plain text.' },
        { role: 'user', content: prompt.join(' ') },
      ],
      max_tokens: maxTokens,
      temperature: 0.7,
      ...(transport === 'json' ? {} : ownProtocol().streamMembers),
    })
  }
}
