/** Tests outputs to OpenTelemetry and Prometheus. Receivers decode them with the libraries of these protocols. */
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { goEnvironment } from '../../load/runner/environment.ts'
import { unlessLate } from '../../load/session/unless-late-fixture.ts'
import { startReference, type Reference } from '../../reference/server.ts'
import { assayHere } from '../fixtures/command-here.ts'
import { assay } from '../fixtures/run-command.ts'
import { isFull } from '../sampling/sampled-cases.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-outputs-'))
const SECRET = 'secret-of-the-receiver-91c4'
let reference: Reference
let k6 = ''
let receivers: ChildProcess
let stdout = ''
type Seen = {
  readonly protocol: string
  readonly name: string
  readonly value: number
  readonly authorization: string
}

/** Returns each process command line that contains `text`. The test searches for a secret. */
function processesWith(text: string): readonly string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8')
        return command.includes(text) ? [command] : []
      } catch {
        return []
      }
    })
}

/** Sends 20 requests with an output, and returns the last value of each metric that the receiver got. */
async function sendTo(output: string, variables: Readonly<Record<string, string>>) {
  const out = join(folder, output)
  const target = [
    'load',
    'stream',
    reference.baseUrl,
    '--model',
    reference.model,
    '--k6',
    k6,
    '--no-calibration',
  ]
  const args = [...target, '--rate=10', '--duration=2', '--k6-out', output, '--out', out]
  const shown: string[] = []
  const watching = setInterval(() => shown.push(...processesWith(SECRET)), 100)
  const said = await assay(args, folder, { ASSAY_KEY: reference.key, ...variables })
  clearInterval(watching)
  const run = JSON.parse(readFileSync(join(out, 'load-run.json'), 'utf8')) as LoadRun
  expect(run).toMatchObject({ ...unlessLate(run, { outcome: 'ok', exitCode: 0 }), requests: { ok: 20 } })
  expect(said.code, said.stderr + said.stdout).toBe(run.exitCode)
  expect(shown).toEqual([])
  for (const name of readdirSync(out))
    expect(readFileSync(join(out, name)).includes(SECRET), name).toBe(false)
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'))
  const seen = lines.map((line) => JSON.parse(line) as Seen)
  return new Map(seen.map((one) => [`${one.protocol} ${one.name}`, one]))
}

// The receivers take a minute of processor time to compile.
describe.runIf(isFull)('outputs of k6', () => {
  beforeAll(async () => {
    reference = await startReference({})
    k6 = await ensureK6()
    const binary = join(folder, 'receivers')
    const env = goEnvironment(process.env)
    execFileSync('go', ['build', '-o', binary, '.'], {
      cwd: join(import.meta.dirname, '..', 'receivers'),
      env,
    })
    receivers = spawn(binary, { stdio: ['ignore', 'pipe', 'inherit'] })
    // The first line is the address.
    await new Promise<void>((resolve) => {
      receivers.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
        stdout += chunk
        if (stdout.includes('\n')) resolve()
      })
    })
  }, 600_000)
  afterAll(async () => {
    receivers.kill()
    await reference.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('OpenTelemetry', { timeout: 120_000, retry: 1 }, async () => {
    const [address = ''] = stdout.split('\n')
    const seen = await sendTo('opentelemetry', {
      K6_OTEL_EXPORTER_PROTOCOL: 'http/protobuf',
      K6_OTEL_HTTP_EXPORTER_ENDPOINT: address,
      K6_OTEL_HTTP_EXPORTER_INSECURE: 'true',
      K6_OTEL_HEADERS: `Authorization=Bearer ${SECRET}`,
      K6_OTEL_EXPORT_INTERVAL: '500ms',
      K6_OTEL_FLUSH_INTERVAL: '200ms',
    })
    expect(seen.get('opentelemetry http_reqs')).toMatchObject({
      value: 20,
      authorization: `Bearer ${SECRET}`,
    })
    expect(seen.get('opentelemetry assay_ttft')).toMatchObject({ value: 20 })
  })

  test('Prometheus remote write', { timeout: 120_000, retry: 1 }, async () => {
    const [address = ''] = stdout.split('\n')
    const seen = await sendTo('experimental-prometheus-rw', {
      K6_PROMETHEUS_RW_SERVER_URL: `http://${address}/api/v1/write`,
      K6_PROMETHEUS_RW_BEARER_TOKEN: SECRET,
      K6_PROMETHEUS_RW_PUSH_INTERVAL: '500ms',
      K6_PROMETHEUS_RW_TREND_STATS: 'p(95)',
    })
    expect(seen.get('prometheus k6_http_reqs_total')).toMatchObject({
      value: 20,
      authorization: `Bearer ${SECRET}`,
    })
    expect(seen.get('prometheus k6_assay_ttft_p95')?.value).toBeGreaterThan(0)
  })

  test('another output is a usage error that does not repeat an address', async () => {
    const args = [
      'load',
      'stream',
      reference.baseUrl,
      '--model',
      'm',
      `--k6-out=influxdb=http://u:${SECRET}@h`,
    ]
    const { code, stderr } = await assayHere(args, folder, { ASSAY_KEY: reference.key })
    expect(code).toBe(2)
    expect(stderr).toContain("unknown output 'influxdb': give opentelemetry or experimental-prometheus-rw")
    expect(stderr).not.toContain(SECRET)
  })
})
