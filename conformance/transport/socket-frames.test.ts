import { describe, expect, test } from 'vitest'
import type { FrameSpec } from '../exchange/socket-script.ts'
import { createFrameReader, encodeFrame } from './socket-frames.ts'

const CAP_BYTES = 100_000
const specs: readonly FrameSpec[] = [
  { opcode: 1, payload: 'hé🌍' },
  { opcode: 0, payload: 'x'.repeat(126), isFinal: false, isMasked: false },
  { opcode: 2, payload: new Uint8Array(300).fill(7), reservedBits: 5 },
  { opcode: 9 },
  { opcode: 8, payload: Uint8Array.of(3, 232) },
]
const bytes = new Uint8Array(Buffer.concat(specs.map((spec) => encodeFrame(spec))))

function shown(frames: ReturnType<ReturnType<typeof createFrameReader>['push']>): readonly unknown[] {
  return frames.map(({ payload, ...rest }) => ({ ...rest, payload: Buffer.from(payload).toString('hex') }))
}

const whole = shown(createFrameReader(CAP_BYTES).push(bytes))

test('reads back what was written', () => {
  expect(whole).toEqual(
    specs.map(({ opcode, payload = '', isFinal = true, reservedBits = 0, isMasked = true }) => ({
      opcode,
      isFinal,
      reservedBits,
      isMasked,
      payload: Buffer.from(payload as string).toString('hex'),
    })),
  )
})

test('a cut anywhere makes no difference', () => {
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const reader = createFrameReader(CAP_BYTES)
    const frames = [...reader.push(bytes.slice(0, cut)), ...reader.push(bytes.slice(cut))]
    expect(shown(frames), `cut at ${cut}`).toEqual(whole)
  }
})

test('byte by byte makes no difference', () => {
  const reader = createFrameReader(CAP_BYTES)
  expect(shown([...bytes].flatMap((byte) => reader.push(Uint8Array.of(byte))))).toEqual(whole)
})

describe('lengths', () => {
  test.each([0, 125, 126, 65_535, 65_536])('%i bytes', (length) => {
    const [frame] = createFrameReader(CAP_BYTES).push(
      encodeFrame({ opcode: 2, payload: new Uint8Array(length) }),
    )
    expect(frame?.payload).toHaveLength(length)
  })
  test.each([true, false])('a payload of 1 MB is written and read back (masked: %s)', (isMasked) => {
    const payload = new Uint8Array(1_000_000).map((_, at) => at % 251)
    const [frame] = createFrameReader(1_000_000).push(encodeFrame({ opcode: 2, payload, isMasked }))
    expect(Buffer.compare(frame?.payload ?? new Uint8Array(), payload)).toBe(0)
  })
  test('a frame beyond the cap is not waited for', () => {
    const reader = createFrameReader(CAP_BYTES)
    expect(reader.push(encodeFrame({ opcode: 1, announcedBytes: 2 ** 40 }))).toEqual([])
    expect(reader.isOverlong()).toBe(true)
    expect(reader.push(encodeFrame({ opcode: 1 }))).toEqual([])
  })
})

// A copy of the rest per frame took minutes.
test('a read full of empty frames takes no longer than its bytes', () => {
  const frames = createFrameReader(1_000_000).push(
    new Uint8Array(1_000_000).map((_, at) => (at % 2 === 0 ? 0x81 : 0)),
  )
  expect(frames).toHaveLength(500_000)
})
