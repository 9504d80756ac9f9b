/** The process of a client program: gets one job at a time, and answers with what came of it. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { parseJson } from '../codec/parse-json.ts'
import {
  ClientProgramError,
  libraryIn,
  NO_OUTCOME,
  outcomeIn,
  type ClientProgram,
  type JobOutcome,
  type TimedJob,
} from '../exchange/client-job.ts'
import { systemProblem } from '../../schemas/system-problem.ts'

/** A program that can be started. */
export type ReadyProgram = Extract<ClientProgram, { readonly kind: 'ready' }>

/** A program under way. */
export type ClientProcess = {
  /** The name and version of the library, such as `openai-go 3.96.0 on Go 1.26.8`. */
  readonly library: string
  /** Never rejects: a program that dies or hangs is an outcome, and is over then. */
  readonly carryOut: (job: TimedJob) => Promise<JobOutcome>
  readonly isOver: () => boolean
  readonly end: () => Promise<void>
}

// A virtual machine starts slowly on a busy machine.
const START_DEADLINE_MS = 60_000
// What a library may take beyond the timeouts of its attempts: pauses between retries, and a machine that is busy.
const JOB_MARGIN_MS = 30_000
const STDERR_CHARS = 4000
// Whatever else is in our environment is none of its business: it may hold keys.
const PASSED = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'JAVA_HOME', 'SystemRoot'] as const

/** The access of a program to the target: the address of the proxy, and a key that is worth nothing. */
export type ClientAccess = { readonly baseUrl: string; readonly key: string }

/** Starts a program. Throws {@link ClientProgramError} when it does not come up. */
export async function startClientProcess(
  program: ReadyProgram,
  access: ClientAccess,
): Promise<ClientProcess> {
  const { child, nextLine, complaint, isOver, end } = spawned(program, access)
  const library = libraryIn(await nextLine(START_DEADLINE_MS))
  if (library === null) {
    await end()
    const why = complaint() ?? `no word within ${START_DEADLINE_MS / 1000} s`
    throw new ClientProgramError(`the client program of ${program.language} did not start: ${why}`)
  }
  return {
    library,
    isOver,
    end,
    async carryOut(job) {
      const { treatment: _, ...asked } = job
      const deadlineMs = jobDeadlineMs(job)
      const lineComes = nextLine(deadlineMs)
      child.stdin.write(`${JSON.stringify(asked)}\n`)
      const outcome = outcomeIn(await lineComes)
      if (outcome?.label === job.label) return outcome
      const why = isOver()
        ? `the program ended: ${complaint() ?? 'it printed nothing'}`
        : `the library came to no end within ${deadlineMs / 1000} s`
      await end()
      return { label: job.label, text: null, error: { name: NO_OUTCOME, status: null, message: why } }
    },
  }
}

/** Returns the time that a program has for a job: each attempt of its library may take the whole timeout. */
export function jobDeadlineMs({ timeoutMs, maxRetries }: Pick<TimedJob, 'timeoutMs' | 'maxRetries'>): number {
  return timeoutMs * (maxRetries + 1) + JOB_MARGIN_MS
}

function spawned({ command, args }: ReadyProgram, access: ClientAccess) {
  const child = spawn(command, args, { env: environmentFor(access), stdio: ['pipe', 'pipe', 'pipe'] })
  let isOver = false
  let stderrText = ''
  let take: ((line: unknown) => void) | null = null
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  const finish = (): void => {
    isOver = true
    take?.(undefined)
    close()
  }
  child.on('error', (error) => {
    stderrText = systemProblem(error)
    finish()
  })
  child.on('close', finish)
  // A program that is gone takes no more jobs: its end is reported already.
  child.stdin.on('error', () => undefined)
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderrText = (stderrText + text).slice(-STDERR_CHARS)
  })
  createInterface({ input: child.stdout }).on('line', (line) => take?.(parseJson(line)))
  return {
    child,
    isOver: () => isOver,
    complaint: () => lastLine(stderrText),
    end: async (): Promise<void> => {
      child.kill('SIGKILL')
      await closed
    },
    /** Undefined where none comes in time, or ever. */
    nextLine: async (deadlineMs: number): Promise<unknown> => {
      if (isOver) return undefined
      const { promise, resolve } = Promise.withResolvers<unknown>()
      const timer = setTimeout(() => resolve(undefined), deadlineMs)
      take = resolve
      const line = await promise
      take = null
      clearTimeout(timer)
      return line
    },
  }
}

function environmentFor({ baseUrl, key }: ClientAccess): Record<string, string> {
  const passed = PASSED.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    ...Object.fromEntries(passed),
    LC_ALL: 'C.UTF-8',
    // The proxy is on this machine.
    NO_PROXY: '*',
    ASSAY_CLIENT_BASE_URL: baseUrl,
    ASSAY_CLIENT_KEY: key,
  }
}

function lastLine(text: string): string | null {
  return text.trim().split('\n').at(-1)?.trim() || null
}
