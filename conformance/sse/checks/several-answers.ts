/** Streams that carry several choices where no reading says that one is returned. Pure. Source: interface section 2.3; gaps G2.4, G4.7. */
import { stringOf, type Readings } from '../../statement/readings.ts'
import { deltaText, finishes, type Chunk, type Stream } from '../../evidence/stream.ts'

/**
 * Returns whether a stream carries several answers, each under an index of its own. The interface has an array of choices, and
 * states no length: only the reading `openai` of `response.fields` promises one choice.
 */
export function carriesSeveral(readings: Readings, { chunks }: Stream): boolean {
  if ((stringOf(readings, 'response.fields', 'reading') ?? 'openai') === 'openai') return false
  const indexes = new Set(chunks.flatMap(indexesOf))
  if (indexes.size < 2 || !chunks.every(hasOwnIndexes)) return false
  // A count of tokens in place of an index finishes once only.
  const finished = new Set(chunks.flatMap(({ choices }) => choices.filter(finishes)).map(indexOf))
  return Array.from({ length: indexes.size }, (_, index) => index).every(
    (index) => indexes.has(index) && finished.has(index),
  )
}

/** The stream as it is without its other answers: the chunks with the choices of index 0. Events and payloads stay. */
export function firstAnswerOf(stream: Stream): Stream {
  const chunks = stream.chunks.map((chunk): Chunk => {
    const choices = chunk.choices.filter((choice) => indexOf(choice) === 0)
    return { ...chunk, choices, text: choices.map(deltaText).join('') }
  })
  return {
    ...stream,
    chunks,
    text: chunks.map(({ text }) => text).join(''),
    firstContentMs: chunks.find(({ text }) => text !== '')?.atMs ?? null,
  }
}

function indexesOf({ choices }: Chunk): readonly unknown[] {
  return choices.map(indexOf)
}

function indexOf(choice: Chunk['value']): unknown {
  return choice['index']
}

function hasOwnIndexes(chunk: Chunk): boolean {
  return new Set(indexesOf(chunk)).size === chunk.choices.length
}
