/** Progress on stderr: one moving line on a terminal, plain lines elsewhere. */
import { count } from '../schemas/count.ts'
import type { CheckRecord } from '../reports/run.ts'
import type { CommandContext } from './command.ts'
import type { LoadProgress } from '../load/session/run-load.ts'

/** The announced cost of a run. */
export type Announced = { readonly checks: number; readonly requests: number }

/** Follows a run. `sentRequests` returns how many requests have left so far. */
export function showProgress(
  { stderr }: CommandContext,
  { checks, requests }: Announced,
  sentRequests: () => number,
): { readonly onRecord: (record: CheckRecord) => void; readonly end: () => void } {
  let [judged, failed] = [0, 0]
  const end = showRegularly(
    stderr,
    (seconds) =>
      `${seconds} s: ${sentRequests()} of about ${count(requests, 'request')} sent, ${judged} of ${count(checks, 'check')} judged, ${failed} failed`,
  )
  return {
    onRecord: ({ verdict }) => {
      judged += 1
      if (verdict === 'fail') failed += 1
    },
    end,
  }
}

const USUAL_COLUMNS = 80
const MOVING_EVERY_MS = 250
// The log of a CI job keeps every line.
const PLAIN_EVERY_MS = 15_000

/**
 * Shows the line of the moment: on a terminal four times a second, elsewhere every 15 seconds, also when nothing happened,
 * because silence would look like a hang. The function that is returned ends it, and takes the line away.
 */
export function showRegularly(
  stderr: CommandContext['stderr'],
  lineAfter: (seconds: number) => string,
): () => void {
  const startedMs = performance.now()
  const show = (): void => showLine(stderr, lineAfter(Math.round((performance.now() - startedMs) / 1000)))
  const timer = setInterval(show, stderr.isTTY === true ? MOVING_EVERY_MS : PLAIN_EVERY_MS)
  return () => {
    clearInterval(timer)
    clearLine(stderr)
  }
}

/** Shows a line: a terminal overwrites its last line, and a log gets a line of its own. */
function showLine(stderr: CommandContext['stderr'], text: string): void {
  // A line that wraps cannot be written over; the last column is left free, as some terminals wrap there already.
  const columns = Math.max(1, (columnsOf(stderr) ?? USUAL_COLUMNS) - 1)
  stderr.write(stderr.isTTY === true ? `\r${text.slice(0, columns)}\u001B[K` : `assay: ${text}\n`)
}

/** Removes the last line of progress from a terminal. */
function clearLine(stderr: CommandContext['stderr']): void {
  if (stderr.isTTY === true) stderr.write('\r\u001B[K')
}

// Short enough that on a terminal two seconds never pass without a line, also on a busy machine.
const MOVING_SILENCE_MS = 1500
// The log of a CI job keeps every line.
const PLAIN_SILENCE_MS = 15_000
const LOOK_EVERY_MS = 250
const FIRST_WORDS = 'preparing the load'

/**
 * Follows a load run. When a phase has no news, its line is repeated with the elapsed seconds, because silence would look like
 * a hang.
 */
export function showLoadProgress({ stderr }: CommandContext) {
  const moving = stderr.isTTY === true
  let last = { phase: '', text: FIRST_WORDS, sinceMs: performance.now() }
  let isShown = false
  let shownMs = performance.now()
  const show = (text: string): void => {
    isShown = true
    shownMs = performance.now()
    showLine(stderr, text)
  }
  const lookAround = (): void => {
    const nowMs = performance.now()
    if (nowMs - shownMs < (moving ? MOVING_SILENCE_MS : PLAIN_SILENCE_MS)) return
    show(isShown ? `${last.text} (${Math.round((nowMs - last.sinceMs) / 1000)} s so far)` : last.text)
  }
  const looking = setInterval(lookAround, LOOK_EVERY_MS)
  return {
    onProgress: ({ phase, text }: LoadProgress): void => {
      const isNew = phase !== last.phase
      if (isNew || text !== last.text) {
        last = { phase, text, sinceMs: performance.now() }
        isShown = false
      }
      if (moving || isNew) show(text)
    },
    end: (): void => {
      clearInterval(looking)
      clearLine(stderr)
    },
  }
}

/** Returns the width of a stream; undefined where it is not known: a pty without a size reports 0. */
export function columnsOf({ columns }: CommandContext['stdout']): number | undefined {
  return columns === 0 ? undefined : columns
}
