import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { defaultPlan } from '../../load/runner/load-protocol.ts'
import { faults } from '../faults/index.ts'
import { startReference } from '../../reference/server.ts'
import { runPreflight, type PreflightInput } from '../../cli/capacity-preflight.ts'

async function preflightOf(fault: string | null, scenario: PreflightInput['scenario']) {
  const reference = await startReference({ patches: faults.filter(({ id }) => id === fault) })
  try {
    const { baseUrl, model, key } = reference
    return await runPreflight({
      target: { baseUrl, model, key },
      scenario,
      plan: defaultPlan('openai'),
      timeoutSeconds: null,
      env: {},
      signal: new AbortController().signal,
    })
  } finally {
    await reference.close()
  }
}

test.each(['throughput', 'stream', 'websocket'] as const)(
  'the reference passes the checks before a sweep of %s, with few requests',
  async (scenario) => {
    const { passed, failed, undecided, requests } = await preflightOf(null, scenario)
    // A busy machine may read all parts of a fast answer together.
    const open = undecided.filter((id) => !id.endsWith('.arrival-spread'))
    expect({ failed, open }).toEqual({ failed: [], open: [] })
    const own = {
      throughput: 'core.content-is-string',
      stream: 'sse.done-present',
      websocket: 'websocket.frames-json',
    }
    expect(passed).toEqual(
      expect.arrayContaining([own[scenario], 'core.auth-wrong-refused', 'core.unknown-model-refused']),
    )
    expect(requests).toBeLessThan(28)
  },
)

test.each([
  ['content-null', 'throughput', 'core.content-is-string', true],
  ['content-null', 'stream', 'core.content-is-string', false],
  ['done-missing', 'stream', 'sse.done-present', true],
  ['auth-off', 'throughput', 'core.auth-none-refused', false],
  ['unknown-model-answered', 'throughput', 'core.unknown-model-refused', false],
  ['error-flat', 'throughput', 'core.errors-body', false],
] as const)('%s before a sweep of %s: %s fails', async (fault, scenario, id, isDeciding) => {
  const { failed } = await preflightOf(fault, scenario)
  expect(failed).toContainEqual(expect.objectContaining({ id, isDeciding }))
})

/** Starts a server that accepts every request and never answers. */
async function silentTarget() {
  const server = createServer(() => undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, target: { baseUrl: `http://127.0.0.1:${port}`, model: 'm', key: 'k' } }
}

const plain = { scenario: 'throughput', plan: defaultPlan('openai'), env: {} } as const

test('a user can stop the checks of an unresponsive target immediately', async () => {
  const { server, target } = await silentTarget()
  const stop = new AbortController()
  const judging = runPreflight({ ...plain, target, timeoutSeconds: null, signal: stop.signal })
  await once(server, 'request')
  stop.abort()
  await expect(judging).rejects.toMatchObject({ code: 'aborted' })
  server.closeAllConnections()
  server.close()
})

test('--timeout limits the checks of an unresponsive target, which stay inconclusive', async () => {
  const { server, target } = await silentTarget()
  const { signal } = new AbortController()
  const { passed, failed, undecided } = await runPreflight({
    ...plain,
    target,
    timeoutSeconds: 1,
    signal,
  })
  expect({ passed, failed }).toEqual({ passed: [], failed: [] })
  expect(undecided).toEqual(expect.arrayContaining(['core.reply-whole', 'core.strict-json']))
  server.closeAllConnections()
  server.close()
})
