/** Finds many byte strings in one pass, in time linear in the bytes, whatever they are made of (Aho and Corasick, 1975). */

/** An automaton over bytes. State 0 is the start. */
export type TextAutomaton = {
  readonly next: (state: number, byte: number) => number
  /** The longest needle that ends in this state; -1 where none does. */
  readonly needleAt: (state: number) => number
  /** The longest needle that this state is a beginning of: its number, and how much of it was seen. */
  readonly depthAt: (state: number) => number
  readonly beginningOf: (state: number) => number
  /** Bytes of the longest needle. */
  readonly longestBytes: number
}

const BYTES = 256

/** Builds the automaton for these needles; empty ones are never found. */
export function createTextAutomaton(needles: readonly Uint8Array[]): TextAutomaton {
  const trie = createTrie(needles)
  const { edges, depths, outputs, owners } = trie
  const fallbacks = fallbacksOf(trie)
  const fromStart = new Int32Array(BYTES)
  for (let byte = 0; byte < BYTES; byte += 1) fromStart[byte] = edges.get(byte) ?? 0
  return {
    next(state, byte) {
      for (let from = state; from !== 0; from = fallbacks[from] ?? 0) {
        const to = edges.get(from * BYTES + byte)
        if (to !== undefined) return to
      }
      return fromStart[byte] ?? 0
    },
    needleAt: (state) => outputs[state] ?? -1,
    depthAt: (state) => depths[state] ?? 0,
    beginningOf: (state) => owners[state] ?? -1,
    longestBytes: depths.reduce((most, depth) => Math.max(most, depth), 0),
  }
}

/** Of each state: the way there, how deep it lies, the needle that ends there, and one that goes through it. */
type Trie = {
  readonly edges: ReadonlyMap<number, number>
  readonly parents: readonly number[]
  readonly bytes: readonly number[]
  readonly depths: readonly number[]
  readonly outputs: number[]
  readonly owners: readonly number[]
}

function createTrie(needles: readonly Uint8Array[]): Trie {
  const edges = new Map<number, number>()
  const [parents, bytes, depths, outputs, owners] = [[0], [0], [0], [-1], [-1]]
  for (const [needle, text] of needles.entries()) {
    let state = 0
    for (const byte of text) {
      const edge = state * BYTES + byte
      let to = edges.get(edge)
      if (to === undefined) {
        to = depths.length
        edges.set(edge, to)
        parents.push(state)
        bytes.push(byte)
        depths.push((depths[state] ?? 0) + 1)
        outputs.push(-1)
        owners.push(needle)
      }
      state = to
    }
    if (state !== 0) outputs[state] = needle
  }
  return { edges, parents, bytes, depths, outputs, owners }
}

/** Finds the next state when a state has no edge; fills in the needles that end there too. */
function fallbacksOf({ edges, parents, bytes, depths, outputs }: Trie): Int32Array {
  const fallbacks = new Int32Array(depths.length)
  for (const state of byDepth(depths)) {
    const parent = parents[state] ?? 0
    const byte = bytes[state] ?? 0
    if (parent !== 0) {
      let from = fallbacks[parent] ?? 0
      while (from !== 0 && !edges.has(from * BYTES + byte)) from = fallbacks[from] ?? 0
      fallbacks[state] = edges.get(from * BYTES + byte) ?? 0
    }
    if (outputs[state] === -1) outputs[state] = outputs[fallbacks[state] ?? 0] ?? -1
  }
  return fallbacks
}

// Parents before children. The start is left out.
function byDepth(depths: readonly number[]): readonly number[] {
  const levels: number[][] = []
  for (const [state, depth] of depths.entries()) if (state !== 0) (levels[depth] ??= []).push(state)
  return levels.flat()
}
