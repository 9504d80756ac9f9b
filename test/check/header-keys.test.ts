import { expect, test } from 'vitest'
import { resolvePlan } from '../../conformance/statement/plan.ts'
import type { Check } from '../../conformance/evidence/check.ts'
import { startSession, type SessionOptions } from '../../conformance/session/open-session.ts'
import { allChecks } from '../../conformance/session/registry.ts'
import { patch, type Action } from '../faults/hooks.ts'
import { faults } from '../faults/index.ts'
import type { Call, Headers, Patch } from '../../reference/patch.ts'
import { startReference, type Reference } from '../../reference/server.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import {
  blemishes,
  checksOfCapabilities,
  isTooBusy,
  referenceStatement,
  slowlyDelivered,
  SLOW_WEBHOOKS,
  TEST_CAPS,
  TEST_DEADLINES,
} from '../kill-matrix/kill.ts'
import { skewedClock } from './skewed-clock.ts'
import { isBrief } from '../sampling/sampled-cases.ts'

const FIELD_KEY = 'field-key-2b9d61f04c'
const FIELDS = 'the fields of --header (X-Key)'
const ADVICE = 'If one of them is a key, unset ASSAY_KEY, or leave that field out'

/** Creates an action that accepts requests with the right X-Key. Without X-Key, it accepts the bearer key, unless `isOnlyKey`. */
function keyInField(keyOf: (call: Call) => string, isOnlyKey: boolean): Action {
  const withoutField = ({ authorization, ...others }: Headers): Headers =>
    isOnlyKey || authorization === undefined ? others : { ...others, authorization }
  return {
    hooks: {
      headers: (headers, call) =>
        headers['x-key'] === FIELD_KEY
          ? { ...headers, authorization: `Bearer ${keyOf(call)}` }
          : withoutField(headers),
    },
  }
}

const ONLY_KEY = patch(
  'key-in-field',
  'the key is in X-Key',
  keyInField(({ key }) => key, true),
)
const SECOND_KEY = patch(
  'key-in-field-too',
  'the key may be in X-Key',
  keyInField(({ key }) => key, false),
)

async function judge(
  checks: readonly Check[],
  patches: readonly Patch[],
  more: (reference: Reference) => Partial<SessionOptions> = () => ({}),
): Promise<Run> {
  const clock = skewedClock()
  const reference = await startReference({ ...SLOW_WEBHOOKS, patches, clock: clock.nowMs })
  const statement = slowlyDelivered(referenceStatement)
  try {
    const session = startSession({
      ...reference,
      headers: [['X-Key', FIELD_KEY]],
      seed: 'kill',
      maxRequests: 300,
      maxTokens: 30_000,
      version: '0.0.0-test',
      transcriptPath: null,
      plan: resolvePlan({ profile: 'openai', statement, require: [] }),
      checks,
      deadlines: TEST_DEADLINES,
      caps: TEST_CAPS,
      pauseScale: 0.1,
      receiver: { mode: 'loopback', port: 0 },
      signup: { email: null, key: null },
      clock,
      ...more(reference),
    })
    return await session.close()
  } finally {
    await reference.close()
  }
}

function openIn({ checks }: Run): readonly string[] {
  return checks.filter(({ verdict }) => verdict === 'inconclusive').map(({ id }) => id)
}

function accusationsIn(run: Run): readonly string[] {
  return blemishes(run).filter((line) => !line.startsWith('inconclusive '))
}

const LIMITS = checksOfCapabilities(['limits'])
const AUTHENTICATION = allChecks.filter(
  ({ needsKey, capability }) => needsKey === true && capability !== 'webhooks',
)

test.skipIf(isBrief)(
  'a field that is the only key accuses nobody: authentication is inconclusive',
  async () => {
    const run = await judge(checksOfCapabilities(['core', 'signup', 'sse', 'websocket', 'webhooks']), [
      ONLY_KEY,
    ])
    expect(accusationsIn(run)).toEqual([])
    const isExplained = (line: string) =>
      line.includes(ADVICE) || line.includes('not both of them are refused')
    const others = blemishes(run).filter((line) => !isTooBusy(line) && !isExplained(line))
    expect(others).toEqual([])
    expect(run.outcome).toBe('incomplete')
    expect(run.reason).toBe(`prerequisite: core.auth/empty-bearer: let in, perhaps by ${FIELDS}. ${ADVICE}`)
    expect(openIn(run)).toEqual(
      expect.arrayContaining([
        'core.auth-none-refused',
        'core.auth-wrong-refused',
        'core.auth-longer-refused',
        'core.auth-none-status',
        'websocket.keys-refused',
        'websocket.refusal-early',
        'websocket.key-out-of-url',
        'webhooks.registration-needs-key',
        'signup.key-works',
        'signup.key-stays',
      ]),
    )
    expect(JSON.stringify(run)).not.toContain(FIELD_KEY)
  },
)

test('nor does one that is a second key', async () => {
  const run = await judge(AUTHENTICATION, [SECOND_KEY])
  expect(accusationsIn(run)).toEqual([])
  expect(openIn(run)).toEqual(expect.arrayContaining(['core.auth-wrong-refused']))
})

test('the key in another place is judged in spite of a field that is no key', async () => {
  const loose = faults.filter(({ id }) => ['auth-bare-ok', 'auth-prefix-match'].includes(id))
  const run = await judge(AUTHENTICATION, loose)
  expect(openIn(run)).toEqual([])
  expect(accusationsIn(run).map((line) => line.split(':')[0])).toEqual([
    'warn core.auth-bare-key-refused',
    'fail core.auth-longer-refused',
  ])
})

test('without a key beside it, authentication is not judged, and all else is', async () => {
  const run = await judge(checksOfCapabilities(['core', 'sse', 'websocket']), [ONLY_KEY], () => ({
    key: null,
  }))
  expect(blemishes(run).filter((line) => !isTooBusy(line))).toEqual([])
  expect(run.outcome).toBe('partial')
})

test('a limit that holds for the field is not taken for one that holds for other accounts', async () => {
  let limited = ''
  const byLimited = patch(
    'limited-key-in-field',
    'a limited key is in X-Key',
    keyInField(() => limited, true),
  )
  const run = await judge(LIMITS, [byLimited], (reference) => {
    limited = reference.limited.key ?? ''
    return { limitsKeys: reference.limited }
  })
  expect(accusationsIn(run)).toEqual([])
  const other = run.checks.find(({ id }) => id === 'limits.scope')
  expect(other?.verdict).toBe('inconclusive')
  expect(other?.detail).toContain(`${FIELDS} may be the key that is limited: limits.burst/b-wrong`)
  expect(other?.detail).toContain(ADVICE)
})

test('a limit that holds for other accounts is seen in spite of a field that is no key', async () => {
  const fault = faults.filter(({ id }) => id === 'limit-shared-by-tenants')
  const run = await judge(LIMITS, fault, ({ limited }) => ({ limitsKeys: limited }))
  expect(run.checks.find(({ id }) => id === 'limits.scope')).toMatchObject({ verdict: 'fail' })
})
