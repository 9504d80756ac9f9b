/** Tests that a run of each single check (`--only`) sends no more calls than it announces, and all that it must send. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Check } from '../../conformance/evidence/check.ts'
import { resolvePlan } from '../../conformance/statement/plan.ts'
import { costOf } from '../../conformance/engine/probe.ts'
import type { Exchange } from '../../conformance/exchange/exchange.ts'
import { allChecks, plannedCost, probesFor, SEARCH_REQUESTS } from '../../conformance/session/registry.ts'
import { readTranscript } from '../../conformance/transport/transcript.ts'
import type { Patch } from '../../reference/patch.ts'
import { patch } from '../faults/hooks.ts'
import { judgeReferenceBy, referenceStatement } from '../kill-matrix/kill.ts'
import { sampleOf } from '../sampling/sampled-cases.ts'

const plan = resolvePlan({ profile: 'openai', statement: referenceStatement, require: [] })
const { readings } = plan

/** Returns the calls of a run, without those that were sent again after a failure or in a further trial. */
async function callsFor(check: Check, patches: readonly Patch[]): Promise<readonly Exchange[]> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-announced-'))
  try {
    const transcriptPath = join(folder, 'transcript.ndjson')
    await judgeReferenceBy([check], patches, {}, referenceStatement, { transcriptPath })
    const { exchanges } = readTranscript(readFileSync(transcriptPath, 'utf8'), transcriptPath)
    return exchanges.filter(
      ({ isInbound, sentAgain, round }) =>
        isInbound !== true && sentAgain === undefined && round === undefined,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function announced(check: Check): number {
  return plannedCost([check], plan, true).requests - SEARCH_REQUESTS
}

test('a run of all checks announces at most 344 calls', () => {
  expect(plannedCost(allChecks, plan, true).requests).toBeLessThanOrEqual(344)
})

// One check of all those whose calls the same probes send.
const byProbes = new Map(
  allChecks.toReversed().map((check) => [
    probesFor([check], readings)
      .map(({ id }) => id)
      .join(' '),
    check,
  ]),
)
const cases = [...byProbes.values()]

test.each(sampleOf(cases, 4, 4))('$id: the reference gets what is announced', async (check) => {
  const sent = await callsFor(check, [])
  // The calls that use up a quota end at the first refusal.
  const planned = probesFor([check], readings).filter(({ capability }) => capability !== 'limits')
  const least = planned.reduce((sum, probe) => sum + costOf(probe, readings).requests, 0)
  expect(sent.length).toBeGreaterThanOrEqual(least)
  expect(sent.length).toBeLessThanOrEqual(announced(check))
})

const silent = patch('answers-nothing', 'the model says nothing', { hooks: { text: () => '' } })
const settling = cases.filter(
  (check) =>
    check.capability !== 'webhooks' &&
    probesFor([check], readings).some(({ dependsOnModel }) => dependsOnModel === true),
)

test.each(sampleOf(settling, 4, 4))('$id: no more is sent to a model that says nothing', async (check) => {
  const sent = await callsFor(check, [silent])
  expect(sent.length).toBeLessThanOrEqual(announced(check))
})
