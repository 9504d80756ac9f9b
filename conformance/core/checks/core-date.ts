/** Defines the check of the header field Date. */
import { attemptsOf, every } from '../../evidence/replies.ts'
import { check, type Check } from '../../evidence/check.ts'
import { responseHeader } from '../../exchange/reply.ts'
import { notApplicable } from '../../exchange/judgement.ts'
import type { Exchange } from '../../exchange/exchange.ts'

/** Judges the format of the field Date (RFC 9110 sections 5.6.7, 6.6.1). The level is SHOULD, because most clients ignore Date. */
const dateFormat = check({
  id: 'core.date-format',
  clause: 'C1.1',
  level: 'SHOULD',
  title: 'the header field Date has the format of HTTP, such as `Sun, 06 Nov 1994 08:49:37 GMT`',
  judges: 'completion',
  trippedBy: ['date-iso'],
  judge: (evidence) => {
    const answers = attemptsOf(evidence, 'completion').filter(({ response }) => response !== null)
    const dated = answers.filter((call) => dateOf(call) !== null)
    if (answers.length > 0 && dated.length === 0) return notApplicable('no answer has a Date')
    return every(evidence, dated, (call) => {
      const date = dateOf(call) ?? ''
      if (isHttpDate(date)) return []
      return [
        {
          at: `${call.id} header date`,
          expected: 'a date such as Sun, 06 Nov 1994 08:49:37 GMT',
          received: date,
        },
      ]
    })
  },
})

/** The checks of the header field Date. */
export const dateChecks: readonly Check[] = [dateFormat]

function dateOf(call: Exchange): string | null {
  return responseHeader(call, 'date')
}

// Returns whether a text is a date of HTTP. Second 60 is a leap second (RFC 9110 section 5.6.7), which JavaScript lacks.
function isHttpDate(text: string): boolean {
  const plain = text.replace(/:60 GMT$/, ':59 GMT')
  return new Date(plain).toUTCString() === plain
}
