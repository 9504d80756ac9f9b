/** Runs a program to its end. */
import { spawn } from 'node:child_process'

/** The end of a program. `exitCode` is null after a signal or deadline. `output`: its last output. */
export type Ended = { readonly exitCode: number | null; readonly output: string }

/** The options of a program run. `env` replaces the whole environment. */
export type RunOptions = {
  readonly deadlineMs: number
  readonly env?: NodeJS.ProcessEnv
  readonly cwd?: string
}

const KEPT_CHARACTERS = 20_000

/**
 * Runs a program with a deadline and without a shell. Rejects with the system's error (`code: 'ENOENT'`) if the program
 * cannot start. Resolves if the program starts, even if its exit code shows a failure.
 */
export function runProgram(command: string, args: readonly string[], options: RunOptions): Promise<Ended> {
  const { promise, resolve, reject } = Promise.withResolvers<Ended>()
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: options.deadlineMs,
    killSignal: 'SIGKILL',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-KEPT_CHARACTERS)
    })
  }
  child.on('error', reject)
  child.on('close', (exitCode) => resolve({ exitCode, output }))
  return promise
}
