/** Progress of a load run on stderr: one moving line on a terminal; elsewhere a line for each phase, and one every 15 seconds. */
import type { LoadProgress } from '../load/session/run-load.ts'
import type { CommandContext } from './command.ts'
import { clearLine, showLine } from './progress-line.ts'

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
