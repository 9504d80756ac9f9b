/** JSON completions through the extension: timed, classed and written down, one row each. */
import { open as openRows, request } from 'k6/x/assay'

const settings = JSON.parse(__ENV.BENCH)

openRows({ path: settings.rows })

export const options = {
  scenarios: {
    main: {
      executor: 'constant-vus',
      vus: settings.users,
      duration: `${settings.seconds}s`,
      gracefulStop: '5s',
    },
  },
  systemTags: [],
}

const body = JSON.stringify({ model: 'truth', messages: [{ role: 'user', content: 'x' }], stream: false })

const timeouts = { totalMs: 120_000 }
const headers = { 'Content-Type': 'application/json' }

export default function ask() {
  const { status } = request({
    url: settings.url,
    transport: 'json',
    body,
    headers,
    timeouts,
  })
  if (status !== 200) throw new Error(`status ${status}`)
}

export function handleSummary(data) {
  return { [settings.summary]: JSON.stringify(data.metrics.http_reqs.values) }
}
