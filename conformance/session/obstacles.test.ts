import { expect, test } from 'vitest'
import { exchange } from '../exchange/exchange-fixture.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { socketTimeoutObstacle, obstacleFor, obstacleIn, timeoutObstacle } from './start-probes.ts'

const FIRST = exchange('core.completion/all-four')

function failed(id: string, code: 'timeout-idle' | 'too-many-events', isValidCall = true): Exchange {
  const call = exchange(id)
  return {
    ...call,
    end: { kind: 'failed', code, detail: 'no end' },
    ...(isValidCall ? { isValidCall } : {}),
  }
}

test('streams that time out stop streams only', () => {
  const seen = [FIRST, failed('sse.stream/basic', 'timeout-idle'), failed('sse.mix/a', 'timeout-idle')]
  expect(obstacleIn(seen)).toBeNull()
  expect(obstacleFor({ probe: 'core.endpoints' }, seen)).toBeNull()
  expect(obstacleFor({ probe: 'core.fields', isValidCall: true }, seen)).toBeNull()
  expect(obstacleFor({ probe: 'sse.stream' }, seen)).toBeNull()
  expect(obstacleFor({ probe: 'sse.echo', isValidCall: true }, seen)).toEqual({
    code: 'timeout',
    detail: 'sse.stream/basic, sse.mix/a timed out; no further call of this kind was sent',
  })
})

test('streams of clients that hang up, if they time out, stop only calls of that kind', () => {
  const left: Exchange = { ...failed('sse.abort/many', 'timeout-idle'), kind: 'left' }
  const next = { probe: 'sse.abort', isValidCall: true } as const
  expect(obstacleFor({ ...next, kind: 'completion' }, [FIRST, left, left])).toBeNull()
  expect(obstacleFor({ ...next, kind: 'left' }, [FIRST, left, left])).toMatchObject({ code: 'timeout' })
})

test('plain calls that time out stop everything', () => {
  const seen = [FIRST, failed('core.fields/a', 'timeout-idle'), failed('core.mix/a', 'timeout-idle')]
  expect(obstacleIn(seen)).toMatchObject({
    detail: 'the service is not answering: core.fields/a, core.mix/a timed out; the rest was not sent',
  })
  expect(obstacleFor({ probe: 'sse.stream' }, seen)).toEqual(obstacleIn(seen))
})

const RESET = { noResponse: true, end: { kind: 'failed', code: 'reset', detail: 'ECONNRESET' } } as const
const OPENING = 'core.completion/all-four'

test('a first call that broke off stops the run only after it was sent again', () => {
  const resent = exchange(OPENING, { ...RESET, sentAgain: 'broken-off' })
  expect(obstacleIn([exchange(OPENING, RESET)])).toBeNull()
  expect(obstacleIn([resent])).toBeNull()
  expect(obstacleIn([resent, exchange(OPENING, { ...RESET, attempt: 2 })])).not.toBeNull()
})

test('a first call that waited out a 429 and then broke off was not sent again', () => {
  const throttled = exchange(OPENING, { status: 429, json: {} })
  expect(obstacleIn([throttled, exchange(OPENING, { ...RESET, attempt: 2 })])).toBeNull()
})

test('mistakes that are never answered stop the mistakes of their probe', () => {
  const seen = [
    FIRST,
    failed('core.body/array', 'timeout-idle', false),
    failed('core.body/null', 'timeout-idle', false),
  ]
  expect(obstacleIn(seen)).toBeNull()
  expect(obstacleFor({ probe: 'core.body' }, seen)).toMatchObject({ code: 'timeout' })
  expect(obstacleFor({ probe: 'core.refusals' }, seen)).toBeNull()
})

test('streams that are too long to read stop further streams only', () => {
  const ids = ['sse.stream/basic', 'sse.mix/a', 'sse.mix/b']
  const seen = [FIRST, ...ids.map((id) => failed(id, 'too-many-events'))]
  expect(obstacleIn(seen)).toBeNull()
  expect(obstacleFor({ probe: 'sse.echo', isValidCall: true }, seen)).toMatchObject({
    code: 'prerequisite',
    detail: `${ids.join(', ')} were not read to their end; no further call of this kind was sent`,
  })
})

test('calls of two probes that met a deadline stop calls of the capability that may be refused', () => {
  const seen = [FIRST, late('websocket.close/a'), late('websocket.close/b')]
  expect(timeoutObstacle({ probe: 'websocket.text' }, seen)).toBeNull()
  const both = [...seen, late('websocket.ping/a')]
  expect(timeoutObstacle({ probe: 'websocket.text' }, both)).toEqual({
    code: 'timeout',
    detail:
      'websocket.close/b, websocket.ping/a timed out; no further call of websocket that may be refused was sent; --timeout N waits N seconds',
  })
  expect(timeoutObstacle({ probe: 'websocket.text', isValidCall: true }, both)).toBeNull()
  expect(timeoutObstacle({ probe: 'core.body' }, both)).toBeNull()
})

function late(id: string): Exchange {
  return failed(id, 'timeout-idle', false)
}

test('later conversations are left out only if the first of all and another one timed out', () => {
  const [offer, turns, mix] = ['websocket.offer/basic', 'websocket.turns/two', 'websocket.mix/a'].map((id) =>
    failed(id, 'timeout-idle'),
  )
  if (offer === undefined || turns === undefined || mix === undefined) throw new Error('three were made')
  expect(socketTimeoutObstacle([FIRST, offer])).toBeNull()
  expect(socketTimeoutObstacle([FIRST, exchange('websocket.offer/basic'), turns, mix])).toBeNull()
  expect(socketTimeoutObstacle([FIRST, offer, turns])).toEqual({
    code: 'timeout',
    detail: 'websocket.offer/basic, websocket.turns/two timed out; no further call of this kind was sent',
  })
})
