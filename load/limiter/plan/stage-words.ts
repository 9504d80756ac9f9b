/** What a stage of a plan is about, in plain words: its name is made for machines (`054 edge 1.95`). Pure. */

/** By the label of the stage, without its number; `$1` is the number in it. The first that fits counts. */
export const STAGE_WORDS: readonly (readonly [label: RegExp, words: string])[] = [
  [/^preflight$/, 'one request, to see status and header fields'],
  [/^serial$/, 'one request after another until one is refused'],
  [/^parallel$/, 'many requests at once'],
  [/^parallel again$/, 'many requests at once, once more'],
  [/^(?:parallel )?rested$/, 'many requests at once after a rest'],
  [/^slow$/, 'many long answers at once'],
  [/^slow twice$/, 'many long answers at once, and more while they are under way'],
  [/^queue$/, 'many requests at once, to see in which steps they are answered'],
  [/^queue slow$/, 'many long answers at once, to see in which steps they come'],
  [/^(?:silence|drain|silence drain)$/, 'silence, then how much quota has come back'],
  [/^full$/, 'how much a full limit holds'],
  [/^rate$/, 'how fast the quota comes back'],
  [/^edge 0$/, 'a part of the limit is used'],
  [/^edge ([\d.]+)$/, 'how much is free $1 windows after a part of the limit was used'],
  [/^penalty/, 'whether requests that are refused cost more'],
  [/^steady$/, 'a slow and steady pace'],
  [/^grain/, 'in which steps the quota comes back'],
  [/^promise/, 'whether the announced wait is correct'],
  [/^race$/, 'more at once than the limit allows'],
  [/^race serial$/, 'one after another on one connection'],
  [/^race apart$/, 'one after another, each on a connection of its own'],
  [/^scope/, 'whose requests count together'],
  [/^payers/, 'which failing requests count'],
  [/^unit$/, 'large requests, to see whether tokens count'],
  [/^unit control$/, 'a usual request, to see whether the limit was full'],
  [/^spend fill$/, 'small requests, to use up the last tokens'],
  [/^spend beyond$/, 'one request that may cost more than the whole limit'],
  [/^spend part$/, 'large requests with short answers, to see what is charged'],
  [/^before \d+$/, 'every key once, before the first is at its limit'],
  [/^spend \d+$/, 'the first key is used until it is at its limit'],
  [/^told \d+$/, 'who is refused now that the first key is used until it is at its limit'],
  [/^calm (\d+)$/, 'all keys send at the same rate (round $1)'],
  [/^press (\d+)$/, 'the first key sends more (round $1)'],
]

/** The description of a stage; a name without a description is returned as it is. */
export function formatStage(name: string): string {
  const label = name.replace(/^\d{3} /, '')
  const found = STAGE_WORDS.find(([pattern]) => pattern.test(label))
  if (found === undefined) return name
  const [pattern, words] = found
  return words.replace('$1', pattern.exec(label)?.[1] ?? '')
}

/** The note of a plan that ended, with words in place of the name of the stage it begins with. */
export function formatNote(note: string): string {
  return note.replace(
    /^(?:the stage )?(\d{3} .+?|[a-z]+ \d+) (needs|would) /,
    (_whole, name: string, verb) => {
      const number = /^\d{3}/.exec(name)?.[0]
      const place = number === undefined ? '' : ` (stage ${Number(number)})`
      return `the next step, ${formatStage(name)}${place}, ${String(verb)} `
    },
  )
}
