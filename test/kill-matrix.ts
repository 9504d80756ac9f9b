/** The kill matrix, in parts so that test files can run side by side. */
import { describe, expect, test } from 'vitest'
import { allChecks } from '../conformance/registry.ts'
import { faults } from '../reference/faults/index.ts'
import type { Patch } from '../reference/patch.ts'
import { isCaught, issueText, judgeReference } from './kill.ts'

/** Declares one test per fault of part `part` (from 0) of `parts`: its checks catch it, and for the stated reason. */
export function describeKillMatrix(part: number, parts: number): void {
  const own = faults.filter(({ id }, index) => !isElsewhere(id) && index % parts === part)
  describe('each fault is caught by the checks that name it, for the stated reason', () => {
    test.each(own.map((fault) => [fault.id, fault] as const))('%s', (_, fault) => judgeFault(fault))
  })
}

// Limits are judged by a clock of their own, so their faults are too.
function isElsewhere(id: string): boolean {
  return id === 'no-op' || id.startsWith('limit-')
}

async function judgeFault(fault: Patch): Promise<void> {
  const killers = allChecks.filter((check) => check.trippedBy.includes(fault.id))
  // What it does to the other capabilities shows in none of their checks that name it.
  const concerned = [...new Set(killers.map(({ capability }) => capability))]
  const { run, appliedCount } = await judgeReference([fault], {}, concerned)
  expect(appliedCount, 'the fault changed nothing on the wire').toBeGreaterThan(0)
  const names = new Set(killers.map((check) => check.id))
  const named = run.checks.filter((record) => names.has(record.id))
  const survivors = named
    .filter((record) => !isCaught(record))
    .map((record) => `${record.id}: ${record.verdict} ${record.reason ?? ''} ${record.detail ?? ''}`)
  expect(survivors, 'these checks let it live').toEqual([])
  const wrongReason = named
    .filter((record) => !new RegExp(fault.reason, 's').test(issueText(record)))
    .map((record) => `${record.id}: ${issueText(record)}`)
  expect(wrongReason, `caught, but not for /${fault.reason}/`).toEqual([])
  const collateral = run.checks
    .filter((record) => isCaught(record) && !names.has(record.id))
    .map((record) => record.id)
  if (collateral.length > 0) console.info(`${fault.id} also trips ${collateral.join(', ')}`)
}
