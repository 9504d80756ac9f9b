/** A service that is wrong only under load is named so, and one that is right is accused of nothing. */
import type { LoadRun } from '../schemas/compiled/load-run.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureK6 } from '../load/runner/build-k6.ts'
import { runLoad } from '../load/session/run-load.ts'
import type { WorkloadOptions } from '../load/workload/workload.ts'
import {
  leakedUnderLoad,
  underLoadFaults,
  underSocketLoadFaults,
} from '../reference/faults/under-load-faults.ts'
import type { Patch } from '../reference/patch.ts'
import { startReference } from '../reference/server.ts'
import { isFull } from './sampled-cases.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-under-load-'))
// Slow enough that some users keep more answers under way than the faults take, without keeping the machine busy.
const LATENCY = { ttftMs: 60, gapMs: 2, jitterMs: 5 } as const
const USERS = 15

beforeAll(() => ensureK6(), 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a load of both transports against the reference. */
async function loadOn(
  patches: readonly Patch[],
  { seconds = 2, mix = { json: 1, sse: 1 } }: { seconds?: number; mix?: WorkloadOptions['mix'] } = {},
): Promise<LoadRun> {
  const reference = await startReference({ patches, latency: LATENCY })
  try {
    const { baseUrl, model, key } = reference
    return await runLoad({
      scenario: 'stream',
      target: { baseUrl, model, key },
      workload: { vus: USERS, durationSeconds: seconds, mix },
      calibrate: false,
      out: mkdtempSync(join(folder, 'load-')),
    })
  } finally {
    await reference.close()
  }
}

// Most of the time one user alone is asked whether the same fails without load: three loads at a time, and no more, because each needs the machine.
const LANE = { concurrent: true } as const
// Loads are bounded by themselves: the time limit only ends a test that hangs.
const ONE_BY_ONE = { timeout: 300_000, retry: 1, concurrent: false } as const

describe('event streams', LANE, () => {
  test.each(underLoadFaults.map((fault) => [fault.id, fault] as const))(
    '%s',
    ONE_BY_ONE,
    async (_, fault) => {
      const run = await loadOn([fault])
      expect(run.notes.join('\n')).toMatch(new RegExp(fault.reason))
      expect(run).toMatchObject({ outcome: 'non-conformant', exitCode: 1, valid: true })
    },
  )
})

describe('WebSocket', LANE, () => {
  test.each(underSocketLoadFaults.map((fault) => [fault.id, fault] as const))(
    '%s',
    ONE_BY_ONE,
    async (_, fault) => {
      const run = await loadOn([fault], { mix: { websocket: 1 } })
      expect(run.notes.join('\n')).toMatch(new RegExp(fault.reason))
      expect(run).toMatchObject({ outcome: 'non-conformant', exitCode: 1 })
    },
  )

  test('a correct one is sampled and accused of nothing', ONE_BY_ONE, async () => {
    const run = await loadOn([], { mix: { websocket: 1 } })
    expect(run.conformance).toMatchObject({ checks: [], leaks: [], leakCount: 0 })
    expect(run.conformance.sampled).toBeGreaterThan(Math.min(10, run.requests.ok / 10))
    expect(run.conformance.conforming).toBe(run.conformance.sampled)
  })
})

describe('rare and none', LANE, () => {
  test('the correct reference is accused of nothing', ONE_BY_ONE, async () => {
    const run = await loadOn([])
    expect(run.conformance).toMatchObject({ checks: [], leaks: [], leakCount: 0 })
    // A busy machine sends fewer requests.
    expect(run.conformance.sampled).toBeGreaterThan(Math.min(20, run.requests.ok / 10))
    expect(run.conformance.conforming).toBe(run.conformance.sampled)
    expect(run.exitCode).toBe(0)
  })

  test('an answer that leaked counts as a sample that does not conform', ONE_BY_ONE, async () => {
    const { conformance } = await loadOn([leakedUnderLoad(2)])
    const { sampled, conforming, leakedSamples = 0 } = conformance
    expect(leakedSamples).toBeGreaterThan(0)
    expect(conforming).toBe(sampled - leakedSamples)
  })

  const [oneIn, seconds] = isFull ? [500, 10] : [50, 3]
  test(`one leak in ${oneIn} answers is found, with both sides`, ONE_BY_ONE, async () => {
    const { conformance, exitCode } = await loadOn([leakedUnderLoad(oneIn)], { seconds })
    expect(exitCode).toBe(1)
    const [leak] = conformance.leaks ?? []
    expect(leak?.said).toContain('nonce-')
    expect(leak?.said).toContain(leak?.otherAsked?.slice(0, 20))
    expect(leak?.asked).not.toBe(leak?.otherAsked)
  })
})
