import { expect, test } from 'vitest'
import type { Exchange } from '../exchange/exchange.ts'
import { arrivalText, heldBack, isHeldBack, isSpread, streamArrival } from './arrival.ts'
import { streamOf } from './stream.ts'
import { message, judgeSocket, talk } from '../websocket/checks/socket-fixture.ts'
import { chunkWith, streamedExchange } from './stream-fixture.ts'
import { kindOf } from './verdict-fixture.ts'

const timing = { headersMs: 1, firstByteMs: 2, endMs: 400 }
const late = { pieces: 8, chars: 40, waitMs: 300, spreadMs: 5, gapMs: 1 }

test('held back: enough pieces, at once, after a wait that is not ours', () => {
  expect(isHeldBack(late, timing)).toBe(true)
  expect(isHeldBack({ ...late, pieces: 7 }, timing)).toBe(false)
  expect(isHeldBack({ ...late, spreadMs: 6 }, timing)).toBe(false)
  expect(isHeldBack({ ...late, waitMs: 100 }, timing)).toBe(false)
  expect(isHeldBack(late, { ...timing, stalledMs: 200 })).toBe(false)
  expect(isHeldBack(late, { ...timing, stalledMs: 199 })).toBe(true)
})

test('held back: one piece with a long text, after a longer wait', () => {
  const whole = { pieces: 1, chars: 100, waitMs: 501, spreadMs: 0, gapMs: 0 }
  expect(isHeldBack(whole, timing)).toBe(true)
  expect(isHeldBack({ ...whole, chars: 99 }, timing)).toBe(false)
  expect(isHeldBack({ ...whole, waitMs: 500 }, timing)).toBe(false)
})

test('spread: over 20 ms, or a tenth of the answer', () => {
  const two = { pieces: 2, chars: 10, gapMs: 20 }
  expect(isSpread({ ...two, waitMs: 1000, spreadMs: 20 }, timing)).toBe(true)
  expect(isSpread({ ...two, waitMs: 9, spreadMs: 1 }, timing)).toBe(true)
  expect(isSpread({ ...two, waitMs: 100, spreadMs: 10 }, timing)).toBe(false)
  expect(isSpread({ ...two, waitMs: 0, spreadMs: 0 }, timing)).toBe(false)
})

test('a stall in which pieces wait to be read is no spread', () => {
  const burst = { pieces: 60, chars: 300, waitMs: 1500, spreadMs: 90, gapMs: 88 }
  const busy = { ...timing, stalledMs: 88 }
  expect([isSpread(burst, timing), isSpread(burst, busy), isHeldBack(burst, busy)]).toEqual([
    true,
    false,
    false,
  ])
  // A stall makes one gap: pieces that go on coming after it are spread.
  expect(isSpread({ ...burst, gapMs: 40, waitMs: 300 }, busy)).toBe(true)
})

test('a role at once and a late terminator do not spread the text', () => {
  const pieces = ['', ...Array.from({ length: 9 }, () => 'word '), ''].map((content) =>
    chunkWith({ content }),
  )
  const lines = [...pieces.map((piece) => JSON.stringify(piece)), '[DONE]'].map((data) => `data: ${data}\n\n`)
  const reads = lines.map((line, place) => [place === 0 ? 5 : place < 10 ? 400 : 900, line.length] as const)
  const stream = streamedExchange('sse.stream/basic', lines.join(''), { reads })
  expect(streamArrival(streamOf(stream))).toEqual({
    pieces: 9,
    chars: 45,
    waitMs: 400,
    spreadMs: 0,
    gapMs: 0,
  })
})

test('arrivalText describes an arrival', () => {
  expect(arrivalText(late, 'event')).toBe(
    '40 characters of text in 8 events within 5.0 ms, 300 ms after the request',
  )
})

// The request leaves at `askedMs`; twenty pieces come from `firstMs` on, all in one read or 2 ms apart.
function answered(
  { askedMs, firstMs, apartMs }: { askedMs: number; firstMs: number; apartMs: number },
  id = 'websocket.offer/basic',
): Exchange {
  const pieces = Array.from({ length: 20 }, (_, index) =>
    message('server', JSON.stringify(chunkWith({ content: 'a' })), { atMs: firstMs + apartMs * index }),
  )
  const [asked, ...rest] = talk(id, pieces).socket?.messages ?? []
  const messages = asked === undefined ? rest : [{ ...asked, atMs: askedMs }, ...rest]
  return { ...talk(id, pieces), socket: { messages, closedBy: null } }
}

const buffered = answered({ askedMs: 10, firstMs: 150, apartMs: 0 })
const beside = answered({ askedMs: 10, firstMs: 150, apartMs: 0 }, 'websocket.max-tokens/one')
const again = { ...beside, sentAtEpochMs: beside.sentAtEpochMs + 10_000 }

test('the wait begins when the request is sent, so a slow handshake does not count', () => {
  const spread = answered({ askedMs: 10, firstMs: 40, apartMs: 2 })
  const queued = answered({ askedMs: 140, firstMs: 150, apartMs: 0 })
  const verdicts = [[buffered, again], [spread], [queued], [buffered], [buffered, beside]].map((exchanges) =>
    kindOf(judgeSocket('websocket.arrival-spread', ...exchanges)),
  )
  // One answer alone may have been held back by chance, and two at the same time by one delay.
  const open = 'model-behaviour'
  expect(verdicts).toEqual(['violated', 'satisfied', open, open, open])
})

test('answers are not held back where as much text comes at once without a wait', () => {
  const arrival = { pieces: 18, chars: 60, waitMs: 416, spreadMs: 1, gapMs: 1 }
  const held = [buffered, again].map((exchange) => ({ exchange, arrival }))
  const quick = (chars: number) => ({ exchange: beside, arrival: { ...arrival, chars, waitMs: 40 } })
  expect(heldBack(held)).toEqual([buffered, again])
  expect(heldBack([...held, quick(59)])).toEqual([buffered, again])
  expect(heldBack([...held, quick(60)])).toEqual([])
})

test('one answer that comes piece by piece shows that nothing is held back', () => {
  const spread = answered({ askedMs: 10, firstMs: 40, apartMs: 2 }, 'websocket.max-tokens/one')
  expect(kindOf(judgeSocket('websocket.arrival-spread', buffered, spread))).toBe('satisfied')
})
