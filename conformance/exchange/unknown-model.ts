/** Distinguishes the refusal of an unknown model from other refusals. Pure. */
import type { Exchange } from './exchange.ts'
import { bodyText, jsonOf, statusOf, valueAtPointer } from './reply.ts'

const SAYS_UNKNOWN = /\bmodel\b.*\bnot (found|exist)|\b(unknown|no such|invalid|not a valid) model\b/i

// The maximum length of an error message. Longer bodies are web pages.
const MAX_MESSAGE_CHARACTERS = 1000

/** Returns whether an answer is an error, in one of the common formats, for a model that does not exist. */
export function isUnknownModel(exchange: Exchange): boolean {
  const status = statusOf(exchange)
  if (status !== 404 && status !== 400) return false
  if (valueAtPointer(jsonOf(exchange), '/error/code') === 'model_not_found') return true
  return SAYS_UNKNOWN.test(messageOf(exchange))
}

function messageOf(exchange: Exchange): string {
  const message = valueAtPointer(jsonOf(exchange), '/error/message')
  if (typeof message === 'string') return message
  const text = bodyText(exchange) ?? ''
  return text.length > MAX_MESSAGE_CHARACTERS || text.trimStart().startsWith('<') ? '' : text
}
