import { selectorsOf } from '../../conformance/exchange/call-kinds.ts'
import { inferenceOf } from '../../schemas/inferred-rules.ts'
import type { Check } from '../../conformance/evidence/check.ts'
import { costOf, formatRequests, maxOf } from '../../conformance/engine/probe.ts'
import { describeProfileError } from '../../conformance/statement/profile-mistakes.ts'
import { defaultProfileName } from '../../schemas/unusual-readings.ts'
import { profileNamed, profileNames, profileProblems } from '../../conformance/statement/plan.ts'
import {
  readingCatalog,
  type CatalogKey,
  type CatalogParameter,
  type CatalogReading,
} from '../../conformance/statement/reading-catalog.ts'
import { everyCheck, everyProbe } from '../../conformance/session/registry.ts'
import { count } from '../../schemas/count.ts'
import clauseFile from '../../schemas/clauses.json' with { type: 'json' }
import gapFile from '../../schemas/gaps.json' with { type: 'json' }
import statementExample from '../../schemas/statements/example.json' with { type: 'json' }
import { LIMIT_SCENARIOS, SCENARIOS } from '../../load/runner/bundle-script.ts'
import { spellingHint, type Command } from '../command.ts'
import { prefixed, usageError } from '../errors.ts'
import { joined } from '../../reports/formats.ts'
import { CAPABILITIES } from '../../conformance/exchange/capabilities.ts'

/** The command `assay list`, which lists clauses, gaps, checks and more. */
export const listCommand: Command = {
  usage: ['list clauses|gaps|readings|profiles|checks|probes|scenarios [--json]'],
  about: `clauses, gaps   each sentence of the interface and each thing that it marks "not shown", with the checks that enforce it;
                a gap also with the keys of its readings
readings        the members of a statement, with a complete example, and the possible readings of each gap
profiles        named sets of readings   (assay check --profile)
checks          each check with its clause or gap, its level, and the faults of our tests that must trip it
probes          each group of requests that a run makes, with its cost
scenarios       the scenarios of assay load`,
  flags: { json: { about: 'print JSON instead' } },
  examples: ['assay list checks --json'],
  maxPositionals: 1,
  run: async ({ flags, positionals }, context) => {
    const { rows, text } = listNamed(positionals[0])
    for (const problem of positionals[0] === 'profiles' ? profileProblems : [])
      context.stderr.write(prefixed(describeProfileError(problem), 'assay: left out: '))
    context.stdout.write(flags['json'] === true ? `${JSON.stringify(rows, null, 2)}\n` : text)
    return await Promise.resolve(0)
  },
}

type Row = Readonly<Record<string, string | readonly string[]>>

const LISTS: Readonly<Record<string, () => readonly Row[]>> = {
  clauses: () => clauseFile.map((clause) => anchorRow(clause, checksOf('clause', clause.id))),
  gaps: () => gapFile.map((gap) => anchorRow(gap, checksOf('gap', gap.id))),
  profiles: () => profileNames.map(profileRow),
  checks: () => everyCheck.map(checkRow),
  probes: () =>
    everyProbe.map((probe) => {
      const cost = costOf(probe, new Map())
      const { id, title } = probe
      return {
        id,
        title,
        cost: `${formatRequests(cost)}, ${count(maxOf(cost, 'completionTokens'), 'token')}`,
      }
    }),
  scenarios: () => [...SCENARIOS, ...LIMIT_SCENARIOS].map((id) => ({ id })),
}

// The name of the list of readings. This list is not in LISTS, because a reading has more content than a row.
const READINGS = 'readings'

function listedReadings(): Listed {
  const keys = readingCatalog()
  return { rows: keys.map(({ key, ...rest }) => ({ id: key, ...rest })), text: renderReadings(keys) }
}

type Listed = { readonly rows: readonly object[]; readonly text: string }

function listNamed(name: string | undefined): Listed {
  const names = [...Object.keys(LISTS), READINGS]
  if (name === undefined) throw usageError(`no list named: give one of ${names.join(', ')}`)
  if (name === READINGS) return listedReadings()
  const found = Object.hasOwn(LISTS, name) ? LISTS[name]?.() : undefined
  if (found !== undefined) return { rows: found, text: found.map(renderRow).join('') }
  const hint = spellingHint(name, names, `one of: ${names.join(', ')}`)
  throw usageError(`unknown list '${name}': ${hint}`)
}

type Anchor = {
  readonly id: string
  readonly section: string
  readonly capability: string
  readonly text: string
  readonly excluded?: string
  readonly inferred?: readonly { readonly because: string }[]
  readonly observedBy?: readonly string[]
  readonly keys?: readonly string[]
}

function anchorRow(anchor: Anchor, checks: readonly string[]): Row {
  return {
    id: anchor.id,
    section: anchor.section,
    capability: anchor.capability,
    text: anchor.text,
    ...(anchor.keys === undefined ? {} : { readings: anchor.keys }),
    checks,
    ...(anchor.inferred === undefined ? {} : { inferred: inferences(checks) }),
    ...(anchor.observedBy === undefined ? {} : { observedBy: anchor.observedBy }),
    ...(anchor.excluded === undefined ? {} : { excluded: anchor.excluded }),
  }
}

// Returns one text per reason why checks demand more than their clause states. Each text lists the ids of the checks, then the reason.
function inferences(ids: readonly string[]): readonly string[] {
  const inferred = everyCheck.filter((check) => ids.includes(check.id) && inferenceOf(check) !== null)
  const byReason = Map.groupBy(inferred, (check) => inferenceOf(check) ?? '')
  return [...byReason].map(([because, checks]) => `${checks.map(({ id }) => id).join(' ')} (${because})`)
}

function profileRow(name: string): Row {
  const profile = profileNamed(name)
  const readings = [...(profile?.readings ?? [])].map(([key, { reading }]) => `${key} = ${reading}`)
  return { id: name, title: profile?.title ?? '', readings }
}

function checksOf(kind: 'clause' | 'gap', id: string): readonly string[] {
  return everyCheck.filter((check) => check[kind] === id).map((check) => check.id)
}

function checkRow(check: Check): Row {
  return {
    id: check.id,
    level: check.level,
    ...(check.clause === undefined ? {} : { clause: check.clause }),
    ...(inferenceOf(check) === null ? {} : { inferred: inferenceOf(check) ?? '' }),
    ...(check.gap === undefined ? {} : { gap: check.gap }),
    ...(check.reading === undefined ? {} : { reading: check.reading }),
    title: check.title,
    judges: selectorsOf(check.judges),
    trippedBy: check.trippedBy,
  }
}

function renderRow({ id, ...rest }: Row): string {
  const lines = Object.entries(rest).map(([name, value]) => {
    const shown = typeof value === 'string' ? value : value.join(', ') || '(none)'
    return `    ${name.padEnd(10)} ${shown}\n`
  })
  return `${String(id)}\n${lines.join('')}`
}

const PREAMBLE = `
Each key may appear once under "readings" of a statement, with one of its readings: the name alone where every parameter
has a default, else an object as in the examples. (usual) marks the reading of profile ${defaultProfileName}.

`

function renderReadings(keys: readonly CatalogKey[]): string {
  return `${renderStatementFrame()}${PREAMBLE}${keys.map(renderKey).join('\n')}`
}

function renderKey({ key, gaps, text, usual, readings }: CatalogKey): string {
  const head = `${key}\n    ${gaps.join(', ')}: ${text}\n`
  return `${head}${readings.map((reading) => renderReading(key, reading, reading.name === usual)).join('')}`
}

function renderReading(key: string, reading: CatalogReading, isUsual: boolean): string {
  const { name, meaning, wire, recorded, parameters, example } = reading
  return [
    `\n  ${name}${isUsual ? ' (usual)' : ''}: ${meaning}`,
    `      on the wire: ${wire}`,
    ...(recorded === undefined ? [] : [`      for the record, no check uses it: ${recorded}`]),
    ...parameters.flatMap(parameterLines).map((line) => `      ${line}`),
    `      example: ${JSON.stringify({ [key]: Object.keys(example).length === 1 ? name : example })}`,
    '',
  ].join('\n')
}

function parameterLines(parameter: CatalogParameter): readonly string[] {
  const members = parameter.members ?? []
  return [renderParameter(parameter), ...members.map((member) => `  in each: ${renderParameter(member)}`)]
}

function renderParameter(parameter: CatalogParameter): string {
  const { name, type, required, meaning, words, placeholders } = parameter
  if (type === 'fixed') return `${name} (always ${(words ?? []).join(', ')}): ${meaning}`
  const facts = [
    required ? `${type}, required` : type,
    ...(words === undefined ? [] : [`words: ${words.join(', ')}`]),
    ...(parameter.default === undefined ? [] : [`default ${JSON.stringify(parameter.default)}`]),
    ...(placeholders === undefined ? [] : [`filled in: ${placeholders.join(', ')}`]),
  ]
  return `${name} (${facts.join('; ')}): ${meaning}`
}

function renderStatementFrame(): string {
  return `A statement is a JSON file, given with --statement FILE. Its members:

  schema          always "assay.statement/1"; required, the others are optional
  name            name of the deployment; reports show it
  extends         profile whose readings are declared too: ${joined(profileNames, 'or')}
  capabilities    each of ${CAPABILITIES.join(', ')}: supported or unsupported. What is left out is judged
                  where it is found, except limits, which are then not judged. What is unsupported is not probed.
                  Core is always supported
  notes           a remark for each capability
  requestHeaders  names of header fields that every request needs; their values are given with --header NAME=ENV
  readings        answers to the gaps of the interface, by the keys below

A complete statement:

${JSON.stringify(statementExample, null, 2)}
`
}
