import { expect, test } from 'vitest'
import type { Capability } from '../conformance/check.ts'
import type { Statement } from '../conformance/statement.ts'
import { variants } from '../reference/variants/index.ts'
import { blemishes, judgeReference, referenceStatement } from './kill.ts'

// A habit in one room cannot show in another, and judging all rooms takes five times as long.
function concernOf(id: string): readonly Capability[] {
  if (id.startsWith('ws-')) return ['websocket']
  if (id.startsWith('webhook-')) return ['webhooks']
  return id.startsWith('signup-') ? ['signup'] : ['core', 'sse']
}

// What the reference declares of itself, and a deployment with this habit would not.
const UNDECLARED: Readonly<Record<string, string>> = {
  'no-cors': 'cors',
  'options-404': 'cors',
  'options-405': 'cors',
}

function statementWith(habit: string): Statement {
  const readings = [...referenceStatement.readings].filter(([key]) => key !== UNDECLARED[habit])
  return { ...referenceStatement, readings: new Map(readings) }
}

// Limits are judged by a clock of their own, so their variants are too.
const own = variants.filter(({ id }) => !id.startsWith('limit-'))

test.each(own.map((variant) => [variant.id, variant] as const))('%s stays green', async (_, variant) => {
  const { run, appliedCount } = await judgeReference(
    [variant],
    {},
    concernOf(variant.id),
    statementWith(variant.id),
  )
  expect(appliedCount, 'the variant changed nothing on the wire').toBeGreaterThan(0)
  const wrong = blemishes(run).filter(
    (line) => !line.startsWith('warn ') && !line.includes('model-behaviour'),
  )
  expect(wrong).toEqual([])
  expect(run.outcome).toBe('conformant')
  const warnings = blemishes(run).filter((line) => line.startsWith('warn '))
  if (warnings.length > 0)
    console.info(`${variant.id} warns: ${warnings.map((line) => line.split('\n')[0]).join(' | ')}`)
})
