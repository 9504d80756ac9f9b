import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { exchange } from '../exchange/exchange-fixture.ts'
import { createPacer, retryAfterMs } from './dispatcher.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12, 0, 0) })
})
afterEach(() => {
  vi.useRealTimers()
})

// Returns the milliseconds until the pacer lets a request through.
async function waitMs(pacer: ReturnType<typeof createPacer>): Promise<number> {
  const startMs = performance.now()
  const ready = pacer.ready().then(() => performance.now() - startMs)
  await vi.runAllTimersAsync()
  return await ready
}

describe('Retry-After', () => {
  test.each([
    ['3', 3000],
    [' 0 ', 0],
    ['1.5', 1500],
    ['Sat, 21 Nov 2026 12:00:07 GMT', 7000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['Saturday, 21-Nov-26 12:00:02 GMT', 2000],
    ['Sat Nov 21 12:00:03 2026', 3000],
    ['soon', null],
    ['', null],
    ['-1', null],
  ])('%j is %j ms', (value, expected) => {
    expect(retryAfterMs(value)).toBe(expected)
  })

  test('none', () => {
    expect(retryAfterMs(null)).toBeNull()
  })
})

describe('pauses', () => {
  test('without a 429 there is no pause', async () => {
    expect(await waitMs(createPacer())).toBe(0)
  })

  test('last as long as requested', async () => {
    const pacer = createPacer()
    expect(pacer.throttled('4', 1)).toBe(true)
    expect(await waitMs(pacer)).toBeCloseTo(4000, -1)
  })

  test('grow from try to try if the service named no wait', async () => {
    const pacer = createPacer()
    const waits: number[] = []
    for (const tries of [1, 2, 3]) {
      pacer.throttled(null, tries)
      waits.push(Math.round((await waitMs(pacer)) / 100) * 100)
    }
    expect(waits).toEqual([1000, 2000, 4000])
  })

  test('are shared: calls throttled together all wait for the longest', async () => {
    const pacer = createPacer()
    for (const seconds of ['9', '3', '9', '9', '9', '9', '9']) expect(pacer.throttled(seconds, 1)).toBe(true)
    expect(await waitMs(pacer)).toBeCloseTo(9000, -1)
  })

  test('become longer if a later 429 asks for more', async () => {
    const pacer = createPacer()
    pacer.throttled('1', 1)
    setTimeout(() => pacer.throttled('5', 1), 500)
    expect(await waitMs(pacer)).toBeCloseTo(5500, -1)
  })

  test('waits at most 10 s at a time, 120 s in all, five times', async () => {
    expect(createPacer().throttled('11', 1)).toBe(false)
    expect(createPacer().throttled('1', 5)).toBe(false)
    const pacer = createPacer()
    for (let turn = 0; turn < 12; turn += 1) {
      expect(pacer.throttled('10', 1)).toBe(true)
      await waitMs(pacer)
    }
    expect(pacer.throttled('1', 1)).toBe(false)
    expect(await waitMs(pacer)).toBe(0)
  })

  test('have the same bounds when a test shortens them', () => {
    const pacer = createPacer(0)
    for (let turn = 0; turn < 12; turn += 1) expect(pacer.throttled('10', 1)).toBe(true)
    expect(pacer.throttled('10', 1)).toBe(false)
  })
})

describe('a service that refuses connections', () => {
  const refused = exchange('core.echo/plain', {
    noResponse: true,
    end: { kind: 'failed', code: 'refused', detail: 'connect ECONNREFUSED' },
  })
  test('is not waited for if it never answered', () => {
    expect(createPacer().isAway(refused)).toBe(false)
  })
  test('is waited for if it answered before, at most 20 s in a run', async () => {
    const pacer = createPacer()
    expect(pacer.isAway(exchange('core.completion/all-four'))).toBe(false)
    let waitedMs = 0
    while (pacer.isAway(refused)) waitedMs += await waitMs(pacer)
    expect(waitedMs).toBeCloseTo(20_000, -2)
  })
})
