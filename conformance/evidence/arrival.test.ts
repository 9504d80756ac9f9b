import { expect, test } from 'vitest'
import type { Exchange } from '../exchange/exchange.ts'
import { arrivalText, isHeldBack, isSpread } from './arrival.ts'
import { message, judgeSocket, talk } from '../websocket/checks/socket-fixture.ts'
import { chunkWith } from './stream-fixture.ts'
import { kindOf } from './verdict-fixture.ts'

const timing = { headersMs: 1, firstByteMs: 2, endMs: 400 }
const late = { pieces: 8, waitMs: 300, spreadMs: 5 }

test('held back: enough pieces, at once, after a wait that is not ours', () => {
  expect(isHeldBack(late, timing)).toBe(true)
  expect(isHeldBack({ ...late, pieces: 7 }, timing)).toBe(false)
  expect(isHeldBack({ ...late, spreadMs: 6 }, timing)).toBe(false)
  expect(isHeldBack({ ...late, waitMs: 100 }, timing)).toBe(false)
  expect(isHeldBack(late, { ...timing, stalledMs: 200 })).toBe(false)
  expect(isHeldBack(late, { ...timing, stalledMs: 199 })).toBe(true)
})

test('spread: over 20 ms, or a tenth of the answer', () => {
  expect(isSpread({ pieces: 2, waitMs: 1000, spreadMs: 20 })).toBe(true)
  expect(isSpread({ pieces: 2, waitMs: 9, spreadMs: 1 })).toBe(true)
  expect(isSpread({ pieces: 2, waitMs: 100, spreadMs: 10 })).toBe(false)
  expect(isSpread({ pieces: 2, waitMs: 0, spreadMs: 0 })).toBe(false)
})

test('in words', () => {
  expect(arrivalText(late, 'events')).toBe('8 events within 5.0 ms, 300 ms after the request')
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

test('the wait begins when the request leaves: a slow handshake is none', () => {
  const spread = answered({ askedMs: 10, firstMs: 40, apartMs: 2 })
  const queued = answered({ askedMs: 140, firstMs: 150, apartMs: 0 })
  const verdicts = [buffered, spread, queued].map((exchange) =>
    kindOf(judgeSocket('websocket.arrival-spread', exchange)),
  )
  expect(verdicts).toEqual(['violated', 'satisfied', 'model-behaviour'])
})

test('one answer that comes piece by piece shows that nothing is held back', () => {
  const spread = answered({ askedMs: 10, firstMs: 40, apartMs: 2 }, 'websocket.max-tokens/one')
  expect(kindOf(judgeSocket('websocket.arrival-spread', buffered, spread))).toBe('satisfied')
})
