/** Runs the server that knows the truth (`k6 truth`), on loopback, for one calibration. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { k6Environment } from '../environment.ts'
import { memberOf } from '../guards.ts'
import { LoadError } from '../load-error.ts'

/** A server that is listening. `stop` resolves when it has written its log and ended. */
export type TruthServer = { readonly baseUrl: string; readonly stop: () => Promise<void> }

const START_DEADLINE_MS = 10_000
const STOP_DEADLINE_MS = 5_000
/** It ends by itself after this, whatever becomes of us. */
const LONGEST = '10m'

/** Starts the server with flags such as `-chunks 25`. Throws LoadError `k6-unstartable`. */
export async function startTruth(binary: string, flags: readonly string[]): Promise<TruthServer> {
  const child = spawn(binary, ['truth', '-longest', LONGEST, ...flags], {
    env: k6Environment(process.env),
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const ended = once(child, 'close').catch(() => undefined)
  // It may be gone before its input is closed.
  child.stdin.on('error', () => undefined)
  try {
    const baseUrl = await announced(child)
    return { baseUrl, stop: () => stop(child, ended) }
  } catch (cause) {
    child.kill('SIGKILL')
    throw new LoadError('k6-unstartable', 'the server for the calibration did not start', { cause })
  }
}

async function announced(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let text = ''
  const timer = setTimeout(() => reject(new Error('it said nothing in time')), START_DEADLINE_MS)
  child.once('error', reject)
  child.once('close', () => reject(new Error('it ended at once')))
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
    if (text.includes('\n')) resolve(text)
  })
  try {
    const baseUrl = memberOf(JSON.parse((await promise).split('\n')[0] ?? ''), 'baseUrl')
    if (typeof baseUrl !== 'string') throw new TypeError('it did not say where it listens')
    return baseUrl
  } finally {
    clearTimeout(timer)
  }
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  // It ends with its input, and writes its log first.
  child.stdin?.end()
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE_MS)
  await ended
  clearTimeout(timer)
}
