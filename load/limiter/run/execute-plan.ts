/**
 * Executes a limiter run. k6 sends a batch of requests, writes one row per answer, and asks for the next batch over a socket. Assay then
 * reads the new rows, plans the next batch from all answers so far, and sends it to k6 as one line of JSON. The run ends when the plan
 * has no further batch.
 */
import { count, thousands } from '../../../schemas/count.ts'
import { SECOND_MS } from '../../../schemas/durations.ts'
import { createRowParser } from '../../rows/row-parser.ts'
import { storeRows } from '../../rows/store-rows.ts'
import type { LimitScenarioName } from '../../runner/bundle-script.ts'
import { findK6 } from '../../runner/find-k6.ts'
import { runK6 } from '../../runner/run-k6.ts'
import { withStopError } from '../../runner/stopped.ts'
import { prepareOut, temporaryFolder } from '../../runner/write-run.ts'
import { nonceFor } from '../../workload/prompt.ts'
import type { Batch, Done, NextBatch, PlannedRequest, RunSoFar } from '../types.ts'
import { COMPLETION, SHORTEST_PROMPT } from '../limit-trace.ts'
import { FEW_SECONDS_MS } from '../constants.ts'
import { planLimiter, type LimiterOptions, type LimiterPlan } from './limiter-plan.ts'
import { collectRows } from './observe.ts'
import { readFileSync, rmSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import type { Duplex } from 'node:stream'

/** The plan of a finished run, its answers, and how k6 ended. */
export type LimiterExecution = Readonly<Awaited<ReturnType<typeof executePlan>>>

/** Runs k6 with the batches that `next` plans, and returns the answers. Throws a LoadError if the run cannot start. */
export async function executePlan(scenario: LimitScenarioName, options: LimiterOptions, next: NextBatch) {
  const plan = await planLimiter(scenario, options)
  prepareOut(options.out)
  const engine = await withStopError(plan.load.stop, () => findK6(plan.load))
  const folder = temporaryFolder()
  const conductor = createConductor(plan, next)
  try {
    const { rowsPath, ...k6Run } = await runK6(plan.load, engine.binary, folder, {
      batches: { maxMs: plan.bounds.maxMs, onChannel: conductor.talk },
      live: ({ elapsedSeconds }) => conductor.lineAt(Math.floor(elapsedSeconds)),
    })
    const rows = conductor.end(rowsPath)
    await storeRows(options.out, rowsPath)
    return { plan, engine: engine.name, k6Run, rows }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Creates the functions that plan batches of requests while k6 runs. */
export function createConductor(plan: LimiterPlan, next: NextBatch) {
  const rows = followRows(plan)
  const write = createBatchWriter(plan)
  let [done, failure]: [Done | null, unknown] = [null, null]
  let endMs = Infinity
  // The last batch, and the number of answers before it.
  let [last, answersBefore]: [Batch | null, number] = [null, -1]

  const sendNext = (channel: Duplex): void => {
    try {
      const from = rows.seen()
      // After the end of the run nothing is sent, so the same plan would follow again and again, each time after a search.
      const step =
        answersBefore === from.seen.length || performance.now() > endMs
          ? ({ type: 'done', because: 'bounds', note: 'no time is left for the next requests' } as const)
          : next(from)
      if (step.type === 'done') done = step
      else [last, answersBefore] = [step, from.seen.length]
      if (step.type === 'batch') channel.write(write(step, rows.all().recognized))
      else channel.end()
    } catch (error) {
      failure = error
      channel.end()
    }
  }
  return {
    talk: (channel: Duplex, rowsPath: string): void => {
      endMs = performance.now() + plan.bounds.maxMs
      // The channel breaks when k6 ends, and the exit code of k6 gives the reason.
      channel.on('error', () => undefined)
      channel.on('data', () => (rows.read(rowsPath) ? sendNext(channel) : channel.end()))
      sendNext(channel)
    },
    lineAt: (elapsedSeconds: number): string => {
      const { seen, bounds } = rows.seen()
      const { maxMs, maxRequests, startEpochMs } = bounds
      const refused = seen.filter(({ outcome }) => outcome === 'refused').length
      const ofTime = `${elapsedSeconds} of at most ${maxMs / 1000} s`
      const ofRequests = `${thousands(seen.length)} of at most ${count(maxRequests, 'request')}`
      const atMs = last?.requests[0]?.atMs ?? 0
      // Without the time of its end, a long wait looks like a hang.
      const isLong = atMs > elapsedSeconds * SECOND_MS + FEW_SECONDS_MS
      const wait = isLong ? `waits until ${new Date(startEpochMs + atMs).toTimeString().slice(0, 8)}: ` : ''
      return `${plan.load.scenario}: ${ofTime}, ${ofRequests}, ${thousands(refused)} refused; ${wait}${last?.purpose ?? 'start'}`
    },
    end: (rowsPath: string) => {
      rows.read(rowsPath)
      if (failure !== null) throw failure
      const { startEpochMs } = rows.seen().bounds
      return { ...rows.all(), done, startEpochMs, problem: rows.problem() }
    },
  }
}

function followRows({ refusalStatuses, bounds }: LimiterPlan) {
  const collector = collectRows(refusalStatuses)
  const parser = createRowParser(collector.take)
  let readBytes = 0
  let problem: string | null = null
  return {
    read: (path: string): boolean => {
      try {
        const bytes = readFileSync(path).subarray(readBytes)
        // A row that is still being written is read later.
        const whole = bytes.subarray(0, bytes.lastIndexOf('\n') + 1)
        readBytes += whole.length
        parser.write(whole.toString())
      } catch (error) {
        problem ??= error instanceof Error ? error.message : String(error)
      }
      return problem === null
    },
    all: collector.rows,
    seen: (): RunSoFar => {
      const startEpochMs = (parser.header()?.t0EpochUs ?? 0) / 1000
      return { seen: collector.rows().seen, bounds: { ...bounds, startEpochMs } }
    },
    problem: () => problem ?? (parser.header() === null ? 'k6 wrote no rows' : null),
  }
}

function createBatchWriter(plan: LimiterPlan): (batch: Batch, recognized: readonly number[]) => string {
  let written = 0
  return ({ requests, isParallel, keepsConnections, until, stage }, recognized) => {
    const { maxMs } = plan.bounds
    const inTime = requests.filter(({ atMs }) => atMs <= maxMs)
    const line = JSON.stringify({
      isParallel,
      keepsConnections,
      until: until ?? '',
      refusalStatuses: [...plan.refusalStatuses, ...recognized],
      endUs: Math.round(maxMs * 1000),
      requests: inTime.map((request, place) => wiredRequest(plan, request, written + place, stage)),
    })
    written += inTime.length
    return `${line}\n`
  }
}

function wiredRequest(plan: LimiterPlan, request: PlannedRequest, index: number, stage: string): object {
  const { kind, key, source, atMs } = request
  const place = plan.bounds.keys.indexOf(key)
  const isStream = plan.streamMembers !== null && kind === 'long'
  return {
    index,
    atUs: Math.max(0, Math.round(atMs * 1000)),
    isStream,
    body: JSON.stringify(bodyOf(plan, request, index)),
    source: plan.sources.find(({ label }) => label === source)?.address ?? '',
    ...(kind === 'wrong-key'
      ? { madeUpKey: `sk-assay-wrong-${plan.load.seed}` }
      : { key: plan.load.keys.length === 0 ? null : place }),
    label: { ...request, stage },
  }
}

function bodyOf({ load, streamMembers }: LimiterPlan, { kind, tokens }: PlannedRequest, index: number) {
  const { model, seed } = load
  if (kind === 'invalid') return { model, messages: 'none' }
  const nonce = nonceFor(seed, index)
  const prompt = kind === 'long' ? `Tell a very long story about ${nonce}.` : nonce
  const filler = ' and'.repeat(Math.max(0, Math.round(tokens) - SHORTEST_PROMPT))
  return {
    model,
    messages: [{ role: 'user', content: `${prompt}${filler}` }],
    max_tokens: Math.max(1, COMPLETION[kind]),
    ...(kind === 'long' ? streamMembers : {}),
  }
}
