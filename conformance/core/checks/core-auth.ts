/** Answers with and without a valid key: interface section 5. A call without a valid key must get no completion (C5.1). */
import { check, type Check } from '../../evidence/check.ts'
import { inconclusive, type Judgement } from '../../exchange/judgement.ts'
import { callsAbout, examine, type Evidence } from '../../evidence/evidence.ts'
import { isSuccess, statusIssue } from '../../exchange/reply.ts'
import { authAnswerChecks } from './core-auth-answers.ts'
import { keyNotEchoed } from './core-key.ts'
import { isLetInPlain } from '../../evidence/let-in.ts'
import { answersAtAll, CONTROL } from '../../evidence/replies.ts'

// That a key opens the door shows that it is the missing key which keeps it shut.

const UNANSWERED = 'calls with the key are not answered either'

const noneRefused = check({
  id: 'core.auth-none-refused',
  capability: 'core',
  clause: 'C5.1',
  level: 'MUST',
  title: 'a call without a key gets no completion',
  needsKey: true,
  judges: ['credential:none', CONTROL],
  trippedBy: ['auth-off'],
  judge: (evidence) => refused(evidence, 'none'),
})

const wrongRefused = check({
  id: 'core.auth-wrong-refused',
  capability: 'core',
  clause: 'C5.1',
  level: 'MUST',
  title: 'a call with a made-up key gets no completion',
  needsKey: true,
  because: ['core.auth-none-refused'],
  judges: ['credential:wrong', CONTROL],
  trippedBy: ['auth-any-key'],
  judge: (evidence) => refused(evidence, 'wrong'),
})

const emptyRefused = check({
  id: 'core.auth-empty-refused',
  capability: 'core',
  clause: 'C5.1',
  level: 'MUST',
  title: 'an empty bearer credential gets no completion',
  needsKey: true,
  because: ['core.auth-none-refused'],
  judges: ['credential:empty-bearer', CONTROL],
  trippedBy: ['auth-empty-ok'],
  judge: (evidence) => refused(evidence, 'empty-bearer'),
})

/** A caller who shows the right key under another scheme has a valid key all the same, so it warns. */
const basicRefused = check({
  id: 'core.auth-basic-refused',
  capability: 'core',
  clause: 'C5.1',
  level: 'SHOULD',
  title: 'the key under the scheme Basic gets no completion',
  needsKey: true,
  because: ['core.auth-none-refused'],
  judges: ['credential:basic', CONTROL],
  trippedBy: ['auth-basic-ok'],
  judge: (evidence) => refused(evidence, 'basic'),
})

const bareKeyRefused = check({
  id: 'core.auth-bare-key-refused',
  capability: 'core',
  clause: 'C5.1',
  level: 'SHOULD',
  title: 'the key without any scheme gets no completion',
  needsKey: true,
  because: ['core.auth-none-refused'],
  judges: ['credential:bare-key', CONTROL],
  trippedBy: ['auth-bare-ok'],
  judge: (evidence) => refused(evidence, 'bare-key'),
})

const longerRefused = check({
  id: 'core.auth-longer-refused',
  capability: 'core',
  clause: 'C5.1',
  level: 'MUST',
  title: 'the key with one more character gets no completion',
  needsKey: true,
  because: ['core.auth-wrong-refused'],
  judges: ['credential:longer', CONTROL],
  trippedBy: ['auth-prefix-match'],
  judge: (evidence) => refused(evidence, 'longer'),
})

const queryRefused = check({
  id: 'core.auth-query-refused',
  capability: 'core',
  clause: 'C5.1',
  level: 'SHOULD',
  title: 'the key in the query, where logs keep it, gets no completion',
  needsKey: true,
  because: ['core.auth-none-refused'],
  judges: ['credential:query-key', CONTROL],
  trippedBy: ['auth-query-ok'],
  judge: (evidence) => refused(evidence, 'query-key'),
})

const bodyRefused = check({
  id: 'core.auth-body-refused',
  capability: 'core',
  clause: 'C5.1',
  level: 'SHOULD',
  title: 'the key in the request body gets no completion',
  needsKey: true,
  because: ['core.auth-none-refused'],
  judges: ['credential:body-key', CONTROL],
  trippedBy: ['auth-body-ok'],
  judge: (evidence) => refused(evidence, 'body-key'),
})

/** RFC 9110 section 11.1: the name of a scheme is compared without case. */
const schemeCase = check({
  id: 'core.auth-scheme-case',
  capability: 'core',
  clause: 'C5.1',
  level: 'SHOULD',
  title: 'the scheme may be written `bearer`',
  needsKey: true,
  judges: ['completion:lower-case', CONTROL],
  trippedBy: ['auth-case-sensitive'],
  judge: (evidence) => {
    if (!answersAtAll(evidence)) return inconclusive('prerequisite', UNANSWERED)
    // The same call with `Bearer` is answered, so any other status is because of the case.
    return examine(evidence, callsAbout(evidence, 'completion:lower-case'), (exchange) =>
      isSuccess(exchange) ? [] : [statusIssue(exchange, '200: scheme names have no case')],
    )
  },
})

/** Checks of authentication. */
export const authChecks: readonly Check[] = [
  noneRefused,
  wrongRefused,
  emptyRefused,
  basicRefused,
  bareKeyRefused,
  longerRefused,
  queryRefused,
  bodyRefused,
  schemeCase,
  ...authAnswerChecks,
  keyNotEchoed,
]

function refused(evidence: Evidence, label: string): Judgement {
  const judged = examine(evidence, callsAbout(evidence, `credential:${label}`), (exchange) =>
    isLetInPlain(exchange) ? [statusIssue(exchange, 'a refusal')] : [],
  )
  // An answer that somebody got without the key is a violation whatever the key itself is good for.
  if (judged.kind !== 'satisfied' || answersAtAll(evidence)) return judged
  return inconclusive('prerequisite', UNANSWERED)
}
