/** Defines a row of the table of real servers: the results of a run, and sentences that were confirmed by hand. Pure. */
import type { Run } from '../../../schemas/compiled/run.ts'
import type { About, ConfirmedDeviation, Expectation } from '../expectation.ts'
import { AREAS, CAUSES, WITHHELD, type Area } from './causes.ts'

/** The part of a run that `judged.json` stores, next to `expected.json`. */
export type Judged = {
  readonly date: string
  readonly suite: string
  readonly profile: string
  readonly model: string
  readonly isKeyed: boolean
  readonly passed: number
  readonly capabilities: Readonly<Record<string, string>>
  /** The checks that failed or warned. */
  readonly deviating: readonly string[]
  /** The checks that are inconclusive because of the model behind the server. */
  readonly undecided: readonly string[]
}

/** A deviation: its cause, the column of the table to which it belongs, a confirmed sentence, and a command that shows it. */
export type Deviation = {
  readonly cause: string
  readonly area: Area
  readonly sentence: string
  readonly command: string
}

/** The contents of one row of the table. */
export type Row = {
  readonly about: About
  readonly judged: Judged
  readonly cells: Readonly<Record<Area, string>>
  readonly deviations: readonly Deviation[]
  /** The checks without a verdict, grouped by reason (`because`). The usual reason is the behavior of the model. */
  readonly undecided: readonly {
    readonly label: string
    readonly because: string
    readonly checks: readonly string[]
  }[]
  readonly isWithholding: boolean
}

/** Returns the part of a run that is stored in `judged.json`. */
export function judgedOf(run: Run, { model, isKeyed }: { model: string; isKeyed: boolean }): Judged {
  const idsOf = (...verdicts: readonly string[]): readonly string[] =>
    run.checks.filter(({ verdict }) => verdicts.includes(verdict)).map(({ id }) => id)
  return {
    date: run.startedAt.slice(0, 10),
    suite: run.suite.version,
    profile: run.suite.profile,
    model,
    isKeyed,
    passed: idsOf('pass').length,
    capabilities: Object.fromEntries(run.capabilities.map(({ id, outcome }) => [id, outcome])),
    deviating: idsOf('fail', 'warn'),
    undecided: idsOf('inconclusive'),
  }
}

/** Returns the row of a server. Throws if a deviation has no cause or no confirmed sentence. */
export function rowOf(expectation: Expectation, judged: Judged): Row {
  const idsWhere = (holds: (one: ConfirmedDeviation) => boolean): ReadonlySet<string> =>
    new Set(expectation.deviations.filter(holds).map(({ check }) => check))
  const told = idsWhere(({ sameAs }) => sameAs !== undefined)
  const unconfirmed = idsWhere(({ isUnconfirmed }) => isUnconfirmed === true)
  // A row must not depend on the luck of its last run.
  const sometimes = idsWhere((one) => one.sometimes === true)
  const shown = [...judged.deviating, ...sometimes].filter(
    (id) => !WITHHELD.has(id) && !told.has(id) && !unconfirmed.has(id),
  )
  const deviations = CAUSES.flatMap(({ name, area, commands }) => {
    const [first, ...others] = Object.keys(commands).filter((id) => shown.includes(id))
    if (first === undefined) return []
    const own = expectation.deviations.find(({ check }) => check === first)?.command
    const sentence = joined([first, ...others].map((id) => sentenceOf(id, expectation)))
    return [
      {
        cause: name,
        area,
        sentence,
        command: (own ?? commands[first] ?? '').replaceAll('MODEL', judged.model),
      },
    ]
  })
  const known = new Set(CAUSES.flatMap(({ commands }) => Object.keys(commands)))
  const lost = shown.filter((id) => !known.has(id))
  if (lost.length > 0) throw new Error(`${expectation.about.name}: no cause has ${lost.join(', ')}`)
  return {
    about: expectation.about,
    judged,
    deviations,
    cells: cellsOf(judged, deviations, told),
    undecided: undecidedOf(expectation, judged),
    isWithholding: judged.deviating.some((id) => WITHHELD.has(id)),
  }
}

function sentenceOf(id: string, { deviations, about }: Expectation): string {
  const found = deviations.find(({ check }) => check === id)
  if (found === undefined) throw new Error(`${about.name}: ${id} was not confirmed in expected.json`)
  return found.because
}

const ALIKE = / is answered 200 with a completion\.$/

/** Joins sentences into one text. Merges the sentences that match `ALIKE` into one sentence. */
function joined(sentences: readonly string[]): string {
  const own = [...new Set(sentences)]
  const alike = own.filter((one) => ALIKE.test(one)).map((one) => one.replace(ALIKE, ''))
  if (alike.length < 2) return own.join(' ')
  const subjects = alike.map((one) => one.replace(/^An? (?=[a-z])/, (word) => word.toLowerCase()))
  const others = own.filter((one) => !ALIKE.test(one))
  return [`Answered 200 with a completion: ${subjects.join('; ')}.`, ...others].join(' ')
}

function cellsOf(
  { capabilities, deviating, isKeyed }: Judged,
  deviations: readonly Deviation[],
  told: ReadonlySet<string>,
): Row['cells'] {
  const cell = (area: Area): string => {
    if (area === 'authentication' && !isKeyed) return 'no authentication'
    const capability = area === 'streams' ? 'sse' : area === 'websocket' ? 'websocket' : 'core'
    // A server that no statement speaks for, and that answers a handshake with an error, offers none.
    if (area === 'websocket' && deviating.includes('websocket.offered')) return 'not offered'
    if (capabilities[capability] === 'not-offered') return 'not offered'
    if (capabilities[capability] === 'not-judged') return 'not judged'
    const count = deviations.filter((one) => one.area === area).length
    if (count === 0 && isToldIn(area, told, deviating)) return 'as the server behind it'
    return count === 0 ? 'conformant' : count === 1 ? '1 deviation' : `${count} deviations`
  }
  return Object.fromEntries(AREAS.map((area) => [area, cell(area)])) as Row['cells']
}

function isToldIn(area: Area, told: ReadonlySet<string>, deviating: readonly string[]): boolean {
  const checks = CAUSES.filter((cause) => cause.area === area).flatMap(({ commands }) =>
    Object.keys(commands),
  )
  return checks.some((id) => told.has(id) && deviating.includes(id))
}

function undecidedOf({ modelBehaviour }: Expectation, { undecided }: Judged): Row['undecided'] {
  const found = modelBehaviour.filter(({ check }) => undecided.includes(check))
  return [...Map.groupBy(found, ({ because }) => because)].map(([because, group]) => ({
    label: group.some(({ reason }) => reason !== undefined) ? 'Not judged' : 'Not judged with this model',
    because,
    checks: group.map(({ check }) => check),
  }))
}
