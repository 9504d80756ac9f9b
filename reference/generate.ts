import type { Gate } from './limits/gate.ts'
import type { Call, Headers, Stats } from './patch.ts'
import type { Patching } from './patching.ts'
import { integerBetween, seededRandom, type RandomSource } from './seeded-random.ts'
import type { ServiceSimulator, TokenTimes } from './service-models/models.ts'
import type { ChatMessage, ChatRequest } from './validate.ts'

// Matches a message that asks for the answer to the message of the user before it.
const ONCE_MORE = /\bonce more\b/i
// Matches the beginning of a request to repeat a text. The answer is the text after the colon.
const ECHO_REQUEST = /\b(?:repeat|echo|copy|recite)\b[^:\n]{0,60}: /i

const WORDS = (
  'the harbour wakes slowly while grey boats drift beside old stone walls and a keeper counts every lamp before dawn ' +
  'some gulls follow small nets across quiet water until warm light reaches each roof then bells answer far away ' +
  'children carry bread along narrow lanes under tall windows where letters wait for patient readers'
).split(' ')

const PROSE_WORDS = [20, 60] as const
const LONGEST_PROSE_TOKENS = 512

// The number of tokens that a chat template adds to a message. Common templates add four.
const TOKENS_PER_MESSAGE = 4

/** A generated answer, cut at the `max_tokens` of the request. */
export type GeneratedAnswer = {
  readonly tokens: readonly string[]
  readonly finishReason: 'stop' | 'length'
  readonly promptTokens: number
}

/** The parts of the server that are needed to generate an answer. */
export type Generating = {
  readonly gate: Gate
  readonly seed: string
  /** The simulated queue that delays answers. Null if there is none. */
  readonly simulator: ServiceSimulator | null
  readonly patching: Patching
  readonly stats: Stats
}

/** Returns the text that the user asks to repeat. Without such a request, returns random prose of at least `leastTokens` tokens. */
function textFor(seed: string, messages: readonly ChatMessage[], leastTokens: number): string {
  const [last = '', before = ''] = messages
    .flatMap(({ role, content }) => (role === 'user' ? [content] : []))
    .toReversed()
  const asked = textToRepeat(ONCE_MORE.test(last) ? before : last)
  // Half a surrogate pair is not text and cannot be encoded as UTF-8.
  if (asked !== null) return asked.toWellFormed()
  return lengthened(prose(seededRandom(seed, JSON.stringify(messages))), leastTokens)
}

function lengthened(text: string, leastTokens: number): string {
  const missing = Math.min(leastTokens, LONGEST_PROSE_TOKENS) - tokensOf(text).length
  if (missing <= 0) return text
  return `${text}${' and on'.repeat(Math.floor(missing / 2))}${missing % 2 === 1 ? ' on' : ''}`
}

/** Generates the answer to a valid request, once the limits accept it. */
export async function generate(
  call: Call,
  key: string,
  request: ChatRequest,
  { seed, patching, gate, stats, simulator }: Generating,
): Promise<{
  readonly answer: GeneratedAnswer
  readonly limitFields: Headers
  readonly paced: TokenTimes | null
}> {
  const leastTokens = simulator === null ? 0 : (request.maxTokens ?? 0)
  const text = patching.apply('text', textFor(seed, request.messages, leastTokens), call)
  const answer = answerWith(text, request)
  const limitFields = await gate.enter(call, key, chargedTokens(request, answer))
  stats.completions += 1
  return { answer, limitFields, paced: simulator?.begin(answer.tokens.length) ?? null }
}

/** Returns the text that a message asks the model to repeat. Returns null if the message does not ask for a repetition. */
export function textToRepeat(content: string): string | null {
  const found = ECHO_REQUEST.exec(content)
  return found === null ? null : content.slice(found.index + found[0].length)
}

function answerWith(text: string, request: ChatRequest): GeneratedAnswer {
  const tokens = tokensOf(text)
  const cap = request.maxTokens ?? tokens.length
  return {
    tokens: tokens.slice(0, cap),
    finishReason: tokens.length > cap ? 'length' : 'stop',
    promptTokens: request.messages.reduce(
      (sum, { content }) => sum + TOKENS_PER_MESSAGE + tokenCount(content),
      0,
    ),
  }
}

// Returns the tokens that a completion takes off a limit: those of the prompt, and `max_tokens` or else those of the answer.
function chargedTokens(request: ChatRequest, { promptTokens, tokens }: GeneratedAnswer): number {
  return promptTokens + (request.maxTokens ?? tokens.length)
}

/** Splits text into tokens. */
export function tokensOf(text: string): readonly string[] {
  return text.match(/\s*\S{1,12}|\s+/gu) ?? []
}

const MAX_TOKEN_CODE_POINTS = 12

/** Counts the tokens of a text. */
export function tokenCount(text: string): number {
  let count = 0
  let wordPoints = 0
  for (let at = 0; at < text.length; at += 1) {
    if (isSpace(text.charCodeAt(at))) wordPoints = 0
    else if (!endsPair(text, at)) {
      if (wordPoints % MAX_TOKEN_CODE_POINTS === 0) count += 1
      wordPoints += 1
    }
  }
  // White space at the end is a separate token.
  return isSpace(text.charCodeAt(text.length - 1)) ? count + 1 : count
}

function isSpace(code: number): boolean {
  return code < 0x80 ? code === 0x20 || (code >= 0x09 && code <= 0x0d) : /\s/.test(String.fromCharCode(code))
}

// Returns whether the UTF-16 unit at index `at` is the second half of a surrogate pair.
function endsPair(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800
}

function prose(random: RandomSource): string {
  const words = Array.from({ length: integerBetween(random, ...PROSE_WORDS) }, () => pick(random))
  let sentenceWords = 0
  const written = words.map((word, index) => {
    const begins = sentenceWords === 0
    const ends = index === words.length - 1 || (sentenceWords >= 5 && random() < 0.25)
    sentenceWords = ends ? 0 : sentenceWords + 1
    return `${begins ? word.charAt(0).toUpperCase() + word.slice(1) : word}${ends ? '.' : ''}`
  })
  return written.join(' ')
}

function pick(random: RandomSource): string {
  return WORDS[integerBetween(random, 0, WORDS.length - 1)] ?? 'and'
}
