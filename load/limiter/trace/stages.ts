/** The stages of plans: which there are, and what each is about. Pure. */

type Described = {
  /** The experiment of the stage. */
  readonly experiment: string
  /** Its purpose, in a report. `$windows` and `$round` are numbers of the stage. */
  readonly words: string
}

/** Every label that a plan gives a stage. */
const STAGES = {
  preflight: { experiment: 'preflight', words: 'one request, to see status and header fields' },
  serial: { experiment: 'serial', words: 'one request after another until one is refused' },
  parallel: { experiment: 'parallel', words: 'many requests at once' },
  'parallel again': { experiment: 'parallel', words: 'many requests at once, once more' },
  'parallel rested': { experiment: 'parallel', words: 'many requests at once after a rest' },
  rested: { experiment: 'rested', words: 'many requests at once after a rest' },
  slow: { experiment: 'slow', words: 'many long answers at once' },
  'slow twice': { experiment: 'slow', words: 'many long answers at once, and more while they are under way' },
  queue: { experiment: 'queue', words: 'many requests at once, to see in which steps they are answered' },
  'queue slow': { experiment: 'queue', words: 'many long answers at once, to see in which steps they come' },
  silence: { experiment: 'silence', words: 'silence, then how much quota has come back' },
  'silence drain': { experiment: 'silence', words: 'silence, then how much quota has come back' },
  drain: { experiment: 'drain', words: 'silence, then how much quota has come back' },
  full: { experiment: 'full', words: 'how much a full limit holds' },
  rate: { experiment: 'rate', words: 'how fast the quota comes back' },
  'edge start': { experiment: 'edge', words: 'a part of the limit is used' },
  edge: {
    experiment: 'edge',
    words: 'how much is free $windows windows after a part of the limit was used',
  },
  penalty: { experiment: 'penalty', words: 'whether requests that are refused cost more' },
  'penalty drain': { experiment: 'penalty', words: 'whether requests that are refused cost more' },
  'penalty silence': { experiment: 'penalty', words: 'whether requests that are refused cost more' },
  steady: { experiment: 'steady', words: 'a slow and steady pace' },
  grain: { experiment: 'grain', words: 'in which steps the quota comes back' },
  'grain drain': { experiment: 'grain', words: 'in which steps the quota comes back' },
  'grain rest': { experiment: 'grain', words: 'in which steps the quota comes back' },
  promise: { experiment: 'promise', words: 'whether the announced wait is correct' },
  'promise drain': { experiment: 'promise', words: 'whether the announced wait is correct' },
  'promise early': { experiment: 'promise', words: 'whether the announced wait is correct' },
  race: { experiment: 'race', words: 'more at once than the limit allows' },
  'race serial': { experiment: 'race', words: 'one after another on one connection' },
  'race apart': { experiment: 'race', words: 'one after another, each on a connection of its own' },
  scope: { experiment: 'scope', words: 'whose requests count together' },
  'scope control': { experiment: 'scope', words: 'whose requests count together' },
  'scope drain': { experiment: 'scope', words: 'whose requests count together' },
  charged: { experiment: 'charged', words: 'which failing requests count' },
  'charged drain': { experiment: 'charged', words: 'which failing requests count' },
  unit: { experiment: 'unit', words: 'large requests, to see whether tokens count' },
  'unit control': { experiment: 'unit', words: 'a usual request, to see whether the limit was full' },
  'spend fill': { experiment: 'spend', words: 'small requests, to use up the last tokens' },
  'spend beyond': { experiment: 'spend', words: 'one request that may cost more than the whole limit' },
  'spend part': { experiment: 'spend', words: 'large requests with short answers, to see what is charged' },
  before: { experiment: 'keys', words: 'every key once, before the first is at its limit' },
  'use up': { experiment: 'keys', words: 'the first key is used until it is at its limit' },
  after: {
    experiment: 'keys',
    words: 'who is refused now that the first key is used until it is at its limit',
  },
  calm: { experiment: 'rates', words: 'all keys send at the same rate (round $round)' },
  press: { experiment: 'rates', words: 'the first key sends more (round $round)' },
} as const satisfies Readonly<Record<string, Described>>

/** The label of a stage. */
export type StageLabel = keyof typeof STAGES

/** The experiment of a stage: several stages make one experiment. */
export type Experiment = (typeof STAGES)[StageLabel]['experiment']

/** The labels of all stages. */
export const STAGE_LABELS: readonly StageLabel[] = Object.keys(STAGES).filter(isLabel)

/** A stage of a plan. */
export type StageId = {
  /** Its place in the plan, from 1: no other stage of the plan has it. */
  readonly place: number
  readonly label: StageLabel
  /** Of `edge`: how many windows after a part of the limit was used. */
  readonly windows?: number
  /** Of a comparison of keys: the round. */
  readonly round?: number
}

/** Returns whether a text is the label of a stage. */
export function isLabel(text: string): text is StageLabel {
  return Object.hasOwn(STAGES, text)
}

/** Returns whether a stage is a part of this experiment. */
export function isPartOf({ label }: Pick<StageId, 'label'>, experiment: Experiment): boolean {
  return STAGES[label].experiment === experiment
}

/** Returns the purpose of a stage, in words. */
export function formatStage({ label, windows = 0, round = 0 }: StageId): string {
  return STAGES[label].words.replace('$windows', String(windows)).replace('$round', String(round))
}

/** A stage in the middle of a sentence, with its place in the plan. */
export function formatNextStep(stage: StageId): string {
  return `the next step, ${formatStage(stage)} (stage ${stage.place}),`
}
