import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { exchange } from '../exchange/exchange-fixture.ts'
import { waitToObeyMs } from '../limits/declared-quotas.ts'
import { createPacer } from './pacer.ts'

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

// Records that a limit refused a call. Returns whether the pacer repeats the call.
function refuse(pacer: ReturnType<typeof createPacer>, seconds: number | null, tries = 1): boolean {
  return pacer.throttled({ waitMs: seconds === null ? null : seconds * 1000, tries })
}

describe('pauses', () => {
  test('without a 429 there is no pause', async () => {
    expect(await waitMs(createPacer())).toBe(0)
  })

  test('last as long as requested', async () => {
    const pacer = createPacer()
    expect(refuse(pacer, 4)).toBe(true)
    expect(await waitMs(pacer)).toBeCloseTo(4000, -1)
  })

  test('grow from try to try if the service named no wait, to more than a minute', async () => {
    const pacer = createPacer({ time: { minutes: 30 } }, () => 30 * 60_000)
    const waits: number[] = []
    for (const tries of [1, 2, 3, 4, 5, 6]) {
      refuse(pacer, null, tries)
      waits.push(Math.round((await waitMs(pacer)) / 100) * 100)
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000])
    expect(refuse(pacer, null, 7)).toBe(false)
  })

  test('are shared: calls throttled together all wait for the longest', async () => {
    const pacer = createPacer()
    for (const seconds of [9, 3, 9, 9, 9, 9, 9]) expect(refuse(pacer, seconds)).toBe(true)
    expect(await waitMs(pacer)).toBeCloseTo(9000, -1)
  })

  test('become longer if a later 429 asks for more', async () => {
    const pacer = createPacer()
    refuse(pacer, 1)
    setTimeout(() => refuse(pacer, 5), 500)
    expect(await waitMs(pacer)).toBeCloseTo(5500, -1)
  })

  test.each([1, 0])(
    'last at most 10 s without a time limit, 120 s while nothing is answered; scale %i',
    async (scale) => {
      expect(refuse(createPacer({ pauseScale: scale }), 11)).toBe(false)
      const answered = createPacer({ pauseScale: scale })
      answered.answered(exchange('core.echo/plain'))
      expect(refuse(answered, 1, 7)).toBe(false)
      const pacer = createPacer({ pauseScale: scale })
      for (let turn = 0; turn < 12; turn += 1) {
        expect(refuse(pacer, 10)).toBe(true)
        await waitMs(pacer)
      }
      expect(refuse(pacer, 1)).toBe(false)
      pacer.answered(exchange('core.echo/plain'))
      expect(refuse(pacer, 1)).toBe(true)
    },
  )
})

test('a service that refuses everything with Retry-After is waited for 120 s, with a notice and few requests', async () => {
  const notices: string[] = []
  const pacer = createPacer({ onNotice: (text) => void notices.push(text) })
  let tries = 1
  for (; refuse(pacer, 1, tries); tries += 1) await waitMs(pacer)
  expect([tries, notices]).toEqual([29, ['no request was accepted yet, so the run waits at most 2 minutes']])
})

test('a wait that the declared windows cannot explain lasts one window', async () => {
  const quotas = [{ quota: 10, unit: 'requests', windowSeconds: 5, scope: 'key' }]
  const quota = { value: { reading: 'list', quotas }, layer: 'declared' } as const
  const readings = new Map([['limits.quota', quota]])
  const time = { minutes: 2 }
  const pacer = createPacer({ time, waitToObeyMs: (ms) => waitToObeyMs(readings, ms) }, () => 2 * 60_000)
  expect(refuse(pacer, 5000)).toBe(true)
  expect(await waitMs(pacer)).toBeCloseTo(5000, -1)
  expect(refuse(pacer, 9)).toBe(true)
  expect(await waitMs(pacer)).toBeCloseTo(9000, -1)
})

test('a long prompt that a limit refuses is sent three times, and says nothing about the time that the run needs', async () => {
  const notices: string[] = []
  const time = { minutes: 2 }
  const pacer = createPacer(
    { time, plannedCompletions: 300, onNotice: (text) => notices.push(text) },
    () => 2 * 60_000,
  )
  for (let sent = 0; sent < 3; sent += 1) pacer.answered(exchange('core.echo/plain'))
  const apart = 'a long prompt'
  const refused = (tries: number, ms = 60_000) => pacer.throttled({ waitMs: ms, tries, apart })
  expect([refused(1), refused(2), refused(3), refused(1, 150_000)]).toEqual([true, true, false, false])
  expect(notices[0]).toBe('a limit refuses a long prompt: the run waits 60 s')
  expect(await waitMs(pacer)).toBeCloseTo(60_000, -1)
})

test('sign-ups that a limit refuses are waited for, five minutes in sum, and say nothing about completions', () => {
  const notices: string[] = []
  const time = { minutes: 30 }
  const pacer = createPacer(
    { time, plannedCompletions: 300, onNotice: (text) => notices.push(text) },
    () => 30 * 60_000,
  )
  for (let sent = 0; sent < 3; sent += 1) pacer.answered(exchange('core.echo/plain'))
  const refused = () => pacer.throttled({ waitMs: 60_000, tries: 1, isSpecial: true, apart: 'a sign-up' })
  expect([1, 2, 3, 4, 5, 6].map(refused)).toEqual([true, true, true, true, true, false])
  expect(new Set(notices)).toEqual(new Set(['a limit refuses a sign-up: the run waits 60 s']))
})

test('an announced quota that does not suffice ends the run before the next call of any kind', async () => {
  const needed: number[] = []
  const whyScarce = (_: unknown, left: number) => {
    needed.push(left)
    return left < 3 ? 'too few' : null
  }
  const pacer = createPacer({ plannedCompletions: 4, whyScarce })
  pacer.answered({ ...exchange('core.models/list'), kind: 'other' })
  pacer.answered(exchange('core.echo/plain', { status: 400, json: {} }))
  pacer.answered(exchange('core.echo/plain'))
  await pacer.ready(0)
  pacer.answered(exchange('core.echo/plain'))
  expect(needed).toEqual([3, 2])
  await expect(pacer.ready(0)).rejects.toMatchObject({ code: 'throttled', message: 'too few' })
})

type Limit = {
  readonly minutes: number
  readonly needed: number
  readonly spendsQuota?: boolean
  readonly refuses: (atMs: number) => number | null
}

// Sends `needed` valid calls, one after another, to a limit. Returns the seconds, the refusals, the notices, and the error that ended the run.
async function paced({ minutes, needed, spendsQuota = false, refuses }: Limit) {
  const notices: string[] = []
  const startMs = performance.now()
  const elapsedMs = () => performance.now() - startMs
  const time = { minutes }
  const onNotice = (text: string) => notices.push(text)
  const pacer = createPacer(
    { time, plannedCompletions: needed, spendsQuota, onNotice },
    () => minutes * 60_000 - elapsedMs(),
  )
  let [answered, refused] = [0, 0]
  const run = async () => {
    while (answered < needed) {
      await pacer.ready(1)
      const seconds = refuses(elapsedMs())
      if (seconds === null) {
        answered += 1
        pacer.answered(exchange('core.echo/plain'))
      } else {
        refused += 1
        refuse(pacer, seconds)
        // The limit is on completions, so other calls are answered all the while.
        pacer.answered({ ...exchange('core.models/list'), kind: 'other' })
      }
    }
  }
  const ended = run().then(
    () => null,
    (error: unknown) => String(error),
  )
  await vi.runAllTimersAsync()
  return { error: await ended, seconds: Math.round(elapsedMs() / 1000), answered, refused, notices }
}

// Creates a limiter with a fixed window of `quota` calls. It returns the Retry-After in whole seconds; null for an accepted call.
function fixedWindow(quota: number, windowMs: number) {
  let [startMs, used] = [-windowMs, 0]
  return (atMs: number) => {
    if (atMs >= startMs + windowMs) [startMs, used] = [atMs, 0]
    used += 1
    return used <= quota ? null : Math.ceil((startMs + windowMs - atMs) / 1000)
  }
}

// A token bucket of `size` that gains a token every `everyMs`.
function bucket(size: number, everyMs: number) {
  let [tokens, beforeMs] = [size, 0]
  return (atMs: number) => {
    tokens = Math.min(size, tokens + (atMs - beforeMs) / everyMs)
    beforeMs = atMs
    if (tokens < 1) return Math.ceil(((1 - tokens) * everyMs) / 1000)
    tokens -= 1
    return null
  }
}

describe('a limit per minute', () => {
  test('is kept to, with one refusal per window, and announced before the first pause', async () => {
    const { notices, ...rest } = await paced({ minutes: 30, needed: 113, refuses: fixedWindow(20, 60_000) })
    expect(rest).toEqual({ error: null, seconds: 300, answered: 113, refused: 5 })
    expect(notices).toEqual([
      'a limit accepts about 20 requests per 60 s, and the run needs about 93 more: that takes about 5 minutes',
    ])
  })

  test('does not count the checks of limits, and says so', async () => {
    const given = { minutes: 30, needed: 113, spendsQuota: true, refuses: fixedWindow(20, 60_000) }
    expect((await paced(given)).notices).toEqual([
      expect.stringMatching(/93 more: that takes about 5 minutes, without the checks of limits$/),
    ])
    const { error } = await paced({ ...given, minutes: 3, refuses: fixedWindow(20, 60_000) })
    expect(error).toMatch(/that takes about 5 minutes, without the checks of limits, longer than/)
  })

  test('that refills a bucket makes calls wait for their turn, with few refusals', async () => {
    const { error, seconds, refused } = await paced({ minutes: 30, needed: 113, refuses: bucket(20, 3000) })
    expect(error).toBeNull()
    expect(seconds).toBeLessThan(1.3 * (113 - 20) * 3)
    expect(refused).toBeLessThan(30)
  })

  test.each([
    [
      '3 per minute',
      fixedWindow(3, 60_000),
      3,
      /^BudgetError: a limit accepts about 3 requests per 60 s.* 37 minutes.*pass --max-minutes \d\d,/,
    ],
    ['20 per day', fixedWindow(20, 86_400_000), 20, /per 24 hours.*: use a key with a higher limit$/],
  ])('of %s ends the run before the first pause', async (_, refuses, answered, message) => {
    const end = await paced({ minutes: 30, needed: 113, refuses })
    expect(end).toMatchObject({
      seconds: 0,
      answered,
      refused: 1,
      notices: [],
      error: expect.stringMatching(message),
    })
  })
})

test('calls that start together wait until all have their place', async () => {
  const pacer = createPacer()
  const answer = () => {
    pacer.answered(exchange('core.echo/plain'))
  }
  for (let turn = 0; turn < 2; turn += 1) {
    answer()
    refuse(pacer, 3)
    await waitMs(pacer)
  }
  answer()
  await pacer.ready(1)
  const startMs = performance.now()
  const both = Promise.all([pacer.ready(2), pacer.ready(2)]).then(() => performance.now() - startMs)
  await vi.runAllTimersAsync()
  expect(await both).toBeGreaterThan(5000)
})

describe('a service that is away', () => {
  const START_MS = 1_790_000_000_000
  const at = (ms: number) => ({ sentAtEpochMs: START_MS + ms })
  const refused = exchange('core.echo/plain', {
    noResponse: true,
    end: { kind: 'failed', code: 'refused', detail: 'connect ECONNREFUSED' },
  })
  const page = { status: 502, headers: [['content-type', 'text/html']], text: '<html>502</html>' } as const
  const ofGateway = exchange('core.echo/plain', { ...page, ...at(0) })
  const served = (ms: number) => exchange('core.completion/all-four', at(ms))

  test.each([refused, ofGateway])('is not waited for if it never answered', (gone) => {
    expect(createPacer().isAway(gone, START_MS, false)).toBe(false)
  })
  test.each([refused, ofGateway])(
    'is waited for if it answered before, at most 20 s in a run',
    async (gone) => {
      const pacer = createPacer()
      expect(pacer.isAway(served(-9), START_MS, false)).toBe(false)
      let waitedMs = 0
      while (pacer.isAway(gone, START_MS, false)) waitedMs += await waitMs(pacer)
      expect(waitedMs).toBeCloseTo(20_000, -2)
    },
  )
  test.each([
    ['a reset', { noResponse: true, end: { kind: 'failed', code: 'reset', detail: 'reset' } }],
    ['a 503 in JSON', { status: 503, json: { error: { message: 'shutting down' } } }],
  ] as const)('is waited for if %s comes again at once, and nothing else is answered', (_, answer) => {
    const pacer = createPacer()
    const failed = exchange('core.echo/plain', { ...answer, ...at(0) })
    expect(pacer.isAway(failed, Infinity, true)).toBe(false)
    pacer.isAway(served(-9), Infinity, false)
    expect(pacer.isAway(failed, Infinity, true)).toBe(false)
    expect(pacer.isAway(failed, START_MS, true)).toBe(true)
    // The probe looks for this failure.
    expect(pacer.isAway(failed, START_MS, false)).toBe(false)
    pacer.isAway(served(10), START_MS, false)
    expect(pacer.isAway(failed, START_MS, true)).toBe(false)
  })
  test('is waited for 5 s if its answers are JSON, which a notice says', async () => {
    const notices: string[] = []
    const pacer = createPacer({ onNotice: (text) => notices.push(text) })
    pacer.isAway(served(-9), Infinity, false)
    const failed = exchange('core.echo/plain', { status: 503, json: {}, ...at(0) })
    let waitedMs = 0
    while (pacer.isAway(failed, START_MS, true)) waitedMs += await waitMs(pacer)
    expect(waitedMs).toBeCloseTo(5000, -2)
    expect(notices).toEqual([
      'core.echo/plain gets 503 again and again, so the run waits at most 5 s for the service',
    ])
  })
  test('is not what a mistake shows that is answered 500 again at once', () => {
    const pacer = createPacer()
    pacer.isAway(served(-9), Infinity, false)
    const mistake = exchange('core.refusals/model-number', { status: 500, ...at(0) })
    expect(pacer.isAway(mistake, START_MS, true)).toBe(false)
    expect(pacer.isAway({ ...mistake, isValidCall: true }, START_MS, true)).toBe(true)
  })
  test("is not waited for if it answers calls sent later, so that a gateway's page is the answer", async () => {
    const pacer = createPacer()
    pacer.isAway(served(-9), START_MS, false)
    expect(pacer.isAway(ofGateway, START_MS, false)).toBe(true)
    expect(await waitMs(pacer)).toBeCloseTo(1000, -1)
    pacer.isAway(served(1000), START_MS + 1200, false)
    expect(pacer.isAway(ofGateway, START_MS, false)).toBe(false)
    expect(pacer.isAway(refused, START_MS, false)).toBe(true)
  })
  test('is not waited for after two mistakes to which a gateway answers while it is up', () => {
    const pacer = createPacer()
    pacer.isAway(served(-9), START_MS, false)
    const mistake = exchange('core.refusals/model-number', { ...page, ...at(0) })
    expect([1, 2].map(() => pacer.isAway(mistake, Number.POSITIVE_INFINITY, false))).toEqual([true, true])
    pacer.isAway(served(1000), START_MS + 1200, false)
    expect([1, 2].map(() => pacer.isAway(mistake, START_MS, false))).toEqual([false, false])
    expect(pacer.isAway(mistake, Number.POSITIVE_INFINITY, false)).toBe(false)
    expect(pacer.isAway({ ...ofGateway, isValidCall: true }, Number.POSITIVE_INFINITY, false)).toBe(true)
  })
  test.each([
    ['a 502 in JSON', { status: 502, json: { error: { message: 'the engine is gone' } } }],
    ['a page with 500', { ...page, status: 500 }],
    ['a 503 with Retry-After', { ...page, status: 503, headers: [['retry-after', '1']] }],
  ] as const)('is not what %s shows', (_, answer) => {
    const pacer = createPacer()
    pacer.isAway(served(-9), START_MS, false)
    expect(pacer.isAway(exchange('core.echo/plain', answer), START_MS, false)).toBe(false)
  })
})
