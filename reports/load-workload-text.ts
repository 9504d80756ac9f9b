/** The load that was asked for, in words. */
import type { LoadRun, LoadWorkload } from './load-run.ts'
import { count, formatPercent, thousands } from '../schemas/count.ts'

/** Arrivals, length of the run, lengths of prompts and answers, and whatever is unusual about them. */
export function formatAsked({ workload }: LoadRun): string {
  const { durationSeconds, warmUpSeconds = 0 } = workload
  const parts = [formatLengths(workload), formatPrefix(workload), formatKeys(workload), formatMix(workload)]
  return `${formatArrivals(workload)}, for ${thousands(durationSeconds)} s${warmUpSeconds === 0 ? '' : ` after a warm-up of ${thousands(warmUpSeconds)} s that does not count`}; ${parts.filter((part) => part !== '').join('; ')}`
}

function formatArrivals(workload: LoadWorkload): string {
  const { model, vus, ratePerSecond, thinkSeconds } = workload
  if (model === 'closed' || ratePerSecond === null) {
    const thought = thinkSeconds === 0 ? '' : ` and ${thousands(thinkSeconds)} s of think time`
    return `${count(vus, 'user')}, ${vus === 1 ? '' : `${formatStarts(workload)}, each `}sending the next request after an answer${thought} (closed model)`
  }
  const rate = `${count(ratePerSecond, 'request')} per second`
  return `${formatRhythm(workload, rate)} independent of the answers (open model, up to ${thousands(vus)} in flight)`
}

function formatStarts({ rampUpSeconds = 0 }: LoadWorkload): string {
  return rampUpSeconds === 0
    ? 'all starting at once'
    : `starting one after another over ${thousands(rampUpSeconds)} s`
}

function formatRhythm({ model, burstiness, traceSpeed }: LoadWorkload, rate: string): string {
  switch (model) {
    case 'closed':
    case 'open-constant':
      return `${rate}, evenly spaced,`
    case 'open-poisson':
      return `${rate}, at random (Poisson, given their number),`
    case 'open-gamma': {
      const kind = burstiness < 1 ? 'in bursts' : 'more evenly than at random'
      return `${rate}, ${kind} (gamma, burstiness ${burstiness}, given their number),`
    }
    case 'open-trace': {
      const speed = traceSpeed === 1 ? 'at its own speed' : `at ${count(traceSpeed, 'time')} its speed`
      return `a recorded trace ${speed}, ${rate} on average,`
    }
  }
}

function formatLengths({ model, lengths, promptTokens, maxTokens }: LoadWorkload): string {
  if (model === 'open-trace') return 'lengths as recorded'
  const prompts = `prompts of about ${count(promptTokens, 'token')}`
  switch (lengths.kind) {
    case 'fixed':
      return `${prompts}, max_tokens ${maxTokens}`
    case 'lognormal':
      return `${prompts}${spread(lengths.promptCv)}, max_tokens ${maxTokens}${spread(lengths.outputCv)}`
    case 'empirical':
      return `lengths drawn from ${count(lengths.count, 'recorded pair')}`
  }
}

function spread(cv: number): string {
  return cv === 0 ? '' : ` on average (lognormal, spread ${thousands(cv)} of the mean)`
}

function formatPrefix({ prefixShare }: LoadWorkload): string {
  return prefixShare === 0 ? '' : `${formatPercent(prefixShare, 0)} of each prompt the same text`
}

function formatKeys({ keys }: LoadWorkload): string {
  return keys === 1 ? '' : `${keys} keys in turn`
}

const TRANSPORTS = [
  ['json', 'JSON'],
  ['sse', 'event streams'],
  ['websocket', 'WebSocket'],
] as const

/** Only a mix is worth a word: which transport a scenario takes is in its name. */
function formatMix({ mix }: LoadWorkload): string {
  const used = TRANSPORTS.filter(([name]) => mix[name] > 0)
  if (used.length < 2) return ''
  const names = used.map(([, label]) => label).join(', ')
  return `${names} as ${used.map(([name]) => thousands(mix[name])).join(' : ')}`
}
