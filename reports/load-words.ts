/** A load run in words, the same on the terminal and on the page. Texts of the target are not neutralised here. */
import type { LoadObjective, LoadRun } from './load-run.ts'
import { count, thousands } from './run-words.ts'

/** Stands for a number that the run cannot carry; such a number is never shown as zero. */
export const UNMEASURED = 'n/a'

/** The columns of a distribution, in the order shown. */
export const LOAD_STATS = ['p50', 'p90', 'p95', 'p99', 'max'] as const

const VALIDITY: Readonly<Record<LoadRun['outcome'], string>> = {
  ok: 'VALID',
  'slo-failed': 'VALID, OBJECTIVE MISSED',
  invalid: 'NOT VALID: quote no number of this run',
  aborted: 'STOPPED before its end: quote no number of this run',
}

/** What the numbers are worth. */
export function validityInWords({ outcome }: LoadRun): string {
  return VALIDITY[outcome]
}

/** The load that was asked for. */
export function askedInWords({ workload }: LoadRun): string {
  const { vus, ratePerSecond, durationSeconds, promptTokens, maxTokens } = workload
  const arrivals =
    ratePerSecond === null
      ? `${count(vus, 'user')}, each asking again when answered (closed model)`
      : `${thousands(ratePerSecond)} requests per second whatever the answers do (open model, up to ${vus} in flight)`
  return `${arrivals}, for ${durationSeconds} s; prompts of about ${count(promptTokens, 'token')}, max_tokens ${maxTokens}`
}

/** Requests by fate. */
export function requestsInWords({ requests }: LoadRun): string {
  const { started, ok, failed, dropped, errorShare } = requests
  const share = `${(errorShare * 100).toFixed(2)} %`
  return `${thousands(started)} sent: ${thousands(ok)} completed, ${thousands(failed)} failed (${share}); ${thousands(dropped)} not sent`
}

/** Completions and tokens per second. */
export function throughputInWords({ throughput }: LoadRun): string {
  const { completionsPerSecond, outputTokensPerSecond } = throughput
  const tokens = outputTokensPerSecond === null ? UNMEASURED : outputTokensPerSecond.toFixed(1)
  return `${completionsPerSecond.toFixed(2)} completions per second, ${tokens} output tokens per second`
}

/** How the sampled answers did against the interface. */
export function conformanceInWords({ conformance }: LoadRun): string {
  const { sampled, conforming, example } = conformance
  const verdict = `${thousands(conforming)} of ${thousands(sampled)} sampled answers conform`
  return example === null ? verdict : `${verdict}; for example: ${example}`
}

/** What is known of the instrument and its own error. */
export function instrumentInWords({ instrument: { engine, note, cpuShare } }: LoadRun): string {
  const cpu = cpuShare === null ? '' : `; it used ${(cpuShare * 100).toFixed(0)} % of the machine`
  return `${engine}: ${note}${cpu}`
}

/** Milliseconds without a unit, two decimals below 100. */
export function millisecondsInWords(value: number | null): string {
  if (value === null) return UNMEASURED
  return value < 100 ? value.toFixed(2) : thousands(Math.round(value))
}

/** What an objective measured, with its unit. */
export function actualInWords({ actual, unit }: LoadObjective): string {
  if (actual === null) return UNMEASURED
  if (unit === 'share') return `${(actual * 100).toFixed(2)} %`
  return unit === 'ms' ? `${millisecondsInWords(actual)} ms` : `${actual.toFixed(2)} per second`
}
