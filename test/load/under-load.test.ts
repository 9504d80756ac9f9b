/** Tests that a load finds defects that occur only under load, and that it reports no defect of a correct service. */
import type { LoadRun, UnderLoad } from '../../schemas/compiled/load-run.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { answersToDecide } from '../../load/samples/single-user-verdicts.ts'
import { runLoad } from '../../load/session/run-load.ts'
import { leakedUnderLoad, underLoadFaults } from '../patches/under-load-faults.ts'
import { faults } from '../faults/index.ts'
import type { Patch } from '../../reference/patch.ts'
import { startReference } from '../../reference/server.ts'
import { isBrief, isFull } from '../sampling/sampled-cases.ts'
import { reasonOf, type ReasonedFault } from '../kill-matrix/fault-reasons.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-under-load-'))
// The latencies of the target. Slow answers keep enough requests in progress to trigger the faults, at low CPU use.
const LATENCY = { ttftMs: 60, gapMs: 2, jitterMs: 5 } as const
const USERS = 18
const LEAK = 'load-leaked-answer'

beforeAll(() => ensureK6(), 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function loadOn(patches: readonly Patch[]): Promise<LoadRun> {
  return (await loadFor(patches, 2)).run
}

/** Runs a load of all transports for some seconds. `isStruck`: whether a patch changed an answer. */
async function loadFor(patches: readonly Patch[], seconds: number) {
  const reference = await startReference({ patches, latency: LATENCY })
  try {
    const { baseUrl, model, key } = reference
    const run = await runLoad({
      scenario: 'stream',
      target: { baseUrl, model, key },
      workload: { vus: USERS, durationSeconds: seconds, mix: { json: 1, sse: 1, websocket: 1 } },
      calibrate: false,
      out: mkdtempSync(join(folder, 'load-')),
    })
    return { run, isStruck: reference.appliedCount() > 0 }
  } finally {
    await reference.close()
  }
}

// Runs the tests of a group concurrently, because each load mostly waits for the requests of a single user after the load.
const TOGETHER = { concurrent: true } as const
// The timeout only ends a test that hangs, because a load has its own time limit.
const ONE_BY_ONE = { timeout: 300_000, retry: 1, concurrent: false } as const

// The two faults of a usual test run. One load on both faults must report both. `npm run test:full` tests each fault alone.
const PAIR = ['load-truncated-stream', 'load-error-in-200']
const named = underLoadFaults.filter(({ id }) => id !== LEAK)
const GROUPS: readonly (readonly (readonly ReasonedFault[])[])[] = isFull
  ? [named.slice(0, 3), named.slice(3)].map((group) => group.map((fault) => [fault]))
  : [[named.filter(({ id }) => PAIR.includes(id))]]

describe.each(GROUPS.map((group, place) => [place + 1, group] as const))(
  'faults %d',
  TOGETHER,
  (_, group) => {
    test.each(group.map((patches) => [patches.map(({ id }) => id).join(', '), patches] as const))(
      '%s',
      ONE_BY_ONE,
      async (_ids, patches) => {
        const run = await loadOn(patches)
        expect(patches).not.toEqual([])
        for (const reason of patches.flatMap(reasonsOf))
          expect(run.notes.join('\n')).toMatch(new RegExp(reason.replace(ONLY_UNDER_LOAD, OR_UNDECIDED)))
        for (const check of undecidedIn(run))
          expect(answersToDecide(check)).toBeGreaterThan(check.quietAnswers ?? 0)
        expect(run).toMatchObject({ outcome: 'non-conformant', exitCode: 1, valid: true })
      },
    )
  },
)

// Texts that notes must contain. On a busy machine, a single user may get too few answers for a decision.
const ONLY_UNDER_LOAD = 'ONLY UNDER LOAD'
const OR_UNDECIDED = `(?:${ONLY_UNDER_LOAD}|not seen in \\d+ answers? to one user alone, which are too few)`

function undecidedIn({ conformance: { checks = [] } }: LoadRun): readonly UnderLoad[] {
  return checks.filter(({ quiet }) => quiet === 'unknown')
}

/** Returns the expected reasons of a fault. `(one|other) text` stands for `one text` and `other text`. */
function reasonsOf({ reason }: ReasonedFault): readonly string[] {
  const [, checks, rest] = /^\(([^)]+)\)(.*)$/s.exec(reason) ?? []
  return checks === undefined ? [reason] : checks.split('|').map((check) => `${check}${rest}`)
}

test('a fault of several transports is expected to show over each', () => {
  const reasons = named.flatMap(reasonsOf)
  expect(named.length).toBe(underLoadFaults.length - 1)
  for (const transport of ['sse', 'websocket', 'core'])
    expect(reasons.some((reason) => reason.startsWith(transport))).toBe(true)
})

test.skipIf(isBrief)(
  'text that comes in one burst, long after the request, is named over each transport',
  ONE_BY_ONE,
  async () => {
    const held = faults.filter(({ id }) => ['sse-buffered', 'ws-buffered'].includes(id))
    const { conformance, exitCode } = await loadOn(held)
    const ids = (conformance.checks ?? []).map(({ id }) => id)
    expect(ids.toSorted()).toEqual(['sse.arrival-spread', 'websocket.arrival-spread'])
    expect(exitCode).toBe(1)
  },
)

test.skipIf(isBrief)(
  'text that comes in one burst only under load may have waited in a queue: no failure',
  ONE_BY_ONE,
  async () => {
    const [held] = faults.filter(({ id }) => id === 'sse-buffered')
    const delivery: NonNullable<Patch['hooks']>['delivery'] = (sent, call) =>
      call.stats.active >= USERS / 3 ? (held?.hooks?.delivery?.(sent, call) ?? sent) : sent
    const { conformance } = await loadOn([{ id: 'queued', title: '', hooks: { delivery } }])
    expect(conformance.checks).toEqual([])
  },
)

describe('leaks', TOGETHER, () => {
  test(
    'the correct reference is sampled over each transport and accused of nothing',
    ONE_BY_ONE,
    async () => {
      const run = await loadOn([])
      expect(run.conformance).toMatchObject({ checks: [], leaks: [], leakCount: 0 })
      // A busy machine sends fewer requests.
      expect(run.conformance.sampled).toBeGreaterThan(Math.min(20, run.requests.ok / 10))
      expect(run.conformance.conforming).toBe(run.conformance.sampled)
      expect(run.exitCode).toBe(0)
    },
  )

  test(
    'a leak is named, and an answer that leaked counts as a sample that does not conform',
    ONE_BY_ONE,
    async () => {
      const run = await loadOn([leakedUnderLoad(2)])
      expect(run.notes.join('\n')).toMatch(reasonOf(leakedUnderLoad(2)))
      expect(run).toMatchObject({ outcome: 'non-conformant', exitCode: 1 })
      const { sampled, conforming, leakedSamples = 0 } = run.conformance
      expect(leakedSamples).toBeGreaterThan(0)
      expect(conforming).toBe(sampled - leakedSamples)
    },
  )

  const [oneIn, seconds] = isFull ? [500, 10] : [50, 2]
  test(`one leak in ${oneIn} answers is found`, ONE_BY_ONE, async () => {
    const first = await loadFor([leakedUnderLoad(oneIn)], seconds)
    // A busy machine gets fewer answers in that time.
    const { run } = first.isStruck ? first : await loadFor([leakedUnderLoad(oneIn)], 5 * seconds)
    const { conformance, exitCode } = run
    expect(exitCode).toBe(1)
    const [leak] = conformance.leaks ?? []
    expect(leak?.said).toContain('nonce-')
    expect(leak?.asked).toContain('nonce-')
    expect(leak?.request).not.toBe(leak?.other)
  })
})
