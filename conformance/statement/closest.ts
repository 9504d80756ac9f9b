/** Returns the candidate most similar to `name`, ignoring case. Null if none is similar. */
export function closest(name: string, candidates: readonly string[]): string | null {
  const maxSlips = Math.max(2, Math.floor(name.length / 3))
  let best: { readonly candidate: string; readonly slips: number } | null = null
  for (const candidate of candidates) {
    const slips = slipsBetween(name.toLowerCase(), candidate.toLowerCase())
    if (slips <= maxSlips && slips < name.length && (best === null || slips < best.slips))
      best = { candidate, slips }
  }
  return best?.candidate ?? null
}

// Returns the Levenshtein distance. Returns Infinity above 100 characters, because such names are not typos and would take too long.
function slipsBetween(from: string, to: string): number {
  if (Math.max(from.length, to.length) > 100) return Infinity
  let row = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [line, letter] of Array.from(from).entries()) {
    const next = [line + 1]
    for (const [column, other] of Array.from(to).entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
