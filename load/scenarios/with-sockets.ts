/**
 * The load over HTTP and WebSocket: like `completions.ts`, but where the schedule wants a WebSocket, the conversation and its end
 * are understood here.
 */
import { keepAnswer, nowUs, next, socketBegins, socketEnded, socketRest, turn } from 'k6/x/assay'
import { parseScenarioConfig } from './shared/scenario-config.ts'
import { CONFIG_VARIABLE } from './shared/scenario-names.ts'
import { noteOutcome } from './completions.ts'
import { fetchSecretHeaders } from './secret-headers.ts'
import { keptTalk } from './shared/kept-conversation.ts'
import { createSocketSender, type EndedTalk, type SocketRequest } from './socket.ts'

export { handleSummary, options, setup, teardown } from './completions.ts'

const config = parseScenarioConfig(open(__ENV[CONFIG_VARIABLE] ?? ''))

// This module is run by each user for itself.
let secretHeaders: Readonly<Record<string, string>> | null = null

const converse = createSocketSender({
  url: config.socketUrl,
  dialect: config.dialect,
  headers: { 'User-Agent': config.userAgent },
  secretHeaders: () => secretHeaders ?? {},
  timeoutMs: config.workload.requestTimeoutSeconds * 1000,
  isPaced: config.workload.ratePerSecond !== null,
  users: config.workload.vus,
  isAuthenticated: config.isAuthenticated,
  now: nowUs,
  begins: socketBegins,
  ended,
})

function ended({ row, settled, record, request }: EndedTalk): void {
  const { class: kind, status } = settled.row
  const { isKept, isFailing } = socketEnded(row, status, kind, settled.text, settled.isSuspect)
  if (isKept) keepAnswer(JSON.stringify(keptTalk(record, settled, request)))
  if (isFailing) noteOutcome('failing')
}

/** One iteration: the next request of the schedule. */
export default function complete(): Promise<void> | undefined {
  const outcome = next()
  if (outcome !== 'socket') {
    noteOutcome(outcome)
    return undefined
  }
  // The promise of a conversation ends with the rest of its user, so that k6 counts both to the iteration.
  return converseWith(turn()).then(socketRest)
}

async function converseWith(request: SocketRequest): Promise<void> {
  secretHeaders ??= await fetchSecretHeaders(config)
  await converse(request)
}
