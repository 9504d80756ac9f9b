import { describe, expect, test } from 'vitest'
import { allChecks } from '../conformance/registry.ts'
import { faults } from '../reference/faults/index.ts'
import { blemishes, isCaught, issueText, judgeReference } from './kill.ts'

const known = new Set(faults.map((fault) => fault.id))

test('every check has a fault that trips it, and every named fault exists', () => {
  expect(allChecks.filter((check) => check.trippedBy.length === 0).map((check) => check.id)).toEqual([])
  const missing = allChecks.flatMap((check) =>
    check.trippedBy.filter((id) => !known.has(id)).map((id) => `${check.id}: ${id}`),
  )
  expect(missing).toEqual([])
})

test('every fault is named by a check', () => {
  const named = new Set(allChecks.flatMap((check) => check.trippedBy))
  expect(faults.map((fault) => fault.id).filter((id) => id !== 'no-op' && !named.has(id))).toEqual([])
})

test('the reference without faults is all green', async () => {
  const { run } = await judgeReference([])
  expect(blemishes(run)).toEqual([])
  expect(run.outcome).toBe('conformant')
})

describe('each fault is caught by the checks that name it, for the stated reason', () => {
  test.each(faults.filter((fault) => fault.id !== 'no-op').map((fault) => [fault.id, fault] as const))(
    '%s',
    async (id, fault) => {
      const { run, appliedCount } = await judgeReference([fault])
      expect(appliedCount, 'the fault changed nothing on the wire').toBeGreaterThan(0)
      const named = run.checks.filter((record) =>
        allChecks.some((check) => check.id === record.id && check.trippedBy.includes(id)),
      )
      const survivors = named
        .filter((record) => !isCaught(record))
        .map((record) => `${record.id}: ${record.verdict} ${record.reason ?? ''} ${record.detail ?? ''}`)
      expect(survivors, 'these checks let it live').toEqual([])
      const wrongReason = named
        .filter((record) => !new RegExp(fault.reason, 's').test(issueText(record)))
        .map((record) => `${record.id}: ${issueText(record)}`)
      expect(wrongReason, `caught, but not for /${fault.reason}/`).toEqual([])
      const collateral = run.checks
        .filter((record) => isCaught(record) && !named.includes(record))
        .map((record) => record.id)
      if (collateral.length > 0) console.info(`${id} also trips ${collateral.join(', ')}`)
    },
  )
})

test('a fault that changes nothing stays green', async () => {
  const noop = faults.find((fault) => fault.id === 'no-op')
  expect(noop).toBeDefined()
  const { run } = await judgeReference(noop === undefined ? [] : [noop])
  expect(blemishes(run)).toEqual([])
})
