/** Starts a real server as a process on a free port of 127.0.0.1, and ends it by its id. */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../load/free-port.ts'
import { RealServerError } from './real-server-error.ts'

/** The command line of an installed server. */
export type Launch = {
  readonly command: string
  readonly args: readonly string[]
  /** The environment variables of the server, besides `PATH` and `HOME`. */
  readonly env: Readonly<Record<string, string>>
  readonly cwd: string
  /** Header fields that every request needs. */
  readonly headers?: Readonly<Record<string, string>>
}

/** The port of a server, and the key that it must require. */
export type ServerPlace = { readonly port: number; readonly key: string }

/** A server that is ready. `baseUrl` has no `/v1`. `close` returns after its processes have ended. */
export type RunningServer = {
  readonly baseUrl: string
  readonly key: string
  readonly headers: Readonly<Record<string, string>>
  readonly close: () => Promise<void>
}

// The time for a start in ms. On a busy machine without caches, LiteLLM needs a minute to import its modules.
const START_DEADLINE_MS = 180_000
const READY_PAUSE_MS = 100
const END_GRACE_MS = 5_000
const KEPT_LOG_CHARACTERS = 4_000

/**
 * Starts a server with a random key, and waits until `readyPath` has a status below 500. Throws a {@link
 * RealServerError} (`start`) after its processes have ended.
 */
export async function startServer(
  launchAt: (place: ServerPlace) => Launch,
  {
    basePath = '',
    readyPath,
    startDeadlineMs = START_DEADLINE_MS,
  }: { readonly basePath?: string; readonly readyPath: string; readonly startDeadlineMs?: number },
): Promise<RunningServer> {
  const place = { port: await freePort(), key: `sk-real-${randomBytes(16).toString('hex')}` }
  const { command, args, env, cwd, headers = {} } = launchAt(place)
  const child = spawn(command, args, {
    cwd,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    // xllamacpp ends when its stdin does, also where this process was killed.
    stdio: ['pipe', 'pipe', 'pipe'],
    // A process group of its own: some servers start workers, and all of them must end with it.
    detached: true,
  })
  const endAtExit = (): void => signalGroup(child, 'SIGKILL')
  process.once('exit', endAtExit)
  const log = keepLog(child)
  const close = async (): Promise<void> => {
    await end(child)
    process.off('exit', endAtExit)
  }
  const origin = `http://127.0.0.1:${place.port}`
  try {
    await ready(child, `${origin}${readyPath}`, startDeadlineMs)
    return { baseUrl: `${origin}${basePath}`, key: place.key, headers, close }
  } catch (error) {
    await close()
    const last = log().trim().split('\n').at(-1) ?? ''
    throw new RealServerError('start', `the server did not start: ${last}`, { cause: error })
  }
}

function keepLog(child: ChildProcess): () => string {
  let log = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-KEPT_LOG_CHARACTERS)
    })
  }
  return () => log
}

async function ready(child: ChildProcess, url: string, deadlineMs: number): Promise<void> {
  const over = new AbortController()
  const signal = AbortSignal.any([AbortSignal.timeout(deadlineMs), over.signal])
  const gone = Promise.race([
    once(child, 'close', { signal }).then(() => new Error('it ended before it was ready')),
    once(child, 'error', { signal }).then(([error]) => error),
  ]).then((error: unknown) => {
    throw error
  })
  // This promise rejects later, when nobody awaits it any more.
  gone.catch(() => undefined)
  // Otherwise, the requests to a server that ended at once would go on until the deadline.
  await Promise.race([answered(url, signal), gone]).finally(() => over.abort())
}

async function answered(url: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const status = await fetch(url, { signal }).then(
      async (response) => {
        await response.arrayBuffer()
        return response.status
      },
      () => null,
    )
    if (status !== null && status < 500) return
    await sleep(READY_PAUSE_MS, undefined, { signal })
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (isRunning(child)) {
    const gone = once(child, 'exit')
    child.stdin?.end()
    signalGroup(child, 'SIGTERM')
    await Promise.race([gone, sleep(END_GRACE_MS, undefined, { ref: false })])
  }
  // Workers may outlive the process that started them.
  const gone = isRunning(child) ? once(child, 'exit') : null
  signalGroup(child, 'SIGKILL')
  await gone
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null
}

/** Sends a signal to the process group. Does nothing if the group has ended. */
function signalGroup({ pid }: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
