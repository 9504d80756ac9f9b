/** Verdicts on authentication in a run that adds header fields (`--header`): one of them may be a key. Pure. */
import type { Exchange } from '../exchange/exchange.ts'
import { inconclusive, type Issue, type Judgement } from '../exchange/judgement.ts'
import { REFUSES_KEY, statusOf } from '../exchange/reply.ts'
import { withoutFieldsLabel } from '../exchange/without-fields.ts'
import { unusable, type Evidence } from './evidence.ts'
import { isLetIn } from './let-in.ts'

/**
 * Returns a judgement on calls without a valid key. A call that was let in shows a violation only if the same call without
 * the added header fields was let in too. Otherwise these fields may have let it in, and nothing can be concluded.
 */
export function apartFromFields(judgement: Judgement, evidence: Evidence): Judgement {
  const { addedFields: names = [], exchanges } = evidence
  if (names.length === 0 || (judgement.kind !== 'violated' && judgement.kind !== 'inconclusive'))
    return judgement
  const doubtful = exchanges.filter((exchange) => mayBeLetInByFields(exchange, evidence))
  if (judgement.kind === 'inconclusive') {
    const first = doubtful.find(({ id }) => judgement.exchanges.includes(id))
    return first === undefined ? judgement : letInByFields(evidence, first)
  }
  const isDoubtful = (issue: Issue) => doubtful.some((exchange) => isAt(issue, exchange))
  const [issue, ...more] = judgement.issues.filter((each) => !isDoubtful(each))
  if (issue !== undefined) return { ...judgement, issues: [issue, ...more] }
  const first = doubtful.find((exchange) => isAt(judgement.issues[0], exchange))
  return first === undefined ? judgement : letInByFields(evidence, first)
}

/** Returns whether a call without a valid key was let in, and nothing shows that it would be without the added header fields. */
export function mayBeLetInByFields(exchange: Exchange, evidence: Evidence): boolean {
  return isLetIn(exchange, evidence.readings) && !isLetInWithout(exchange, evidence)
}

/** Returns the added header fields in words. */
export function addedFieldsText({ addedFields = [] }: Evidence): string {
  return `the fields of --header (${addedFields.join(', ')})`
}

/** What the user of a run can do where an added header field is a key. */
export const FIELDS_ADVICE = 'If one of them is a key, unset ASSAY_KEY, or leave that field out'

// A call may have been let in by the added header fields.
function letInByFields(evidence: Evidence, exchange: Exchange): Judgement {
  const again = sameWithout(exchange, evidence)
  const found = causeOfLettingIn(addedFieldsText(evidence), again)
  const shown = again === undefined ? [exchange] : [exchange, again]
  return inconclusive('prerequisite', { place: exchange.id, cause: `${found}. ${FIELDS_ADVICE}` }, shown)
}

// Any other status than 401 and 403 may come from a gateway that finds no route without the fields.
function causeOfLettingIn(fields: string, again: Exchange | undefined): string {
  const status = again === undefined || unusable(again) !== null ? null : statusOf(again)
  if (status === null) return `let in, perhaps by ${fields}: no answer shows what happens without them`
  if (REFUSES_KEY.has(status)) return `let in by ${fields}: the same call without them is refused`
  return `let in, perhaps by ${fields}: the same call without them is answered ${status}, and only 401 or 403 shows that it lacks a key`
}

function isAt({ at }: Issue, { id }: Exchange): boolean {
  return at === id || at.startsWith(`${id} `)
}

function isLetInWithout(exchange: Exchange, evidence: Evidence): boolean {
  const again = sameWithout(exchange, evidence)
  return again !== undefined && isLetIn(again, evidence.readings)
}

function sameWithout(exchange: Exchange, { withoutFields = [] }: Evidence): Exchange | undefined {
  const label = withoutFieldsLabel(exchange.label)
  return withoutFields.findLast(
    (other) => other.probe === exchange.probe && other.round === exchange.round && other.label === label,
  )
}
