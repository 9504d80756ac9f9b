import { describe, expect, test } from 'vitest'
import { allChecks } from '../../conformance/session/registry.ts'
import { faults } from '../faults/index.ts'
import type { Statement } from '../../conformance/statement/plan.ts'
import type { Patch } from '../../reference/patch.ts'
import type { CheckRecord, Run } from '../../schemas/compiled/run.ts'
import gaps from '../../schemas/gaps.json' with { type: 'json' }
import type { Check } from '../../conformance/evidence/check.ts'
import { runOfShowing, judgedGreen, showingStatement } from '../fixtures/judge-showing.ts'
import { plannedReadings } from '../fixtures/planned-readings.ts'
import type { Showing } from '../fixtures/showing.ts'
import { showings } from '../fixtures/showings.ts'
import { blemishes, isCaught, issueText, isTooBusy } from '../kill-matrix/kill.ts'
import { isFull, sampleOf } from '../sampling/sampled-cases.ts'
import { reasonOf } from '../kill-matrix/fault-reasons.ts'

const SHOWN_GAPS = /^G(4\.([1256789]|10)|6\.[1-6])$/
// The readings that need a person. test/commands/webhook-command.test.ts tests them.
const BY_HAND = new Set(['webhooks.registration = manual'])

// Checks of other clauses whose verdict also depends on a reading, by the key of the reading.
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'maxTokens.maximum': ['core.content-scripts'],
  'signup.request': ['signup.leads-to-key'],
  'signup.response': ['signup.offered'],
  'sse.path': ['sse.offered'],
  'sse.switch': ['sse.offered'],
  'websocket.path': ['websocket.good-requests-answered'],
  'websocket.auth': ['websocket.keys-refused'],
  'webhooks.payload': ['webhooks.type-named', 'webhooks.trigger-fires'],
  'webhooks.registration': ['webhooks.offered'],
  'webhooks.types': ['webhooks.trigger-fires'],
}

test('every reading of the gaps of sign-up, streams, WebSocket and webhooks is shown', () => {
  const shown = new Set(showings.map(({ key, reading }) => `${key} = ${reading}`))
  const known: readonly {
    readonly id: string
    readonly readings: readonly { readonly key: string; readonly name: string }[]
  }[] = gaps
  const missing = known
    .filter(({ id }) => SHOWN_GAPS.test(id))
    .flatMap(({ readings }) => readings)
    .map(({ key, name }) => `${key} = ${name}`)
    .filter((name) => !shown.has(name) && !BY_HAND.has(name) && !plannedReadings.has(name))
  expect(missing).toEqual([])
  expect(shown.size).toBeGreaterThanOrEqual(20)
})

// Matches the accepted reasons why a MUST does not apply although no declared value excludes this MUST.
const SEEN =
  /^(not offered|no reply carries usage|no stream carries usage|an answer ends with the close|no such key|no second request on a socket is answered|no compression was agreed on|the target closes the socket itself|no socket stays open|no two answers were sent at the same time)/

const named = showings.map(
  (showing) => [`${showing.key} = ${JSON.stringify(showing.readings).slice(0, 150)}`, showing] as const,
)

// A usual test run breaks every 16th reading (`TRIPPED`) with the usual faults of its checks. A full run does so for all readings.
const TRIPPED = 16
// The sampling interval of the faults that belong to a reading. The wide sample tests one fault per interval.
const OWN = 8
// The wide sample tests every second reading, and the brief sample every twelfth (`SHOWN` times `IN_BRIEF`).
const SHOWN = 2
const IN_BRIEF = 6

describe('the reference switched to a reading is green, takes no stated MUST out in silence, and the checks on that reading can fail', () => {
  // Retries, because a stall of this machine looks like a sender that gives up. Real mistakes show each time.
  test.concurrent.each(sampleOf(named, SHOWN, IN_BRIEF))('%s', { retry: 2 }, async (_, showing) => {
    const statement = showingStatement(showing)
    const green = await judgedInTime(showing)
    const warns = showing.warns ?? []
    expect(blemishes(green).filter((line) => !warns.some((id) => line.startsWith(`warn ${id}:`)))).toEqual([])
    expect(takenOutInSilence(green)).toEqual([])
    // A key that is shown elsewhere takes nothing out.
    if (showing.key === 'websocket.auth') expectEmptyKeyRefused(green)
    const dependents = dependentsOf(showing, green)
    expect(dependents.length, 'no check depends on it').toBeGreaterThan(0)
    if (!isFull && showings.indexOf(showing) % TRIPPED !== 0) return
    expect(await survivors(showing, statement, dependents), 'nothing trips these under this reading').toEqual(
      [],
    )
  })

  const own = showings.flatMap((showing) =>
    (showing.faults ?? []).map(([fault, ...kills]) => [fault.id, showing, fault, kills] as const),
  )
  test.concurrent.each(sampleOf(own, OWN, IN_BRIEF))(
    'its own fault %s',
    { retry: 2 },
    async (_, showing, fault, kills) => {
      const checks = allChecks.filter(({ id }) => kills.includes(id))
      expect(checks.map(({ id }) => id).toSorted()).toEqual(kills.toSorted())
      const run = await runOfShowing(showing, showingStatement(showing), checks, [fault])
      const lines = run.checks
        .filter((record) => !isKilled(record, fault))
        .map((record) => `${record.id}: ${record.verdict} ${issueText(record)}`)
      expect(lines).toEqual([])
    },
  )
})

// Judges the reference with the settings of a showing. Repeats this once if this machine was too busy for a verdict.
async function judgedInTime(showing: Showing): Promise<Run> {
  const run = await judgedGreen(showing)
  return blemishes(run).some(isTooBusy) ? await judgedGreen(showing) : run
}

// Returns the MUSTs of the interface that do not apply, although the run names no reading that removes them.
function takenOutInSilence({ checks }: Run): readonly string[] {
  return checks
    .filter(
      ({ clause, level, verdict, takenOutBy, reason = '' }) =>
        clause !== undefined &&
        level === 'MUST' &&
        verdict === 'not-applicable' &&
        takenOutBy === undefined &&
        !SEEN.test(reason),
    )
    .map(({ id, reason }) => `${id}: ${reason}`)
}

function expectEmptyKeyRefused({ checks, capabilities }: Run): void {
  expect(checks.find(({ id }) => id === 'websocket.keys-refused')?.verdict).toBe('pass')
  expect(capabilities.find(({ id }) => id === 'websocket')?.outcome).toBe('conformant')
}

// Returns the checks that this reading influences and that pass.
function dependentsOf({ key }: Showing, { checks }: Run): readonly Check[] {
  const passed = new Set(checks.filter(({ verdict }) => verdict === 'pass').map(({ id }) => id))
  const also = ALSO[key] ?? []
  return allChecks.filter(({ id, reading }) => (reading === key || also.includes(id)) && passed.has(id))
}

// Returns the ids of the checks that no fault tripped. Tries the usual faults of each check and the faults of the reading.
async function survivors(
  showing: Showing,
  statement: Statement,
  checks: readonly Check[],
): Promise<readonly string[]> {
  let alive = checks
  for (const check of checks) {
    for (const fault of faultsFor(showing, check)) {
      if (!alive.includes(check)) break
      const concerned = alive.filter((each) => faultsFor(showing, each).includes(fault))
      const run = await runOfShowing(showing, statement, concerned, [fault])
      const killed = new Set(run.checks.filter((record) => isKilled(record, fault)).map(({ id }) => id))
      alive = alive.filter(({ id }) => !killed.has(id))
    }
  }
  return alive.map(({ id }) => id)
}

function faultsFor({ faults: own = [] }: Showing, check: Check): readonly Patch[] {
  const usual = faults.filter(({ id }) => check.trippedBy.includes(id))
  return [...own.filter(([, ...kills]) => kills.includes(check.id)).map(([fault]) => fault), ...usual]
}

function isKilled(record: CheckRecord, fault: Patch): boolean {
  return isCaught(record) && reasonOf(fault).test(issueText(record))
}
