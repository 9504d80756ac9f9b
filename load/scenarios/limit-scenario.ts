/** The common parts of the scenarios that identify limiters: a task, keys, one user that executes a plan to its end. */
import secrets from 'k6/secrets'
import { flush, hide, nowUs, open as openRows, writeRow } from 'k6/x/assay'
import { secretForms } from '../../conformance/codec/secret-forms.ts'
import {
  type PlanResources,
  executePlan,
  type PlanDependencies,
  parseLimiterTask,
} from '../limiter/scenario.ts'
import { parseScenarioConfig } from './shared/scenario-config.ts'
import { CONFIG_VARIABLE, secretName } from './shared/scenario-names.ts'
import { fetchSecretHeaders } from './secret-headers.ts'
import { createSender } from './send-to-limiter.ts'

const config = parseScenarioConfig(open(__ENV[CONFIG_VARIABLE] ?? ''))

/** The task as text, for what else a scenario wants to read of it. */
export const taskText = open(config.dataPath ?? '')
const task = parseLimiterTask(taskText)

openRows({ path: config.rowsPath })

export { config, task }

/** Executes a plan to its end. Nothing is judged here; the rows and the decisions between them hold everything. */
export async function runPlan(next: PlanDependencies['next']): Promise<void> {
  const keys: string[] = []
  while (config.isAuthenticated && keys.length < task.keys.length)
    keys.push(await secrets.get(secretName(keys.length)))
  // The first reading fixes the start of the clock.
  const startEpochMs = Date.now() - nowUs() / 1000
  const secretHeaders = await fetchSecretHeaders(config)
  hide([...keys, ...Object.values(secretHeaders)].flatMap(secretForms))
  const resources: PlanResources = {
    keys: task.keys,
    sources: task.sources.map(({ label }) => label),
    maxRequests: task.maxRequests,
    maxMs: task.maxMs,
    startEpochMs,
    ...(task.streamMembers === null ? { canStream: false as const } : {}),
  }
  executePlan(resources, {
    next,
    send: createSender(config, task, { keys, secretHeaders }),
    nowMs: () => nowUs() / 1000,
    decided: (decision) => writeRow(JSON.stringify({ v: 1, decision })),
  })
}

/** Writes the rows that are still in memory. */
export function teardown(): void {
  flush()
}

/** Passes the figures of k6 to the driver. k6 writes the file when this returns. */
export function handleSummary(data: unknown): Record<string, string> {
  return { [config.summaryPath]: JSON.stringify(data) }
}
