/** Compares two strings by their code units for sorting, so that the order is the same on every machine. Pure. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
