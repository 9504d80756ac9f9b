/** Reads a workload back from JSON, inside k6 and wherever a load-run.json is read again. Pure. */
import { memberOf, requireNumber, requireNumberOrNull, requireString } from '../guards.ts'
import type { ArrivalModel, Lengths, Workload } from './workload.ts'

const MODELS = ['closed', 'open-constant', 'open-poisson', 'open-gamma', 'open-trace'] as const

/** The workload in parsed JSON. Throws a TypeError that names the member which is not as it must be. */
export function readWorkload(value: unknown): Workload {
  const mix = memberOf(value, 'mix')
  return {
    model: modelFrom(requireString(value, 'model')),
    vus: requireNumber(value, 'vus'),
    durationSeconds: requireNumber(value, 'durationSeconds'),
    warmUpSeconds: requireNumber(value, 'warmUpSeconds'),
    rampUpSeconds: requireNumber(value, 'rampUpSeconds'),
    ratePerSecond: requireNumberOrNull(value, 'ratePerSecond'),
    burstiness: requireNumber(value, 'burstiness'),
    traceSpeed: requireNumber(value, 'traceSpeed'),
    thinkSeconds: requireNumber(value, 'thinkSeconds'),
    maxTokens: requireNumber(value, 'maxTokens'),
    promptTokens: requireNumber(value, 'promptTokens'),
    lengths: lengthsFrom(memberOf(value, 'lengths')),
    prefixShare: requireNumber(value, 'prefixShare'),
    keys: requireNumber(value, 'keys'),
    mix: {
      json: requireNumber(mix, 'json'),
      sse: requireNumber(mix, 'sse'),
      websocket: requireNumber(mix, 'websocket'),
    },
    requestTimeoutSeconds: requireNumber(value, 'requestTimeoutSeconds'),
  }
}

function modelFrom(text: string): ArrivalModel {
  const model = MODELS.find((known) => known === text)
  if (model === undefined) throw new TypeError(`model must be one of ${MODELS.join(', ')}`)
  return model
}

function lengthsFrom(value: unknown): Lengths {
  const kind = requireString(value, 'kind')
  switch (kind) {
    case 'fixed':
      return { kind }
    case 'empirical':
      return { kind, count: requireNumber(value, 'count') }
    case 'lognormal':
      return {
        kind,
        promptCv: requireNumber(value, 'promptCv'),
        outputCv: requireNumber(value, 'outputCv'),
        correlation: requireNumber(value, 'correlation'),
      }
    default:
      throw new TypeError('lengths.kind must be fixed, lognormal or empirical')
  }
}
