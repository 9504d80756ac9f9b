import { invalid, missing, Refusal, wrongType } from './error-replies.ts'
import { isObject, type JsonObject } from './json-value.ts'

/** The roles that a message may have. */
export const ROLES: readonly string[] = ['system', 'user', 'assistant', 'developer', 'tool']
const MAX_TEMPERATURE = 2
const SHOWN_MODEL_CHARACTERS = 80

/** A message of a conversation, with its text. */
export type ChatMessage = { readonly role: string; readonly content: string }

/** A validated chat completion request. */
export type ChatRequest = {
  readonly model: string
  readonly messages: readonly ChatMessage[]
  readonly maxTokens: number | null
  readonly stream: boolean
  readonly includeUsage: boolean
}

/** Validates a request. Throws a {@link Refusal} that names the wrong member. */
export function readChatRequest(json: unknown, models: readonly string[]): ChatRequest {
  if (!isObject(json)) throw invalid(null, 'The body must be a JSON object.', 'invalid_type')
  const model = readModel(json['model'])
  const messages = readMessages(json['messages'])
  const maxTokens = readMaxTokens(json['max_tokens'])
  checkTemperature(json['temperature'])
  const stream = readFlag(json['stream'], 'stream')
  const includeUsage = readIncludeUsage(json, stream)
  if (!models.includes(model)) throw unknownModel(model)
  return { model, messages, maxTokens, stream, includeUsage }
}

function unknownModel(model: string): Refusal {
  const shown = model.length > SHOWN_MODEL_CHARACTERS ? `${model.slice(0, SHOWN_MODEL_CHARACTERS)}…` : model
  const message = `The model '${shown.toWellFormed()}' does not exist.`
  return new Refusal({ status: 404, message, param: 'model', code: 'model_not_found' })
}

function readModel(model: unknown): string {
  if (model === undefined) throw missing('model')
  if (typeof model !== 'string') throw wrongType('model', 'a string')
  if (model === '') throw invalid('model', "'model' must not be empty.")
  return model
}

function readMessages(messages: unknown): readonly ChatMessage[] {
  if (messages === undefined) throw missing('messages')
  if (!Array.isArray(messages)) throw wrongType('messages', 'an array')
  if (messages.length === 0) throw invalid('messages', "'messages' must have at least one message.")
  return messages.map((message: unknown, index) => readMessage(message, `messages[${index}]`))
}

function readMessage(message: unknown, param: string): ChatMessage {
  if (!isObject(message)) throw wrongType(param, 'an object')
  const { role, content } = message
  if (role === undefined) throw missing(`${param}.role`)
  if (typeof role !== 'string') throw wrongType(`${param}.role`, 'a string')
  if (!ROLES.includes(role)) {
    throw invalid(`${param}.role`, `'${param}.role' must be one of ${ROLES.join(', ')}.`)
  }
  if (content === undefined) throw missing(`${param}.content`)
  return { role, content: readContent(content, `${param}.content`) }
}

function readContent(content: unknown, param: string): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) throw wrongType(param, 'a string or an array of text parts')
  if (content.length === 0) throw invalid(param, `'${param}' must have at least one part.`)
  return content.map((part: unknown, index) => readPart(part, `${param}[${index}]`)).join('')
}

function readPart(part: unknown, param: string): string {
  if (!isObject(part)) throw wrongType(param, 'an object')
  if (part['type'] !== 'text') throw invalid(`${param}.type`, `'${param}.type' must be 'text'.`)
  if (typeof part['text'] !== 'string') throw wrongType(`${param}.text`, 'a string')
  return part['text']
}

function readMaxTokens(maxTokens: unknown): number | null {
  if (maxTokens === undefined || maxTokens === null) return null
  if (typeof maxTokens !== 'number' || !Number.isInteger(maxTokens))
    throw wrongType('max_tokens', 'an integer')
  if (maxTokens < 1) throw invalid('max_tokens', "'max_tokens' must be at least 1.")
  return maxTokens
}

function checkTemperature(temperature: unknown): void {
  if (temperature === undefined || temperature === null) return
  if (typeof temperature !== 'number') throw wrongType('temperature', 'a number')
  if (temperature < 0 || temperature > MAX_TEMPERATURE) {
    throw invalid('temperature', `'temperature' must be between 0 and ${MAX_TEMPERATURE}.`)
  }
}

function readIncludeUsage(json: JsonObject, stream: boolean): boolean {
  const options = json['stream_options']
  if (options === undefined || options === null) return false
  if (!isObject(options)) throw wrongType('stream_options', 'an object')
  if (!stream) throw invalid('stream_options', "'stream_options' needs 'stream' to be true.")
  return readFlag(options['include_usage'], 'stream_options.include_usage')
}

function readFlag(flag: unknown, param: string): boolean {
  if (flag === undefined || flag === null) return false
  if (typeof flag !== 'boolean') throw wrongType(param, 'a boolean')
  return flag
}
