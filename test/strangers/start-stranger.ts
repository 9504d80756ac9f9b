/** Starts a server of this folder as a separate process. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Up } from '../kill-matrix/kill.ts'
import { strangerBinary } from './build.ts'

/** A running server of this folder. `close` ends its process, and resolves after its end. */
export type Stranger = Up & { readonly close: () => Promise<void> }

// Deadlines in ms for a server that hangs. They are long enough for a busy machine.
const START_DEADLINE_MS = 60_000
const END_GRACE_MS = 10_000

/** Starts the server in the folder `name` with these arguments, on a free port of 127.0.0.1. */
export async function startStranger(name: string, args: readonly string[]): Promise<Stranger> {
  const child = spawn(await strangerBinary(name), args, { stdio: ['pipe', 'pipe', 'ignore'] })
  // If the process ends early, the announcement below fails and reports it.
  child.stdin.on('error', () => undefined)
  try {
    const up = await announcement(child)
    return { ...up, close: () => end(child) }
  } catch (cause) {
    await end(child)
    throw new Error(`test/strangers/${name} ${args.join(' ')} did not start`, { cause })
  }
}

async function announcement(child: ChildProcess): Promise<Up> {
  if (child.stdout === null) throw new TypeError('started without a pipe')
  const signal = AbortSignal.timeout(START_DEADLINE_MS)
  const lines = createInterface({ input: child.stdout })
  const gone = once(child, 'close', { signal }).then(() => {
    throw new Error('it ended before it was ready')
  })
  // This promise rejects later, when nobody awaits it any more.
  gone.catch(() => undefined)
  const [line] = await Promise.race([once(lines, 'line', { signal }), gone])
  const { baseUrl, key, model } = JSON.parse(String(line)) as Record<string, unknown>
  if (typeof baseUrl !== 'string' || typeof key !== 'string' || typeof model !== 'string') {
    throw new TypeError(`not an announcement: ${String(line)}`)
  }
  return { baseUrl, key, model }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  // It ends when its input does, so that it cannot outlive its parent.
  child.stdin?.end()
  const killing = setTimeout(() => child.kill('SIGKILL'), END_GRACE_MS)
  await gone
  clearTimeout(killing)
}
