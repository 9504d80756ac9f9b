/** What a library made of an answer, held against the answer itself. Pure. */
import { answersOf } from '../../evidence/replies.ts'
import { streamOf, TERMINATOR } from '../../evidence/stream.ts'
import { examine, exchangesOf, type Evidence } from '../../evidence/evidence.ts'
import { bodyTextOf } from '../../exchange/bytes.ts'
import type { ClientLanguage } from '../../exchange/client-job.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { inconclusive, type Issue, type Judgement } from '../../exchange/judgement.ts'
import { jsonOf, valueAt } from '../../exchange/reply.ts'
import { stringOf } from '../../statement/readings.ts'
import { clientProbeId } from '../client-names.ts'

/** The plain call that shows whether the target answers at all: what a library makes of a target that does not shows nothing. */
export const CONTROL = 'core.completion'

/** The calls of a language with these labels. */
export function callsOf(
  evidence: Evidence,
  language: ClientLanguage,
  ...labels: readonly string[]
): readonly Exchange[] {
  return exchangesOf(evidence, clientProbeId(language), labels)
}

/** Judges only where the plain call is answered by what is meant to be an object of JSON: whether it is one, other checks say. */
export function whereAnswered(evidence: Evidence, judge: () => Judgement): Judgement {
  if (answersOf(evidence, [CONTROL]).some(isMeantAsObject)) return judge()
  // The reason that nothing was sent comes before the reason that nothing was answered.
  const isSent = evidence.exchanges.length > 0
  return isSent
    ? inconclusive('prerequisite', 'the plain call is not answered either')
    : examine(evidence, [], () => [])
}

function isMeantAsObject({ response }: Exchange): boolean {
  const text = response === null ? null : bodyTextOf(response.body)
  return (
    text
      ?.replace(/^\uFEFF/, '')
      .trimStart()
      .startsWith('{') === true
  )
}

/** Issues where the library did not hand over the text of a plain answer. */
export function completionIssues(call: Exchange): readonly Issue[] {
  const content = valueAt(jsonOf(call), '/choices/0/message/content')
  return textIssues(call, typeof content === 'string' ? content : null, 'answer')
}

/** Issues where the library did not hand over the text of a stream. */
export function streamIssues(evidence: Evidence, call: Exchange): readonly Issue[] {
  return textIssues(call, streamTextOf(evidence, call), 'stream')
}

/** The text of a stream as it came. */
export function streamTextOf({ readings }: Evidence, call: Exchange): string {
  return streamOf(call, stringOf(readings, 'sse.events', 'terminator') ?? TERMINATOR).text
}

function textIssues(call: Exchange, sent: string | null, what: string): readonly Issue[] {
  const { id, client } = call
  if (client === undefined) return [{ at: id, expected: 'an outcome of the library', received: 'none' }]
  const at = `${id} ${client.library}`
  if (client.error !== null) return [{ at, expected: `the text of the ${what}`, received: client.error }]
  const handed = client.text ?? ''
  // Text that is not Unicode reads otherwise in each language.
  if (sent === null || sent.toWellFormed() === handed.toWellFormed()) return []
  return [{ at, expected: `the text of the ${what}: ${shown(sent)}`, received: shown(handed) }]
}

const SHOWN_CHARS = 80

function shown(text: string): string {
  return JSON.stringify(text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS)}...` : text)
}
