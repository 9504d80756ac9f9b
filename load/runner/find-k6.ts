/** The k6 that plays: built here once, in the version that its go.mod pins. */
import { readFileSync } from 'node:fs'
import { ensureK6 } from './build-k6.ts'
import { loadFile, packagePlace } from './package-place.ts'
import type { RunPlan } from './run-plan.ts'

/** A k6 with the extension. `name` is for people: `k6 v2.2.0`. */
export type Engine = { readonly binary: string; readonly name: string }

/** The k6 for a plan, built when it is not there yet. Throws LoadError. */
export async function findEngine(plan: Pick<RunPlan, 'stop' | 'tell'>): Promise<Engine> {
  const startedMs = performance.now()
  const binary = await ensureK6({
    ...(plan.stop === undefined ? {} : { signal: plan.stop }),
    onProgress: (text) => {
      const elapsedSeconds = Math.round((performance.now() - startedMs) / 1000)
      plan.tell({ phase: 'build', text, elapsedSeconds, totalSeconds: null, iterations: null })
    },
  })
  return { binary, name: pinnedName() }
}

/** The k6 that is built here, as its go.mod pins it. */
function pinnedName(): string {
  const file = loadFile(packagePlace(), 'k6', 'go.mod')
  const match = file === null ? null : /go\.k6\.io\/k6\/v2 (v\S+)/.exec(readFileSync(file, 'utf8'))
  return match === null ? 'k6' : `k6 ${match[1]}`
}
