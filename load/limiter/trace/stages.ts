/** The stages of plans, and the purpose of each. Pure. */

type StageDescription = {
  /** The experiment of the stage. */
  readonly experiment: string
  /** Its purpose, for a report. `$windows` and `$round` are numbers of the stage. */
  readonly purpose: string
}

/** All labels of stages. */
const STAGES = {
  preflight: { experiment: 'preflight', purpose: 'one request, to see status and header fields' },
  serial: { experiment: 'serial', purpose: 'one request after another until one is refused' },
  parallel: { experiment: 'parallel', purpose: 'many requests at once' },
  'parallel again': { experiment: 'parallel', purpose: 'many requests at once, once more' },
  'parallel rested': { experiment: 'parallel', purpose: 'many requests at once after a rest' },
  rested: { experiment: 'rested', purpose: 'many requests at once after a rest' },
  slow: { experiment: 'slow', purpose: 'many long answers at once' },
  'slow twice': {
    experiment: 'slow',
    purpose: 'many long answers at once, and more while they are under way',
  },
  queue: { experiment: 'queue', purpose: 'many requests at once, to see in which steps they are answered' },
  'queue slow': {
    experiment: 'queue',
    purpose: 'many long answers at once, to see in which steps they come',
  },
  silence: { experiment: 'silence', purpose: 'silence, then how much quota has come back' },
  'silence drain': { experiment: 'silence', purpose: 'silence, then how much quota has come back' },
  drain: { experiment: 'drain', purpose: 'silence, then how much quota has come back' },
  full: { experiment: 'full', purpose: 'how much a full limit holds' },
  rate: { experiment: 'rate', purpose: 'how fast the quota comes back' },
  'edge start': { experiment: 'edge', purpose: 'a part of the limit is used' },
  edge: {
    experiment: 'edge',
    purpose: 'how much is free $windows windows after a part of the limit was used',
  },
  penalty: { experiment: 'penalty', purpose: 'whether requests that are refused cost more' },
  'penalty drain': { experiment: 'penalty', purpose: 'whether requests that are refused cost more' },
  'penalty silence': { experiment: 'penalty', purpose: 'whether requests that are refused cost more' },
  steady: { experiment: 'steady', purpose: 'a slow and steady pace' },
  grain: { experiment: 'grain', purpose: 'in which steps the quota comes back' },
  'grain drain': { experiment: 'grain', purpose: 'in which steps the quota comes back' },
  'grain rest': { experiment: 'grain', purpose: 'in which steps the quota comes back' },
  promise: { experiment: 'promise', purpose: 'whether the announced wait is correct' },
  'promise drain': { experiment: 'promise', purpose: 'whether the announced wait is correct' },
  'promise early': { experiment: 'promise', purpose: 'whether the announced wait is correct' },
  race: { experiment: 'race', purpose: 'more at once than the limit allows' },
  'race serial': { experiment: 'race', purpose: 'one after another on one connection' },
  'race apart': { experiment: 'race', purpose: 'one after another, each on a connection of its own' },
  scope: { experiment: 'scope', purpose: 'whose requests count together' },
  'scope control': { experiment: 'scope', purpose: 'whose requests count together' },
  'scope drain': { experiment: 'scope', purpose: 'whose requests count together' },
  charged: { experiment: 'charged', purpose: 'which failing requests count' },
  'charged drain': { experiment: 'charged', purpose: 'which failing requests count' },
  unit: { experiment: 'unit', purpose: 'large requests, to see whether tokens count' },
  'unit control': { experiment: 'unit', purpose: 'a usual request, to see whether the limit was full' },
  'spend fill': { experiment: 'spend', purpose: 'small requests, to use up the last tokens' },
  'spend beyond': { experiment: 'spend', purpose: 'one request that may cost more than the whole limit' },
  'spend part': { experiment: 'spend', purpose: 'large requests with short answers, to see what is charged' },
  before: { experiment: 'keys', purpose: 'every key once, before the first is at its limit' },
  'use up': { experiment: 'keys', purpose: 'the first key is used until it is at its limit' },
  after: {
    experiment: 'keys',
    purpose: 'who is refused now that the first key is used until it is at its limit',
  },
  calm: { experiment: 'rates', purpose: 'all keys send at the same rate (round $round)' },
  press: { experiment: 'rates', purpose: 'the first key sends more (round $round)' },
} as const satisfies Readonly<Record<string, StageDescription>>

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
  /** For `edge`: the number of windows after a part of the limit was used. */
  readonly windows?: number
  /** For a comparison of keys: the round. */
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

/** Returns the purpose of a stage for a report. */
export function formatStage({ label, windows = 0, round = 0 }: StageId): string {
  return STAGES[label].purpose.replace('$windows', String(windows)).replace('$round', String(round))
}

/** Returns the purpose of the next stage, with its place in the plan, for the middle of a sentence. */
export function formatNextStep(stage: StageId): string {
  return `the next step, ${formatStage(stage)} (stage ${stage.place}),`
}
