/**
 * The reference behind a limit, in a process of its own: whatever else the bench computes, this answers in time. argv: the
 * limit (empty for none), how long a completion takes before its first word in milliseconds, and the keys.
 */
import { readLimit } from '../../../reference/limits/spec.ts'
import { startReference } from '../../../reference/server.ts'

const [limit = '', ttftMs = '0', ...keys] = process.argv.slice(2)
const { baseUrl } = await startReference({
  keys,
  models: ['m'],
  limits: limit === '' ? [] : [readLimit(limit)],
  latency: { ttftMs: Number(ttftMs), gapMs: 1, jitterMs: 0 },
})
process.stdout.write(`port ${new URL(baseUrl).port}\n`)
process.stdin.on('end', () => process.exit()).resume()
