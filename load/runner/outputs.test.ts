import { expect, test } from 'vitest'
import { k6Environment } from './environment.ts'
import { outputSecrets, outputVariables, requireOutput } from './outputs.ts'

const ENVIRONMENT = {
  PATH: '/bin',
  ASSAY_KEY: 'sk-not-for-k6-4711',
  K6_OTEL_HTTP_EXPORTER_ENDPOINT: '127.0.0.1:4318',
  K6_OTEL_HEADERS: 'Authorization=Basic c2VjcmV0',
  K6_PROMETHEUS_RW_BEARER_TOKEN: 'token-of-prometheus',
  K6_VUS: '999',
}

test('an output gets the variables that configure it, and no others', () => {
  expect(Object.keys(outputVariables(ENVIRONMENT, 'opentelemetry'))).toEqual([
    'K6_OTEL_HTTP_EXPORTER_ENDPOINT',
    'K6_OTEL_HEADERS',
  ])
  const passed = k6Environment(ENVIRONMENT, { output: 'experimental-prometheus-rw' })
  expect(passed).toMatchObject({ K6_PROMETHEUS_RW_BEARER_TOKEN: 'token-of-prometheus', PATH: '/bin' })
  expect(Object.keys(passed).filter((name) => /OTEL|VUS|ASSAY/.test(name))).toEqual([])
  expect(Object.keys(k6Environment(ENVIRONMENT)).filter((name) => /OTEL|PROMETHEUS/.test(name))).toEqual([])
})

test('values that no log may show', () => {
  expect(outputSecrets(outputVariables(ENVIRONMENT, 'opentelemetry'))).toEqual([
    'Authorization=Basic c2VjcmV0',
  ])
})

test('an output with its address in its name is refused: the list of processes would show it', () => {
  expect(() => requireOutput('opentelemetry=http://user:password@host')).toThrow(/give opentelemetry or/)
  expect(requireOutput('opentelemetry')).toBe('opentelemetry')
})
