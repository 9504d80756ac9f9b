import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf, declaredCall, leastOf, marksIn, marksOfCall } from '../../conformance/engine/probe.ts'
import { resolvePlan } from '../../conformance/statement/plan.ts'
import { judgeCheck } from '../../conformance/engine/judge-fixture.ts'
import { evidenceFor, type EvidenceSource } from '../../conformance/evidence/evidence.ts'
import { isStream } from '../../conformance/evidence/stream.ts'
import { selectorsOf } from '../../conformance/exchange/call-kinds.ts'
import type { Exchange } from '../../conformance/exchange/exchange.ts'
import { isCompletion, isRecord, jsonOf } from '../../conformance/exchange/reply.ts'
import { startSession } from '../../conformance/session/open-session.ts'
import { probesFor, selectChecks } from '../../conformance/session/registry.ts'
import { startReference, type Reference } from '../../reference/server.ts'
import { referenceStatement } from '../kill-matrix/kill.ts'
import { exchangeIdOf } from '../../conformance/exchange/judgement.ts'
import { FALSIFICATIONS } from './falsified-answers.ts'
import { skewedClock } from './skewed-clock.ts'

const plan = resolvePlan({ profile: 'openai', statement: referenceStatement, require: [] })
const checks = selectChecks(null)
let reference: Reference
let source: EvidenceSource
let calls: readonly Exchange[]

beforeAll(async () => {
  const clock = skewedClock()
  reference = await startReference({ clock: clock.nowMs })
  const session = startSession({
    ...reference,
    seed: 'declared',
    version: '0.0.0-test',
    plan,
    checks,
    maxRequests: 400,
    maxTokens: 40_000,
    transcriptPath: null,
    limitsKeys: reference.limited,
    receiver: { mode: 'loopback', port: 0 },
    signup: { email: null, key: null },
    clock,
  })
  await session.close()
  source = session.evidence
  calls = source.exchanges().filter(({ isInbound }) => isInbound !== true)
})
afterAll(() => reference.close())

test('a run sends what its probes declare, and nothing else', () => {
  for (const probe of probesFor(checks, plan.readings)) {
    const declared = callsOf(probe, plan.readings)
    const sent = calls.filter((call) => call.probe === probe.id)
    expect(declared, probe.id).not.toEqual([])
    for (const call of sent) {
      const declaration = declaredCall(declared, call.label)
      expect(declaration, call.id).not.toBeNull()
      if (declaration !== null) expect(marksIn(call)).toEqual(marksOfCall(declaration, call.label, true))
    }
    const missing = declared.filter(
      (call) => leastOf(call, sent) > 0 && !sent.some(({ label }) => declaredCall([call], label) !== null),
    )
    expect(missing, probe.id).toEqual([])
  }
  const probes = new Set(probesFor(checks, plan.readings).map(({ id }) => id))
  expect(calls.filter(({ probe }) => !probes.has(probe))).toEqual([])
})

test.each([
  ['completion', (call: Exchange) => isRecord(jsonOf(call)) && isCompletion(call)],
  // A stream that a client was to leave may be over before.
  ['stream', (call: Exchange) => call.kind !== 'left' && isStream(call) && call.end.kind === 'complete'],
  ['conversation', (call: Exchange) => call.kind === 'conversation'],
] as const)(
  'every answer to a valid call of the kind %s is handed to the checks of that kind',
  (kind, is) => {
    const answers = calls.filter(is).map(({ id }) => id)
    expect(answers.length).toBeGreaterThan(8)
    const own = checks.filter(({ judges }) => selectorsOf(judges).some((selector) => selector === kind))
    expect(own.length).toBeGreaterThan(8)
    for (const check of own) {
      const { exchanges, sentAgain } = evidenceFor(check, source)
      const handed = new Set([...exchanges, ...sentAgain].map(({ id }) => id))
      expect(
        answers.filter((id) => !handed.has(id)),
        check.id,
      ).toEqual([])
    }
  },
)

// A SHOULD check warns.
const BAD: readonly string[] = ['fail', 'warn']

test.each(FALSIFICATIONS)('every call shows $name', ({ checks: ids, falsify, except }) => {
  const judging = checks.filter(({ id }) => ids.includes(id))
  expect(judging).toHaveLength(ids.length)
  const all = source.exchanges()
  const falsified = all.flatMap((call, at) => {
    const other = call.isInbound === true ? null : falsify(call)
    return other === null ? [] : [{ call, exchanges: all.with(at, other) }]
  })
  expect(falsified.length).toBeGreaterThan(8)
  const unseen = falsified.filter(({ call, exchanges }) => {
    const changed = { ...source, exchanges: () => exchanges }
    return !judging.some((check) => {
      const { verdict, issues } = judgeCheck(check, evidenceFor(check, changed), plan)
      return BAD.includes(verdict) && issues.some((issue) => exchangeIdOf(issue) === call.id)
    })
  })
  const names = [...new Set(unseen.map(({ call: { probe, label } }) => `${probe}/${label}`))]
  expect(names.toSorted()).toEqual(Object.keys(except).toSorted())
})
