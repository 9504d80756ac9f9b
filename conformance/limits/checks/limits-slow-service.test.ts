import { expect, test } from 'vitest'
import { evidenceOf } from '../../exchange/exchange-fixture.ts'
import type { HeaderList } from '../../exchange/exchange.ts'
import { judged, kindOf } from '../../evidence/verdict-fixture.ts'
import { simulatedServices } from '../simulated-service-fixture.ts'
import { runWithDelays, type SimulatedService } from '../stalled-run-fixture.ts'
import { limitChecks } from './limits.ts'

/** A service whose answers take long, as those of a model do. */
function slow(name: string, change: Partial<SimulatedService> = {}): SimulatedService {
  const service = simulatedServices[name]
  if (service === undefined) throw new Error(name)
  return { ...service, workMs: { admitted: 2500 }, ...change }
}

async function kindFor(id: string, service: SimulatedService): Promise<string> {
  const exchanges = await runWithDelays(service, () => ({}))
  const { readings } = service
  return kindOf(judged(limitChecks, id, exchanges, evidenceOf(exchanges, { readings })))
}

/** The header fields of a service with another Retry-After. */
function withRetryAfter(name: string, seconds: string): Partial<SimulatedService> {
  const { announce } = slow(name)
  return {
    announce: (...of) =>
      announce(...of).map(([field, value]): HeaderList[number] =>
        field === 'retry-after' ? [field, seconds] : [field, value],
      ),
  }
}

const WINDOW = 'a window of 10 s'

test('Retry-After too short, where only calls at once meet the limit', async () => {
  const id = 'limits.retry-after-obeyed'
  expect(await kindFor(id, slow(WINDOW))).toBe('satisfied')
  expect(await kindFor(id, slow(WINDOW, withRetryAfter(WINDOW, '7')))).toBe('violated')
})
