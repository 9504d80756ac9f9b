import { expect, test } from 'vitest'
import type { Capability } from '../conformance/check.ts'
import { variants } from '../reference/variants/index.ts'
import { blemishes, judgeReference } from './kill.ts'

// A habit in one room cannot show in another, and judging all rooms takes five times as long.
function concernOf(id: string): readonly Capability[] {
  if (id.startsWith('ws-')) return ['websocket']
  if (id.startsWith('webhook-')) return ['webhooks']
  return id.startsWith('signup-') ? ['signup'] : ['core', 'sse']
}

// Limits are judged by a clock of their own, so their variants are too.
const own = variants.filter(({ id }) => !id.startsWith('limit-'))

test.each(own.map((variant) => [variant.id, variant] as const))('%s stays green', async (_, variant) => {
  const { run, appliedCount } = await judgeReference([variant], {}, concernOf(variant.id))
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
