import { describe, expect, test } from 'vitest'
import { createEnding } from '../../reference/deliver.ts'
import { Refusal } from '../../reference/error-replies.ts'
import type { Call, Patch } from '../../reference/patch.ts'
import { limitFaults } from '../faults/limits-faults.ts'
import { createPatching } from '../../reference/patching.ts'
import { testClock, type TestClock } from '../../reference/limits/limit-clock-fixture.ts'
import { createGate } from '../../reference/limits/gate.ts'
import { readLimit } from '../../reference/limits/spec.ts'

type Fate = { at: number | null; refused: number | null; retryAfter: string | undefined }

/** Returns a gate, its clock, and `ask`, which sends a request and records when it was let through. */
function gateOf(...specs: readonly string[]): {
  readonly clock: TestClock
  readonly ask: (key?: string, tokens?: number, networkAddress?: string) => Asked
} {
  return gateWith([], specs)
}

/** Returns a gate that applies `patches`: its clock, and `ask`, as from {@link gateOf}. */
function gateWith(patches: readonly Patch[], specs: readonly string[]): ReturnType<typeof gateOf> {
  const clock = testClock()
  const startMs = clock.nowMs()
  const rules = specs.map(readLimit)
  const gate = createGate({
    groupOf: () => ({ name: 'all', rules }),
    accountOf: (key) => key,
    patching: createPatching(patches),
    clock,
  })
  return { clock, ask }

  function ask(key = 'a', tokens = 10, networkAddress = '::1'): Asked {
    const ending = createEnding()
    const leaving = new AbortController()
    const fate: Fate = { at: null, refused: null, retryAfter: undefined }
    const call = { signal: leaving.signal, atEnd: ending.atEnd, networkAddress } as Call
    gate.enter(call, key, tokens).then(
      () => void (fate.at = clock.nowMs() - startMs),
      (error: unknown) => {
        if (!(error instanceof Refusal)) return
        fate.refused = clock.nowMs() - startMs
        fate.retryAfter = error.parts.headers?.['retry-after']
      },
    )
    return { fate, end: () => ending.settle(true), leave: () => leaving.abort() }
  }
}

type Asked = { readonly fate: Fate; readonly end: () => void; readonly leave: () => void }

const times = (count: number, ask: () => Asked): readonly Asked[] => Array.from({ length: count }, ask)
const momentsOf = (asked: readonly Asked[]): readonly (number | null)[] => asked.map(({ fate }) => fate.at)

describe('waiting', () => {
  test('for a bucket of one ends at each refill, in the order in which they came', async () => {
    const { clock, ask } = gateOf('token-bucket,n=1,rate=4,exceeded=queue')
    const first = times(3, ask)
    await clock.advance(100)
    const later = times(2, ask)
    await clock.advance(5000)
    expect(momentsOf([...first, ...later])).toEqual([0, 250, 500, 750, 1000])
    const idle = ask()
    await clock.advance(0)
    expect(idle.fate.at).toBe(5100)
  })

  test('for an empty bucket is short', async () => {
    const { clock, ask } = gateOf('token-bucket,n=2,rate=1,exceeded=queue')
    const asked = times(4, ask)
    await clock.advance(10_000)
    expect(momentsOf(asked)).toEqual([0, 0, 1000, 2000])
  })

  test('for a window is long, then many get through at once', async () => {
    const { clock, ask } = gateOf('fixed-window,n=2,window=5s,exceeded=queue')
    const asked = times(5, ask)
    await clock.advance(20_000)
    expect(momentsOf(asked)).toEqual([0, 0, 5000, 5000, 10_000])
  })

  test('is in order: a cheaper request does not overtake', async () => {
    const { clock, ask } = gateOf('token-bucket,n=10,rate=1,unit=tokens,exceeded=queue')
    const asked = [ask('a', 10), ask('a', 10)]
    await clock.advance(5000)
    asked.push(ask('a', 1), ask('a', 1))
    await clock.advance(20_000)
    expect(momentsOf(asked)).toEqual([0, 10_000, 11_000, 12_000])
  })

  test('refuses a request above the capacity at once, and does not hold up the others', async () => {
    const { clock, ask } = gateOf('token-bucket,n=10,rate=1,unit=tokens,exceeded=queue')
    const asked = [ask('a', 11), ask('a', 10), ask('a', 2)]
    await clock.advance(5000)
    expect(momentsOf(asked)).toEqual([null, 0, 2000])
    expect(asked[0]?.fate.refused).toBe(0)
  })

  test('ends without a charge when the client leaves, and the next one moves up', async () => {
    const { clock, ask } = gateOf('token-bucket,n=1,rate=1,exceeded=queue')
    const [first, second, third] = times(3, ask)
    await clock.advance(400)
    second?.leave()
    await clock.advance(10_000)
    expect([first?.fate.at, second?.fate.at, third?.fate.at]).toEqual([0, null, 1000])
    expect(second?.fate.refused).toBe(null)
  })
})

describe('a concurrency cap', () => {
  test('refuses requests above the cap, without a Retry-After', async () => {
    const { clock, ask } = gateOf('concurrency,n=2')
    const [first, second, third] = times(3, ask)
    await clock.advance(60_000)
    expect([first?.fate.at, second?.fate.at]).toEqual([0, 0])
    expect(third?.fate).toEqual({ at: null, refused: 0, retryAfter: undefined })
    first?.end()
    first?.end()
    const [fourth, fifth] = times(2, ask)
    await clock.advance(0)
    expect([fourth?.fate.at, fifth?.fate.refused]).toEqual([60_000, 60_000])
  })

  test('with a queue admits the next one as soon as a place is free, however long that takes', async () => {
    const { clock, ask } = gateOf('concurrency,n=1,exceeded=queue')
    const asked = times(3, ask)
    await clock.advance(3000)
    asked[0]?.end()
    await clock.advance(20_000)
    expect(momentsOf(asked)).toEqual([0, 3000, null])
  })

  test('counts each key separately, unless its scope is global', async () => {
    for (const [scope, refused] of [
      ['key', null],
      ['global', 0],
    ] as const) {
      const { clock, ask } = gateOf(`concurrency,n=1,scope=${scope}`)
      ask('a')
      const other = ask('b')
      await clock.advance(0)
      expect(other.fate.refused).toBe(refused)
    }
  })
})

test('an address has a separate count, whatever key comes from it', async () => {
  const { clock, ask } = gateOf('fixed-window,n=1,window=1s,scope=address')
  const asked = [ask('a', 1, '127.0.0.1'), ask('b', 1, '127.0.0.1'), ask('a', 1, '127.0.0.2')]
  await clock.advance(0)
  expect(momentsOf(asked)).toEqual([0, null, 0])
})

describe('which requests a refusal charges', () => {
  const waits = [0, 500, 500, 999, 1]
  async function polled(asking: ReturnType<typeof gateOf>): Promise<readonly (number | null)[]> {
    const asked: Asked[] = []
    for (const ms of waits) {
      await asking.clock.advance(ms)
      asked.push(asking.ask())
    }
    await asking.clock.advance(0)
    return momentsOf(asked)
  }

  test('no request is charged, unless the limit says so', async () => {
    expect(await polled(gateOf('sliding-log,n=1,window=1s'))).toEqual([0, null, 1000, null, 2000])
    expect(await polled(gateOf('sliding-log,n=1,window=1s,also=refused'))).toEqual([
      0,
      null,
      null,
      null,
      null,
    ])
  })

  test('the next one, once, in a server that charges refusals later', async () => {
    const fault = limitFaults.filter(({ id }) => id === 'limit-refused-charged')
    const { clock, ask } = gateWith(fault, ['fixed-window,n=6,window=1s'])
    times(8, ask)
    await clock.advance(1000)
    const later = times(8, ask)
    await clock.advance(0)
    expect(momentsOf(later).filter((ms) => ms === 1000).length).toBe(4)
  })
})

describe('several limits', () => {
  test('all apply, and a request that one refuses is not charged to the others', async () => {
    const { clock, ask } = gateOf('fixed-window,n=3,window=10s', 'token-bucket,n=1,rate=1')
    const asked: Asked[] = []
    for (let second = 0; second < 5; second += 1) {
      asked.push(ask(), ask())
      await clock.advance(1000)
    }
    expect(momentsOf(asked)).toEqual([0, null, 1000, null, 2000, null, null, null, null, null])
    expect(asked[1]?.fate.retryAfter).toBe('1')
    expect(asked[6]?.fate.retryAfter).toBe('7')
  })

  test('of requests and of tokens: the first exceeded one refuses', async () => {
    const { clock, ask } = gateOf('fixed-window,n=3,window=10s', 'fixed-window,n=100,window=20s,unit=tokens')
    const asked = [ask('a', 60), ask('a', 60), ask('a', 40), ask('a', 0), ask('a', 0)]
    await clock.advance(0)
    expect(momentsOf(asked)).toEqual([0, null, 0, 0, null])
    expect([asked[1]?.fate.retryAfter, asked[4]?.fate.retryAfter]).toEqual(['20', '10'])
  })

  test('counts simultaneous requests one by one', async () => {
    const { clock, ask } = gateOf('sliding-log,n=5,window=1s')
    const asked = times(20, ask)
    await clock.advance(0)
    expect(asked.filter(({ fate }) => fate.at === 0).length).toBe(5)
  })
})
