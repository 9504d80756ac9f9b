import { expect, test } from 'vitest'
import { variants } from '../reference/variants/index.ts'
import { blemishes, judgeReference } from './kill.ts'

test.each(variants.map((variant) => [variant.id, variant] as const))('%s stays green', async (_, variant) => {
  const { run, appliedCount } = await judgeReference([variant])
  expect(appliedCount, 'the variant changed nothing on the wire').toBeGreaterThan(0)
  const wrong = blemishes(run).filter(
    (line) => !line.startsWith('warn ') && !line.includes('model-behaviour'),
  )
  expect(wrong).toEqual([])
  expect(run.outcome).toBe('conformant')
  const warnings = blemishes(run).filter((line) => line.startsWith('warn '))
  if (warnings.length > 0) console.info(`${variant.id} warns: ${warnings.join(' | ')}`)
})
