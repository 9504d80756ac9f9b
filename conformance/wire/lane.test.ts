import { afterAll, expect, test } from 'vitest'
import type { RequestSpec } from '../probe.ts'
import { COMPLETION, stopTargets, target, wired } from './wire-fixture.ts'

afterAll(stopTargets)

/** Sends one request to a target that breaks the first `broken` connections; the ids on record and how it ended. */
async function sent(broken: number, spec: RequestSpec = {}) {
  const { baseUrl, seen } = await target((response, _, number) => {
    if (number <= broken) response.socket?.resetAndDestroy()
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(COMPLETION))
  })
  const { wire, transcript } = wired(baseUrl)
  const exchange = await wire.contextFor('p').send('l', { json: {}, ...spec })
  return { ids: transcript.exchanges().map(({ id }) => id), end: exchange.end.kind, count: seen.length }
}

test('what broke off before any answer is sent again once, both on record', async () => {
  expect(await sent(1)).toEqual({ ids: ['p/l', 'p/l#2'], end: 'complete', count: 2 })
})

test('it is not sent a third time', async () => {
  expect(await sent(9)).toEqual({ ids: ['p/l', 'p/l#2'], end: 'failed', count: 2 })
})

test.each([[{ hasEffect: true }], [{ isSentOnce: true }]] as const)('%j: not sent again', async (spec) => {
  expect(await sent(1, spec)).toEqual({ ids: ['p/l'], end: 'failed', count: 1 })
})

test('an answer that has begun is not asked for again', async () => {
  const { baseUrl, seen } = await target((response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('{"', () => response.socket?.resetAndDestroy())
  })
  const { wire } = wired(baseUrl)
  const { end } = await wire.contextFor('p').send('l', { json: {} })
  expect(end).toMatchObject({ kind: 'failed', code: 'reset' })
  expect(seen).toHaveLength(1)
})
