import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { selfSigned } from '../../conformance/transport/certificate-fixture.ts'
import { allChecks } from '../../conformance/session/registry.ts'
import { startReference, type Reference } from '../../reference/server.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { startTlsFront, type TlsFront } from '../fixtures/tls-front.ts'
import { assay } from '../fixtures/run-command.ts'
import { blemishes } from '../kill-matrix/kill.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-tls-command-'))
const authority = join(folder, 'authority.pem')
const SOCKETS = allChecks
  .filter(({ capability }) => capability === 'websocket')
  .map(({ id }) => id)
  .join(',')
const KEY = 'sk-tls-command-19c4'
let reference: Reference
let front: TlsFront
let baseUrl = ''

beforeAll(async () => {
  const certificate = selfSigned('localhost')
  writeFileSync(authority, certificate.cert)
  reference = await startReference({ keys: [KEY] })
  front = await startTlsFront(certificate, reference.port, 'localhost')
  baseUrl = `https://localhost:${front.port}`
})
afterAll(async () => {
  front.close()
  await reference.close()
  rmSync(folder, { recursive: true, force: true })
})

test('WebSocket over TLS, with a certificate that only NODE_EXTRA_CA_CERTS vouches for', async () => {
  const out = mkdtempSync(join(folder, 'wss-'))
  const { code, stdout } = await assay(
    ['check', baseUrl, '--model', reference.model, '--only', SOCKETS, '--out', out],
    folder,
    { ASSAY_KEY: KEY, NODE_EXTRA_CA_CERTS: authority },
  )
  const run = JSON.parse(readFileSync(join(out, 'run.json'), 'utf8')) as Run
  expect(blemishes(run)).toEqual([])
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^\d+ of \d+ checks: CONFORMANT:/)])
  // A busy machine may read all chunks of an answer together, so this test does not count the check of their arrival.
  const sockets = run.checks.filter(
    ({ id, capability, verdict }) =>
      capability === 'websocket' && verdict === 'pass' && id !== 'websocket.arrival-spread',
  )
  expect(sockets.length).toBeGreaterThanOrEqual(42)
  expect(readFileSync(join(out, 'transcript.ndjson'), 'utf8')).toContain(`${baseUrl}/v1/chat/completions`)
})

test('without it nothing is judged, and the certificate is named as the reason', async () => {
  const out = mkdtempSync(join(folder, 'untrusted-'))
  const args = ['check', baseUrl, '--model', reference.model, '--only', SOCKETS, '--out', out]
  const { code, stdout } = await assay(args, folder, { ASSAY_KEY: KEY })
  expect(code).toBe(3)
  expect(stdout).toMatch(/self-signed certificate/)
})
