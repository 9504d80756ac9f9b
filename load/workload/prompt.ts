/**
 * Prompts that depend on seed and index only. Each begins with a token of its own, so that neither a response cache
 * nor a prefix cache of the target can answer in place of the model. Pure: runs in k6 and in Node.
 */

const WORDS =
  'river stone lamp garden winter paper bridge copper window music harbour forest letter clock silver road'.split(
    ' ',
  )

/** FNV-1a, 32 bit: small, the same everywhere, good enough to distinguish prompts. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/**
 * The token that makes request `index` of a run with this seed unlike all others: a beginning that all of the run share
 * and nothing else has, so that it is found in answers by one search, the index, and a check that cannot be guessed.
 */
export function nonceFor(seed: string, index: number): string {
  return `${nonceMark(seed)}${index.toString(36)}-${hashOf(`${seed}/${index}`).toString(36)}`
}

/** The common beginning of all nonces of a run. */
function nonceMark(seed: string): string {
  return `nonce-${hashOf(seed).toString(36)}-`
}

/** Makes prompts of any length from one text that grows as needed, so that a long prompt costs one cut and no loop. */
export type PromptMaker = (index: number, promptTokens: number, prefixTokens: number) => string

/**
 * A maker of prompts for a seed. A prompt of n tokens is n words: `prefixTokens` words that all prompts of the run
 * share, then the token of its own, then more words. Without a prefix the own token comes first.
 */
export function createPrompts(seed: string): PromptMaker {
  const filler = createFiller(seed)
  return (index, promptTokens, prefixTokens) => {
    const prefix = filler(0, Math.min(prefixTokens, promptTokens - 1))
    const rest = filler(prefixTokens, promptTokens - 1)
    return [prefix, nonceFor(seed, index), rest].filter((part) => part !== '').join(' ')
  }
}

/** Words `from` to `to` (exclusive) of an endless text in an order that the seed decides. */
function createFiller(seed: string): (from: number, to: number) => string {
  let text = ''
  // Where each word begins; one more than there are words.
  const begins: number[] = [0]
  let state = hashOf(seed)
  const grow = (words: number): void => {
    const added: string[] = []
    let length = text.length
    while (begins.length <= words) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      const word = WORDS[(state >>> 16) % WORDS.length] ?? 'word'
      added.push(`${word} `)
      length += word.length + 1
      begins.push(length)
    }
    text += added.join('')
  }
  return (from, to) => {
    if (to <= from) return ''
    grow(to)
    return text.slice(begins[from], (begins[to] ?? 0) - 1)
  }
}
