import { constants, deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { inflatedFrames } from './socket-inflate.ts'
import type { TimedFrame } from './socket-log.ts'

const CAP_BYTES = 10_000
const AGREED = [['sec-websocket-extensions', 'permessage-deflate']] as const
const ALONE = [['sec-websocket-extensions', 'permessage-deflate; server_no_context_takeover']] as const

function frame(payload: Uint8Array, more: Partial<TimedFrame> = {}): TimedFrame {
  return {
    from: 'server',
    opcode: 1,
    isFinal: true,
    reservedBits: 4,
    isMasked: false,
    atMs: 1,
    payload,
    ...more,
  }
}

function deflated(text: string, window?: string): Buffer {
  const dictionary = window === undefined ? {} : { dictionary: Buffer.from(window) }
  return deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH, ...dictionary }).subarray(0, -4)
}

function texts(frames: readonly TimedFrame[], headers: Parameters<typeof inflatedFrames>[1] = AGREED) {
  return inflatedFrames(frames, headers, CAP_BYTES).map((each) =>
    each.isUnreadable === true ? null : Buffer.from(each.payload).toString(),
  )
}

const first = 'the same words, the same words'
const second = 'the same words, once more'

describe('compressed messages', () => {
  test('are inflated, each with what went before as its window', () => {
    expect(texts([frame(deflated(first)), frame(deflated(second, first))])).toEqual([first, second])
  })
  test('are inflated one by one where no window is kept', () => {
    expect(texts([frame(deflated(first)), frame(deflated(second))], ALONE)).toEqual([first, second])
    expect(texts([frame(deflated(first)), frame(deflated(second, first))], ALONE)).toEqual([first, null])
  })
  test('may stand beside others, which do not enter the window', () => {
    const plain = frame(Buffer.from('plain'), { reservedBits: 0 })
    expect(texts([frame(deflated(first)), plain, frame(deflated(second, first))])).toEqual([
      first,
      'plain',
      second,
    ])
  })
  test.each([[Buffer.of(0)], [Buffer.of(2, 0)], [Buffer.alloc(0)]])('may be empty: %o', (payload) => {
    expect(texts([frame(payload), frame(deflated('next'))])).toEqual(['', 'next'])
  })
  test('may end with a final block', () => {
    expect(texts([frame(Buffer.concat([deflateRawSync('whole'), Buffer.of(0)]))])).toEqual(['whole'])
  })
  test('come in fragments, with control frames in between: all of it is in the first', () => {
    const bytes = deflated(first)
    const frames = [
      frame(bytes.subarray(0, 5), { isFinal: false }),
      frame(Buffer.from('ping'), { opcode: 9, reservedBits: 0 }),
      frame(bytes.subarray(5), { opcode: 0, reservedBits: 0, isFinal: false }),
      frame(Buffer.alloc(0), { opcode: 0, reservedBits: 0 }),
    ]
    expect(texts(frames)).toEqual([first, 'ping', '', ''])
    const sizes = inflatedFrames(frames, AGREED, CAP_BYTES).map((each) => each.compressedBytes)
    expect(sizes).toEqual([5, undefined, bytes.length - 5, 0])
  })
  test.each<[string, TimedFrame, Parameters<typeof inflatedFrames>[1]]>([
    ['nothing was agreed on', frame(deflated(first)), []],
    ['they are broken', frame(Buffer.alloc(20, 0xff)), AGREED],
    ['they become too large', frame(deflated('a'.repeat(CAP_BYTES + 1))), AGREED],
    ['a ping says that it is one', frame(Buffer.from('ping'), { opcode: 9 }), AGREED],
  ])('cannot be read where %s', (_, broken, headers) => {
    expect(texts([broken], headers)).toEqual([null])
  })
})
