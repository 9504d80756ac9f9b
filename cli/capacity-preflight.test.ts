import { expect, test } from 'vitest'
import { usualPlan } from '../load/runner/load-protocol.ts'
import { faults } from '../reference/faults/index.ts'
import { startReference } from '../reference/server.ts'
import { runPreflight, type PreflightInput } from './capacity-preflight.ts'

async function preflightOf(fault: string | null, scenario: PreflightInput['scenario']) {
  const reference = await startReference({ patches: faults.filter(({ id }) => id === fault) })
  try {
    const { baseUrl, model, key } = reference
    return await runPreflight({
      target: { baseUrl, model, key },
      scenario,
      plan: usualPlan('openai'),
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
    expect({ failed, undecided }).toEqual({ failed: [], undecided: [] })
    const own = {
      throughput: 'core.content-is-string',
      stream: 'sse.done-present',
      websocket: 'websocket.frames-json',
    }
    expect(passed).toEqual(
      expect.arrayContaining([own[scenario], 'core.auth-wrong-refused', 'core.unknown-model-refused']),
    )
    expect(requests).toBeLessThan(20)
  },
)

test.each([
  ['content-null', 'throughput', 'core.content-is-string', true],
  ['content-null', 'stream', 'core.content-is-string', true],
  ['done-missing', 'stream', 'sse.done-present', true],
  ['auth-off', 'throughput', 'core.auth-none-refused', false],
  ['unknown-model-answered', 'throughput', 'core.unknown-model-refused', false],
  ['error-flat', 'throughput', 'core.errors-body', false],
] as const)('%s before a sweep of %s: %s fails', async (fault, scenario, id, isDeciding) => {
  const { failed } = await preflightOf(fault, scenario)
  expect(failed).toContainEqual(expect.objectContaining({ id, isDeciding }))
})
