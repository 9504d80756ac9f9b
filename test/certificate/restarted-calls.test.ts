/** Tests which missing and repeated calls a certificate may have: those that an honest run leaves out or starts again. */
import { expect, test } from 'vitest'
import { transcriptRules } from '../../certificate/transcript-rules.ts'
import { isOpened } from '../../certificate/unsent-calls.ts'
import type { OpenBundle } from '../../certificate/open-bundle.ts'
import { resolvePlan } from '../../conformance/statement/plan.ts'
import { exchange } from '../../conformance/exchange/exchange-fixture.ts'
import type { Exchange } from '../../conformance/exchange/exchange.ts'
import { allChecks } from '../../conformance/session/registry.ts'

const plan = resolvePlan({ profile: 'openai', statement: null, require: [] })
const header = { checks: allChecks.map(({ id }) => id), capabilities: {} }

function findings(id: string, exchanges: readonly Exchange[], omitted: readonly string[] = []) {
  const omissions = omitted.map((probe) => ({ probe, code: 'timeout', detail: 'late' }))
  const bundle = {
    transcript: { value: { header, plan, exchanges, omissions } },
    recomputed: { outcome: 'non-conformant' },
  } as unknown as OpenBundle
  return transcriptRules.flatMap(({ id: rule, find }) => (rule === id ? find(bundle) : []))
}

const limited = (attempt: number) => exchange('core.kept-connection/no-key', { status: 429, attempt })

test.each([
  ['core.kept-connection/after-no-key', 2, 1, 0],
  ['core.kept-connection/malformed', 2, 1, 0],
  ['core.kept-connection/malformed', 2, 0, 1],
  ['core.kept-connection/malformed', 3, 1, 1],
  ['core.health/after', 2, 1, 1],
])(
  '%s, attempted %i times after whole answers, beside %i refusals by a limit',
  (id, times, refused, count) => {
    const attempts = Array.from({ length: times }, (_, at) => exchange(id, { attempt: at + 1 }))
    const limits = Array.from({ length: refused }, (_, at) => limited(at + 1))
    expect(findings('sent-again', [...limits, ...attempts])).toHaveLength(count)
  },
)

test('a sequence may start again after a limit also if one of its calls was sent again before', () => {
  const id = 'core.kept-connection/malformed'
  const broken = { ...exchange(id, { status: 502 }), sentAgain: 'server-error' as const }
  const attempts = [broken, exchange(id, { attempt: 2 }), exchange(id, { attempt: 3 })]
  expect(findings('sent-again', [...attempts, limited(1)])).toEqual([])
})

test.each([
  [201, 500, false],
  [500, 201, true],
])('a sign-up whose attempts got %i and %i opens the capability: %s', (first, last, isOpen) => {
  const attempts = [first, last].map((status, at) =>
    exchange('signup.accounts/first', { status, attempt: at + 1 }),
  )
  expect(isOpened('signup', attempts)).toBe(isOpen)
})

const late = (id: string) =>
  exchange(id, { noResponse: true, end: { kind: 'failed', code: 'timeout-headers', detail: 'late' } })

const isValid = (id: string) => (/completion|fields/.test(id) ? { isValidCall: true as const } : {})

test.each([
  ['its own calls', ['core.refusals/message-string', 'core.refusals/message-empty'], 0],
  ['calls of core, which stop the run', ['core.completion/all-four', 'core.fields/temperature-top'], 0],
  ['calls of another probe', ['core.auth/wrong', 'core.auth/none'], 1],
  ['one call', ['core.refusals/message-string'], 1],
])('a probe is left out after timeouts of %s', (_, ids, count) => {
  const first = exchange('core.completion/system', { isValidCall: true })
  const exchanges = [first, ...ids.map((id) => ({ ...late(id), ...isValid(id) }))]
  expect(findings('no-extra-skip', exchanges, ['core.refusals'])).toHaveLength(count)
})
