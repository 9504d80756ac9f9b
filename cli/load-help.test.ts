import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { LIMIT_SCENARIOS, SCENARIOS } from '../load/runner/bundle-script.ts'
import { planLoad } from '../load/session/plan-load.ts'
import type { Workload } from '../load/workload/workload.ts'
import { renderHelp } from './command.ts'
import { loadCommand } from './commands/load-command.ts'

const LOAD_HELP = renderHelp(loadCommand)

const SCENARIO_LINES = LOAD_HELP.split('\n\n')[2] ?? ''
const MEASURE_LOAD = readFileSync(new URL('../docs/capacity.md', import.meta.url), 'utf8').split('\n## ')[0]
const GLOSSARY = readFileSync(new URL('../docs/glossary.md', import.meta.url), 'utf8')
const GLOSSARY_ROW = GLOSSARY.split('\n').find((line) => line.startsWith('| scenario '))

test.each([...SCENARIOS, ...LIMIT_SCENARIOS])('the help describes the scenario %s', (name) => {
  expect(SCENARIO_LINES).toMatch(new RegExp(`(?:^| )${name}:? `, 'm'))
})

test.each([...SCENARIOS])('docs/capacity.md names the scenario %s', (name) => {
  expect(MEASURE_LOAD).toContain(`\`${name}\``)
})

test.each([...SCENARIOS, ...LIMIT_SCENARIOS])('docs/glossary.md names the scenario %s', (name) => {
  expect(GLOSSARY_ROW).toContain(`\`${name}\``)
})

const TARGET = { baseUrl: 'http://127.0.0.1:8080', model: 'm', key: null }

function workloadOf(scenario: string): Workload {
  return planLoad({ scenario, target: TARGET, workload: {}, out: '.' }).workload
}

test.each([...SCENARIOS])('%s sends another load than every other scenario', (scenario) => {
  const same = SCENARIOS.filter((other) => isDeepStrictEqual(workloadOf(other), workloadOf(scenario)))
  expect(same).toEqual([scenario])
})

test.each([...SCENARIOS])('the help says how long %s lasts', (scenario) => {
  const workload = workloadOf(scenario)
  const [, usual = '', others = ''] = /--duration N +seconds \(default (\d+), ([^;]*);/.exec(LOAD_HELP) ?? []
  const own = new RegExp(`\\b${scenario} (\\d+)`).exec(others)?.[1]
  expect(workload.durationSeconds, '--duration in cli/flags.ts').toBe(Number(own ?? usual))
})

test.each([...SCENARIOS])(
  '%s with a trace lasts as long as the trace and one interval, as the help says',
  (scenario) => {
    const record = { promptTokens: 8, outputTokens: 8, blocks: [] }
    const trace = [0, 1_000_000, 2_000_000, 3_000_000, 3_999_999].map((atUs) => ({ ...record, atUs }))
    const { workload } = planLoad({
      scenario,
      target: TARGET,
      workload: { trace },
      out: '.',
    })
    expect(LOAD_HELP).toContain('of a trace: its length and one interval')
    expect(workload.durationSeconds).toBeCloseTo(5, 3)
  },
)
