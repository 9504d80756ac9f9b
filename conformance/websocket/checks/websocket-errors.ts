/** The form of errors over a WebSocket. */
import { check, type Check } from '../../evidence/check.ts'
import type { SocketMessage } from '../../evidence/conversation.ts'
import { errorRule, type ErrorRule } from '../../evidence/error-shape.ts'
import { notApplicable } from '../../exchange/judgement.ts'
import { conformsTo, schemaIn } from '../../statement/own-schema.ts'
import type { Readings } from '../../statement/readings.ts'
import { dialectOf } from '../../evidence/socket-dialect.ts'
import { onTalks } from './socket-evidence.ts'
import { ON_SOCKET_OFFER } from './socket-probes.ts'
import type { Talk } from './socket-talk.ts'

const ON_MISTAKES = [...ON_SOCKET_OFFER, 'websocket.mistakes']

const errorBody = check({
  id: 'websocket.error-body',
  capability: 'websocket',
  gap: 'G7.2',
  reading: 'errors.body',
  level: 'MUST',
  title: 'an error frame has the error body of every other refusal',
  explainedBy: ['core.errors-body', 'websocket.mistakes-told'],
  on: ON_MISTAKES,
  trippedBy: ['ws-error-flat'],
  judge: (evidence) => {
    const rule = frameRule(evidence.readings)
    if (rule === null) {
      return hasOwnFrames(evidence.readings)
        ? notApplicable('the reading of websocket.frames names no errorSchema', 'websocket.frames')
        : notApplicable('the reading of errors.body names no schema')
    }
    return onTalks(
      evidence,
      {
        probes: ['websocket.mistakes'],
        of: (talk) => errorsOf(talk).length > 0,
        none: notApplicable('no mistake is answered with an error frame'),
      },
      (talk) =>
        errorsOf(talk).flatMap(({ number, value }) => rule(value, `${talk.exchange.id} message ${number}`)),
    )
  },
})

/** Source: interface section 4: all bodies are JSON, those of errors too. */
const errorsJson = check({
  id: 'websocket.errors-json',
  capability: 'websocket',
  clause: 'C4.3',
  level: 'MUST',
  title: 'the error for a refused message or key is JSON',
  explainedBy: ['websocket.frames-json', 'websocket.mistakes-told'],
  on: [...ON_MISTAKES, 'websocket.auth', 'websocket.oversized'],
  trippedBy: ['ws-error-plain-text'],
  judge: (evidence) =>
    onTalks(
      evidence,
      {
        probes: ['websocket.mistakes', 'websocket.auth', 'websocket.oversized'],
        of: ({ answers }) => refusalsIn(answers).length > 0,
        isEach: true,
        none: notApplicable('no message or key is refused in words'),
      },
      ({ exchange, answers }) =>
        refusalsIn(answers)
          .filter(({ kind }) => kind === 'no-json')
          .map(({ number, text }) => ({
            at: `${exchange.id} message ${number}`,
            expected: 'JSON',
            received: `text: ${JSON.stringify((text ?? '').slice(0, 60))}`,
          })),
    ),
})

/** Checks of errors. */
export const socketErrorChecks: readonly Check[] = [errorBody, errorsJson]

// Where frames have a shape of their own, so do those of errors.
function frameRule(readings: Readings): ErrorRule | null {
  if (!hasOwnFrames(readings)) return errorRule(readings)
  const schema = schemaIn(readings.get('websocket.frames')?.value['errorSchema'])
  return schema === null ? null : (value, at) => conformsTo(schema, value, at)
}

function hasOwnFrames(readings: Readings): boolean {
  return (dialectOf(readings)?.textPointer ?? null) !== null
}

// What is answered with pieces is not refused.
function refusalsIn(answers: Talk['answers']): readonly SocketMessage[] {
  return answers.filter(({ chunks }) => chunks.length === 0).flatMap(({ messages }) => messages)
}

function errorsOf({ answers }: Talk) {
  return answers.flatMap(({ messages }) => messages.filter(({ kind }) => kind === 'error'))
}
