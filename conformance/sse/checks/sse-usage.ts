import { count } from '../../../schemas/count.ts'
import { check, checkWhen, type Evidence } from '../../evidence/check.ts'
import { callsAbout, examine, repliesOf } from '../../evidence/evidence.ts'
import { inconclusive, notApplicable, type Issue, type Judgement } from '../../exchange/judgement.ts'
import {
  describeValue,
  isClientError,
  isRecord,
  requestJson,
  statusIssue,
  valueAtPointer,
  withoutNonces,
  type JsonObject,
} from '../../exchange/reply.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import type { Readings } from '../../statement/readings.ts'
import { allowsSeveralTokens, askedMaxTokens, tokensRead } from '../../evidence/completion-object.ts'
import { finishes, isStreamCut, usageSwitch, type Chunk, type Stream } from '../../evidence/stream.ts'
import {
  EVENTS,
  onChunks,
  onStreams,
  onTexts,
  payloadIssue,
  streamIssue,
  STREAMS,
  featureNotShown,
  whenStreamsOffered,
  wholeStreams,
} from './stream-evidence.ts'

// A SHOULD, because large services send further chunks with empty `choices`.
export const noUninvitedEmptyChoices = checkWhen(onChunks, {
  ...EVENTS,
  id: 'sse.no-uninvited-empty-choices',
  level: 'SHOULD',
  title: 'no chunk has empty choices, except the one with the requested usage',
  trippedBy: ['usage-uninvited', 'empty-choices-first', 'empty-choices-last', 'notes-first'],
  judge: (evidence, chunk, stream) =>
    isUninvited(chunk, stream, evidence.readings)
      ? [payloadIssue(stream, chunk, '/choices', 'at least one choice')]
      : [],
})

// Returns whether a chunk has empty `choices`, although it does not contain usage that was requested.
function isUninvited(chunk: Chunk, stream: Stream, readings: Readings): boolean {
  const choices = chunk.value['choices']
  if (!Array.isArray(choices) || choices.length > 0) return false
  return !isUsageAsked(stream, readings) || usageOfChunk(chunk) === null
}

export const usageSent = check({
  ...EVENTS,
  id: 'sse.usage',
  level: 'SHOULD',
  bindsWith: ['sse.events'],
  title: 'a stream carries the usage that its request asks for',
  because: ['sse.framing', 'sse.data-json'],
  trippedBy: ['include-usage-ignored'],
  judge: (evidence) => {
    // `assay explore` judges streams by readings that were not in force when they were requested.
    if (usageSwitch(evidence.readings) === null) return notApplicable('no usage was requested')
    const refused = callsAbout(evidence, 'stream:usage').filter(isClientError)
    if (refused.length > 0) {
      return whenStreamsOffered(evidence, () =>
        examine(evidence, refused, (exchange) => [statusIssue(exchange, 'a chunk with usage')]),
      )
    }
    return onStreams(
      evidence,
      (stream) =>
        withUsage(stream).length > 0
          ? []
          : [streamIssue(stream, 'a chunk with usage', `none in ${count(stream.chunks.length, 'chunk')}`)],
      {
        of: (stream) => isUsageAsked(stream, evidence.readings) && !isStreamCut(stream),
        none: isAsked(evidence)
          ? inconclusive('prerequisite', 'the call that requests usage was not answered by a complete stream')
          : notApplicable('no usage was requested'),
      },
    )
  },
})

// A SHOULD, because some servers count the tokens in every chunk.
export const usageOnce = check({
  ...EVENTS,
  id: 'sse.usage-once',
  level: 'SHOULD',
  title: 'usage comes in one chunk, with the finish_reason or after it',
  because: ['sse.framing', 'sse.data-json'],
  trippedBy: ['usage-every-chunk', 'usage-before-finish'],
  judge: (evidence) => onUsage(evidence, usageIssues),
})

export const usageAddsUp = check({
  ...EVENTS,
  id: 'sse.usage-adds-up',
  title: 'streamed token counts are whole numbers, above 0 for a text, and the total is their sum',
  because: ['core.usage-prompt-positive', 'sse.chunk-schema'],
  trippedBy: ['stream-usage-off', 'stream-cap-counts-nothing'],
  judge: (evidence) =>
    onUsage(evidence, (stream) => withUsage(stream).flatMap((chunk) => sumIssues(stream, chunk))),
})

export const usagePromptAsPlain = check({
  ...EVENTS,
  id: 'sse.usage-prompt-as-plain',
  level: 'SHOULD',
  title: 'a stream counts at most twice the prompt_tokens of a plain answer to the same prompt',
  because: ['core.usage-counts-prompt', 'core.usage-same-prompt', 'sse.usage-adds-up', 'sse.max-tokens-caps'],
  beside: 'completion:one-token',
  trippedBy: ['stream-usage-prompt-thrice'],
  judge: (evidence) => {
    const plain = repliesOf(evidence).filter((call) => tokensRead(call) > 0)
    // The first answer to a prompt counts.
    const byPrompt = new Map(plain.toReversed().map((call) => [promptOf(call), call]))
    const twinOf = ({ exchange }: Stream): Exchange | undefined => byPrompt.get(promptOf(exchange))
    return onStreams(evidence, (stream) => promptIssues(stream, twinOf(stream)), {
      of: (stream) => withUsage(stream).length > 0 && twinOf(stream) !== undefined,
      none: notApplicable('no prompt was counted both in a stream and in a plain answer'),
    })
  },
})

// The level is SHOULD, because a full context is another cause of "length".
export const lengthHonest = check({
  ...EVENTS,
  id: 'sse.length-honest',
  level: 'SHOULD',
  title: 'a stream that max_tokens cut counts as many completion_tokens as the cap',
  because: ['sse.usage-adds-up', 'sse.max-tokens-caps', 'core.length-honest'],
  trippedBy: ['stream-usage-one-few'],
  judge: (evidence) =>
    onStreams(evidence, shortCountIssues, {
      of: (stream) => withUsage(stream).length > 0 && isCutByCap(stream),
      none: notApplicable('no stream with usage was cut by max_tokens'),
    }),
})

export const maxTokensCaps = check({
  id: 'sse.max-tokens-caps',
  clause: 'C8.2',
  title: 'max_tokens caps a streamed answer: with 1 it has at most one token, and no usage exceeds the cap',
  because: ['core.max-tokens-caps', 'core.max-tokens-accepted', 'sse.no-cross-talk'],
  judges: STREAMS,
  trippedBy: ['stream-max-tokens-ignored', 'stream-cap-counts-nothing', 'stream-usage-total'],
  judge: (evidence) => {
    const capped = onCapped(evidence, overCap, { over: onTexts })
    const counted = onStreams(evidence, (stream) => overCount(stream))
    return capped.kind !== 'violated' && counted.kind === 'violated' ? counted : capped
  },
})

export const maxTokensLength = check({
  ...EVENTS,
  id: 'sse.max-tokens-length',
  title: 'a streamed answer that was cut off has the finish_reason length',
  because: [
    'sse.data-json',
    'sse.finish-once',
    'sse.max-tokens-caps',
    'core.max-tokens-length',
    'core.max-tokens-accepted',
  ],
  trippedBy: ['stream-truncated-says-stop'],
  judge: (evidence) => {
    const uncut = wholeStreams(evidence).filter(({ exchange }) => allowsSeveralTokens(exchange))
    const short = new Set(uncut.map(({ text }) => text))
    return onCapped(
      evidence,
      (stream) => {
        const last = stream.chunks.find((chunk) => chunk.choices.some(finishes))
        if (last === undefined) return [streamIssue(stream, 'finish_reason length', 'none')]
        if (last.choices[0]?.['finish_reason'] === 'length') return []
        return [payloadIssue(stream, last, '/choices/0/finish_reason', 'length')]
      },
      // Leaves out empty answers, those beyond the cap, and those that are as short without it.
      { of: (stream) => stream.text !== '' && overCap(stream).length === 0 && !short.has(stream.text) },
    )
  },
})

// Returns whether the run requested usage, or omitted calls that might have requested it. False if no reading defines the request.
function isAsked(evidence: Evidence): boolean {
  if (usageSwitch(evidence.readings) === null) return false
  return callsAbout(evidence, 'stream:usage').length + evidence.omissions.length > 0
}

// Returns whether the request of a stream asks for usage. Every request of a load asks for usage.
function isUsageAsked({ exchange }: Stream, readings: Readings): boolean {
  if (exchange.about === 'usage') return true
  const asked = requestJson(exchange)
  const members = usageSwitch(readings)
  if (members === null || !isRecord(asked)) return false
  return Object.entries(members).every(
    ([name, member]) => JSON.stringify(asked[name]) === JSON.stringify(member),
  )
}

function usageOfChunk(chunk: Chunk): JsonObject | null {
  const usage = chunk.value['usage']
  return isRecord(usage) ? usage : null
}

function withUsage(stream: Stream): readonly Chunk[] {
  return stream.chunks.filter((chunk) => usageOfChunk(chunk) !== null)
}

function onUsage(evidence: Evidence, rule: (stream: Stream) => readonly Issue[]): Judgement {
  return onStreams(evidence, rule, {
    of: (stream) => withUsage(stream).length > 0,
    none: notApplicable('no stream carries usage'),
  })
}

function usageIssues(stream: Stream): readonly Issue[] {
  const chunks = withUsage(stream)
  const last = chunks.at(-1)
  if (chunks.length > 1) return [streamIssue(stream, 'one chunk with usage', `${chunks.length}`)]
  const finish = stream.chunks.find((chunk) => chunk.choices.some(finishes))
  if (finish === undefined || last === undefined || last.number >= finish.number) return []
  return [payloadIssue(stream, last, '/usage', `usage at event ${finish.number} or later`)]
}

function sumIssues(stream: Stream, chunk: Chunk): readonly Issue[] {
  const counts = usageOfChunk(chunk)
  if (counts === null) return []
  const { prompt_tokens: prompt, completion_tokens: completion, total_tokens: total } = counts
  const isEnd = stream.text !== '' && chunk === withUsage(stream).at(-1)
  if (addsUp(counts) && !(isEnd && (prompt === 0 || completion === 0))) return []
  const received = [prompt, completion, total].map(describeValue).join(', ')
  const expected = `total_tokens = prompt_tokens + completion_tokens, none ${isEnd ? '0 or ' : ''}below 0`
  return [{ at: `${stream.exchange.id} event ${chunk.number} /usage`, expected, received }]
}

// Returns whether total_tokens is the sum of the other counts. Some servers do not include reasoning tokens in completion_tokens.
function addsUp(usage: JsonObject): boolean {
  const { prompt_tokens: prompt, completion_tokens: completion, total_tokens: total } = usage
  if (!isCount(prompt) || !isCount(completion) || !isCount(total)) return false
  return total === prompt + completion || total === prompt + completion + reasoningIn(usage)
}

// Returns the number of reasoning tokens; 0 if the usage has none.
function reasoningIn(usage: JsonObject): number {
  const details = usage['completion_tokens_details']
  const reasoning = isRecord(details) ? details['reasoning_tokens'] : undefined
  return isCount(reasoning) ? reasoning : 0
}

// Returns an issue if a stream counts over twice the prompt tokens of the same call without `stream`. Nonces cause smaller differences.
function promptIssues(stream: Stream, twin: Exchange | undefined): readonly Issue[] {
  const last = withUsage(stream).at(-1)
  const counted = last === undefined ? null : usageOfChunk(last)?.['prompt_tokens']
  if (twin === undefined || last === undefined || !isCount(counted)) return []
  if (counted <= 2 * tokensRead(twin)) return []
  return [payloadIssue(stream, last, '/usage/prompt_tokens', `about ${tokensRead(twin)}, as in ${twin.id}`)]
}

// Returns the messages of a request as a text, which is equal for calls that differ in nonces alone.
function promptOf(call: Exchange): string {
  return withoutNonces(JSON.stringify(valueAtPointer(requestJson(call), '/messages') ?? ''))
}

function isCutByCap({ exchange, chunks }: Stream): boolean {
  return (
    askedMaxTokens(exchange) !== null &&
    chunks.some(({ choices }) => choices[0]?.['finish_reason'] === 'length')
  )
}

function shortCountIssues(stream: Stream): readonly Issue[] {
  const cap = askedMaxTokens(stream.exchange) ?? 0
  const last = withUsage(stream).at(-1)
  const usage = last === undefined ? null : usageOfChunk(last)
  const counted = usage?.['completion_tokens']
  if (last === undefined || usage === null || !isCount(counted)) return []
  if (counted + reasoningIn(usage) >= cap) return []
  return [payloadIssue(stream, last, '/usage/completion_tokens', `${cap}, as the answer was cut there`)]
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}

type Capped = { readonly of?: (stream: Stream) => boolean; readonly over?: typeof onStreams }

function onCapped(
  evidence: Evidence,
  rule: (stream: Stream) => readonly Issue[],
  { of = () => true, over = onStreams }: Capped,
): Judgement {
  return over(evidence, rule, {
    of: (stream) => stream.exchange.about === 'one-token' && of(stream),
    none: featureNotShown(evidence, 'one-token', 'no answer was cut off after its first token'),
  })
}

// The assumed maximum number of words per token. No known vocabulary has more.
const MAX_WORDS = 4

function overCap(stream: Stream): readonly Issue[] {
  const cap = askedMaxTokens(stream.exchange) ?? 1
  const over = overCount(stream, cap)
  if (over.length > 0) return over
  // Judges the text too, because some servers count nothing in streams.
  const words = stream.text.trim().split(/\s+/).length
  const expected = `${count(cap, 'token')} of text`
  return words <= MAX_WORDS * cap ? [] : [streamIssue(stream, expected, describeValue(stream.text))]
}

// Returns an issue if the usage of a stream exceeds its cap, for example because it is the total of several streams.
function overCount(stream: Stream, cap = askedMaxTokens(stream.exchange) ?? Infinity): readonly Issue[] {
  const usage = withUsage(stream).at(-1)
  const completion = usage === undefined ? undefined : usageOfChunk(usage)?.['completion_tokens']
  return usage !== undefined && isCount(completion) && completion > cap
    ? [payloadIssue(stream, usage, '/usage/completion_tokens', `at most ${cap}`)]
    : []
}
