/** Remembers what header fields become without secrets: their names and values recur with every exchange. */

/** Texts that were seen, and what each became. */
export type SeenFields = {
  readonly textOf: (value: string) => string
  /** To be called when another secret is learnt: a text that was seen may hold it. */
  readonly forget: () => void
}

// Bound the memory: 2 MB of characters. A longer text seldom recurs.
const MAX_CHARS = 200
const MAX_FIELDS = 5000

/** Remembers what this function makes of short texts. */
export function createSeenFields(compute: (value: string) => string): SeenFields {
  const seen = new Map<string, string>()
  return {
    forget: () => seen.clear(),
    textOf(value) {
      const before = seen.get(value)
      if (before !== undefined) return before
      const text = compute(value)
      if (value.length <= MAX_CHARS && seen.size < MAX_FIELDS) seen.set(value, text)
      return text
    },
  }
}
