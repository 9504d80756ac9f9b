/** Faults in the chunks of a stream: which ones there are, their order, and their text. */
import {
  deltaText,
  isFinish,
  isUsage,
  editChunks,
  onText,
  patch,
  wantsStream,
  withDeltaText,
} from '../hooks.ts'
import { all, valueAtPath, drop, set } from '../json-edit.ts'
import type { Patch } from '../patch.ts'
import { textOfSomebodyElse } from './mixed-up.ts'

const withoutChoices = all(set('/choices', []), drop('/usage'))
const hasText = (chunk: unknown): boolean => deltaText(chunk) !== ''

/** Returns the same chunks, each with all the text up to it. */
function accumulated(chunks: readonly unknown[]): readonly unknown[] {
  let soFar = ''
  return chunks.map((chunk) => {
    if (!hasText(chunk)) return chunk
    soFar += deltaText(chunk)
    return withDeltaText(chunk, soFar)
  })
}

/** Returns the same text in at most three chunks. */
function inThree(chunks: readonly unknown[]): readonly unknown[] {
  const texts = chunks.filter(hasText)
  const size = Math.ceil(texts.length / 3)
  const firsts = texts.filter((_, index) => index % size === 0)
  const merged = new Map(
    firsts.map((first, index) => [
      first,
      texts
        .slice(index * size, (index + 1) * size)
        .map(deltaText)
        .join(''),
    ]),
  )
  return chunks
    .filter((chunk) => !hasText(chunk) || merged.has(chunk))
    .map((chunk) => (merged.has(chunk) ? withDeltaText(chunk, merged.get(chunk) ?? '') : chunk))
}

/** Faults in the chunks of a stream and their text. */
export const sseOrderFaults: readonly Patch[] = [
  patch(
    'content-after-finish',
    'text follows the finish reason',
    '/content\\b.*string "',
    editChunks((chunks) => {
      const late = chunks.findLast(hasText)
      return chunks.flatMap((chunk) => (isFinish(chunk) && late !== undefined ? [chunk, late] : [chunk]))
    }),
  ),
  patch(
    'empty-choices-first',
    'the first chunk has empty choices',
    '/choices\\b.*array of 0|undefined',
    editChunks((chunks) => [withoutChoices(chunks[0]), ...chunks]),
  ),
  patch(
    'empty-choices-last',
    'the last chunk has empty choices and no usage',
    '/choices\\b.*array of 0',
    editChunks((chunks) => [...chunks, withoutChoices(chunks[0])]),
  ),
  patch(
    'usage-every-chunk',
    'the usage comes with every chunk',
    '\\busage\\b.*\\d{2}',
    editChunks((chunks) => {
      const usage = valueAtPath(chunks.find(isUsage), '/usage')
      return usage === undefined ? chunks : chunks.map(set('/usage', usage))
    }),
  ),
  patch(
    'usage-before-finish',
    'the usage comes before the finish reason',
    '/usage\\b.*object',
    editChunks((chunks) => {
      const usage = chunks.filter(isUsage)
      return chunks.flatMap((chunk) => (isUsage(chunk) ? [] : isFinish(chunk) ? [...usage, chunk] : [chunk]))
    }),
  ),
  patch(
    'stream-always-empty',
    'no stream has any text',
    '\\btext\\b.*none',
    onText((text, call) => (wantsStream(call) ? '' : text)),
  ),
  patch(
    'cumulative-deltas',
    'every delta repeats the text so far',
    'repeats',
    editChunks((chunks) => accumulated(chunks)),
  ),
  patch(
    'cumulative-and-same',
    'every delta repeats the text so far, the last one without adding to it',
    'repeats',
    editChunks((chunks) => {
      const whole = accumulated(chunks)
      const last = whole.findLast(hasText)
      return whole.flatMap((chunk) => (isFinish(chunk) && last !== undefined ? [last, chunk] : [chunk]))
    }),
  ),
  patch(
    'cumulative-in-three',
    'an answer comes in three deltas at most, each with the text so far',
    'repeats',
    editChunks((chunks) => accumulated(inThree(chunks))),
  ),
  patch(
    'last-delta-whole',
    'the delta with the finish reason holds the whole text once more',
    'repeats all',
    editChunks((chunks) => {
      const whole = chunks.map(deltaText).join('')
      return chunks.map((chunk) => (isFinish(chunk) && whole !== '' ? withDeltaText(chunk, whole) : chunk))
    }),
  ),
  patch(
    'surrogates-split',
    'a character is split into its surrogates',
    '\\\\ud[89a-f]',
    editChunks((chunks) =>
      chunks.flatMap((chunk) => {
        const text = deltaText(chunk)
        const high = text.search(/[\uD800-\uDBFF][\uDC00-\uDFFF]/)
        if (high < 0) return [chunk]
        return [withDeltaText(chunk, text.slice(0, high + 1)), withDeltaText(chunk, text.slice(high + 1))]
      }),
    ),
  ),
  patch(
    'stream-drops-chunk',
    'a token in the middle is lost',
    'é 中文',
    editChunks((chunks) => {
      const texts = chunks.filter(hasText)
      const lost = texts[Math.floor(texts.length / 2)]
      return texts.length < 2 ? chunks : chunks.filter((chunk) => chunk !== lost)
    }),
  ),
  patch(
    'streams-mixed',
    "one client gets another client's stream",
    'sse\\.mix/[ab].*sse\\.mix/[ab]',
    onText((text, call) => (wantsStream(call) ? textOfSomebodyElse(text, call, 'stream') : text)),
  ),
]
