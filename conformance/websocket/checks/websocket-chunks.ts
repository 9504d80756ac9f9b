/** Defines checks of each piece (chunk) of an answer over a WebSocket, such as its shape, text and finish reason. */
import type { Evidence } from '../../evidence/check.ts'
import { choiceIssues, finishReasonIssues, halfSurrogates, lacksFinish } from '../../evidence/choices.ts'
import type { SocketAnswer } from '../../evidence/conversation.ts'
import type { Dialect } from '../../evidence/socket-message.ts'
import { notApplicable, type Issue, type Judgement } from '../../exchange/judgement.ts'
import { conformsTo, schemaIn } from '../../statement/own-schema.ts'
import { hasChunks } from './open-conversation.ts'
import { ALL, answerCheck, onConversations, OWN_SHAPE, whenOpen } from './socket-evidence.ts'

export const chunkSchema = answerCheck({
  id: 'websocket.chunk-schema',
  isFormat: true,
  title: 'every piece of an answer has the shape that the reading names',
  trippedBy: ['chunk-delta-missing', 'chunk-message-beside', 'index-counts-tokens'],
  judge: (evidence) =>
    whenOpen(evidence, () => {
      const schema = schemaIn(evidence.readings.get('websocket.frames')?.value['schema'])
      if (schema === null) return notApplicable('the reading of websocket.frames names no schema')
      return onPieces(evidence, (chunk, at, { textPointer }) => [
        ...(textPointer === null ? choiceIssues(chunk, at, evidence.readings) : []),
        ...conformsTo(schema, chunk.value, at),
      ])
    }),
})

export const noHalfSurrogates = answerCheck({
  id: 'websocket.no-half-surrogates',
  title: 'no piece of an answer holds half of a character',
  trippedBy: ['surrogates-split'],
  judge: (evidence) =>
    onPieces(evidence, (chunk, at, { textPointer }) => halfSurrogates(chunk, at, textPointer)),
})

export const finishKey = answerCheck({
  id: 'websocket.finish-key',
  level: 'SHOULD',
  title: 'every choice of a piece has the member finish_reason',
  trippedBy: ['finish-absent'],
  judge: (evidence) =>
    whenOpen(evidence, ({ textPointer }) =>
      textPointer === null
        ? onPieces(evidence, (chunk, at) => finishReasonIssues(chunk, at, lacksFinish))
        : OWN_SHAPE,
    ),
})

type PieceRule = (piece: SocketAnswer['chunks'][number], at: string, dialect: Dialect) => readonly Issue[]

function onPieces(evidence: Evidence, rule: PieceRule): Judgement {
  return onConversations(evidence, { ...ALL, of: hasChunks }, ({ exchange, answers, dialect }) =>
    answers.flatMap(({ chunks }) =>
      chunks.flatMap((chunk) => rule(chunk, `${exchange.id} message ${chunk.number}`, dialect)),
    ),
  )
}
