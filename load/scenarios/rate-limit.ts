/**
 * Which limiter a target has: asks as the plan decides, stage by stage, each request at its exact time. Nothing is
 * judged here; the rows and the decisions between them say all.
 */
import secrets from 'k6/secrets'
import type { Options } from 'k6/options'
import { flush, nowUs, open as openRows, writeRow } from 'k6/x/assay'
import { nextStep } from '../analysis/limiter/plan.ts'
import type { Means } from '../analysis/limiter/trace.ts'
import { playPlan } from '../rate-limit-play.ts'
import { parseLimiterTask } from '../rate-limit-task.ts'
import { parseScenarioConfig } from '../scenario-config.ts'
import { CONFIG_VARIABLE, secretName } from '../scenario-words.ts'
import { createAsker } from './ask-limiter.ts'
import { soloOptions } from './options.ts'

const config = parseScenarioConfig(open(__ENV[CONFIG_VARIABLE] ?? ''))
const task = parseLimiterTask(open(config.dataPath ?? ''))

openRows({ path: config.rowsPath })

/** k6 reads its options from here, once, before the user starts. */
export const options: Options = soloOptions(config, task.maxMs)

/** The one iteration: the whole plan. */
export default async function identify(): Promise<void> {
  const keys: string[] = []
  while (config.isAuthenticated && keys.length < task.keys.length)
    keys.push(await secrets.get(secretName(keys.length)))
  // The first reading fixes the start of the clock.
  const startEpochMs = Date.now() - nowUs() / 1000
  const means: Means = {
    keys: task.keys,
    sources: task.sources.map(({ label }) => label),
    maxRequests: task.maxRequests,
    maxMs: task.maxMs,
    startEpochMs,
  }
  playPlan(means, {
    next: nextStep,
    send: createAsker(config, task, keys),
    nowMs: () => nowUs() / 1000,
    decided: (decision) => writeRow(JSON.stringify({ v: 1, decision })),
  })
}

/** Hands over the rows that are still in memory. */
export function teardown(): void {
  flush()
}

/** Hands k6's own figures to the driver. k6 writes the file when this returns. */
export function handleSummary(data: unknown): Record<string, string> {
  return { [config.summaryPath]: JSON.stringify(data) }
}
