/** What Node tells a scenario: one JSON file, its path in `ASSAY_LOAD_CONFIG`. It never holds a key. Pure. */
import { isObject, memberOf, requireBoolean, requireNumber, requireString } from './guards.ts'
import type { Workload } from './workload.ts'
import { readWorkload } from './workload/read-workload.ts'

/** `trendStats` are k6 names such as `p(99)`; one in `sampleEvery` good answers is held against the schema. */
export type ScenarioConfig = {
  readonly completionsUrl: string
  readonly model: string
  readonly isAuthenticated: boolean
  readonly workload: Workload
  readonly seed: string
  readonly summaryPath: string
  readonly trendStats: readonly string[]
  readonly sampleEvery: number
  readonly userAgent: string
}

/** Parses the configuration file. Throws a TypeError (or SyntaxError) that says what is wrong with it. */
export function parseScenarioConfig(text: string): ScenarioConfig {
  const value: unknown = JSON.parse(text)
  if (!isObject(value)) throw new TypeError('the scenario configuration must be a JSON object')
  const trendStats = memberOf(value, 'trendStats')
  if (!Array.isArray(trendStats)) throw new TypeError('trendStats must be a list')
  return {
    completionsUrl: requireString(value, 'completionsUrl'),
    model: requireString(value, 'model'),
    isAuthenticated: requireBoolean(value, 'isAuthenticated'),
    workload: readWorkload(memberOf(value, 'workload')),
    seed: requireString(value, 'seed'),
    summaryPath: requireString(value, 'summaryPath'),
    trendStats: trendStats.filter((stat) => typeof stat === 'string'),
    sampleEvery: requireNumber(value, 'sampleEvery'),
    userAgent: requireString(value, 'userAgent'),
  }
}
