/** A deadline that a stalled process does not miss: a stall counts as a small part of it at most. */

/** A running deadline. `signal` is aborted at its end; `cancel` ends it before. */
export type AttentiveTimeout = { readonly signal: AbortSignal; readonly cancel: () => void }

// Between two steps the event loop reads everything that has come in.
const STEPS = 30
// One step counts for at most this share of the deadline, however long the process was stopped. Five turns are enough to read
// an answer. A smaller share would make a busy process wait many times its deadline.
const MAX_STEP_SHARE = 1 / 5

/**
 * Starts a deadline of `timeoutMs`. Timers run before connections are read. So a process that was stopped for the whole deadline
 * would give up an answer that arrived long before. No sender on a machine of its own does that.
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
