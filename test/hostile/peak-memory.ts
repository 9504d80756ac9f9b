/** Measures the peak memory of a process and all its descendants, as Linux counts it. */
import { readFileSync } from 'node:fs'
import { totalmem } from 'node:os'

const EVERY_MS = 50
const PAGE_BYTES = 4096

/** A running measurement of memory. `stop` ends it and returns the peak memory in bytes; null if the system does not report memory. */
export type MemoryWatch = { readonly stop: () => number | null }

/** Starts to measure the memory of a process and its descendants. */
export function watchMemory(pid: number): MemoryWatch {
  let most: number | null = null
  const look = (): void => {
    const bytes = treeOf(pid).reduce((sum, one) => sum + residentBytes(one), 0)
    if (bytes > 0 && bytes < totalmem()) most = Math.max(most ?? 0, bytes)
  }
  const timer = setInterval(look, EVERY_MS)
  return {
    stop() {
      clearInterval(timer)
      return most
    },
  }
}

/** Returns the ids of a process and its descendants. */
export function treeOf(pid: number): readonly number[] {
  const children = linesOf(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  return [pid, ...children.flatMap(treeOf)]
}

function residentBytes(pid: number): number {
  const pages = Number(linesOf(`/proc/${pid}/statm`).split(' ')[1] ?? 0)
  return Number.isNaN(pages) ? 0 : pages * PAGE_BYTES
}

// Returns the trimmed text of a file in /proc, or an empty text if the process has ended.
function linesOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return ''
  }
}
