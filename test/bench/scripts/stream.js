/** Reads event streams through the extension, as fast as the target plays them. Settings come as JSON. */
import { iteration, open as openRows, request } from 'k6/x/assay'

const settings = JSON.parse(__ENV.BENCH)

openRows({ path: settings.rows, gapsCap: settings.gapsCap })

export const options = {
  scenarios: {
    main: {
      executor: 'per-vu-iterations',
      vus: settings.users,
      iterations: settings.requests,
      maxDuration: '5m',
    },
  },
  systemTags: [],
}

const body = JSON.stringify({
  model: 'truth',
  messages: [{ role: 'user', content: 'x' }],
  stream: settings.transport === 'sse',
})

export default function ask() {
  const index = iteration()
  const { class: answerClass, error } = request({
    url: settings.url,
    transport: settings.transport,
    index,
    body,
    headers: { 'X-Assay-Index': String(index) },
    timeouts: { totalMs: 120_000, idleMs: 30_000 },
  })
  if (answerClass !== 'ok') throw new Error(`${answerClass}: ${error}`)
}
