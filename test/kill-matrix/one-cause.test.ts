import { expect, test } from 'vitest'
import type { Capability } from '../../conformance/exchange/capabilities.ts'
import { PRESENCE_CHECKS } from '../../conformance/engine/judge.ts'
import { allChecks, selectChecks } from '../../conformance/session/registry.ts'
import { faults } from '../faults/index.ts'
import type { CheckRecord, Run } from '../../schemas/compiled/run.ts'
import {
  isHeldUp,
  judgeLimits,
  judgeReference,
  judgeReferenceBy,
  referenceStatement,
  SLOW_WEBHOOKS,
  slowlyDelivered,
} from './kill.ts'
import { sampleOf } from '../sampling/sampled-cases.ts'

// All capabilities except limits. Without authentication, the checks of limits fail too, because the server cannot distinguish keys.
const WITHOUT_LIMITS: readonly Capability[] = ['core', 'sse', 'websocket', 'webhooks', 'signup']

// The wide sample takes every 5th or 10th case of a list. In the brief sample, the step is `IN_BRIEF` times larger.
const [ONE_IN_FEW, ONE_IN_SEVERAL] = [5, 10]
const IN_BRIEF = 6

function faultNamed(id: string) {
  const found = faults.find((fault) => fault.id === id)
  if (found === undefined) throw new Error(`no fault ${id}`)
  return found
}

async function judgedWith(ids: string | readonly string[], only: readonly Capability[]): Promise<Run> {
  const patches = [ids].flat().map(faultNamed)
  const { run } = only.includes('webhooks')
    ? await judgeReference(patches, SLOW_WEBHOOKS, only, slowlyDelivered(referenceStatement))
    : await judgeReference(patches, {}, only)
  return run
}

// Judges the reference with these faults by these checks only.
async function judgedBy(checks: readonly string[], ids: readonly string[]): Promise<Run> {
  return (await judgeReferenceBy(selectChecks(checks), ids.map(faultNamed))).run
}

function blamed({ checks }: Run): readonly string[] {
  return checks.filter(isBlamed).map(({ id }) => id)
}

function isBlamed(record: CheckRecord): boolean {
  return ['fail', 'warn', 'inconclusive', 'error'].includes(record.verdict) && !isHeldUp(record)
}

// Expects that only the causes fail. If other checks fail too, the message names the checks that need `because`.
function expectOnly(fault: string, found: readonly CheckRecord[], causes: readonly string[]): void {
  const others = found.filter(({ id }) => !causes.includes(id))
  const told = others.map(({ id, verdict, reason, detail }) => `${id} (${verdict} ${reason}: ${detail})`)
  const hint = `${fault} is one cause, but it shows in ${told.join(' and ')} too: give them \`because\``
  expect(found.map(({ id }) => id).toSorted(), others.length === 0 ? fault : hint).toEqual(causes.toSorted())
}

function pointingAt(cause: string, { checks }: Run): readonly CheckRecord[] {
  return checks.filter(({ explainedBy }) => explainedBy === cause)
}

type Absent = readonly [fault: string, only: readonly Capability[], cause: string, fewest: number]
const ABSENT: readonly Absent[] = [
  ['auth-off', WITHOUT_LIMITS, 'core.auth-none-refused', 10],
  ['auth-any-key', WITHOUT_LIMITS, 'core.auth-wrong-refused', 6],
  ['sse-absent', ['core', 'sse'], 'sse.offered', 20],
  ['sse-500', ['core', 'sse'], 'sse.offered', 20],
  ['body-html', ['core'], 'core.strict-json', 50],
  ['redirect-abroad', ['core', 'sse'], 'core.no-redirect', 100],
  ['stream-when-omitted', ['core', 'sse'], 'sse.off-is-json', 50],
  ['stream-stalls', ['core', 'sse'], 'sse.whole', 20],
  ['stream-endless', ['core', 'sse'], 'sse.whole', 20],
  ['ws-absent', ['websocket'], 'websocket.offered', 40],
  ['signup-absent', ['signup'], 'signup.offered', 20],
  ['webhooks-absent', ['webhooks'], 'webhooks.offered', 20],
]

async function expectOneFailure(...[fault, only, cause, fewest]: Absent): Promise<void> {
  const run = await judgedWith(fault, only)
  expectOnly(fault, run.checks.filter(isBlamed), [cause])
  expect(run.outcome).toBe('non-conformant')
  const others = pointingAt(cause, run)
  expect(others.length).toBeGreaterThanOrEqual(fewest)
  for (const record of others) {
    expect(record).toMatchObject({ verdict: 'not-applicable', reason: `see ${cause}`, issues: [] })
  }
}

// Returns whether a fault is judged alone, because its endless events would delay concurrent runs.
const isLoud = ([fault]: Absent): boolean => fault === 'stream-endless'
const absent = sampleOf(ABSENT, ONE_IN_FEW, IN_BRIEF)
test.concurrent.each(absent.filter((row) => !isLoud(row)))('%s is one failure', expectOneFailure)
test.each(absent.filter(isLoud))('%s is one failure', expectOneFailure)

type Followed = readonly [faults: readonly string[], cause: string, followers: readonly string[]]
const MAX_TOKENS = ['sse.max-tokens-caps', 'core.max-tokens-length', 'sse.max-tokens-length']
const FOLLOWED: readonly Followed[] = [
  [['missing-key-400'], 'core.auth-none-status', ['core.auth-none-exact', 'core.auth-consistent']],
  [['wrong-key-400'], 'core.auth-wrong-status', ['core.auth-wrong-exact', 'core.auth-consistent']],
  [['max-tokens-ignored', 'stream-max-tokens-ignored'], 'core.max-tokens-caps', MAX_TOKENS],
  [
    ['truncated-says-stop', 'stream-truncated-says-stop'],
    'core.max-tokens-length',
    ['sse.max-tokens-length'],
  ],
  [['auth-prefix-match', 'auth-shorter-ok'], 'core.auth-longer-refused', ['core.auth-shorter-refused']],
  [
    ['sse-single-newline'],
    'sse.framing',
    [
      'sse.sdk-streams',
      'sse.abort-healthy',
      'sse.arrival-spread',
      'sse.echo-equals-plain',
      'sse.no-cross-talk',
      'sse.no-half-surrogates',
      'sse.not-cumulative',
    ],
  ],
  [['sse-media-json'], 'sse.media-type', ['sse.abort-healthy']],
]

test.concurrent.each(sampleOf(FOLLOWED, ONE_IN_FEW, IN_BRIEF))(
  '%s: one failure, by plain answers and by streams',
  async (ids, cause, followers) => {
    const run = await judgedWith(ids, ['core', 'sse'])
    expect(run.checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)).toEqual([cause])
    expect(blamed(run)).not.toEqual(expect.arrayContaining([...followers]))
    expect(pointingAt(cause, run).map(({ id }) => id)).toEqual(expect.arrayContaining([...followers]))
  },
)

test('a WebSocket is not blamed for a wrong framing of the event stream', async () => {
  const run = await judgedBy(['sse.framing', 'websocket.same-shape-as-sse'], ['sse-single-newline'])
  const shape = run.checks.find(({ id }) => id === 'websocket.same-shape-as-sse')
  expect(shape).toMatchObject({ verdict: 'not-applicable', explainedBy: 'sse.framing' })
})

test('a missing finish_reason in frames is one failure', async () => {
  const run = await judgedWith('finish-never', ['websocket'])
  expectOnly('finish-never', run.checks.filter(isBlamed), ['websocket.finish'])
})

const REPORTED_ALONE: readonly (readonly [fault: string, causes: readonly string[]])[] = [
  ['reply-cut', ['core.reply-whole']],
  ['errors-html', ['core.errors-strict-json']],
  ['id-missing', ['core.response-schema']],
  ['usage-fractions', ['core.response-schema']],
  ['content-null-after-reasoning', ['core.content-after-reasoning']],
  ['wrong-key-other-shape', ['core.auth-wrong-exact', 'core.auth-consistent', 'core.errors-body']],
  ['malformed-500', ['core.mistakes-never-5xx']],
  ['unknown-model-500', ['core.unknown-model-clean']],
  ['body-html', ['core.strict-json']],
  ['error-with-200', ['core.no-error-in-success']],
  ['stream-error-in-200', ['core.no-error-in-success']],
  ['stream-truncated', ['sse.whole']],
  ['stream-reset', ['sse.whole']],
  ['sse-event-without-data', ['sse.data-json']],
  ['answer-201', ['core.status-200']],
  ['refuses-max-tokens', ['core.max-tokens-accepted']],
  ['empty-choices-first', ['sse.no-uninvited-empty-choices']],
  ['empty-choices-last', ['sse.no-uninvited-empty-choices']],
  ['usage-uninvited', ['sse.no-uninvited-empty-choices']],
  ['chunk-choices-null', ['sse.chunk-schema', 'sse.role', 'sse.sdk-streams']],
]

test.concurrent.each(sampleOf(REPORTED_ALONE, ONE_IN_SEVERAL, IN_BRIEF))(
  '%s is reported by %s alone',
  async (fault, causes) => {
    const { checks } = await judgedWith(fault, ['core', 'sse'])
    const reported = checks.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn')
    expectOnly(fault, reported, causes)
  },
)

test('streams of another shape than the reading are a failure of the reading, and of no clause', async () => {
  const { checks } = await judgedWith('chunks-typed', ['core', 'sse'])
  const reported = checks.filter(({ verdict }) => verdict === 'fail')
  expect(reported.map(({ id }) => id)).toContain('sse.chunk-schema')
  expect(reported.filter(({ layer }) => layer === 'spec')).toEqual([])
  expect(checks.find(({ id }) => id === 'sse.text-streamed')?.explainedBy).toBe('sse.chunk-schema')
})

type Deadly = readonly [fault: string, only: readonly Capability[], cause: string, before: string]
const DEADLY: readonly Deadly[] = [
  ['malformed-kills-process', ['core'], 'core.healthy-after-mistakes', 'core.body/'],
  ['dies-after-mistake', ['core'], 'core.healthy-after-mistakes', '/'],
  ['huge-kills-process', ['core'], 'core.answers-after-huge', 'core.huge/huge'],
  ['abort-kills-process', ['core', 'sse'], 'sse.abort-healthy', 'sse.abort/abort'],
  ['ws-frame-kills-process', ['core', 'websocket'], 'websocket.healthy-after-mistakes', 'mistakes/not-utf8'],
  ['ws-frame-kills-sockets', ['core', 'websocket'], 'websocket.healthy-after-mistakes', '/reserved-bits'],
  ['ws-vanish-kills', ['core', 'websocket'], 'websocket.vanish-healthy', 'websocket.vanish/vanish'],
]

test.concurrent.each(sampleOf(DEADLY, ONE_IN_SEVERAL, IN_BRIEF))(
  '%s: one failure, and what nobody could ask any more points at it',
  async (fault, only, cause, before) => {
    const { checks } = await judgedWith(fault, only)
    expect(
      checks.filter(({ verdict }) => ['fail', 'warn', 'error'].includes(verdict)).map(({ id }) => id),
    ).toEqual([cause])
    const [issue] = checks.find(({ id }) => id === cause)?.issues ?? []
    expect(issue?.at).toContain(before)
    const open = checks.filter(
      ({ verdict, code }) => verdict === 'inconclusive' && code !== 'model-behaviour',
    )
    const pointers = [...new Set(open.map(({ detail }) => detail))]
    expect(pointers).toEqual([expect.stringContaining(`: see ${cause}`)])
  },
)

test('a check that repeats others keeps what they do not tell', async () => {
  const faulty = ['choices-missing', 'usage-details-number']
  const run = await judgedBy(['core.response-schema', 'core.choices-array'], faulty)
  const schema = run.checks.find(({ id }) => id === 'core.response-schema')
  expect(schema?.verdict).toBe('fail')
  expect([...new Set(schema?.issues.map(({ at }) => at.split(' ')[1]))]).toEqual([
    '/usage/prompt_tokens_details',
  ])
  expect(blamed(run)).toContain('core.choices-array')
})

test('a check that runs alone tells all that it finds', async () => {
  expect(blamed(await judgedBy(['core.response-schema'], ['id-missing']))).toEqual(['core.response-schema'])
})

type Alone = readonly [faults: readonly string[], only: readonly Capability[], cause: string]
const ALONE: readonly Alone[] = [
  [['signup-html'], ['signup'], 'signup.json-answers'],
  [['webhook-three-addresses'], ['webhooks'], 'webhooks.arrival'],
  [['webhook-other-type'], ['webhooks'], 'webhooks.trigger-fires'],
  [['webhook-body-form'], ['webhooks'], 'webhooks.post-json'],
  [['developer-500'], ['core'], 'core.mistakes-never-5xx'],
  [['errors-html'], ['core', 'signup'], 'core.errors-strict-json'],
  [['signup-errors-text'], ['signup'], 'signup.json-answers'],
  [['ws-auth-500', 'ws-auth-html'], ['websocket'], 'websocket.refusal-form'],
]

test.concurrent.each(sampleOf(ALONE, 1, 4))(
  '%s: one failure, and nothing else is open',
  async (ids, only, cause) => {
    expect(blamed(await judgedWith(ids, only))).toEqual([cause])
  },
)

type Pointing = readonly [fault: string, check: string, cause: string, detail: RegExp]
const POINTING: readonly Pointing[] = [
  ['content-null', 'core.text-generated', 'core.content-is-string', /^answered, but no text: .* is null$/],
  ['created-string', 'core.created-seconds', 'core.response-schema', /^answered, but no number: .* string "/],
  ['choices-null', 'core.content-is-string', 'core.choices-array', /^answered, but no message/],
  ['long-content-500', 'core.prompt-not-cut', 'core.content-long', /^the long prompt is answered 500$/],
  ['error-flat', 'core.errors-message', 'core.errors-body', /^no refusal has an object error$/],
  ['error-flat', 'core.errors-members', 'core.errors-body', /^no refusal has the shape of the reading$/],
]

// Every second one has each way to point.
test.concurrent.each(sampleOf(POINTING, 2, 2))('%s: %s points at %s', async (fault, check, cause, detail) => {
  const between = selectChecks([check]).flatMap(({ because = [] }) => because)
  const record = (await judgedBy([check, ...between, cause], [fault])).checks.find(({ id }) => id === check)
  expect(record).toMatchObject({ verdict: 'not-applicable', reason: `see ${cause}`, explainedBy: cause })
  expect(record?.detail).toMatch(detail)
})

const REFUSED_SIGNUPS = [
  ['signup-needs-auth', 'signup.no-auth-needed'],
  ['signup-needs-card', 'signup.no-card'],
  ['signup-wants-form', 'signup.json-in'],
] as const
test.concurrent.each(sampleOf(REFUSED_SIGNUPS, 1, 3))(
  '%s: a sign-up that is refused for this reason is one failure',
  async (fault, cause) => {
    const { checks: records } = await judgedWith(fault, ['signup'])
    expect(records.flatMap(({ id, verdict }) => (verdict === 'fail' ? [id] : []))).toEqual([cause])
  },
)

test('limits that are declared and absent are one failure', async () => {
  const { run } = await judgeLimits([faultNamed('limit-not-enforced')])
  expect(blamed(run)).toEqual(['limits.exists'])
  expect(run.outcome).toBe('non-conformant')
})

test('a server that takes only some bad credentials fails for those', async () => {
  for (const [ids, checks] of [
    [
      ['auth-empty-ok', 'auth-prefix-match'],
      ['core.auth-empty-refused', 'core.auth-longer-refused'],
    ],
    [['stream-auth-off'], ['core.auth-none-refused']],
  ] as const)
    expect(blamed(await judgedBy([...checks, 'sse.refuses-switch-word'], ids))).toEqual(checks)
})

test('where the check that names the cause is left out, a failure keeps its own name', async () => {
  expect(blamed(await judgedBy(['core.auth-wrong-refused'], ['auth-off']))).toEqual([
    'core.auth-wrong-refused',
  ])
})

test('every pointer leads to a check, and none in a circle', () => {
  const byId = new Map(allChecks.map((check) => [check.id, check]))
  const leadsFrom = (id: string, seen: readonly string[] = []): readonly string[] => {
    expect(seen, `${id} explains itself`).not.toContain(id)
    const check = byId.get(id)
    if (check === undefined) return [`no check ${id}`]
    return [...(check.because ?? [])].flatMap((next) => leadsFrom(next, [...seen, id]))
  }
  expect(allChecks.flatMap(({ id }) => leadsFrom(id))).toEqual([])
  expect(Object.values(PRESENCE_CHECKS).filter((id) => !byId.has(id))).toEqual([])
})
