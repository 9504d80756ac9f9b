/** The statement of a run, the readings in force, and what a check rests on, in words. Texts are not neutralized here. */
import { profileFiles } from '../schemas/available-profiles.ts'
import clauses from '../schemas/clauses.json' with { type: 'json' }
import { count } from '../schemas/count.ts'
import gaps from '../schemas/gaps.json' with { type: 'json' }
import type { CheckRecord, Run, RunReading } from '../schemas/compiled/run.ts'

const SHORT_DIGEST = 12

/** One line: which statement, how many readings it declares and how many the profile adds. Not neutralized. */
export function formatStatement(run: Run): string {
  const { statement, readings = [], suite } = run
  const declared = readings.filter(({ layer }) => layer === 'declared').length
  const profile = `${count(readings.length - declared, 'reading')} of profile ${suite.profile}`
  if (statement === undefined) return `none given; ${profile} in force`
  const base = statement.extends === undefined ? '' : `, extends profile ${statement.extends}`
  const identity = `${statement.name} (SHA-256 ${shortDigest(statement.sha256)}${base})`
  if (profileInForce(run) === null) return `${identity}; it declares every reading in force (${declared})`
  return `${identity}; ${count(declared, 'reading')} declared, ${profile} in force`
}

/** Returns the profile of a run; null if the statement declares every reading in force, because no reading of the profile counts then. */
export function profileInForce({ statement, readings = [], suite }: Run): string | null {
  const isAllDeclared = readings.length > 0 && readings.every(({ layer }) => layer === 'declared')
  return statement !== undefined && isAllDeclared ? null : suite.profile
}

/** Returns the source of the readings in force, e.g. `profile openai` or `statement acme`. `quote` neutralizes the name. */
export function formatReadingSource(run: Run, quote: (name: string) => string): string {
  const profile = profileInForce(run)
  return profile === null ? `statement ${quote(run.statement?.name ?? '')}` : `profile ${quote(profile)}`
}

/** The first digits of a SHA-256, enough to tell statements apart by eye. */
export function shortDigest(sha256: string): string {
  return sha256.slice(0, SHORT_DIGEST)
}

/** A reading as text, e.g. `same-id {"waitSeconds":30}`. Not neutralized. */
export function formatReading({ reading, parameters }: RunReading): string {
  return parameters === undefined ? reading : `${reading} ${JSON.stringify(parameters)}`
}

/** One sentence per stated clause of which MUSTs are taken out, by declared readings or for want of a key; empty when there is none. */
export function formatTakenOut({ capabilities }: Run): readonly string[] {
  return capabilities.flatMap(({ id, takenOut = [] }) =>
    takenOut.map(({ clause, checks, readings }) => {
      const what = `MUSTs of the stated clause ${clause}`
      const why =
        readings.length === 0
          ? `without a key, Assay did not judge ${what}`
          : `declared readings (${readings.join(', ')}) remove ${what}`
      return `PARTIAL: ${id}: ${why}: ${checks.join(', ')}.`
    }),
  )
}

/** One sentence on what is declared for the record only, so that it is not mistaken for judged; null when nothing is. */
export function formatRecorded({ readings = [] }: Run): string | null {
  const recorded = readings.filter(
    (reading) => reading.layer === 'declared' && reading.recorded !== undefined,
  )
  if (recorded.length === 0) return null
  const said = recorded.map(({ key, reading }) => `${key} = ${reading}`).join(', ')
  return `DECLARED FOR THE RECORD (no check uses it): ${said}.`
}

type Gap = {
  readonly readings: readonly { readonly key: string; readonly name: string; readonly meaning: string }[]
}

const wordings = new Map([...clauses, ...gaps].map(({ id, text }) => [id, text]))

/** Returns the wording behind an id such as `C2.3.3` or `G7.2`; null when there is none. */
export function clauseText(id: string): string | null {
  return wordings.get(id) ?? null
}

/**
 * Returns the meaning of the reading in force for the gap behind a check, e.g. "an object `error` with message, type,
 * param and code". Null where none is in force.
 */
export function readingText({ layer, reading }: CheckRecord, { suite, readings }: Run): string | null {
  const inForce = readings?.find(({ key }) => key === reading)
  const profile = layer === 'profile' ? profileFiles.find(({ name }) => name === suite.profile) : undefined
  const name = inForce?.reading ?? profile?.readings[reading ?? '']?.reading
  if (name === undefined) return null
  const known: readonly Gap[] = gaps
  const entries = known.flatMap((gap) => gap.readings)
  return entries.find((entry) => entry.key === reading && entry.name === name)?.meaning ?? null
}
