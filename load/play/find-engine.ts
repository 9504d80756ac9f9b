/** Which k6 plays: the one built here, or one that the user brings. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { ScriptName } from '../engine/bundle.ts'
import { ensureK6 } from '../build.ts'
import { k6Environment } from '../engine/environment.ts'
import { LoadError } from '../load-error.ts'
import { loadFile, packagePlace } from '../place.ts'
import type { LoadPlan } from './plan.ts'

/** A k6 and what it can do. `name` is for people: `k6 v2.2.0`. */
export type Engine = { readonly binary: string; readonly name: string; readonly hasExtension: boolean }

const VERSION_DEADLINE_MS = 20_000
const EXTENSION = 'k6/x/assay'

/** The engine of a plan: `given` when there is one, else ours, built when needed. Throws LoadError. */
export async function findEngine(plan: LoadPlan, given: string | null): Promise<Engine> {
  if (given !== null) return givenEngine(given)
  const startedMs = performance.now()
  const binary = await ensureK6({
    ...(plan.stop === undefined ? {} : { signal: plan.stop }),
    onProgress: (text) => {
      const elapsedSeconds = Math.round((performance.now() - startedMs) / 1000)
      plan.tell({ phase: 'build', text, elapsedSeconds, totalSeconds: null, iterations: null })
    },
  })
  return { binary, name: pinnedName(), hasExtension: true }
}

async function givenEngine(binary: string): Promise<Engine> {
  let text: string
  try {
    const run = await promisify(execFile)(binary, ['version'], {
      env: k6Environment(process.env),
      timeout: VERSION_DEADLINE_MS,
    })
    text = run.stdout
  } catch (cause) {
    const why = cause instanceof Error ? cause.message.split('\n')[0] : String(cause)
    throw new LoadError('k6-unstartable', `${binary} does not say its version: ${why}`, { cause })
  }
  const version = /\bv\d+\.\d+\.\d+\S*/.exec(text)?.[0]
  if (version === undefined) throw new LoadError('usage', `${binary} is no k6`)
  return { binary, name: `k6 ${version}`, hasExtension: text.includes(EXTENSION) }
}

/** The script to play. Throws LoadError `no-extension` when the engine cannot play the scenario. */
export function scriptFor(plan: LoadPlan, engine: Engine): ScriptName {
  // A client for WebSockets costs each user memory, so users who need none do without.
  if (engine.hasExtension) return plan.workload.mix.websocket > 0 ? 'websocket' : plan.scenario
  const { mix, model, lengths } = plan.workload
  const isPlain = (model === 'closed' || model === 'open-constant') && lengths.kind === 'fixed'
  if (plan.scenario === 'throughput' && mix.sse + mix.websocket === 0 && isPlain) return 'throughput-stock'
  const isRecorded = plan.data.pairs.length + plan.data.trace.length > 0
  if (plan.scenario === 'websocket' && mix.json + mix.sse === 0 && !isRecorded) return 'websocket-stock'
  throw new LoadError(
    'no-extension',
    `${plan.scenario} with this workload needs the extension ${EXTENSION}, which ${engine.binary} lacks: ` +
      'stock k6 cannot read a stream while it arrives. Leave the k6 out and one with the extension is built',
  )
}

/** The k6 that is built here, as its go.mod pins it. */
function pinnedName(): string {
  const file = loadFile(packagePlace(), 'k6', 'go.mod')
  const match = file === null ? null : /go\.k6\.io\/k6\/v2 (v\S+)/.exec(readFileSync(file, 'utf8'))
  return match === null ? 'k6' : `k6 ${match[1]}`
}
