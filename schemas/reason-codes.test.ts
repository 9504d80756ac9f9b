import { expect, test } from 'vitest'
import { INCONCLUSIVE_CODES, NOT_APPLICABLE_CODES, OMISSION_CODES, REASON_CODES } from './reason-codes.ts'
import run from './run.schema.json' with { type: 'json' }

test('run.json allows these codes and no other', () => {
  expect(run.$defs.reasonCode.enum).toEqual([...REASON_CODES])
})

test('no code has two meanings', () => {
  expect(new Set(REASON_CODES).size).toBe(REASON_CODES.length)
})

test('each reason why a probe sends nothing is a code of a check as well', () => {
  const known: readonly string[] = [...INCONCLUSIVE_CODES, ...NOT_APPLICABLE_CODES]
  expect(OMISSION_CODES.filter((code) => !known.includes(code))).toEqual([])
})
