/** A deadline that counts one long stop of the process as at most a fifth of its time, so that arrived answers are still read. */

/** A running deadline. `signal` is aborted when the deadline passes; `cancel` stops the deadline earlier. */
export type AttentiveTimeout = { readonly signal: AbortSignal; readonly cancel: () => void }

// Between two steps the event loop reads everything that has come in.
const STEPS = 30
// One step counts for at most this share of the deadline, however long the process was stopped. Five steps are enough to read
// an answer. A smaller share would make a busy process wait many times its deadline.
const MAX_STEP_SHARE = 1 / 5

/**
 * Starts a deadline of `timeoutMs`. Node runs timers before it reads connections. With a plain timer, a process that was stopped for the
 * whole deadline would drop an answer that arrived long before. A sender on a separate machine, which is
 * not stopped, would read it.
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
