/** Runs Orchard (the server in `orchard/`) with each switch (a fault or a habit), and finds wrong verdicts. */
import type { Capability } from '../../conformance/exchange/capabilities.ts'
import type { CheckRecord, Run } from '../../schemas/compiled/run.ts'
import { issueText, isTooBusy } from '../kill-matrix/kill.ts'
import { judgeOrchard, type Setting } from './judge-orchard.ts'
import type { Caught } from './caught.ts'
import { BY_CHANCE, CAUGHT, MISSED } from './orchard-faults.ts'
import { CONCERN, GOOD_WARNS, HABITS, TOGETHER_WARNS } from './orchard-habits.ts'
import { faultSwitches, habits } from './switches.ts'

/** A run of Orchard. `run` returns one line for each wrong verdict; an empty list means that all verdicts are right. */
export type Case = { readonly name: string; readonly run: () => Promise<readonly string[]> }

const MISS = 'not caught by'

/** The case of Orchard without a switch. */
export const withoutSwitch: Case = {
  name: 'good',
  run: async () => falseAlarms(await judgeOrchard({ args: [], only: null })),
}

/** The case of Orchard with all its habits together. */
export const allHabits: Case = {
  name: 'habit all',
  run: async () => falseAlarms(await judgeOrchard(ALL_HABITS), allWarns()),
}

/** The setting with all habits, and with the readings that these habits need. */
export const ALL_HABITS: Setting = {
  args: ['--habit', 'all'],
  readings: Object.assign({}, ...Object.values(HABITS).map(({ readings }) => readings ?? {})) as Record<
    string,
    unknown
  >,
  only: null,
  isUnhurried: true,
}

/** One case for each habit of Orchard. */
export const habitCases: readonly Case[] = habits.map(({ name, area }) => ({
  name: `habit ${name}`,
  run: async () => {
    const { readings = {}, warns = {} } = HABITS[name] ?? {}
    const isQuick = area !== 'WebSocket'
    const setting = { args: ['--habit', name], readings, only: CONCERN[area] ?? null, isQuick }
    return falseAlarms(await judgeOrchard(setting), warns)
  },
}))

/** One case for each fault of Orchard. */
export const faultCases: readonly Case[] = faultSwitches.map(({ name, area }) => ({
  name: `fault ${name}`,
  run: async () => {
    const caught = CAUGHT[name]
    const setting = {
      args: ['--fault', name],
      readings: caught?.readings ?? {},
      only: concernOfFault(area),
      isQuick: area !== 'WebSocket',
    }
    const run = await judgeOrchard(setting)
    if (caught !== undefined) return guilt(run, caught)
    const byChance = BY_CHANCE[name]
    if (byChance !== undefined) return besides(run, byChance)
    if (MISSED[name] === undefined) return ['no table names it']
    return falseAlarms(run).map((line) => `it is caught after all: ${line}`)
  },
}))

/** Returns the expected warnings of all habits, alone or together: a reason for each check id. */
export function allWarns(): Readonly<Record<string, string>> {
  return Object.assign(
    {},
    TOGETHER_WARNS,
    ...Object.values(HABITS).map(({ warns }) => warns ?? {}),
  ) as Record<string, string>
}

function concernOfFault(area: string): readonly Capability[] | null {
  return CONCERN[area] ?? ['core', 'signup', 'sse', 'websocket']
}

/** Returns one line for each wrong verdict on a correct server. `warns`: the expected warnings, a reason for each check id. */
export function falseAlarms(
  { checks, outcome }: Run,
  warns: Readonly<Record<string, string>> = {},
): readonly string[] {
  const wrong = checks
    .filter(({ verdict }) => !['pass', 'not-applicable', 'observed'].includes(verdict))
    .filter(({ id, verdict }) => verdict !== 'warn' || !(id in warns || id in GOOD_WARNS))
    .map(wording)
  return outcome === 'conformant' || wrong.length > 0 ? wrong : [`the outcome is ${outcome}`]
}

/** Returns whether a problem is a missed fault or the result of a busy machine, and thus not a false alarm. */
export function isMiss(problem: string): boolean {
  return problem.startsWith(MISS) || isTooBusy(problem)
}

function besides(run: Run, ids: readonly string[]): readonly string[] {
  const others = run.checks.filter(({ id }) => !ids.includes(id))
  return falseAlarms({ ...run, checks: others, outcome: 'conformant' })
}

function guilt({ checks }: Run, { by, words, also = [], oneOf }: Caught): readonly string[] {
  const caught = checks.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn')
  const ids = new Set(caught.map(({ id }) => id))
  const missing = by.filter((id) => !ids.has(id))
  const isMissed = oneOf === true ? missing.length === by.length : missing.length > 0
  const text = caught
    .filter(({ id }) => by.includes(id))
    .map(issueText)
    .join('\n')
  const allowed = new Set([...by, ...also, ...Object.keys(GOOD_WARNS)])
  return [
    ...(isMissed ? missing.map((id) => `${MISS} ${verdictOn(checks, id)}`) : []),
    ...(isMissed || words.test(text) ? [] : [`caught, but not for ${String(words)}: ${text.slice(0, 300)}`]),
    ...caught.filter(({ id }) => !allowed.has(id)).map((record) => `unrelated: ${wording(record)}`),
    ...checks.filter(({ verdict }) => verdict === 'error').map(wording),
  ]
}

function verdictOn(checks: readonly CheckRecord[], id: string): string {
  const record = checks.find((one) => one.id === id)
  return record === undefined ? id : wording(record)
}

function wording(record: CheckRecord): string {
  const { verdict, id, reason = '', detail = '' } = record
  return `${verdict} ${id}: ${[reason, detail, issueText(record)].join(' ').replaceAll('\n', ' | ').slice(0, 300)}`
}
