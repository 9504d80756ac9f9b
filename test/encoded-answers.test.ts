/** A service that encodes its answers where a request has no `accept-encoding`, as RFC 9110 section 12.5.3 permits. */
import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import { constants, createGzip } from 'node:zlib'
import { expect, test } from 'vitest'
import { resolvePlan } from '../conformance/engine/plan.ts'
import { startSession } from '../conformance/session/open-session.ts'
import { startReference } from '../reference/server.ts'
import type { Run } from '../reports/run.ts'
import {
  blemishes,
  checksOfCapabilities,
  isTooBusy,
  referenceStatement,
  TEST_CAPS,
  TEST_DEADLINES,
} from './kill.ts'

async function judgeBehindGzip(disguised: boolean): Promise<{ run: Run; encodedCount: number }> {
  const reference = await startReference({})
  let encodedCount = 0
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    const onward = forward(
      { host: '127.0.0.1', port: reference.port, method, path: url, headers },
      (answer) => {
        const isFree =
          headers['accept-encoding'] === undefined && method !== 'HEAD' && answer.statusCode !== 204
        const names = Object.entries(answer.headers).filter(([name]) => name !== 'content-length')
        if (!isFree) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(outgoing)
          return
        }
        encodedCount += 1
        outgoing.writeHead(answer.statusCode ?? 502, {
          ...Object.fromEntries(names),
          'content-encoding': 'gzip',
        })
        answer.pipe(createGzip({ flush: constants.Z_SYNC_FLUSH })).pipe(outgoing)
      },
    )
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const checks = checksOfCapabilities(['core', 'sse', 'signup'])
  try {
    const session = startSession({
      baseUrl: `http://127.0.0.1:${port}`,
      key: reference.key,
      model: reference.model,
      seed: 'kill',
      disguised,
      maxRequests: 300,
      maxTokens: 30_000,
      version: '0.0.0-test',
      transcriptPath: null,
      plan: resolvePlan({ profile: 'openai', statement: referenceStatement, require: [] }),
      checks,
      deadlines: TEST_DEADLINES,
      caps: TEST_CAPS,
      pauseScale: 0.1,
      signup: { email: null, key: null },
    })
    await Promise.all(checks.map((check) => session.verdict(check)))
    return { run: await session.close(), encodedCount }
  } finally {
    server.closeAllConnections()
    server.close()
    await reference.close()
  }
}

test.each([true, false])('is judged by what its answers hold; in disguise: %s', async (disguised) => {
  const { run, encodedCount } = await judgeBehindGzip(disguised)
  expect(blemishes(run).filter((line) => !isTooBusy(line))).toEqual([])
  // An ordinary run asks for no encoding.
  expect(encodedCount > 50).toBe(disguised)
  if (!disguised) expect(encodedCount).toBe(0)
})
