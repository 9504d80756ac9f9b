/** A deadline that a busy process does not miss only because it could not look: a stall counts as one step of many. */

/** A running deadline. `signal` is aborted at its end; `cancel` ends it before. */
export type AttentiveTimeout = { readonly signal: AbortSignal; readonly cancel: () => void }

// Between two steps everything that has come in is read.
const STEPS = 30

/**
 * Starts a deadline of `timeoutMs`. Timers run before connections are read. So a sender that was kept from running for the whole
 * of its deadline would give up an answer that has long been there, which no sender does that has a machine to itself.
 */
export function attentiveTimeout(timeoutMs: number): AttentiveTimeout {
  const controller = new AbortController()
  let left = STEPS
  const step = (): void => {
    left -= 1
    if (left <= 0) {
      controller.abort(new DOMException(`no answer within ${timeoutMs} ms`, 'TimeoutError'))
      return
    }
    timer = next()
  }
  const next = () => setTimeout(step, timeoutMs / STEPS).unref()
  let timer = next()
  return { signal: controller.signal, cancel: () => clearTimeout(timer) }
}
