/** A deadline that a busy process does not miss only because it could not look: a stall counts as a part of it at most. */

/** A running deadline. `signal` is aborted at its end; `cancel` ends it before. */
export type AttentiveTimeout = { readonly signal: AbortSignal; readonly cancel: () => void }

// Between two steps everything that has come in is read.
const STEPS = 30
// So much of the deadline counts for one step at most, however long this process was kept from running: five turns are enough to be
// heard and to read the answer. With a smaller share a busy process would wait for many times its deadline.
const MAX_STEP_SHARE = 1 / 5

/**
 * Starts a deadline of `timeoutMs`. Timers run before connections are read. So a sender that was kept from running for the whole
 * of its deadline would give up an answer that has long been there, which no sender does that has a machine to itself.
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
