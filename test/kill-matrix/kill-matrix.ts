/** Declares the tests that checks catch each fault (the kill matrix) for some capabilities, so that test files can run concurrently. */
import { afterAll, describe, expect, test } from 'vitest'
import type { Check } from '../../conformance/evidence/check.ts'
import type { Capability } from '../../conformance/exchange/capabilities.ts'
import { allChecks } from '../../conformance/session/registry.ts'
import { faults } from '../faults/index.ts'
import type { Patch } from '../../reference/patch.ts'
import type { Reading } from '../../conformance/statement/readings.ts'
import type { Statement } from '../../conformance/statement/plan.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { selectorsOf } from '../../conformance/exchange/call-kinds.ts'
import { OUTAGE_CHECKS } from '../../conformance/evidence/outage-suspects.ts'
import { CONNECTION_CHECKS, withExplainers } from '../../conformance/engine/judge.ts'
import {
  checksOfCapabilities,
  isCaught,
  isTooBusy,
  issueText,
  judgeReferenceBy,
  referenceStatement,
  SLOWER,
  slowWebhooks,
  slowlyDelivered,
} from './kill.ts'
import { isJudged } from './covering-faults.ts'
import { isInSample } from '../sampling/sampled-cases.ts'
import { reasonOf } from './fault-reasons.ts'

const FOUR = ['model', 'messages', 'max_tokens', 'temperature']

/** The readings to declare for a fault, by fault id. With the usual readings, the fault would also fail other checks. */
export const DECLARED: Readonly<Record<string, Readonly<Record<string, Reading>>>> = {
  'accepts-missing-max-tokens': { 'request.required': { reading: 'all-four', required: FOUR } },
  'accepts-missing-temperature': { 'request.required': { reading: 'all-four', required: FOUR } },
  'signup-key-late': {
    'signup.response': { reading: 'key-pointer', pointers: ['/api_key'], propagationSeconds: 0 },
  },
  'error-auth-flat': { 'errors.body': { reading: 'bare', schema: 'urn:assay:readings:bare-error' } },
}

function statementFor(fault: string): Statement {
  const readings = new Map([...referenceStatement.readings, ...Object.entries(DECLARED[fault] ?? {})])
  return { ...referenceStatement, readings }
}

// Capabilities whose faults are judged concurrently, because their checks mostly wait.
const WAITS: readonly Capability[] = ['webhooks']

/** Declares a test for each fault of these capabilities: all checks that name the fault must catch it, for the stated reason. */
export function describeKillMatrix(...capabilities: readonly Capability[]): void {
  const here = faults.filter((fault) => !isElsewhere(fault.id) && capabilities.includes(mainOf(fault)))
  const own = here.filter(({ id }) => isJudged(id))
  const named = own.map((fault) => [fault.id, fault] as const)
  const isWaiting = capabilities.every((capability) => WAITS.includes(capability))
  describe('each fault is caught by the checks that name it, for the stated reason', () => {
    const declare = isWaiting ? test.concurrent.each(named) : test.each(named)
    const onceMore: Patch[] = []
    declare('%s', (_, fault) => judgeFault(fault, onceMore))
    // A busy machine saw too little of these while others were judged beside them. Slower webhooks show more: the stalls of a machine
    // are not longer then. Not a test, which `-t` could leave out.
    afterAll(async () => {
      await Promise.all(onceMore.splice(0).map((fault) => judgeFault(fault, onceMore, SLOWER)))
      expect(onceMore.map(({ id }) => id)).toEqual([])
    }, 300_000)
  })
}

/** Returns whether the kill matrix of some capability judges a fault. */
export function isInKillMatrix(fault: Patch): boolean {
  return !isElsewhere(fault.id) && killersOf(fault).length > 0
}

function killersOf({ id }: Patch): readonly Check[] {
  return allChecks.filter((check) => check.trippedBy.includes(id))
}

// Returns the capability that judges a fault; `core` if no check names the fault. Another test reports such a fault.
function mainOf(fault: Patch): Capability {
  return killersOf(fault)[0]?.capability ?? 'core'
}

// Returns whether another test judges a fault. Faults of limits need a separate clock. `recognizes-` faults need a
// disguised run, and `client-` faults need client libraries.
function isElsewhere(id: string): boolean {
  return id === 'no-op' || id.startsWith('limit-') || id.startsWith('recognizes-') || id.startsWith('client-')
}

function blames(run: Run, id: string): boolean {
  return run.checks.some((record) => record.id === id && ['fail', 'warn'].includes(record.verdict))
}

// The faults that all checks of their capabilities judge. With fewer checks, fewer calls are sent: a run would blame a gateway, or would
// have no two calls with the same body, too few streams, or end before the fault begins.
const TAKE_ALL: ReadonlySet<string> = new Set([
  'content-empty-later',
  'redirect-abroad',
  'ids-of-cache',
  'stream-cut-often',
  'stream-usage-total',
])

// The sampling step: about one in `JUDGED_BY_ALL` faults is judged by all checks of its capabilities.
const JUDGED_BY_ALL = 96

/** Returns the checks that judge a fault: usually the checks that name it, with their dependencies. Others would only cost requests. */
function judgesOf(fault: Patch): readonly Check[] {
  const killers = [...killersOf(fault), ...allChecks.filter(({ id }) => id === senderFor(fault))]
  const concerned = checksOfCapabilities([...new Set(killers.map(({ capability }) => capability))])
  if (isInSample(fault.id, JUDGED_BY_ALL) || killers.some(takesAll) || TAKE_ALL.has(fault.id))
    return concerned
  const others = concerned.filter((check) => !takesAll(check))
  const behind = new Set(killers.flatMap((check) => [...withExplainers(check, others)]))
  return concerned.filter((check) => behind.has(check))
}

// Returns the check whose probe a stream fault needs; null for other faults. Checks of the core request no streams.
function senderFor({ id }: Patch): string | null {
  return id.startsWith('stream-') ? 'sse.offered' : null
}

// Returns whether a check judges all calls of a run, as do the checks for outages and for damaged connections.
function takesAll({ id, judges }: Check): boolean {
  return (
    selectorsOf(judges).includes('*') ||
    CONNECTION_CHECKS.some((root) => root === id) ||
    OUTAGE_CHECKS.includes(id)
  )
}

/** Judges a fault. If this machine was too busy to see the result, adds the fault to `onceMore`. `times`: how much slower webhooks are. */
async function judgeFault(fault: Patch, onceMore: Patch[], times = 1): Promise<void> {
  const killers = killersOf(fault)
  const isSlow = killers.some(({ capability }) => capability === 'webhooks')
  const declared = statementFor(fault.id)
  const { run, appliedCount } = await judgeReferenceBy(
    judgesOf(fault),
    [fault],
    isSlow ? slowWebhooks(times) : {},
    isSlow ? slowlyDelivered(declared, times) : declared,
  )
  expect(appliedCount, 'the fault changed nothing on the wire').toBeGreaterThan(0)
  const names = new Set(killers.map((check) => check.id))
  const named = run.checks.filter((record) => names.has(record.id))
  const survivors = named
    .filter((record) => !isCaught(record))
    .map((record) => `${record.id}: ${record.verdict} ${record.reason ?? ''} ${record.detail ?? ''}`)
  if (survivors.length > 0 && survivors.every(isTooBusy)) {
    onceMore.push(fault)
    return
  }
  expect(survivors, 'these checks let it live').toEqual([])
  const lost = run.checks.filter(({ explainedBy }) => explainedBy !== undefined && !blames(run, explainedBy))
  expect(
    lost.map(({ id, explainedBy }) => `${id}: ${explainedBy}`),
    'these point at a check that did not fail',
  ).toEqual([])
  const wrongReason = named
    .filter((record) => !reasonOf(fault).test(issueText(record)))
    .map((record) => `${record.id}: ${issueText(record)}`)
  expect(wrongReason, `caught, but not for ${String(reasonOf(fault))}`).toEqual([])
  const collateral = run.checks
    .filter((record) => isCaught(record) && !names.has(record.id))
    .map((record) => record.id)
  if (collateral.length > 0) console.info(`${fault.id} also trips ${collateral.join(', ')}`)
}
