/** Keeps a process busy, for tests. */

/** Blocks this process for some milliseconds. */
export function beBusy(ms: number): void {
  const untilMs = performance.now() + ms
  while (performance.now() < untilMs);
}
