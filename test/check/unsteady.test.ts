import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startReference, type Reference } from '../../reference/server.ts'
import type { Exchange } from '../../conformance/exchange/exchange.ts'
import { selectChecks } from '../../conformance/session/registry.ts'
import { readTranscript } from '../../conformance/transport/transcript.ts'
import { judgeTranscript } from '../../conformance/session/compose.ts'
import { planFromRecord, replayTranscript } from '../../conformance/session/replay.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { assayHere as assay } from '../fixtures/command-here.ts'
import { blemishes, judgeUp } from '../kill-matrix/kill.ts'
import { isBrief, sampleOf } from '../sampling/sampled-cases.ts'
import { TROUBLES, unsteadyProxy, type ProxyFailure } from './unsteady-proxy.ts'

// The seeds of the proxies. Resets with seed 1 cut 3 of 11 streams, which is a failure by itself. `npm run bench -- unsteady` uses twelve.
const SEEDS = sampleOf([5, 2], 2)
// Pairs of failure kind and seed. Without retries, the resets with seeds 3 and 4 would damage the judged answers.
const CASES = [
  // The last test of this file judges behind resets with seed 5 in each sample.
  ...sampleOf(TROUBLES, 1, TROUBLES.length).flatMap((trouble) =>
    SEEDS.map((seed) => [trouble, seed] as const),
  ),
  ...sampleOf([3, 4], 1, 2).map((seed) => ['reset', seed] as const),
]

/** The checks that may warn about each kind of failure. */
const TELLING: Readonly<Record<ProxyFailure, readonly string[]>> = {
  'server-error': ['core.valid-calls-not-5xx'],
  closed: [],
  reset: ['core.answers-unbroken'],
  slow: [],
  throttled: [],
}

let reference: Reference
beforeAll(async () => {
  reference = await startReference({})
})
const folder = mkdtempSync(join(tmpdir(), 'assay-unsteady-'))
afterAll(async () => {
  await reference.close()
  rmSync(folder, { recursive: true, force: true })
})

test.concurrent.each(CASES)('a good server behind %s, seed %i, is conformant', async (trouble, seed) => {
  const proxy = await unsteadyProxy(reference.baseUrl, trouble, seed)
  const { key, model } = reference
  const capabilities = ['core', 'sse', 'websocket'] as const
  const run = await judgeUp({ baseUrl: proxy.baseUrl, key, model }, {}, null, capabilities)
  await proxy.close()
  const telling = TELLING[trouble]
  const others = blemishes(run).filter((line) => !telling.some((id) => line.startsWith(`warn ${id}: `)))
  expect(proxy.failed()).toBeGreaterThan(trouble === 'slow' ? -1 : 0)
  expect(others).toEqual([])
  expect(run.outcome).not.toBe('non-conformant')
})

// Matches the ids of calls that are never retried, or whose retries may all fail.
const ONCE =
  /^((core|sse)\.huge\/huge|core\.side-by-side\/pair|core\.kept-connection\/after|sse\.abort\/(after|beside)|limits\.burst\/)/

test.skipIf(isBrief)(
  'no check fails on an answer to a call sent once that was reset within its body',
  async () => {
    const out = join(folder, 'once')
    const { code } = await assay(['check', 'reference', '--huge', '--out', out], folder, {})
    expect(code).toBe(0)
    const parts = readTranscript(readFileSync(join(out, 'transcript.ndjson'), 'utf8'), 'transcript')
    const once = parts.exchanges.filter(({ id, response }) => ONCE.test(id) && response !== null)
    const checks = selectChecks(null)
    const wrong = sampleOf(once, 1, 4).flatMap((call) => {
      const cut = {
        ...call,
        response: cutOff(call),
        end: { kind: 'failed', code: 'reset', detail: 'x' } as const,
      }
      const exchanges = parts.exchanges.map((one) => (one === call ? cut : one))
      const run = judgeTranscript(
        { ...parts, exchanges },
        { source: 'transcript', checks, plan: planFromRecord(parts.header) },
      )
      return run.checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => `${call.id}: ${id}`)
    })
    expect(once.length).toBeGreaterThan(20)
    expect(wrong).toEqual([])
  },
)

function cutOff({ response }: Exchange): Exchange['response'] {
  const text = response?.body.text ?? ''
  return response === null
    ? null
    : { ...response, body: { ...response.body, text: text.slice(0, text.length / 2) } }
}

test('a run in which calls were sent again is the same when it is judged again from its transcript', async () => {
  const proxy = await unsteadyProxy(reference.baseUrl, 'reset', 5)
  const out = join(folder, 'reset')
  const args = ['check', proxy.baseUrl, '--model', reference.model, '--out', out]
  const { code } = await assay(args, folder, { ASSAY_KEY: reference.key })
  await proxy.close()
  const run = JSON.parse(readFileSync(join(out, 'run.json'), 'utf8')) as Run
  const wrong = blemishes(run).filter((line) => !line.startsWith('warn core.answers-unbroken: '))
  expect(wrong).toEqual([])
  expect(code).toBe(run.exitCode)
  expect(run.outcome).not.toBe('non-conformant')
  expect(run.checks.find(({ id }) => id === 'core.answers-unbroken')?.verdict).toBe('warn')
  const again = replayTranscript(readFileSync(join(out, 'transcript.ndjson'), 'utf8'), 'transcript')
  expect(JSON.stringify(again.checks)).toBe(JSON.stringify(run.checks))
})
