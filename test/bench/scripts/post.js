/** Requests JSON completions with k6's own http.post, as k6 users without the extension do. */
import http from 'k6/http'

const settings = JSON.parse(__ENV.BENCH)

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
  discardResponseBodies: true,
}

const body = JSON.stringify({ model: 'truth', messages: [{ role: 'user', content: 'x' }], stream: false })

const headers = { 'Content-Type': 'application/json' }

export default function ask() {
  const { status } = http.post(settings.url, body, {
    headers,
    responseType: 'text',
    timeout: '120s',
  })
  if (status !== 200) throw new Error(`status ${status}`)
}

export function handleSummary(data) {
  return { [settings.summary]: JSON.stringify(data.metrics.http_reqs.values) }
}
