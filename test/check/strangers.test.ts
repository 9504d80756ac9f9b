import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Run } from '../../schemas/compiled/run.ts'
import { assay } from '../fixtures/run-command.ts'
import { ALL_HABITS, allWarns, falseAlarms } from '../strangers/cases.ts'
import { orchardIn, type Setting } from '../strangers/judge-orchard.ts'
import { BY_CHANCE, CAUGHT, MISSED } from '../strangers/orchard-faults.ts'
import { HABITS } from '../strangers/orchard-habits.ts'
import { inFull, notBrief } from '../sampling/sampled-cases.ts'
import { startStranger } from '../strangers/start-stranger.ts'
import { faultSwitches, habits } from '../strangers/switches.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-strangers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the tables name switches that exist', () => {
  const known = new Set(habits.map(({ name }) => name))
  expect(Object.keys(HABITS).filter((name) => !known.has(name))).toEqual([])
  const wrong = new Set(faultSwitches.map(({ name }) => name))
  const named = [...Object.keys(CAUGHT), ...Object.keys(BY_CHANCE), ...Object.keys(MISSED)]
  expect(named.toSorted()).toEqual([...wrong].toSorted())
})

// The minimum number of checks that must pass, of about 390. All other checks warn or have nothing to judge.
const LEAST_PASSES = 240

async function byCommand(name: string, setting: Setting) {
  const { args, statement } = orchardIn(setting)
  const path = join(folder, `${name}.json`)
  writeFileSync(path, statement)
  const server = await startStranger('orchard', args)
  try {
    const out = join(folder, name)
    const flags = ['--statement', path, '--allow-signup', '--out', out]
    const { code } = await assay(['check', server.baseUrl, ...flags], folder, { ASSAY_KEY: server.key ?? '' })
    return { code, run: JSON.parse(readFileSync(join(out, 'run.json'), 'utf8')) as Run }
  } finally {
    await server.close()
  }
}

// No retry, because the test looks for verdicts that change between runs.
const ONE_TRY = { retry: 0 } as const

test.concurrent.each<[name: string, setting: Setting, warns: Readonly<Record<string, string>>]>([
  ...notBrief<[string, Setting, Readonly<Record<string, string>>]>([['all-habits', ALL_HABITS, allWarns()]]),
  // With all its habits the server shows as much. `npm run test:strangers` judges it without them, and with each switch.
  ...inFull<[string, Setting, Readonly<Record<string, string>>]>([['good', { args: [], only: null }, {}]]),
])(
  'a server that shares neither code nor assumptions with the reference is judged right: %s, by the real command',
  ONE_TRY,
  async (name, setting, warns) => {
    const { code, run } = await byCommand(name, setting)
    expect(falseAlarms(run, warns)).toEqual([])
    expect(code).toBe(0)
    const passes = run.checks.filter(({ verdict }) => verdict === 'pass').length
    expect(passes).toBeGreaterThanOrEqual(LEAST_PASSES)
  },
)
