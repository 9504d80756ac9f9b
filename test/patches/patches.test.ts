import { request as httpRequest } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { battery, comparer } from '../../reference/battery-fixture.ts'
import { SAME_BYTES } from './same-bytes.ts'
import { sendRequest, chatBody } from '../../reference/client-fixture.ts'
import { faults } from '../faults/index.ts'
import type { Patch } from '../../reference/patch.ts'
import { startReference, type Reference } from '../../reference/server.ts'
import { variants } from '../variants/index.ts'

const AT_ONCE = { ttftMs: 0, gapMs: 0, jitterMs: 0 }
const OPEN_MS = 60
// The maximum wait in milliseconds, after the last event of a stream, for the end of the answer. A correct answer ends by
// itself, but may end late on a busy machine.
const PATIENT_MS = 10_000

let baseline: readonly string[] = []
beforeAll(async () => {
  baseline = await withPatches([], async (reference) => {
    const seen = comparer(reference)
    const answers: string[] = []
    for (const what of battery(reference)) answers.push(seen(await sendRequest(reference, what, PATIENT_MS)))
    return answers
  })
})

async function withPatches<T>(
  patches: readonly Patch[],
  use: (reference: Reference) => Promise<T>,
): Promise<T> {
  const reference = await startReference({ patches, latency: AT_ONCE })
  try {
    return await use(reference)
  } finally {
    await reference.close()
  }
}

/** Returns the index of the first answer that differs from the unpatched reference, or null if all are equal. */
async function firstDifference(reference: Reference, openMs = OPEN_MS): Promise<number | null> {
  const seen = comparer(reference)
  for (const [index, what] of battery(reference).entries()) {
    const answer = await sendRequest(reference, what, openMs).then(seen, (error: Error) => error.message)
    if (answer !== baseline[index]) return index
  }
  return null
}

test('ids are unique and in kebab case', () => {
  const ids = [...faults, ...variants].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
})

test('the reference answers the same twice', () =>
  withPatches([], async (reference) => {
    expect(await firstDifference(reference, PATIENT_MS)).toBe(null)
    expect(reference.appliedCount()).toBe(0)
  }))

// The tests cover one in `ONE_IN` patches, because the kill matrix and variants.test.ts judge the patches too. A full
// run tests all patches (see test/sampling/sampled-cases.ts, which this folder does not import).
const ONE_IN = process.env['ASSAY_TEST_SAMPLE'] === 'full' ? 1 : 8

test.each(
  [...faults, ...variants]
    .filter((_, index) => index % ONE_IN === 0)
    // Other tests cover these patches: the kill matrix (WebSocket, webhooks), limits-faults.test.ts (limits),
    // test/kill-matrix/disguise.test.ts (`recognizes-`) and test/check/clients.test.ts (client libraries).
    .filter(({ id }) => !SAME_BYTES.includes(id) && !/^(ws-|webhook|limit-|recognizes-|client-)/.test(id))
    .map((each) => [each.id, each] as const),
)('%s changes an answer', (_, patch) =>
  withPatches([patch], async (reference) => {
    expect(await firstDifference(reference)).not.toBe(null)
    expect(reference.appliedCount()).toBeGreaterThan(0)
  }),
)

function named(id: string): Patch {
  const patch = [...faults, ...variants].find((each) => each.id === id)
  if (patch === undefined) throw new Error(`no patch ${id}`)
  return patch
}

describe('patches that leave the bytes alone', () => {
  test('no-op changes no answer', () =>
    withPatches([named('no-op')], async (reference) => {
      expect(await firstDifference(reference, PATIENT_MS)).toBe(null)
      expect(reference.appliedCount()).toBe(0)
    }))

  test.each(['sse-buffered', 'chunks-coalesced', 'bytes-dribbled', 'slow-first-token'])(
    '%s changes how they come',
    (id) =>
      withPatches([named(id)], async (reference) => {
        const question = chatBody(reference, 'repeat: efgh é 🌍 中文 two', { stream: true })
        const answer = await sendRequest(reference, { json: question })
        expect(answer.text).toContain('data: [DONE]')
        expect(reference.appliedCount()).toBeGreaterThan(0)
        if (id === 'bytes-dribbled') expect(answer.reads).toBeGreaterThan(100)
      }),
  )

  test('abort-kills answers 500 from the first hang-up on', () =>
    withPatches([named('abort-kills')], async (reference) => {
      expect((await sendRequest(reference)).status).toBe(200)
      const request = httpRequest(`${reference.baseUrl}/v1/chat/completions`, {
        method: 'POST',
        agent: false,
        headers: { authorization: `Bearer ${reference.key}`, 'content-type': 'application/json' },
      })
      request.on('error', () => undefined)
      // No end: the reference waits for the rest of the body when the client leaves.
      request.write('{')
      await expect.poll(() => reference.stats.active).toBe(1)
      request.destroy()
      await expect.poll(() => reference.stats.disconnects).toBe(1)
      expect((await sendRequest(reference)).status).toBe(500)
    }))
})
