import { count } from '../schemas/count.ts'
import type { CommandContext } from './command.ts'
import { orCliError } from './errors.ts'
import type { RenderOptions } from '../reports/formats.ts'
import type { StopSignals } from './stop.ts'
import type { LoadProgress } from '../load/runner/run-plan.ts'

type Announced = { readonly checks: number; readonly requests: number }

/** Shows how many requests a run has sent. Returns a function that stops the display. */
export function showProgress(
  { stderr }: CommandContext,
  { checks, requests }: Announced,
  sentRequests: () => number,
): () => void {
  return showRegularly(
    stderr,
    (seconds) =>
      `${seconds} s: ${sentRequests()} of about ${count(requests, 'request')} sent, then ${count(checks, 'check')} ${checks === 1 ? 'is' : 'are'} judged`,
  )
}

const USUAL_COLUMNS = 80
const TERMINAL_INTERVAL_MS = 250
// The time between two lines in a log, in milliseconds. The time is long, because a CI job keeps every line.
const LOG_INTERVAL_MS = 15_000

/** Prints a line to `stderr` at regular intervals: the result of `lineAfter(seconds since start)`. Returns a function to stop. */
export function showRegularly(
  stderr: CommandContext['stderr'],
  lineAfter: (seconds: number) => string,
): () => void {
  const startedMs = performance.now()
  const show = (): void => showLine(stderr, lineAfter(Math.round((performance.now() - startedMs) / 1000)))
  const timer = setInterval(show, stderr.isTTY === true ? TERMINAL_INTERVAL_MS : LOG_INTERVAL_MS)
  return () => {
    clearInterval(timer)
    clearLine(stderr)
  }
}

function showLine(stderr: CommandContext['stderr'], text: string): void {
  // A line that wraps cannot be overwritten. Some terminals wrap at the last column, so it stays free.
  const columns = Math.max(1, (columnsOf(stderr) ?? USUAL_COLUMNS) - 1)
  stderr.write(stderr.isTTY === true ? `\r${text.slice(0, columns)}\u001B[K` : `assay: ${text}\n`)
}

function clearLine(stderr: CommandContext['stderr']): void {
  if (stderr.isTTY === true) stderr.write('\r\u001B[K')
}

const INITIAL_TEXT = 'preparing the load'

/** Shows the progress of a load or a k6 build. The returned object has a function `end`, which stops the display. */
export function showLoadProgress({ stderr }: Pick<CommandContext, 'stderr'>) {
  let last = { phase: '', text: INITIAL_TEXT, sinceMs: performance.now() }
  const end = showRegularly(stderr, () => {
    const seconds = Math.round((performance.now() - last.sinceMs) / 1000)
    return seconds < 2 ? last.text : `${last.text} (${seconds} s so far)`
  })
  return {
    onProgress: ({ phase, text }: LoadProgress): void => {
      const isNew = phase !== last.phase
      if (isNew || text !== last.text) last = { phase, text, sinceMs: performance.now() }
      if (isNew) showLine(stderr, text)
    },
    end,
  }
}

/** Runs a load, shows its progress, and returns the result. Throws CliError if the load cannot run. */
export async function withProgress<Result>(
  { signal, killSignal }: Pick<StopSignals, 'signal' | 'killSignal'>,
  context: Pick<CommandContext, 'stderr'>,
  run: (
    options: Pick<StopSignals, 'signal' | 'killSignal'> &
      Pick<ReturnType<typeof showLoadProgress>, 'onProgress'>,
  ) => Promise<Result>,
): Promise<Result> {
  const { onProgress, end } = showLoadProgress(context)
  return await orCliError(() => run({ signal, killSignal, onProgress })).finally(end)
}

/** Returns the width of stdout, and whether to use colors (https://no-color.org). */
export function textOptions({ stdout, env }: Pick<CommandContext, 'stdout' | 'env'>): RenderOptions {
  const [isForbidden, isForced] = ['NO_COLOR', 'FORCE_COLOR'].map((name) => (env[name] ?? '') !== '')
  const color = isForbidden !== true && (stdout.isTTY === true || isForced === true)
  const width = columnsOf(stdout)
  return width === undefined ? { color } : { color, width }
}

function columnsOf({ columns }: CommandContext['stdout']): number | undefined {
  return columns === 0 ? undefined : columns
}
