const WORDS =
  'river stone lamp garden winter paper bridge copper window music harbour forest letter clock silver road'.split(
    ' ',
  )

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** Returns the common prefix of all nonces of a run. */
export function nonceMark(seed: string): string {
  return `nonce-${hashOf(seed).toString(36)}-`
}

/** Returns the last part of a request's nonce: a hash, so that no model can guess it. */
export function nonceEnd(seed: string, index: number): number {
  return hashOf(`${seed}/${index}`)
}

/** Returns the nonce of a request, which makes its prompt unique. */
export function nonceFor(seed: string, index: number): string {
  return `${nonceMark(seed)}${index.toString(36)}-${nonceEnd(seed, index).toString(36)}`
}

/** A text of random words. `endOf` returns the length of its first `count` words, in characters. */
export type Words = { readonly endOf: (count: number) => number; readonly text: () => string }

/** Creates a text of random words that depends only on the seed. */
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
