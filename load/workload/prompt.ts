/**
 * The words of prompts. They depend on the seed and the index of a request only. Each prompt has a token of its own, so that neither a
 * response cache nor a prefix cache of the target can answer in place of the model. Pure: runs in k6 and in Node.
 */

const WORDS =
  'river stone lamp garden winter paper bridge copper window music harbour forest letter clock silver road'.split(
    ' ',
  )

/** FNV-1a, 32 bit: small, and good enough to distinguish prompts. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** Returns the beginning of all tokens of a run, by which one search finds them in answers. */
export function nonceMark(seed: string): string {
  return `nonce-${hashOf(seed).toString(36)}-`
}

/** Returns the end of the token of a request, which cannot be guessed. */
export function nonceEnd(seed: string, index: number): number {
  return hashOf(`${seed}/${index}`)
}

/** Returns the token of a request: the mark of the run, the index, and its end. */
export function nonceFor(seed: string, index: number): string {
  return `${nonceMark(seed)}${index.toString(36)}-${nonceEnd(seed, index).toString(36)}`
}

/** An endless text of words in an order that the seed decides. `endOf` is the length of its first words; `text` is as much as was asked for. */
export type Words = { readonly endOf: (count: number) => number; readonly text: () => string }

/** Makes the words of a seed, as many as are asked for. */
export function createWords(seed: string): Words {
  const words: string[] = []
  const ends: number[] = [0]
  let state = hashOf(seed)
  const grow = (): void => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const word = WORDS[(state >>> 16) % WORDS.length] ?? 'word'
    ends.push((ends.at(-1) ?? 0) + word.length + (words.length === 0 ? 0 : 1))
    words.push(word)
  }
  return {
    endOf(count) {
      while (words.length < count) grow()
      return ends[count] ?? 0
    },
    text: () => words.join(' '),
  }
}
