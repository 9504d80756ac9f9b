/** For tests of what a process misses while it is busy. */

/** Keeps the whole process from listening. */
export function beBusy(ms: number): void {
  const untilMs = performance.now() + ms
  while (performance.now() < untilMs);
}
