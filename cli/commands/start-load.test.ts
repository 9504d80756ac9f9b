import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { expect, test } from 'vitest'
import { conformantRun } from '../../reports/run-fixture.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { stopSignals } from '../stop.ts'
import { startLoad, worstExitCode } from './start-command.ts'

async function said(changes: Partial<Run>): Promise<readonly [number, string]> {
  let text = ''
  const words = { write: (more: string) => (text += more) }
  const context = { stdout: words, stderr: words, env: {}, cwd: '.' }
  const run = { ...conformantRun, ...changes }
  const signals = stopSignals()
  const asked = { run, key: null, headers: [], seed: 's', out: '/nowhere/at/all', signals, missing: 'no Go' }
  const loads = await startLoad(asked, context, words).finally(signals.release)
  return [loads.length, text]
}

test.each<[string, Partial<Run>, string]>([
  [
    'another machine',
    { target: { ...conformantRun.target, baseUrl: 'https://api.example.com' } },
    'load: skipped: https://api.example.com is not this machine\n',
  ],
  ['a broken run', { outcome: 'broken', target: local() }, 'load: skipped: the conformance run broke\n'],
  ['no completion', { checks: [], target: local() }, 'load: skipped: no completion came back\n'],
  [
    'no k6',
    {
      checks: [{ ...conformantRun.checks[0]!, id: 'core.post-completes', verdict: 'pass' }],
      target: local(),
    },
    'load: skipped: no Go\n',
  ],
])('no load is sent to a target that cannot take it: %s', async (_name, changes, words) => {
  expect(await said(changes)).toEqual([0, words])
})

test('several loads exit with the worst of their exit codes', () => {
  expect(worstExitCode([])).toBe(0)
  expect(worstExitCode([of(0), of(3), of(1)])).toBe(3)
})

function of(exitCode: LoadRun['exitCode']): LoadRun {
  return { exitCode } as LoadRun
}

function local(): Run['target'] {
  return { ...conformantRun.target, baseUrl: 'http://127.0.0.1:1', model: 'm' }
}
