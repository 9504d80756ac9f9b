/** The JSON of a completion request, put together without a serialiser: prompts are plain words. Pure. */
import type { PromptMaker } from './prompt.ts'
import type { ScheduleEntry } from '../workload/entries.ts'

/** Makes the body of a request. `streams` asks for an event stream, with its usage at the end. */
export type BodyMaker = (entry: ScheduleEntry, streams: boolean) => string

/**
 * A maker of bodies for a model. A stream is switched on as the profile `openai` says, because the interface shows no
 * switch (G4.6); without `include_usage` such a stream tells no tokens.
 */
export function createBodies(model: string, promptOf: PromptMaker): BodyMaker {
  const system = { role: 'system', content: 'You answer in plain text.' }
  const head = `{"model":${JSON.stringify(model)},"messages":[${JSON.stringify(system)},{"role":"user","content":"`
  const streaming = ',"stream":true,"stream_options":{"include_usage":true}'
  return (entry, streams) => {
    const prompt = promptOf(entry.index, entry.promptTokens, entry.prefixTokens)
    const rest = `"}],"max_tokens":${entry.maxTokens},"temperature":0.7`
    return `${head}${prompt}${rest}${streams ? streaming : ''}}`
  }
}
