/** Declared behavior beyond the plain call: another way to select the version, the edge of a bound. */
import { check, type Check } from '../../evidence/check.ts'
import { callsAbout, examine } from '../../evidence/evidence.ts'
import { inconclusive, notApplicable } from '../../exchange/judgement.ts'
import { isSuccess, statusIssue } from '../../exchange/reply.ts'
import { answersAtAll, byStatus, CONTROL, mustSucceed } from '../../evidence/replies.ts'

/** Source: gap G9.3. That nothing but the path is needed is stated (C9.1), and judged by `core.version-by-path`. */
const versionSelected = check({
  id: 'core.version-selected',
  gap: 'G9.3',
  reading: 'version.selection',
  title: 'a request that selects the version as declared is answered',
  judges: ['completion:version', CONTROL],
  trippedBy: ['version-header-refused'],
  judge: (evidence) => {
    const calls = callsAbout(evidence, 'completion:version')
    const reading = evidence.readings.get('version.selection')?.value.reading ?? 'path'
    if (reading === 'path') return notApplicable('the path alone selects the version', 'version.selection')
    if (!answersAtAll(evidence)) {
      return inconclusive('prerequisite', 'requests that select no version are not answered either', calls)
    }
    return examine(evidence, calls.map(byStatus), (call) =>
      isSuccess(call) ? [] : [statusIssue(call, '200 with a completion')],
    )
  },
})

/** Source: gap G4.3. Reasoning models may refuse a cap that leaves no room for an answer, so it warns. */
const edgeAccepted = check({
  id: 'core.max-tokens-edge-accepted',
  gap: 'G4.3',
  reading: 'maxTokens.bounds',
  level: 'SHOULD',
  bindsWith: ['maxTokens.bounds'],
  title: 'the least max_tokens of the reading is accepted, and so is the value that means "no limit"',
  judges: ['completion:one-token', 'completion:unlimited', CONTROL],
  trippedBy: ['refuses-max-tokens-one'],
  judge: (evidence) =>
    mustSucceed(evidence, callsAbout(evidence, 'completion:one-token', 'completion:unlimited')),
})

/** Checks of declared readings. */
export const declaredChecks: readonly Check[] = [versionSelected, edgeAccepted]
