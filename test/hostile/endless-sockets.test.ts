import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Run } from '../../schemas/compiled/run.ts'
import {
  answerCompletion,
  answerError,
  judgeSmall,
  onSmallServer,
  recordIn,
  SMALL_KEY,
} from '../fixtures/small-server.ts'
import { checksOfCapabilities, TEST_DEADLINES } from '../kill-matrix/kill.ts'

const CHUNK = {
  id: 'chatcmpl-7',
  object: 'chat.completion.chunk',
  created: 1_790_000_000,
  model: 'small',
  choices: [{ index: 0, delta: { content: 'on ' }, finish_reason: null }],
}
const EVERY_MS = 100
const CHECKS = checksOfCapabilities(['websocket']).map(({ id }) => id)

const isWithKey = ({ headers }: IncomingMessage): boolean => headers.authorization === `Bearer ${SMALL_KEY}`

/** Judges a server whose answers never end. Returns the run and its number of conversations. */
async function judged(goesOn: (socket: WebSocket) => void): Promise<{ run: Run; count: number }> {
  const sockets = new WebSocketServer({ noServer: true })
  let count = 0
  const run = await onSmallServer(
    (call) => (isWithKey(call.request) ? answerCompletion(call) : answerError(call, 401, 'no key')),
    async (up) => {
      up.server.on('upgrade', (request, socket, head) => {
        if (!isWithKey(request)) {
          socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
          return
        }
        sockets.handleUpgrade(request, socket, head, (open) => {
          open.once('message', () => {
            count += 1
            const timer = setInterval(() => goesOn(open), EVERY_MS)
            open.on('close', () => clearInterval(timer))
          })
        })
      })
      return await judgeSmall(up, CHECKS, { deadlines: { ...TEST_DEADLINES, totalMs: 3000, graceMs: 500 } })
    },
  )
  return { run, count }
}

// The maximum number of conversations: the first endless one, those in progress when a second one times out, and a margin
// for a busy machine.
const MOST = 8

test.each<[what: string, goesOn: (socket: WebSocket) => void, outcome: Run['outcome']]>([
  ['pieces', (socket) => socket.send(JSON.stringify(CHUNK)), 'non-conformant'],
  ['pings', (socket) => socket.ping(), 'incomplete'],
])('endless %s are waited for twice', async (_, goesOn, outcome) => {
  const { run, count } = await judged(goesOn)
  expect(count).toBeLessThanOrEqual(MOST)
  expect(run.outcome).toBe(outcome)
  const isPassed = (id: string) => recordIn(run, id).verdict === 'pass'
  expect(['websocket.offered', 'websocket.keys-refused'].map(isPassed)).toEqual([true, true])
  expect(isPassed('websocket.done-present')).toBe(false)
})
