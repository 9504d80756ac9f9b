/**
 * Prompts that depend on seed and index only. Each begins with a token of its own, so that neither a response cache
 * nor a prefix cache of the target can answer in place of the model. Pure: runs in k6 and in Node.
 */

const WORDS =
  'river stone lamp garden winter paper bridge copper window music harbour forest letter clock silver road'.split(
    ' ',
  )

/** FNV-1a, 32 bit: small, the same everywhere, good enough to tell prompts apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** The token that makes request `index` of a run with this seed unlike all others. */
export function nonceFor(seed: string, index: number): string {
  const hash = hashOf(`${seed}/${index}`).toString(36)
  return `${index.toString(36)}-${hash}`
}

/** The part all prompts of a run share: `words` words in an order that the seed decides. */
export function fillerText(seed: string, words: number): string {
  const chosen: string[] = []
  let state = hashOf(seed)
  for (let index = 0; index < words; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    chosen.push(WORDS[(state >>> 16) % WORDS.length] ?? 'word')
  }
  return chosen.join(' ')
}

/** The user message of request `index`. `filler` comes from {@link fillerText}, made once. */
export function promptText(seed: string, index: number, filler: string): string {
  return `${nonceFor(seed, index)} ${filler}`
}
