/** Tests explorations of targets that fit no known reading. The draft statement omits the reading, so no check fails because of it. */
import { describe, expect, test } from 'vitest'
import { onError, patch } from '../faults/hooks.ts'
import type { Patch, Reply } from '../../reference/patch.ts'
import { startReference } from '../../reference/server.ts'
import { variants } from '../variants/index.ts'
import { exploreUp, patchesNamed, PLAIN, type Explored } from '../fixtures/explored.ts'
import { judgeUp, TEST_DEADLINES } from '../kill-matrix/kill.ts'
import { inFull, isInSample, notBrief } from '../sampling/sampled-cases.ts'

const IM_A_TEAPOT = 418

function asArray(reply: Reply): Reply {
  return { ...reply, body: { kind: 'json', value: ['no', { why: 'that was not it' }] } }
}

const arrays = patch('error-array', 'errors are JSON arrays', onError(asArray))
const labeled = patch(
  'error-array-problem',
  'errors are JSON arrays, called problem details',
  onError((reply) => {
    const array = asArray(reply)
    return { ...array, headers: { ...array.headers, 'content-type': 'application/problem+json' } }
  }),
)
const teapots = patch(
  'refusal-418',
  'each mistake in a request is refused with 418',
  onError((reply, { method }) =>
    method === 'POST' && [400, 415, 422].includes(reply.status) ? { ...reply, status: IM_A_TEAPOT } : reply,
  ),
)
const keysAsMistakes = patch(
  'missing-key-400',
  'a call without a key or with a wrong one is refused with 400',
  onError((reply) => (reply.status === 401 ? { ...reply, status: 400 } : reply)),
)

type Judged = Explored & { readonly failing: readonly string[] }

/** Explores a reference with these patches, and judges it by its draft. */
async function judgedByDraft(patches: readonly Patch[]): Promise<Judged | null> {
  const reference = await startReference({ patches, ...PLAIN })
  try {
    const explored = await exploreUp(reference)
    if (explored.exploration.stopped !== null) return null
    const { checks } = await judgeUp(reference, TEST_DEADLINES, explored.draft, ['core', 'sse'])
    const failed = checks.filter(({ verdict }) => verdict === 'fail')
    return { ...explored, failing: failed.map(({ id, layer }) => `${id} (${layer})`) }
  } finally {
    await reference.close()
  }
}

describe('a gap that no reading fits stays undeclared, and nothing fails', () => {
  const KEYS = ['errors.missingKey', 'errors.wrongKey']
  test.concurrent.each<readonly [readonly string[], readonly Patch[]]>([
    [
      ['errors.body', ...KEYS],
      [labeled, keysAsMistakes],
    ],
    ...inFull<readonly [readonly string[], readonly Patch[]]>([
      [['errors.body'], [arrays]],
      [['errors.body'], [labeled]],
      [KEYS, [keysAsMistakes]],
    ]),
  ])('%s', async (keys, patches) => {
    const judged = await judgedByDraft(patches)
    for (const key of keys) {
      expect(judged?.draft.open).toContain(key)
      expect(judged?.text).toContain(`"${key}": null`)
      expect(judged?.questions.map(({ about }) => about)).toContain(key)
    }
    expect(judged?.exploration.deviations).toEqual([])
    expect(judged?.failing).toEqual([])
  })
})

test('readings of refusals are decided by the statuses that were seen', async () => {
  const judged = await judgedByDraft([...patchesNamed('needs-all-four'), arrays, teapots])
  expect(judged?.draft.readings.get('errors.status')).toMatchObject({ invalid: [IM_A_TEAPOT] })
  expect(judged?.draft.readings.get('request.required')?.reading).toBe('all-four')
  expect(judged?.draft.readings.get('maxTokens.bounds')?.reading).toBe('at-least-one')
  expect(judged?.draft.readings.get('temperature.bounds')?.reading).toBe('0..2')
  expect(judged?.failing).toEqual([])
})

const SAMPLE_ONE_IN = 40
const HTTP = variants.filter(({ id }) => !/^(?:ws|webhook|signup|limit)-/.test(id))

test.concurrent.each(notBrief(HTTP.filter(({ id }) => isInSample(id, SAMPLE_ONE_IN))))(
  'no check fails on the variant $id by its draft',
  async (variant) => {
    const judged = await judgedByDraft([variant])
    expect(judged?.failing).toEqual([])
    expect(judged?.exploration.deviations).toEqual([])
  },
)
