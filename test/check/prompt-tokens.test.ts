import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { resolvePlan } from '../../conformance/statement/plan.ts'
import { parseJson } from '../../conformance/codec/parse-json.ts'
import { CAPABILITIES, type Capability } from '../../conformance/exchange/capabilities.ts'
import type { Exchange } from '../../conformance/exchange/exchange.ts'
import { valueAtPointer } from '../../conformance/exchange/reply.ts'
import { plannedCost } from '../../conformance/session/registry.ts'
import { readTranscript } from '../../conformance/transport/transcript.ts'
import { checksOfCapabilities, judgeReferenceBy, referenceStatement } from '../kill-matrix/kill.ts'

/** Returns the prompt tokens that a service counts: one per three letters, and a few per message. */
function tokensOf(text: string | undefined): number {
  const body = parseJson(text ?? '')
  const messages = valueAtPointer(body, '/messages') ?? valueAtPointer(body, '/request/messages')
  if (!Array.isArray(messages)) return 0
  const letters = messages.map((message: unknown) =>
    ['/role', '/content'].map((pointer) => valueAtPointer(message, pointer)).join(''),
  )
  return Math.ceil(letters.join('').length / 3) + 3
}

// Returns the prompt tokens of an exchange.
function usedIn({ request, response, socket }: Exchange): number {
  const sent = (socket?.messages ?? []).filter(({ from, kind }) => from === 'client' && kind === 'text')
  if (socket !== undefined) return sent.reduce((sum, { payload }) => sum + tokensOf(payload.text), 0)
  return response?.status === 200 ? tokensOf(request.body?.text) : 0
}

const ALL = CAPABILITIES.filter((id) => id !== 'webhooks' && id !== 'limits')

test.each<readonly [string, readonly Capability[], boolean]>([
  ['core', ['core'], false],
  ['core and streams', ['core', 'sse'], false],
  ['core and streams, disguised', ['core', 'sse'], true],
  ['WebSocket', ['websocket'], false],
  ['nearly everything', ALL, false],
])('no more prompt tokens are used than announced: %s', async (_, only, disguised) => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-tokens-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const transcriptPath = join(folder, 'transcript.ndjson')
  // Without checks of huge messages, like a run without --huge.
  const checks = checksOfCapabilities(only).filter(({ id }) => !id.includes('huge'))
  const look = disguised ? { disguised } : {}
  await judgeReferenceBy(checks, [], {}, referenceStatement, { transcriptPath, ...look })
  const plan = resolvePlan({ profile: 'openai', statement: referenceStatement, require: [] })
  const { promptTokens } = plannedCost(checks, plan, true)
  const { exchanges } = readTranscript(readFileSync(transcriptPath, 'utf8'), transcriptPath)
  const used = exchanges.reduce((sum, exchange) => sum + usedIn(exchange), 0)
  expect(used).toBeLessThanOrEqual(promptTokens)
  // Announced are also calls that the reference does not need, such as those after a refused field.
  expect(promptTokens).toBeLessThanOrEqual(1.8 * used)
})
