import { expect, test } from 'vitest'
import { allChecks, everyCheck } from '../../conformance/session/registry.ts'
import { SAME_BYTES } from '../patches/same-bytes.ts'
import { faults } from '../faults/index.ts'
import { variants } from '../variants/index.ts'
import { isCovering } from './covering-faults.ts'
import { describeKillMatrix, isInKillMatrix } from './kill-matrix.ts'
import { blemishes, judgeUnhurried } from './kill.ts'

const known = new Set(faults.map((fault) => fault.id))

test('every check has a fault that trips it, and every named fault exists', () => {
  expect(everyCheck.filter((check) => check.trippedBy.length === 0).map((check) => check.id)).toEqual([])
  const missing = everyCheck.flatMap((check) =>
    check.trippedBy.filter((id) => !known.has(id)).map((id) => `${check.id}: ${id}`),
  )
  expect(missing).toEqual([])
})

test('the wide sample has a fault for every check', () => {
  expect(everyCheck.filter(({ trippedBy }) => !trippedBy.some(isCovering)).map(({ id }) => id)).toEqual([])
  expect(faults.filter(({ id }) => isCovering(id)).length).toBeLessThan(faults.length)
})

test('every fault is named by a check', () => {
  const named = new Set(everyCheck.flatMap((check) => check.trippedBy))
  // The faults of limits wait for the checks on limits.
  const judgesLimits = allChecks.some(({ capability }) => capability === 'limits')
  const waits = (id: string): boolean => id === 'no-op' || (!judgesLimits && id.startsWith('limit-'))
  expect(faults.map((fault) => fault.id).filter((id) => !waits(id) && !named.has(id))).toEqual([])
})

// test/patches/patches.test.ts leaves these out.
test('the kill matrix judges every fault that equal bytes do not show', () => {
  const ofVariants = new Set(variants.map(({ id }) => id))
  const excused = SAME_BYTES.filter((id) => id !== 'no-op' && !ofVariants.has(id))
  const judged = faults.filter(isInKillMatrix).map(({ id }) => id)
  expect(excused.filter((id) => !judged.includes(id))).toEqual([])
  expect(excused.length).toBeGreaterThan(9)
})

test('the reference with a fault that changes nothing is all green', async () => {
  const noOp = faults.filter(({ id }) => id === 'no-op')
  expect(noOp).toHaveLength(1)
  const { run } = await judgeUnhurried(noOp)
  expect(blemishes(run)).toEqual([])
  expect(run.outcome).toBe('conformant')
})

describeKillMatrix('core')
