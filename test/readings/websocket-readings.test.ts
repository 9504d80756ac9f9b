import { describe, expect, test } from 'vitest'
import { startSession } from '../../conformance/session/open-session.ts'
import { resolvePlan } from '../../conformance/statement/plan.ts'
import { allChecks } from '../../conformance/session/registry.ts'
import { parseStatement } from '../../conformance/statement/statement.ts'
import { startReference } from '../../reference/server.ts'
import { dialects } from '../patches/dialects.ts'
import { faults } from '../faults/index.ts'
import { crash, on, onReply } from '../faults/hooks.ts'
import { CHAT_PATH } from '../../reference/routes.ts'
import type { Patch } from '../../reference/patch.ts'
import { onAnswer } from '../faults/socket-hooks.ts'
import type { SocketOptions } from '../../reference/socket-parts.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { blemishes, TEST_DEADLINES } from '../kill-matrix/kill.ts'
import { sampleOf } from '../sampling/sampled-cases.ts'

const checks = allChecks.filter(({ capability }) => capability === 'websocket')

/** Judges a reference with these WebSocket options, by a statement with these readings. */
async function judged(
  socket: Partial<SocketOptions> | null,
  readings: object,
  patches: readonly Patch[] = [],
  isDeclared = socket !== null,
): Promise<Run> {
  const reference = await startReference({ socket, patches })
  const capabilities = isDeclared ? { websocket: 'supported' } : {}
  const statement = parseStatement(
    JSON.stringify({ schema: 'assay.statement/1', extends: 'openai', capabilities, readings }),
    'test.json',
  )
  const { baseUrl, key, model } = reference
  const session = startSession({
    baseUrl,
    key,
    model,
    seed: 'readings',
    version: '0.0.0-test',
    plan: resolvePlan({ profile: 'openai', statement, require: [] }),
    checks,
    maxRequests: 100,
    maxTokens: 10_000,
    transcriptPath: null,
    deadlines: TEST_DEADLINES,
  })
  const run = await session.close()
  await reference.close()
  return run
}

test('a service without a WebSocket gets one handshake, and no check fails', async () => {
  const run = await judged(null, {})
  expect(blemishes(run)).toEqual([])
  expect(new Set(run.checks.map(({ verdict }) => verdict))).toEqual(new Set(['not-applicable']))
  // One handshake, the event stream that shapes are compared with, the long prompt, and the plain calls that show whether the model
  // answers.
  expect(run.cost.requests).toBeLessThan(20)
})

test('a WebSocket on another path than the declared one is declared and absent: a failure', async () => {
  const run = await judged({ path: '/elsewhere' }, {})
  expect(run.checks.find(({ id }) => id === 'websocket.offered')?.verdict).toBe('fail')
})

function named(...ids: readonly string[]): readonly Patch[] {
  return [...dialects, ...faults].filter(({ id }) => ids.includes(id))
}

function verdictOf({ checks: records }: Run, id: string): string | undefined {
  return records.find((record) => record.id === `websocket.${id}`)?.verdict
}

function failedIn({ checks: records }: Run): readonly string[] {
  return records.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)
}

test.concurrent('where any model is declared, an answer for an unknown one is not a failure', async () => {
  const run = await judged({}, { 'request.models': 'any' }, named('ws-unknown-model-answered'))
  expect([failedIn(run), verdictOf(run, 'unknown-model-refused')]).toEqual([[], 'not-applicable'])
})

// Nothing promises more than one request per socket, so a second one does not bind.
test.concurrent.each(['ws-closes-after-each', 'ws-cut-after-each', 'ws-second-refused'])(
  '%s: no reading promises reuse, so it is observed',
  async (id) => {
    const run = await judged({}, {}, named(id))
    expect(blemishes(run)).toEqual([])
    expect(verdictOf(run, 'turns')).toBe('observed')
    expect(run.outcome).not.toBe('non-conformant')
  },
)

test.concurrent('where reuse is declared, a second request that is refused is a failure', async () => {
  const run = await judged({}, { 'websocket.reuse': 'many' }, named('ws-second-refused'))
  expect(failedIn(run)).toEqual(['websocket.turns'])
})

test.concurrent.each(['ws-second-drops', 'ws-second-1011'])(
  '%s is a failure without any promise of reuse, and one alone',
  async (id) => {
    const run = await judged({}, {}, named(id))
    expect(failedIn(run)).toEqual(['websocket.second-request-told'])
  },
)

describe('the key comes with the first message', () => {
  const socket = { auth: { kind: 'first-message', name: 'api_key' } } as const
  const auth = { 'websocket.auth': { reading: 'first-message', field: 'api_key' } }
  const closeCodes = { reading: 'list', badKey: [1008], mistake: [1003, 4400] }
  const one = { ...auth, 'websocket.reuse': 'one', 'websocket.closeCodes': closeCodes }

  test.concurrent.each([
    ['declared', one],
    ['not declared', { ...auth, 'websocket.closeCodes': closeCodes }],
  ])(
    'one request per socket, %s: mistakes are the request, and nothing is held against it',
    async (_, all) => {
      const run = await judged(socket, all, named('ws-closes-after-each'))
      expect(blemishes(run)).toEqual([])
      expect(verdictOf(run, 'mistakes-refused')).toBe('pass')
      expect(verdictOf(run, 'fragments-accepted')).toBe('pass')
    },
  )
  test.concurrent('a mistake that is answered there is seen', async () => {
    const run = await judged(socket, one, named('ws-closes-after-each', 'ws-unknown-model-answered'))
    expect(failedIn(run)).toEqual(['websocket.unknown-model-refused'])
  })
  test.concurrent('one request per socket where many are declared is one failure', async () => {
    const many = { ...one, 'websocket.reuse': 'many' }
    const run = await judged(socket, many, named('ws-closes-after-each'))
    expect(failedIn(run)).toEqual(['websocket.turns'])
  })
})

const silentSecond: Patch = {
  id: 'second-passed-over',
  title: 'a second request on a socket is passed over',
  ...onAnswer((parts, call) => {
    const slot = `asked ${call.n}`
    if (call.memory.has(slot)) return []
    call.memory.set(slot, true)
    return parts
  }),
}

test.concurrent('a second request that is passed over in silence holds up nothing', async () => {
  const run = await judged({}, {}, [silentSecond])
  expect(blemishes(run)).toEqual([])
  expect(run.outcome).not.toBe('non-conformant')
})

// WebSocket faults, each with the only check that must fail. Most of these faults break a rule of RFC 6455.
const RULES: readonly (readonly [fault: string, check: string])[] = [
  ['ws-masked', 'framing'],
  ['ws-reserved-bit-set', 'framing'],
  ['ws-reserved-bit-other', 'framing'],
  ['ws-deflate-broken', 'framing'],
  ['ws-deflate-parameter', 'handshake'],
  ['ws-extension-other', 'handshake'],
  ['ws-latin1', 'framing'],
  ['ws-opcode-reserved', 'framing'],
  ['ws-continuation-of-nothing', 'framing'],
  ['ws-ping-long', 'framing'],
  ['ws-ping-fragmented', 'framing'],
  ['ws-close-1006', 'framing'],
  ['ws-breaks-off', 'good-requests-answered'],
  ['ws-error-plain-text', 'errors-json'],
  ['ws-binary-answers', 'text-frames'],
]
const ONE_IN = 8

test.concurrent.each(sampleOf(RULES, ONE_IN, 2))(
  '%s is one cause, and one failure: websocket.%s',
  async (fault, check) => {
    const run = await judged({}, {}, named(fault))
    expect(failedIn(run)).toEqual([`websocket.${check}`])
    const titles = run.checks.filter(({ id }) => id === `websocket.${check}`).map(({ title }) => title)
    if (!['good-requests-answered', 'errors-json', 'text-frames'].includes(check))
      expect(titles[0]).toMatch(/RFC \d+ section/)
  },
)

const isPlainGet = (_: unknown, call: { readonly method: string; readonly frame?: unknown }) =>
  call.method === 'GET' && call.frame === undefined

const brokenUpgrade = on('admission')(() => crash()).hooks ?? {}
const brokenGet = onReply(isPlainGet, () => crash()).hooks ?? {}

test.concurrent('undeclared, an upgrade is answered 500 as every GET is: not offered', async () => {
  const patch: Patch = { id: 'gets-broken', title: '', hooks: { ...brokenUpgrade, ...brokenGet } }
  const run = await judged({}, {}, [patch], false)
  expect(blemishes(run)).toEqual([])
  expect(run.checks.find(({ id }) => id === 'websocket.offered')?.reason).toMatch(
    /^not offered: a handshake is answered 500, and so is that on an unknown path \(websocket\.offer\/elsewhere\)/,
  )
})

test.concurrent('undeclared, an upgrade is answered 500 as a GET of the same path is: not offered', async () => {
  const upgrade = on('admission')((admission) => admission ?? crash()).hooks ?? {}
  const get = onReply((reply, call) => isPlainGet(reply, call) && call.path === CHAT_PATH, crash).hooks ?? {}
  const run = await judged({}, {}, [{ id: 'get-broken', title: '', hooks: { ...upgrade, ...get } }], false)
  expect(blemishes(run)).toEqual([])
  expect(run.checks.find(({ id }) => id === 'websocket.offered')?.reason).toMatch(
    /^not offered: a handshake is answered 500, and so is a GET without Upgrade \(websocket\.offer\/plain\)/,
  )
})

test.concurrent('undeclared, an upgrade is answered 500 on this path alone: a failure', async () => {
  const hooks = on('admission')((admission) => admission ?? crash()).hooks ?? {}
  const patch: Patch = { id: 'upgrade-broken', title: '', hooks }
  expect(failedIn(await judged({}, {}, [patch], false))).toEqual(['websocket.offered'])
})

test.concurrent('undeclared, every upgrade is answered 500, as gateways do: not offered', async () => {
  const patch: Patch = { id: 'upgrades-broken', title: '', hooks: brokenUpgrade }
  const run = await judged({}, {}, [patch], false)
  expect(blemishes(run)).toEqual([])
  expect(run.checks.find(({ id }) => id === 'websocket.offered')?.reason).toMatch(
    /^not offered: a handshake is answered 500, and so is that on an unknown path \(websocket\.offer\/elsewhere\)/,
  )
})
