/**
 * The load over HTTP and WebSocket: like `completions.ts`, but where the schedule wants a WebSocket the conversation is held
 * here, with k6's own client.
 */
import { sleep } from 'k6'
import { nowUs, next, turn, writeRow } from 'k6/x/assay'
import { parseScenarioConfig } from '../request/scenario-config.ts'
import { CONFIG_VARIABLE } from '../engine/scenario-words.ts'
import { noteOutcome } from './completions.ts'
import { createSocketPlayer } from './socket.ts'

export { handleSummary, options, teardown } from './completions.ts'

const config = parseScenarioConfig(open(__ENV[CONFIG_VARIABLE] ?? ''))

const converse = createSocketPlayer({
  url: config.socketUrl,
  headers: { 'User-Agent': config.userAgent },
  timeoutMs: config.workload.requestTimeoutSeconds * 1000,
  isPaced: config.workload.ratePerSecond !== null,
  users: config.workload.vus,
  isAuthenticated: config.isAuthenticated,
  now: nowUs,
  write: writeRow,
})

/** One iteration: the next request of the schedule. */
export default function complete(): Promise<void> | undefined {
  const outcome = next()
  if (outcome !== 'socket') {
    noteOutcome(outcome)
    return undefined
  }
  // The promise of a conversation ends with its thinking, so that k6 counts both to the iteration.
  const { thinkSeconds, ...request } = turn()
  return converse(request).then(() => sleep(thinkSeconds))
}
