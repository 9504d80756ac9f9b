import { expect, test } from 'vitest'
import type { Reading } from '../../conformance/statement/readings.ts'
import { parseStatement } from '../../conformance/statement/statement.ts'
import { faults } from '../faults/index.ts'
import { readLimit } from '../../reference/limits/spec.ts'
import type { Patch } from '../../reference/patch.ts'
import { variants } from '../variants/index.ts'
import declared from '../../schemas/statements/reference.json' with { type: 'json' }
import { sampleOf } from '../sampling/sampled-cases.ts'
import { blemishes, judgeLimits, type JudgedReference } from './kill.ts'

const own = variants.filter(({ id }) => id.startsWith('limit-'))

// The forms of header fields that give points in time. The Date of an answer matters only for these forms.
const MOMENTS = ['x-ratelimit-epoch', 'anthropic']
const FAMILIES: Readonly<Record<string, readonly string[]>> = { 'limit-date-frozen': MOMENTS }

const cases = own.flatMap((variant) =>
  (FAMILIES[variant.id] ?? ['x-ratelimit-durations']).map((family) => [variant.id, family, variant] as const),
)

/** Judges a limiter with these patches. `headers`: its header fields; `declares`: the fields in the statement. */
function judge(patches: readonly Patch[], headers: string, declares = headers): Promise<JudgedReference> {
  const quotas = [{ quota: 6, unit: 'requests', windowSeconds: 20, scope: 'account' }]
  const readings: Readonly<Record<string, Reading | string>> = {
    ...declared.readings,
    'limits.quota': { reading: 'list', quotas },
    'limits.headers': declares,
  }
  const limited = [readLimit(`fixed-window,n=6,window=20s,scope=account,headers=${headers}`)]
  return judgeLimits(
    [...patches],
    { limited },
    parseStatement(JSON.stringify({ ...declared, readings }), 'x.json'),
  )
}

test.each(sampleOf(cases, 1, 3))('%s, %s: green', async (id, family, variant) => {
  const { run, idle } = await judge([variant], family)
  expect(idle, `${id} changed nothing on the wire`).toEqual([])
  expect(blemishes(run)).toEqual([])
  expect(run.outcome).toBe('conformant')
})

test.each(sampleOf([...MOMENTS, 'x-ratelimit-seconds'], 1, 3))(
  'a reset that is ten minutes too late is caught under %s',
  async (family) => {
    const { run } = await judge(named('limit-reset-late'), family)
    expect(failedIn(run.checks)).toEqual(['limits.reset-right'])
  },
)

test('a moment is not what x-ratelimit-seconds declares, and seconds are not a moment', async () => {
  const [moments, seconds] = ['x-ratelimit-epoch', 'x-ratelimit-seconds']
  const judged = [await judge([], moments, seconds), await judge([], seconds, moments)]
  expect(judged.map(({ run }) => failedIn(run.checks))).toEqual([
    ['limits.headers-syntax'],
    ['limits.reset-right'],
  ])
})

test('a frozen Date does not hide a reset that is ten minutes too late', async () => {
  const { run } = await judge(named('limit-reset-late', 'limit-date-frozen'), 'x-ratelimit-epoch')
  expect(failedIn(run.checks)).toEqual(['limits.reset-right'])
})

test('a frozen Date does not make a Retry-After that is a date too long', async () => {
  const { run, idle } = await judge(
    named('limit-retry-after-date', 'limit-date-frozen'),
    'x-ratelimit-durations',
  )
  expect([idle, blemishes(run), run.outcome]).toEqual([[], [], 'conformant'])
})

test('nor does it hide one that is too long', async () => {
  const patches = ['limit-retry-after-long', 'limit-retry-after-date', 'limit-date-frozen'].flatMap((id) =>
    named(id),
  )
  const { run, idle } = await judge(patches, 'x-ratelimit-durations')
  const warned = run.checks.filter(({ verdict }) => ['fail', 'warn'].includes(verdict)).map(({ id }) => id)
  expect([idle, warned]).toEqual([[], ['limits.retry-after-not-long']])
})

function named(...ids: readonly string[]): readonly Patch[] {
  return [...faults, ...variants].filter(({ id }) => ids.includes(id))
}

function failedIn(checks: JudgedReference['run']['checks']): readonly string[] {
  return checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)
}
