/**
 * The reference behind a limit, in a process of its own, so that the bench does not delay its answers. argv: the limit (empty for
 * none), the milliseconds before the first word of a completion, the milliseconds for which the process is busy at a time, and
 * the keys.
 */
import { readLimit } from '../../../reference/limits/spec.ts'
import { startReference } from '../../../reference/server.ts'

const MODEL = 'm'
const WARM_ROUNDS = 15
const WARM_PARALLEL = 20

/** Warms the process up, because a new process answers slowly. Another server in it gets the requests, so that no limit is used up. */
async function warmUp(): Promise<void> {
  const key = 'sk-bench-warm-0003'
  const limits = [readLimit('fixed-window,n=40,window=500ms')]
  const { baseUrl, close } = await startReference({ keys: [key], models: [MODEL], limits })
  const ask = async (): Promise<void> => {
    const response = await fetch(`${baseUrl}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: MODEL, messages: [{ role: 'user', content: 'Hello.' }], max_tokens: 8 }),
    })
    await response.text()
  }
  for (let round = 0; round < WARM_ROUNDS; round += 1)
    await Promise.all(Array.from({ length: WARM_PARALLEL }, ask))
  await close()
}

/** Keeps the only thread busy for half of all time. */
function stayBusy(busyMs: number): void {
  setInterval(() => {
    const untilMs = performance.now() + busyMs
    while (performance.now() < untilMs);
  }, 2 * busyMs)
}

const [limit = '', ttftMs = '0', busyMs = '0', ...keys] = process.argv.slice(2)
await warmUp()
const { baseUrl } = await startReference({
  keys,
  models: [MODEL],
  limits: limit === '' ? [] : [readLimit(limit)],
  latency: { ttftMs: Number(ttftMs), gapMs: 1, jitterMs: 0 },
})
if (Number(busyMs) > 0) stayBusy(Number(busyMs))
process.stdout.write(`port ${new URL(baseUrl).port}\n`)
process.stdin.on('end', () => process.exit()).resume()
