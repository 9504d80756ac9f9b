/**
 * How fast a target streams over WebSocket, in a k6 without our extension: rows go through the log, and their clock is
 * the wall clock, whose reading at sending is cut to a millisecond.
 */
import { sleep } from 'k6'
import { SharedArray } from 'k6/data'
import exec from 'k6/execution'
import type { Options } from 'k6/options'
import secrets from 'k6/secrets'
import { createPrompts } from '../request/prompt.ts'
import { createBodies } from '../request/body.ts'
import { parseScenarioConfig } from '../request/scenario-config.ts'
import { CONFIG_VARIABLE, ROW_MARK, secretName } from '../engine/scenario-words.ts'
import { arrivalsOf } from '../workload/arrivals.ts'
import { entriesOf, NO_DATA } from '../workload/entries.ts'
import { optionsFor } from '../request/k6-options.ts'
import { fetchSecretHeaders } from './secret-headers.ts'
import { createSocketPlayer } from './socket.ts'

const config = parseScenarioConfig(open(__ENV[CONFIG_VARIABLE] ?? ''))
const { workload, seed } = config
const isOpen = workload.ratePerSecond !== null
const starts = new SharedArray('starts', () => [...(arrivalsOf(workload, seed, []) ?? [])])
const entryAt = entriesOf(workload, seed, NO_DATA)
const bodyOf = createBodies(config.model, createPrompts(seed), config.protocol.streamMembers)

// Each virtual user runs its own copy of this module, so these belong to one user.
const keys: string[] = []
let t0Ms = 0
let secretHeaders: Readonly<Record<string, string>> | null = null

const play = createSocketPlayer({
  url: config.socketUrl,
  dialect: config.dialect,
  headers: { 'User-Agent': config.userAgent },
  secretHeaders: () => secretHeaders ?? {},
  timeoutMs: workload.requestTimeoutSeconds * 1000,
  isPaced: isOpen,
  users: workload.vus,
  isAuthenticated: config.isAuthenticated,
  now: () => (Date.now() - t0Ms) * 1000,
  begins: () => undefined,
  ended: ({ row }) => console.log(ROW_MARK + row),
})

/** k6 reads its options from here, once, before the first user starts. */
export const options: Options = optionsFor(config, isOpen ? starts.length : null)

/** What all users count their time from. */
type Shared = { readonly t0Ms: number }

/** Fixes when time begins and writes the header of the rows. */
export function setup(): Shared {
  const shared = { t0Ms: Date.now() + config.leadMs }
  const header = { v: 1, t0EpochUs: shared.t0Ms * 1000, t0MonotonicUs: null, clock: 'wall', segment: null }
  console.log(ROW_MARK + JSON.stringify(header))
  return shared
}

/** One iteration: one conversation, one row. */
export default async function converse(shared: Shared): Promise<void> {
  t0Ms = shared.t0Ms
  while (config.isAuthenticated && keys.length < workload.keys) {
    keys.push(await secrets.get(secretName(keys.length)))
  }
  secretHeaders ??= await fetchSecretHeaders(config)
  const entry = entryAt(exec.scenario.iterationInTest)
  await play({
    index: entry.index,
    body: bodyOf(entry, true),
    key: keys[entry.keyIndex] ?? null,
    startAtUs: isOpen ? (starts[entry.index] ?? null) : null,
  })
  if (entry.thinkUs > 0) sleep(entry.thinkUs / 1_000_000)
}

/** Hands k6's own figures to the driver, which judges them. k6 writes the file when this returns. */
export function handleSummary(data: unknown): Record<string, string> {
  return { [config.summaryPath]: JSON.stringify(data) }
}
