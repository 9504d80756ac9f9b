/** Whether the ids of completions can be guessed. */
import { check, type Check } from '../../evidence/check.ts'
import { notApplicable, satisfied, violatedUnlessEmpty } from '../../exchange/judgement.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { jsonOf, valueAtPointer } from '../../exchange/reply.ts'
import { underOpenai } from '../../evidence/completion-object.ts'
import { patternOf, type GivenId } from './id-sequence.ts'
import { nothingSeen, repliesOf } from '../../evidence/replies.ts'

const RECEIVED = {
  counter: 'each a larger number than the one before',
  time: 'nothing but the time of the call',
} as const

const SHOWN = 3

/** Source: gap G2.4. A client that can guess an id can request another user's data, wherever an id gives access. */
const idsUnguessable = check({
  gap: 'G2.4',
  reading: 'response.fields',
  id: 'core.ids-unguessable',
  level: 'SHOULD',
  title: 'ids are neither a counter nor the bare time of the call',
  judges: 'completion',
  trippedBy: ['ids-counter', 'ids-hex-counter', 'ids-time'],
  judge: (evidence) =>
    underOpenai(evidence, () => {
      const replies = repliesOf(evidence)
        .filter((call) => idOf(call) !== '')
        .toSorted((a, b) => a.sentAtEpochMs - b.sentAtEpochMs)
      if (replies.length === 0) {
        return repliesOf(evidence).length > 0
          ? notApplicable('no answer has an id')
          : nothingSeen(evidence, 'completion')
      }
      const pattern = patternOf(replies.map(given))
      if (pattern === 'too-few') return notApplicable('too few answers came one after the other to tell')
      if (pattern === null) return satisfied(replies)
      const shown = replies.slice(0, SHOWN).map(idOf).join(', ')
      const at = `${replies[0]?.id} to ${replies.at(-1)?.id} /id`
      const received = `${shown}, ...: ${RECEIVED[pattern]}`
      return violatedUnlessEmpty([{ at, expected: 'ids that cannot be guessed', received }], replies)
    }),
})

/** Checks of what ids give away. */
export const idChecks: readonly Check[] = [idsUnguessable]

function idOf(call: Exchange): string {
  const id = valueAtPointer(jsonOf(call), '/id')
  return typeof id === 'string' ? id : ''
}

function given(call: Exchange): GivenId {
  const { sentAtEpochMs: sentAtMs, timing } = call
  return { id: idOf(call), sentAtMs, answeredAtMs: sentAtMs + timing.endMs }
}
