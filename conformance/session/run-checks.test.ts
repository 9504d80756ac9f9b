import { expect, test } from 'vitest'
import type { Run } from '../../schemas/compiled/run.ts'
import { WriteError } from '../../schemas/write-file.ts'
import type { Check } from '../evidence/check.ts'
import type { Session } from './open-session.ts'
import { runChecks } from './run-checks.ts'

const records = ['core.one', 'core.two'].map((id) => ({ id, verdict: 'pass' }))
const whole = { outcome: 'conformant', exitCode: 0, reason: null, checks: records } as unknown as Run
const checks = records.map(({ id }) => ({ id })) as Check[]

function session(changes: Partial<Session> = {}): Session {
  return {
    verdict: (check) => Promise.resolve(whole.checks.find(({ id }) => id === check.id)!),
    evidence: {} as Session['evidence'],
    sentRequests: () => 0,
    close: () => Promise.resolve(whole),
    runSoFar: () => whole,
    interrupt: () => Promise.resolve(whole),
    ...changes,
  }
}

const broken = { outcome: 'broken', exitCode: 4 }

test('each check is judged once, in order, and the run of the session is returned', async () => {
  const judged: string[] = []
  const verdict = (check: Check) => (judged.push(check.id), session().verdict(check))
  expect(await runChecks(session({ verdict }), checks)).toBe(whole)
  expect(judged).toEqual(checks.map(({ id }) => id))
})

test('a check that leaves no verdict makes the run broken, and the first one is named', async () => {
  const reason = new Error('it broke')
  const run = await runChecks(session({ verdict: () => Promise.reject(reason) }), checks)
  expect(run).toMatchObject({ ...broken, reason: 'core.one: it broke' })
})

test.each(['unhandledRejection', 'uncaughtException'])(
  'an %s outside the checks also makes the run broken',
  async (event) => {
    const close = () => {
      process.emit(event as 'uncaughtException', new Error('beside'))
      return Promise.resolve(whole)
    }
    expect(await runChecks(session({ close }), checks)).toMatchObject({
      ...broken,
      reason: 'beside',
    })
  },
)

test('a session that cannot be closed leaves a broken run of the verdicts so far', async () => {
  const reason = new Error('not closed')
  const run = await runChecks(session({ close: () => Promise.reject(reason) }), checks)
  expect(run).toMatchObject({ ...broken, reason: 'not closed', checks: whole.checks })
})

test('a transcript that cannot be written ends the run with that error', async () => {
  const error = new WriteError('cannot write transcript.ndjson: the disk is full')
  const verdict = () => Promise.reject(error)
  await expect(runChecks(session({ verdict }), checks)).rejects.toBe(error)
})
