/** Builds the expected request bodies of a load, independently of the k6 extension. */
import { ownProtocol } from '../runner/load-protocol.ts'
import { createWords, nonceFor } from './prompt.ts'
import type { ScheduleEntry } from './schedule.ts'

/** Returns a function that builds the body of the request with a given index of a run. */
export function bodiesOf(model: string, seed: string): (index: number, entry: ScheduleEntry) => string {
  const words = createWords(seed)
  return (index, { promptTokens, prefixTokens, maxTokens, transport, blocks }) => {
    words.endOf(promptTokens + Math.max(0, ...blocks))
    const filler = words.text().split(' ')
    const inBlocks = blocks.flatMap((number) => filler.slice(number, number + 512)).slice(0, promptTokens - 1)
    const own = promptTokens - inBlocks.length
    const shared = Math.min(prefixTokens, own - 1)
    const prompt = [
      ...inBlocks,
      ...filler.slice(0, shared),
      nonceFor(seed, index),
      ...filler.slice(shared, own - 1),
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
