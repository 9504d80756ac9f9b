import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Evidence } from '../../conformance/evidence/check.ts'
import type { Judgement } from '../../conformance/exchange/judgement.ts'
import { selectChecks } from '../../conformance/session/registry.ts'
import { replayTranscript } from '../../conformance/session/replay.ts'
import { faults } from '../faults/index.ts'
import type { Patch } from '../../reference/patch.ts'
import { patch } from '../faults/hooks.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { judgeReferenceBy, referenceStatement, SLOW_WEBHOOKS, slowlyDelivered } from '../kill-matrix/kill.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-asked-again-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// The duration of a stall in ms. It exceeds the tolerance of every check, so that no check can time a delivery.
const STALL_MS = 4000

/** Returns a patch that blocks the whole process when a delivery times out, for the first `times` timeouts. */
function stalls(times: number): Patch {
  let left = times
  return patch('stalls', 'the machine stalls when a delivery is given up', {
    hooks: {
      outcome: (outcome) => {
        if (!outcome.isTimeout || left === 0) return outcome
        left -= 1
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STALL_MS)
        return outcome
      },
    },
  })
}

async function judged(
  name: string,
  ...patches: readonly Patch[]
): Promise<{ readonly run: Run; readonly rounds: readonly number[] }> {
  const transcriptPath = join(folder, `${name}.ndjson`)
  const { run } = await judgeReferenceBy(
    selectChecks(['webhooks.deadline', 'webhooks.offered']),
    patches,
    SLOW_WEBHOOKS,
    slowlyDelivered(referenceStatement),
    { transcriptPath },
  )
  const text = readFileSync(transcriptPath, 'utf8')
  expect(replayTranscript(text, 'the transcript').checks).toEqual(run.checks)
  const lines = text.trim().split('\n')
  const found = lines.flatMap(
    (line) => (JSON.parse(line) as { exchange?: { round?: number } }).exchange?.round ?? [],
  )
  return { run, rounds: [...new Set(found)] }
}

// Judges up to three times, until this machine did not stall beyond the one stall of the patch.
async function judgedAtRest(name: string): ReturnType<typeof judged> {
  for (const attempt of [1, 2]) {
    const found = await judged(`${name}-${attempt}`, stalls(1))
    if (!verdictsOf(found.run).includes('inconclusive')) return found
  }
  return await judged(name, stalls(1))
}

const verdictsOf = ({ checks }: Run) => checks.map(({ verdict }) => verdict)

test('a stall costs nothing but time: the second look shows it', async () => {
  const { run, rounds } = await judgedAtRest('once')
  expect(verdictsOf(run)).toEqual(['pass', 'pass'])
  expect(rounds).toContain(2)
})

test('after a stall a sender that gives up early is found all the same', async () => {
  const early = faults.filter(({ id }) => id === 'webhook-gives-up-early')
  const { run, rounds } = await judged('early', stalls(1), ...early)
  expect(verdictsOf(run)).toContain('fail')
  expect(rounds).toContain(2)
})

test('a machine that stalls each time shows nothing', async () => {
  const { run, rounds } = await judged('always', stalls(3))
  expect(verdictsOf(run).toSorted()).toEqual(['inconclusive', 'pass'])
  expect(run.outcome).toBe('incomplete')
  expect(rounds).toEqual([2, 3])
})

test('a check is judged once where nothing is asked again', async () => {
  const [check = expect.unreachable('no such check')] = selectChecks(['sse.data-json'])
  let times = 0
  const judge = (evidence: Evidence): Judgement => {
    times += 1
    return check.judge(evidence)
  }
  const { run } = await judgeReferenceBy([{ ...check, judge }], [])
  expect(verdictsOf(run)).toEqual(['pass'])
  expect(times).toBe(1)
})
