import { expect, test } from 'vitest'
import type { Run } from '../../schemas/compiled/run.ts'
import { WriteError } from '../../schemas/files.ts'
import { type Session, runChecks } from './open-session.ts'

const records = ['core.one', 'core.two'].map((id) => ({ id, verdict: 'pass' }))
const whole = { outcome: 'conformant', exitCode: 0, reason: null, checks: records } as unknown as Run

function session(changes: Partial<Session> = {}): Session {
  return {
    evidence: {} as Session['evidence'],
    sentRequests: () => 0,
    close: () => Promise.resolve(whole),
    runSoFar: () => whole,
    interrupt: () => Promise.resolve(whole),
    ...changes,
  }
}

const broken = { outcome: 'broken', exitCode: 4 }

test.each(['unhandledRejection', 'uncaughtException'])(
  'an %s outside the checks also makes the run broken',
  async (event) => {
    const close = () => {
      process.emit(event as 'uncaughtException', new Error('beside'))
      return Promise.resolve(whole)
    }
    expect(await runChecks(session({ close }))).toMatchObject({
      ...broken,
      reason: 'beside',
    })
  },
)

test('a session that cannot be closed leaves a broken run of the verdicts so far', async () => {
  const reason = new Error('not closed')
  const run = await runChecks(session({ close: () => Promise.reject(reason) }))
  expect(run).toMatchObject({ ...broken, reason: 'not closed', checks: whole.checks })
})

test('a transcript that cannot be written ends the run with that error', async () => {
  const error = new WriteError('cannot write transcript.ndjson: the disk is full')
  await expect(runChecks(session({ close: () => Promise.reject(error) }))).rejects.toBe(error)
})
