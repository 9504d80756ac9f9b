/** Sends mistakes one after the other, so that a target which breaks shows at which of them it did. */
import { setTimeout as passed } from 'node:timers/promises'

// Most are refused at once. Where one is not, the next ones need not wait for it.
const PATIENCE_MS = 300

/** Begins the next piece of work when the one before is over, or takes long, and waits for all of them. */
export async function oneByOne(pieces: readonly (() => Promise<unknown>)[]): Promise<void> {
  const begun: Promise<unknown>[] = []
  for (const begin of pieces) {
    const work = begin()
    // The first that fails is thrown; the others must not end this process meanwhile.
    work.catch(() => undefined)
    begun.push(work)
    const waiting = new AbortController()
    const patience = passed(PATIENCE_MS, undefined, { signal: waiting.signal }).catch(() => undefined)
    await Promise.race([work, patience]).finally(() => waiting.abort())
  }
  await Promise.all(begun)
}
