/** Drives one load run from request to `load-run.json`: plan, build, play, judge, write. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureK6 } from './build.ts'
import { judgeLoad } from './judge-load.ts'
import type { LoadRun } from './load-run.ts'
import { loadFile, packagePlace } from './place.ts'
import { planLoad, type LoadOptions, type LoadPlan } from './plan.ts'
import { playLoad, type Played } from './play.ts'
import { scheduleOf } from './schedule.ts'
import { prepareOut, writeLoadRun } from './write-load-run.ts'

export type { LoadOptions, LoadProgress } from './plan.ts'

/**
 * Runs a scenario and returns what it wrote to `<out>/load-run.json`. A run that measured nothing comes back with
 * `valid: false`. LoadError is thrown when there was no run at all: wrong use, no Go, a scenario k6 cannot read, an
 * unwritable folder, or stopped before the load began.
 */
export async function runLoad(options: LoadOptions): Promise<LoadRun> {
  const plan = planLoad(options)
  prepareOut(options.out)
  const binary = await buildBinary(plan)
  // Made by mkdtemp for this user only; it holds the bundle, the configuration and the summary.
  const folder = mkdtempSync(join(tmpdir(), 'assay-load-'))
  try {
    const played = await playLoad(plan, binary, folder)
    const run = recordOf(plan, played)
    writeLoadRun(options.out, run, run.valid ? [] : played.log.tail)
    return run
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function buildBinary(plan: LoadPlan): Promise<string> {
  const startedMs = performance.now()
  return ensureK6({
    ...(plan.stop === undefined ? {} : { signal: plan.stop }),
    onProgress: (text) => {
      const elapsedSeconds = Math.round((performance.now() - startedMs) / 1000)
      plan.tell({ phase: 'build', text, elapsedSeconds, totalSeconds: null, iterations: null })
    },
  })
}

function recordOf(plan: LoadPlan, played: Played): LoadRun {
  const { finished, reading, log, startedAt, durationMs } = played
  const { ending, cpuShare } = finished
  const { workload, slos } = plan
  return {
    schema: 'assay.load/1',
    rates: null,
    goodput: null,
    littlesLaw: null,
    ...judgeLoad({ ending, reading, log, workload, slos, cpuShare }),
    scenario: plan.scenario,
    suite: { version: plan.version },
    target: { baseUrl: plan.urls.baseUrl, model: plan.model },
    workload,
    schedule: scheduleOf(workload, plan.seed),
    instrument: {
      note: 'not calibrated in this version: durations are what k6 measured, their error is not known',
      engine: engineName(),
      cpuShare,
      ttftErrorMs: null,
      gapErrorMs: null,
      scheduleLagMs: null,
      verdict: 'suspect',
      reasons: ['it was not calibrated'],
      k6ExitCode: ending.exitCode,
    },
    startedAt: startedAt.toISOString(),
    durationMs: Math.round(durationMs),
  }
}

/** The k6 that was built, as its go.mod pins it. */
function engineName(): string {
  const file = loadFile(packagePlace(), 'k6', 'go.mod')
  const match = file === null ? null : /go\.k6\.io\/k6\/v2 (v\S+)/.exec(readFileSync(file, 'utf8'))
  return match === null ? 'k6' : `k6 ${match[1]}`
}
