/** Details of the server that no answer should reveal. */
import { check, type Check } from '../../evidence/check.ts'
import { inconclusive, violatedUnlessEmpty, type Issue, type Judgement } from '../../exchange/judgement.ts'
import { examine, unusable, type Evidence } from '../../evidence/evidence.ts'
import { isSelected, type Selector } from '../../exchange/call-kinds.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { statusOf } from '../../exchange/reply.ts'
import { internalsIn } from './core-internals.ts'
import { REFUSABLE } from '../../evidence/error-evidence.ts'
import { attemptsOf } from '../../evidence/replies.ts'
import { detailsIn } from './server-details.ts'

const ANSWERS: readonly Selector[] = ['completion', 'stream', 'refusal', 'credential', 'other']

/** Source: gap G2.4. They help an attacker more than a client, and clients come to depend on them. */
const noServerDetails = check({
  id: 'core.no-server-details',
  gap: 'G2.4',
  reading: 'response.fields',
  level: 'SHOULD',
  title: 'no answer reveals a file path, a private address or a process id of the server',
  judges: ANSWERS,
  trippedBy: ['pid-in-header', 'address-in-answer', 'path-in-not-found', 'pid-in-chunks'],
  judge: (evidence) => {
    const { exchanges, model } = evidence
    const isRevealed = exchanges.some((call) => isRefusal(call) && internalsIn(call, model).length > 0)
    return onAnswers(evidence, attemptsOf(evidence, ANSWERS), (call) => {
      // Models are often named by the path of their file; what refusals say is judged by core.errors-no-internals.
      return call.about === 'models' || isRefusal(call) || (isRevealed && (statusOf(call) ?? 0) >= 400)
    })
  },
})

/** Checks of the details of the server in answers. */
export const detailChecks: readonly Check[] = [noServerDetails]

/**
 * Looks for details in every whole answer to these calls; each place is named once, by the first answer that has it.
 * `isJudgedElsewhere` says of which answers the file paths are another check's business.
 */
function onAnswers(
  evidence: Evidence,
  calls: readonly Exchange[],
  isJudgedElsewhere: (call: Exchange) => boolean,
): Judgement {
  const answers = calls.filter((call) => call.end.kind !== 'failed' && unusable(call) === null)
  if (answers.length === 0) {
    const judged = examine(evidence, calls, () => [])
    return judged.kind === 'violated' ? inconclusive('prerequisite', 'no answer came whole', calls) : judged
  }
  const { model, baseUrl } = evidence
  const found = new Map<string, Issue>()
  for (const call of answers) {
    for (const issue of detailsIn(call, { model, baseUrl, hasPathsJudged: isJudgedElsewhere(call) })) {
      const place = issue.at.replace(call.id, '')
      if (!found.has(place)) found.set(place, issue)
    }
  }
  return violatedUnlessEmpty([...found.values()], answers)
}

function isRefusal(call: Exchange): boolean {
  return isSelected(REFUSABLE, call) && (statusOf(call) ?? 0) >= 400
}
