import { exchangeIdOf, inconclusive, withIssues, type Judgement } from '../exchange/judgement.ts'
import { isRefusalWithoutLimit } from '../exchange/reply.ts'
import type { Evidence } from './check.ts'
import { isAnsweredByModel } from './replies.ts'

// The labels of calls with a key that is similar to the API key. These calls are compared with a call with a made-up key (`wrong`).
const NEARLY_RIGHT: readonly string[] = ['longer', 'shorter', 'other-case']

/** Removes the issues of calls that the target may have accepted only because of a `--header` field. */
export function apartFromFields(judgement: Judgement, evidence: Evidence): Judgement {
  const { addedFields = [], exchanges, readings } = evidence
  if (addedFields.length === 0 || judgement.kind !== 'violated') return judgement
  const isRefused = (label: string): boolean =>
    exchanges.some(
      (call) => call.kind === 'credential' && call.label === label && isRefusalWithoutLimit(call),
    )
  const letIn = exchanges.filter(
    (exchange) =>
      isAnsweredByModel(exchange, readings) &&
      !isRefused(NEARLY_RIGHT.includes(exchange.label) ? 'wrong' : `wrong-${exchange.label}`),
  )
  const [issue, ...more] = judgement.issues.filter(
    (each) => !letIn.some(({ id }) => id === exchangeIdOf(each)),
  )
  if (issue !== undefined) return withIssues(judgement, [issue, ...more])
  const first = letIn.find(({ id }) => id === exchangeIdOf(judgement.issues[0]))
  const cause = `let in, perhaps by ${addedFieldsText(evidence)}. ${FIELDS_ADVICE}`
  return inconclusive('prerequisite', { place: first?.id ?? '', cause }, first === undefined ? [] : [first])
}

/** Formats the names of the user's header fields (`--header`). */
export function addedFieldsText({ addedFields = [] }: Evidence): string {
  return `the fields of --header (${addedFields.join(', ')})`
}

/** The advice for a user whose header field (`--header`) may contain an API key. */
export const FIELDS_ADVICE = 'If one of them is a key, unset ASSAY_KEY, or leave that field out'
