import { expect, test } from 'vitest'
import { CAPABILITIES } from '../../conformance/exchange/capabilities.ts'
import { startReference } from '../../reference/server.ts'
import declared from '../../schemas/statements/reference.json' with { type: 'json' }
import { blemishes } from '../kill-matrix/kill.ts'
import { isFull } from '../sampling/sampled-cases.ts'
import { drawnStops, judgeStopped } from '../stopped/stopped-judge.ts'

// Deadlines that are shorter than most stops of the process. Answers that arrive during a stop seem late.
const DEADLINES = {
  connectMs: 300,
  headersMs: 800,
  firstByteMs: 800,
  idleMs: 600,
  slowMs: 800,
  graceMs: 300,
}
// The capabilities that this test judges. `npm run bench -- stopped` also judges webhooks, and uses longer stops.
const ONLY = CAPABILITIES.filter((id) => ['core', 'sse', 'websocket'].includes(id))
const STOPS = isFull ? 100 : 8
const SEEDS = isFull ? ['1', '2', '3', '4'] : ['1']

test.concurrent.each(SEEDS)('a process that is stopped again and again blames nobody: %s', async (seed) => {
  const reference = await startReference({})
  const { baseUrl, key, model } = reference
  try {
    const stops = drawnStops(seed, { ranMs: 800, stoppedMs: 2000 }, STOPS)
    const run = await judgeStopped(
      {
        target: { baseUrl, key, model },
        statement: JSON.stringify(declared),
        only: ONLY,
        deadlines: DEADLINES,
        limitsKeys: null,
        transcriptPath: null,
      },
      stops,
    )
    // A machine that is busy besides may leave a service less time than these deadlines: then nothing is decided, and nobody is blamed.
    expect(blemishes(run).filter((line) => !line.startsWith('inconclusive '))).toEqual([])
    expect(run.checks.filter(({ verdict }) => verdict === 'pass').length).toBeGreaterThan(150)
  } finally {
    await reference.close()
  }
})
