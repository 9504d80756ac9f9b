/** Measures how unevenly a service takes its time for equal requests, from requests that were alone. Pure. */
import { quantile } from './quantile.ts'

/** The usual time of requests that were alone, and how far it varies. */
export type AloneTimes = {
  readonly middleMs: number
  /** Standard deviation of the natural logarithm of the times; 0 if they vary no more than a network or a busy machine does. */
  readonly spread: number
}

/** Uneven times differ by less than this factor from the usual one; those of a queue or of a slow pace do not. */
export const LARGEST_FACTOR = 20

/** Fewer requests show no spread. */
const MIN_ALONE = 10
/** A network or a busy machine explains a standard deviation up to this time. */
const JITTER_MS = 30
/** The length of half of a normal distribution, in standard deviations; the shortest half of a hundred samples is a tenth shorter. */
const HALF_LENGTH = 1.2

/**
 * Returns the usual time of these requests, and its spread, from the shortest interval with half of them. So neither stalls nor
 * the quicker requests before a queue began to delay change the result.
 */
export function aloneTimesOf(tookMs: readonly number[]): AloneTimes {
  const logs = logsOf(tookMs).toSorted((a, b) => a - b)
  const half = Math.floor(logs.length / 2)
  let [low, length] = [logs[0] ?? 0, logs.length === 0 ? 0 : Infinity]
  for (const [at, from] of logs.entries()) {
    const to = logs[at + half]
    if (to === undefined || to - from >= length) continue
    low = from
    length = to - from
  }
  const middleMs = Math.exp(low + length / 2)
  // A short half of few requests is shorter than that of many.
  const deviation = ((1 + 5 / Math.max(1, logs.length - 1)) * length) / HALF_LENGTH
  const isUneven = logs.length >= MIN_ALONE && middleMs * deviation > JITTER_MS
  return { middleMs, spread: isUneven ? Math.sqrt(deviation ** 2 - (JITTER_MS / middleMs) ** 2) : 0 }
}

/** The part of a sample without its tails, and its length in standard deviations of a normal distribution. */
const BODY = { from: 0.1, to: 0.9, length: 2.563 } as const

/** Returns the standard deviation of the logarithms of these times, none of which includes a wait. */
export function spreadOfAll(tookMs: readonly number[]): number {
  const logs = logsOf(tookMs)
  return ((quantile(logs, BODY.to) ?? 0) - (quantile(logs, BODY.from) ?? 0)) / BODY.length
}

/** Returns by how many standard errors the times of one sample are longer than those of another, in the mean of their logarithms. */
export function excessOf(tookMs: readonly number[], usualMs: readonly number[]): number {
  const [one, other] = [momentsOf(tookMs), momentsOf(usualMs)]
  return (one.mean - other.mean) / Math.sqrt(other.variance * (1 / tookMs.length + 1 / usualMs.length))
}

function momentsOf(tookMs: readonly number[]): { readonly mean: number; readonly variance: number } {
  const logs = logsOf(tookMs)
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length
  return { mean, variance: logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / logs.length }
}

/** A correlation below this many standard errors is no chance. */
const MIN_ERRORS = 3
/** Times that are longer than the usual one by this factor are stalls. */
const LONGEST_PACED = 3

/**
 * Returns whether a pace explains uneven times of requests in series: after a long answer, the wait for the next step is the shorter.
 * So the correlation of each time with the next one is negative.
 */
export function isPaced(tookMs: readonly number[]): boolean {
  if (aloneTimesOf(tookMs).spread === 0) return false
  const longestMs = LONGEST_PACED * (quantile(tookMs, 0.5) ?? 0)
  const times = tookMs.filter((ms) => ms <= longestMs)
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length
  const products = times.slice(1).map((ms, at) => (ms - mean) * ((times[at] ?? mean) - mean))
  const variance = times.reduce((sum, ms) => sum + (ms - mean) ** 2, 0)
  const correlation = products.reduce((sum, product) => sum + product, 0) / variance
  return correlation * Math.sqrt(times.length) < -MIN_ERRORS
}

function logsOf(tookMs: readonly number[]): readonly number[] {
  return tookMs.map((ms) => Math.log(Math.max(1, ms)))
}
