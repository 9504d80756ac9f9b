import { expect, test } from 'vitest'
import { evidence, HEALTHY } from './judge-load-fixture.ts'
import { judgeLoad } from './judge-load.ts'
import type { LoadMetric } from '../../schemas/compiled/load-run.ts'

function metric(p50: number, p95: number): LoadMetric {
  return { unit: 'ms', n: 100, p50, p90: p95, p95, p99: p95, max: p95, ci: null, bound: null }
}

function notesOn(tlsMs: number, workload = {}, n = 100): string {
  const metrics = { e2e: metric(400, 500), ttft: metric(100, 150), tls: { ...metric(tlsMs / 2, tlsMs), n } }
  const of = evidence({ figures: HEALTHY, measured: { metrics } })
  return judgeLoad({ ...of, workload: { ...of.workload, ...workload } }).notes.join('\n')
}

test('many simultaneous handshakes that delay first answers give a note with advice', () => {
  expect(notesOn(40)).toContain(
    'began with TLS handshakes at the same time (p95 40 ms), which delayed their first answers: --ramp-up N spreads them, --warm-up N does not count them',
  )
  expect(notesOn(9)).not.toContain('handshakes')
})

const opened = (n: number): string => notesOn(40, { model: 'open-poisson' }, n)

test('handshakes in many requests of an open model give a note, those in few give none', () => {
  expect(opened(50)).toContain(
    'requests opened a connection, and their times include its TLS handshake (p95 40 ms)',
  )
  expect(opened(50)).toContain('no other was idle, or the service closes them after answers; --warm-up N')
  expect(opened(1)).not.toContain('handshake')
})

test.each([{ rampUpSeconds: 2 }, { warmUpSeconds: 2 }, { vus: 1 }])('%j: no note', (workload) => {
  expect(notesOn(40, workload)).not.toContain('handshakes')
})
