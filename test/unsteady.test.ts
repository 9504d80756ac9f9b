import { afterAll, beforeAll, expect, test } from 'vitest'
import { startReference, type Reference } from '../reference/server.ts'
import { blemishes, judgeUp } from './kill.ts'
import { TROUBLES, unsteadyProxy, type Trouble } from './unsteady-proxy.ts'

// The first seeds only; `npm run bench:unsteady` tries twelve.
const SEEDS = [1, 2]

/** The check that counts such failures; a warning of its is no blemish. */
const TELLING: Readonly<Record<Trouble, string | null>> = {
  'server-error': 'core.valid-calls-not-5xx',
  closed: null,
  reset: 'core.answers-unbroken',
  slow: null,
}

let reference: Reference
beforeAll(async () => {
  reference = await startReference({})
})
afterAll(() => reference.close())

test.concurrent.each(TROUBLES.flatMap((trouble) => SEEDS.map((seed) => [trouble, seed] as const)))(
  'a good server behind %s, seed %i, is conformant',
  async (trouble, seed) => {
    const proxy = await unsteadyProxy(reference.baseUrl, trouble, seed)
    const { key, model } = reference
    const capabilities = ['core', 'sse', 'websocket'] as const
    const run = await judgeUp({ baseUrl: proxy.baseUrl, key, model }, {}, null, capabilities)
    await proxy.close()
    const telling = TELLING[trouble]
    const others = blemishes(run).filter((line) => telling === null || !line.startsWith(`warn ${telling}: `))
    expect(proxy.failed()).toBeGreaterThan(trouble === 'slow' ? -1 : 0)
    expect(others).toEqual([])
    expect(run.outcome).toBe('conformant')
  },
)
