/** Tests that exploration of a WebSocket service drafts the right readings, and that no check fails with these readings. */
import { describe, expect, test } from 'vitest'
import { EXPLORE_REQUESTS } from '../../conformance/explore/explore.ts'
import { startReference, type ReferenceOptions } from '../../reference/server.ts'
import { exploreUp, patchesNamed } from '../fixtures/explored.ts'
import { judgeUp, TEST_DEADLINES } from '../kill-matrix/kill.ts'
import { isBrief, isFull, sampleOf } from '../sampling/sampled-cases.ts'

type SocketRow = readonly [name: string, options: ReferenceOptions, patches: string, declares: object]

const CHUNKS = { 'websocket.frames': { reading: 'chunks' }, 'websocket.reuse': { reading: 'many' } }

const socketRows: readonly SocketRow[] = [
  [
    'on a path of its own',
    { socket: { path: '/v1/live' } },
    'plain',
    { ...CHUNKS, 'websocket.path': { reading: 'other-path', path: '/v1/live' } },
  ],
  [
    'wrapped',
    { socket: { requestType: 'chat.create', chunkType: 'chunk', terminator: '{"type":"done"}' } },
    'plain',
    {
      'websocket.frames': {
        reading: 'wrapped',
        requestType: 'chat.create',
        chunkPointer: '/chunk',
        doneTypes: ['done'],
      },
    },
  ],
  [
    'with frames beside the answer',
    {},
    'ws-welcome',
    { 'websocket.frames': { reading: 'chunks', otherTypes: ['beat', 'hello'] } },
  ],
  [
    'ended by a close',
    { socket: { terminator: 'close' } },
    'plain',
    { 'websocket.frames': { reading: 'chunks' } },
  ],
  [
    'ended by a close of its own',
    {},
    'ws-goes-away',
    { 'websocket.frames': { reading: 'chunks', terminators: ['close 1001'] } },
  ],
  [
    'binary answers',
    {},
    'ws-binary-answers-only',
    { 'websocket.frames': { reading: 'chunks', answerFrames: 'binary' } },
  ],
  ['one request per socket', {}, 'ws-closes-after-each', { 'websocket.reuse': { reading: 'one' } }],
]

describe('the draft for a reference whose WebSocket has a reading names it, and nothing fails under it', () => {
  test.concurrent.each(isFull ? socketRows : socketRows.slice(0, isBrief ? 1 : 2))(
    '%s',
    async (_, options, patches, declares) => {
      const reference = await startReference({ ...options, patches: patchesNamed(patches), signup: null })
      try {
        const { draft, exploration } = await exploreUp(reference)
        expect(Object.fromEntries(draft.readings)).toMatchObject(declares)
        expect(draft.capabilities.get('websocket')).toBe('supported')
        expect(exploration.requests).toBeLessThanOrEqual(EXPLORE_REQUESTS)
        const run = await judgeUp(reference, TEST_DEADLINES, draft, ['websocket'])
        expect(run.checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)).toEqual([])
      } finally {
        await reference.close()
      }
    },
  )
})

const mistakes = [
  ['ws-error-flat', 'websocket.error-body'],
  ['id-per-chunk', 'websocket.one-id'],
] as const

test.each(sampleOf(mistakes, 1, 2))(
  'a mistake leaves the reading of the frames as it is: %s',
  async (fault, check) => {
    const reference = await startReference({ patches: patchesNamed(fault), signup: null })
    const { draft } = await exploreUp(reference)
    const run = await judgeUp(reference, TEST_DEADLINES, draft, ['websocket'])
    await reference.close()
    expect(draft.readings.get('websocket.frames')?.reading).toBe('chunks')
    expect(draft.capabilities.get('websocket')).toBe('supported')
    expect(run.checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)).toEqual([check])
  },
)
