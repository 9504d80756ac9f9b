/** The content and order of the frames of an answer, and its end. Source: gap G4.9. */
import { check, type Check } from '../../evidence/check.ts'
import type { SocketAnswer, SocketMessage } from '../../evidence/conversation.ts'
import type { Evidence } from '../../evidence/evidence.ts'
import { notApplicable, type Judgement } from '../../exchange/judgement.ts'
import { conformsTo, schemaIn } from '../../statement/own-schema.ts'
import {
  chunkFinishes,
  chunkText,
  dialectOf,
  endFinishes,
  saysFinish,
  type Dialect,
} from '../../evidence/socket-dialect.ts'
import { onTalks } from './socket-evidence.ts'
import { whenOpen } from './socket-presence.ts'
import { ON_TALKS } from './socket-probes.ts'
import type { Talk } from './socket-talk.ts'

const TALKS = { probes: ON_TALKS }

const textFrames = check({
  id: 'websocket.text-frames',
  capability: 'websocket',
  gap: 'G4.9',
  reading: 'websocket.frames',
  level: 'MUST',
  title: 'answers come in the kind of frames that the reading names (default: text frames)',
  on: ON_TALKS,
  trippedBy: ['ws-binary-answers'],
  judge: (evidence) => {
    const declared = dialectOf(evidence.readings)?.answerFrames ?? 'text'
    if (declared === 'either')
      return notApplicable('the reading of websocket.frames has frames of either kind')
    const other = declared === 'text' ? 'binary' : 'text'
    const isOther = ({ isBinary }: SocketMessage) => isBinary === (other === 'binary')
    return onMessages(evidence, isOther, `a ${declared} frame`, `a ${other} frame`)
  },
})

const framesJson = check({
  id: 'websocket.frames-json',
  capability: 'websocket',
  clause: 'C4.3',
  level: 'MUST',
  title: 'every frame is one JSON value, or the terminator',
  on: ON_TALKS,
  trippedBy: ['ws-plain-text', 'ws-done-padded'],
  judge: (evidence) => {
    const mayBeBinary = (dialectOf(evidence.readings)?.answerFrames ?? 'text') !== 'text'
    const isNeither = ({ kind }: SocketMessage) => kind === 'no-json' || (mayBeBinary && kind === 'binary')
    return onMessages(evidence, isNeither, 'a JSON value or the terminator', 'neither of the two')
  },
})

const chunkSchema = check({
  id: 'websocket.chunk-schema',
  capability: 'websocket',
  gap: 'G4.9',
  reading: 'websocket.frames',
  level: 'MUST',
  title: 'every piece of an answer has the shape that the reading names',
  on: ON_TALKS,
  trippedBy: ['ws-choices-null', 'ws-delta-missing'],
  judge: (evidence) =>
    whenOpen(evidence, () => {
      const schema = schemaIn(evidence.readings.get('websocket.frames')?.value['schema'])
      if (schema === null) return notApplicable('the reading of websocket.frames names no schema')
      return onTalks(evidence, { ...TALKS, of: hasPieces }, ({ exchange, answers }) =>
        answers.flatMap(({ chunks }) =>
          chunks.flatMap(({ number, value }) =>
            conformsTo(schema, value, `${exchange.id} message ${number}`),
          ),
        ),
      )
    }),
})

const oneId = check({
  id: 'websocket.one-id',
  capability: 'websocket',
  gap: 'G4.9',
  reading: 'websocket.frames',
  level: 'MUST',
  title: 'the pieces of one answer have the same id',
  on: ON_TALKS,
  trippedBy: ['ws-id-per-chunk'],
  judge: (evidence) =>
    whenOpen(evidence, ({ textPointer }) => {
      if (textPointer !== null) return notApplicable('frames have a shape of their own')
      return onAnswers(evidence, ({ chunks }) => {
        const ids = [...new Set(chunks.map(({ value }) => JSON.stringify(value['id'])))]
        return ids.length <= 1 ? [] : [['id', 'one id', ids.slice(0, 3).join(', ')]]
      })
    }),
})

const finishOnce = check({
  id: 'websocket.finish-once',
  capability: 'websocket',
  gap: 'G4.9',
  reading: 'websocket.frames',
  level: 'MUST',
  title: 'an answer has one finish reason',
  on: ON_TALKS,
  trippedBy: ['ws-finish-never', 'ws-finish-twice'],
  judge: (evidence) =>
    whenFinishing(evidence, (dialect) =>
      onAnswers(evidence, ({ chunks, messages }) => {
        const pieces = chunks.filter(({ value }) => chunkFinishes(value, dialect)).length
        // The frame that ends the answer may say it in their place, or once more.
        const count = pieces === 0 && messages.some((message) => endFinishes(message, dialect)) ? 1 : pieces
        return count === 1 ? [] : [['finish_reason', 'one piece with a finish_reason', `${count} of them`]]
      }),
    ),
})

const finishLast = check({
  id: 'websocket.finish-last',
  capability: 'websocket',
  gap: 'G4.9',
  reading: 'websocket.frames',
  level: 'MUST',
  title: 'no text follows the finish reason',
  on: ON_TALKS,
  trippedBy: ['ws-text-after-finish'],
  judge: (evidence) =>
    whenFinishing(evidence, (dialect) =>
      onAnswers(
        evidence,
        ({ chunks }) => {
          const at = chunks.findIndex(({ value }) => chunkFinishes(value, dialect))
          const after = chunks.slice(at + 1)
          const text = after.map(({ value }) => chunkText(value, dialect)).join('')
          return text === '' ? [] : [['finish_reason', 'no text after it', JSON.stringify(text)]]
        },
        ({ chunks }) => chunks.some(({ value }) => chunkFinishes(value, dialect)),
        notApplicable('no piece says why the answer is finished'),
      ),
    ),
})

const donePresent = check({
  id: 'websocket.done-present',
  capability: 'websocket',
  gap: 'G4.9',
  reading: 'websocket.frames',
  level: 'MUST',
  title: 'an answer ends with one of the terminators of the reading',
  on: ON_TALKS,
  trippedBy: ['ws-done-missing', 'ws-done-padded'],
  judge: (evidence) =>
    onTalks(evidence, { ...TALKS, of: hasPieces }, ({ exchange, answers, dialect }) =>
      answers
        .filter(({ end, chunks }) => end === null && chunks.length > 0)
        .map(({ messages }) => ({
          at: `${exchange.id} end of the answer`,
          expected: [...dialect.terminators, ...dialect.doneTypes.map((type) => `type ${type}`)].join(' or '),
          received: JSON.stringify((messages.at(-1)?.text ?? 'nothing').slice(0, 60)),
        })),
    ),
})

const doneLast = check({
  id: 'websocket.done-last',
  capability: 'websocket',
  gap: 'G4.9',
  reading: 'websocket.frames',
  level: 'MUST',
  title: 'nothing follows the terminator until the next request',
  on: ON_TALKS,
  trippedBy: ['ws-done-twice', 'ws-text-after-done', 'ws-late-frame'],
  judge: (evidence) =>
    onAnswers(
      evidence,
      // Frames that are not part of an answer may come at any time.
      ({ late }) =>
        late
          .filter(({ kind }) => kind !== 'other')
          .map((message) => ['terminator', 'nothing after it', (message.text ?? 'bytes').slice(0, 60)]),
      ({ end }) => end === 'terminator',
      notApplicable('answers end with the close, which nothing can follow'),
    ),
})

/** Checks of frames. */
export const socketFrameChecks: readonly Check[] = [
  textFrames,
  framesJson,
  chunkSchema,
  oneId,
  finishOnce,
  finishLast,
  donePresent,
  doneLast,
]

function onMessages(
  evidence: Evidence,
  isWrong: (message: SocketMessage) => boolean,
  expected: string,
  received: string,
): Judgement {
  return onTalks(evidence, { ...TALKS, of: isHeard }, ({ exchange, messages }) =>
    messages.filter(isWrong).map(({ number, text }) => {
      const shown = text === null ? received : `${received}: ${JSON.stringify(text.slice(0, 60))}`
      return { at: `${exchange.id} message ${number}`, expected, received: shown }
    }),
  )
}

function whenFinishing(evidence: Evidence, judge: (dialect: Dialect) => Judgement): Judgement {
  return whenOpen(evidence, (dialect) =>
    saysFinish(dialect)
      ? judge(dialect)
      : notApplicable('the reading of websocket.frames names no finishPointer'),
  )
}

type Finding = readonly [where: string, expected: string, received: string]

// Only answers that came to an end promise to be whole, and an error is none.
function onAnswers(
  evidence: Evidence,
  rule: (answer: SocketAnswer) => readonly Finding[],
  concerns: (answer: SocketAnswer) => boolean = () => true,
  none?: Judgement,
): Judgement {
  const isConcerned = (answer: SocketAnswer) => isWhole(answer) && concerns(answer)
  const scope = { ...TALKS, of: ({ answers }: Talk) => answers.some(isConcerned) }
  return onTalks(
    evidence,
    none === undefined || !hasWhole(evidence) ? scope : { ...scope, none },
    ({ exchange, answers }) =>
      answers.flatMap((answer, index) =>
        isConcerned(answer)
          ? rule(answer).map(([where, expected, received]) => ({
              at: `${exchange.id} answer ${index + 1} ${where}`,
              expected,
              received,
            }))
          : [],
      ),
  )
}

function hasWhole(evidence: Evidence): boolean {
  return (
    onTalks(evidence, { ...TALKS, of: ({ answers }) => answers.some(isWhole) }, () => []).kind === 'satisfied'
  )
}

function isWhole({ end, chunks }: SocketAnswer): boolean {
  return (end === 'terminator' || end === 'close') && chunks.length > 0
}

function isHeard({ messages }: Talk): boolean {
  return messages.length > 0
}

function hasPieces({ answers }: Talk): boolean {
  return answers.some(({ chunks }) => chunks.length > 0)
}
