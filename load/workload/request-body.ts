/** The JSON of a completion request, put together without a serializer: prompts are plain words. Pure. */
import type { PromptMaker } from './prompt.ts'
import type { ScheduleEntry } from './entries.ts'

/**
 * The form of requests for streams. `streamMembers` are added to the body of a request for a stream; `terminator` is
 * the data of the last event, null where a stream ends without one.
 */
export type Protocol = {
  readonly streamMembers: { readonly [name: string]: unknown }
  readonly terminator: string | null
}

/** Makes the body of a request. `streams` requests an event stream, with its usage at the end. */
export type BodyMaker = (entry: ScheduleEntry, streams: boolean) => string

/**
 * A maker of bodies for a model. `streamMembers` request a stream and its usage, as the profile in force has it, because the
 * interface shows no switch (G4.6).
 */
export function createBodies(
  model: string,
  promptOf: PromptMaker,
  streamMembers: Protocol['streamMembers'],
): BodyMaker {
  const system = { role: 'system', content: 'You answer in plain text.' }
  const head = `{"model":${JSON.stringify(model)},"messages":[${JSON.stringify(system)},{"role":"user","content":"`
  const members = JSON.stringify(streamMembers).slice(1, -1)
  const streaming = members === '' ? '' : `,${members}`
  return (entry, streams) => {
    const prompt = promptOf(entry.index, entry.promptTokens, entry.prefixTokens)
    const rest = `"}],"max_tokens":${entry.maxTokens},"temperature":0.7`
    return `${head}${prompt}${rest}${streams ? streaming : ''}}`
  }
}
