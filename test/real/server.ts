/** Starts llama.cpp's own HTTP server with the tiny model, as a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { readyModel } from './model.ts'
import { RealServerError } from './real-server-error.ts'
import { readyPython } from './venv.ts'

/** A server that accepts requests. `baseUrl` has no `/v1`. `close` returns when its process is gone. */
export type RealServer = {
  readonly baseUrl: string
  readonly key: string
  readonly model: string
  readonly close: () => Promise<void>
}

const START_DEADLINE_MS = 60_000
const HEALTH_PAUSE_MS = 50
const END_GRACE_MS = 5_000
const KEPT_LOG_CHARACTERS = 4_000

/**
 * Installs what is missing, starts the server on a free port of 127.0.0.1 with a random key and waits until it is healthy.
 * Throws a {@link RealServerError}; the process is gone by then.
 */
export async function startRealServer(progress: (line: string) => void): Promise<RealServer> {
  const python = await readyPython(progress)
  const modelPath = await readyModel(python, progress)
  const key = `sk-real-${randomBytes(16).toString('hex')}`
  progress('starting llama.cpp ...')
  const child = spawn(python, [join(import.meta.dirname, 'serve.py'), modelPath], {
    env: { PATH: process.env['PATH'], REAL_SERVER_KEY: key, GGML_NO_BACKTRACE: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
    // A process group of its own, so that Ctrl-C reaches us first and whatever it may start ends with it.
    detached: true,
  })
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-KEPT_LOG_CHARACTERS)
  })
  const close = (): Promise<void> => end(child)
  try {
    const deadline = AbortSignal.timeout(START_DEADLINE_MS)
    const { baseUrl, model } = await announcement(child, deadline)
    await healthy(baseUrl, deadline)
    return { baseUrl, key, model, close }
  } catch (error) {
    await close()
    const last = log.trim().split('\n').at(-1) ?? ''
    throw new RealServerError('start', `the real server did not start: ${last}`, { cause: error })
  }
}

type Announcement = { readonly baseUrl: string; readonly model: string }

async function announcement(child: ChildProcess, signal: AbortSignal): Promise<Announcement> {
  if (child.stdout === null) throw new TypeError('the server was started without a pipe')
  const lines = createInterface({ input: child.stdout })
  const gone = once(child, 'close', { signal }).then(() => {
    throw new Error('it ended before it was ready')
  })
  // It ends one day, and by then nobody waits for this any more.
  gone.catch(() => undefined)
  const [line] = await Promise.race([once(lines, 'line', { signal }), gone])
  const said: unknown = JSON.parse(String(line))
  if (typeof said === 'object' && said !== null && 'baseUrl' in said && 'model' in said) {
    return { baseUrl: String(said.baseUrl), model: String(said.model) }
  }
  throw new TypeError(`not an announcement: ${String(line)}`)
}

async function healthy(baseUrl: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const answer = await fetch(`${baseUrl}/health`, { signal })
    await answer.arrayBuffer()
    if (answer.ok) return
    await sleep(HEALTH_PAUSE_MS, undefined, { signal })
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.stdin?.end()
  child.kill('SIGTERM')
  const late = AbortSignal.timeout(END_GRACE_MS)
  await Promise.race([gone, once(late, 'abort')])
  // The whole group by its id, and only when the server would not go by itself.
  if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL')
  await gone
}
