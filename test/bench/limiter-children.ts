/** Starts the programs of the limiters, and ends each by its id even if the bench fails. */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'

/** The time for a program to end by itself, before it is killed. */
const GRACE_MS = 2000
const START_MS = 60_000

const running = new Set<ChildProcess>()

/** Starts a program, and registers it for {@link killChildren}. */
export function startChild(program: string, argv: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, argv, options)
  running.add(child)
  child.once('exit', () => running.delete(child))
  // A program that is not there has no exit.
  child.once('error', () => running.delete(child))
  return child
}

/** Ends a program and waits for its end. Does nothing if it has ended. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
  await gone
  clearTimeout(timer)
}

/** Kills all running programs with SIGKILL, without waiting for their end. */
export function killChildren(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** Waits until a program prints `port N`. If the program exits or takes too long, ends the program and throws. */
export async function untilListening(child: ChildProcess): Promise<{ port: number; child: ChildProcess }> {
  child.stderr?.on('data', (text: Buffer) => process.stderr.write(text))
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const timer = setTimeout(() => reject(new Error('it does not listen')), START_MS)
  child.once('error', reject)
  child.once('exit', (code) => reject(new Error(`it ended with ${code}`)))
  // Some programs write a line in pieces.
  let stdout = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
    const port = /^port (\d+)\n/.exec(stdout)?.[1]
    if (port !== undefined) resolve(Number(port))
  })
  try {
    return { port: await orEnd(child, promise), child }
  } finally {
    clearTimeout(timer)
  }
}

/** Waits for `ready`. If `ready` rejects, ends the program and throws the same error. */
export async function orEnd<T>(child: ChildProcess, ready: Promise<T>): Promise<T> {
  try {
    return await ready
  } catch (error) {
    await endChild(child)
    throw error
  }
}
