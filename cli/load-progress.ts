/** Progress of a load run on stderr: one moving line on a terminal; elsewhere a line for each phase, and one every 15 seconds. */
import type { LoadProgress } from '../load/session/run-load.ts'
import { columnsOf } from './terminal-width.ts'
import type { CommandContext } from './command.ts'

// Short enough that on a terminal two seconds never pass without a line, also on a busy machine.
const MOVING_SILENCE_MS = 1500
// The log of a CI job keeps every line.
const PLAIN_SILENCE_MS = 15_000
const LOOK_EVERY_MS = 250
const USUAL_COLUMNS = 80
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
    // A line that wraps cannot be written over; the last column is left free, as some terminals wrap there already.
    const room = Math.max(1, (columnsOf(stderr) ?? USUAL_COLUMNS) - 1)
    stderr.write(moving ? `\r${text.slice(0, room)}\u001B[K` : `assay: ${text}\n`)
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
      if (moving) stderr.write('\r\u001B[K')
    },
  }
}
