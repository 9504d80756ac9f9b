/** Creates deadlines for answers. They leave time to read answers that arrived while the operating system had stopped this process. */

/** A running deadline. `signal`: aborted at the deadline. `cancel`: stops the deadline. */
export type AttentiveTimeout = { readonly signal: AbortSignal; readonly cancel: () => void }

// The number of steps of a deadline. Between two steps, the event loop reads all data that was received.
const STEPS = 30
// The maximum share of the deadline that one step may use up. After a long stop of this process, Node can read in the remaining steps.
const MAX_STEP_SHARE = 1 / 10

/**
 * Starts a deadline of `timeoutMs`. A time in which the system stopped this process counts as at most a tenth of the deadline. A plain
 * timer would end before Node reads an answer that arrived meanwhile.
 */
export function attentiveTimeout(timeoutMs: number): AttentiveTimeout {
  const controller = new AbortController()
  let lastMs = performance.now()
  let spentMs = 0
  const step = (): void => {
    const nowMs = performance.now()
    spentMs += Math.min(nowMs - lastMs, timeoutMs * MAX_STEP_SHARE)
    lastMs = nowMs
    if (spentMs >= timeoutMs) {
      controller.abort(new DOMException(`no answer within ${timeoutMs} ms`, 'TimeoutError'))
      return
    }
    timer = next()
  }
  const next = () => setTimeout(step, Math.min(timeoutMs / STEPS, timeoutMs - spentMs)).unref()
  let timer = next()
  return { signal: controller.signal, cancel: () => clearTimeout(timer) }
}
