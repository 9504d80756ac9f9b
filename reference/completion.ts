import { randomInt } from 'node:crypto'
import type { GeneratedAnswer } from './generate.ts'
import type { ChatRequest } from './validate.ts'

const ID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const ID_CHARACTERS = 24

const FINGERPRINT = 'fp_assay_reference'

/** Returns an answer as a chat completion object. */
export function completionObject(request: ChatRequest, answer: GeneratedAnswer): unknown {
  const message = { role: 'assistant', content: answer.tokens.join(''), refusal: null }
  return {
    ...envelope('chat.completion', request),
    choices: [{ index: 0, message, logprobs: null, finish_reason: answer.finishReason }],
    usage: usageOfAnswer(answer),
  }
}

/** Returns an answer as the chunks of a stream. */
export function completionChunks(request: ChatRequest, answer: GeneratedAnswer): readonly unknown[] {
  const shared = envelope('chat.completion.chunk', request)
  const noUsage = request.includeUsage ? { usage: null } : {}
  const chunk = (delta: object, finishReason: string | null): unknown => ({
    ...shared,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }],
    ...noUsage,
  })
  return [
    chunk({ role: 'assistant', content: '' }, null),
    ...answer.tokens.map((content) => chunk({ content }, null)),
    chunk({}, answer.finishReason),
    ...(request.includeUsage ? [{ ...shared, choices: [], usage: usageOfAnswer(answer) }] : []),
  ]
}

function envelope(object: string, request: ChatRequest): object {
  return {
    id: `chatcmpl-${randomId()}`,
    object,
    created: Math.floor(Date.now() / 1000),
    model: request.model,
    system_fingerprint: FINGERPRINT,
  }
}

function usageOfAnswer(answer: GeneratedAnswer): object {
  const completionTokens = answer.tokens.length
  return {
    prompt_tokens: answer.promptTokens,
    completion_tokens: completionTokens,
    total_tokens: answer.promptTokens + completionTokens,
  }
}

function randomId(): string {
  return Array.from({ length: ID_CHARACTERS }, () => ID_ALPHABET.charAt(randomInt(ID_ALPHABET.length))).join(
    '',
  )
}
