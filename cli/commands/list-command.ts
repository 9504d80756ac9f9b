/** `assay list`: what Assay knows, and how clauses, gaps, checks and faults hang together, both ways. */
import { selectorsOf } from '../../conformance/exchange/call-kinds.ts'
import { inferenceOf } from '../../conformance/engine/inferred.ts'
import { costOf, maxTokens, formatRequests } from '../../conformance/engine/probe.ts'
import type { Check } from '../../conformance/evidence/check.ts'
import { describeProfileError } from '../../conformance/statement/profile-mistakes.ts'
import { profileNamed, profileNames } from '../../conformance/statement/profiles.ts'
import { readingCatalog } from '../../conformance/statement/reading-catalog.ts'
import { everyCheck, everyProbe } from '../../conformance/session/registry.ts'
import { faults } from '../../reference/faults/index.ts'
import { variants } from '../../reference/variants/index.ts'
import { count } from '../../schemas/count.ts'
import clauseFile from '../../schemas/clauses.json' with { type: 'json' }
import { profileProblems } from '../../schemas/available-profiles.ts'
import gapFile from '../../schemas/gaps.json' with { type: 'json' }
import { LIMIT_SCENARIOS, SCENARIOS } from '../../load/runner/bundle-script.ts'
import { spellingHint, type Command, type CommandContext, type Given } from '../command.ts'
import { CliError, prefixed } from '../errors.ts'
import { renderReadings } from '../reading-list.ts'

/** Lists what there is. */
export const listCommand: Command = {
  usage: ['list clauses|gaps|readings|profiles|checks|probes|faults|variants|scenarios [--json]'],
  about: `clauses, gaps   each sentence of the interface and each thing that it marks "not shown", with the checks that enforce it;
                a gap also with the keys of its readings
readings        the members of a statement, with a complete example, and the possible readings of each gap
profiles        named sets of readings   (assay check --profile)
checks          each check with its clause or gap, its level, and the faults that must trip it
probes          each group of requests that a run makes, with its cost
faults          deliberate violations of the reference, with the checks they trip   (assay serve --fault)
variants        legitimate habits of real servers that the reference can adopt   (assay serve --variant)
scenarios       the scenarios of assay load`,
  flags: { json: { about: 'print JSON instead' } },
  examples: ['assay list checks --json'],
  maxPositionals: 1,
  run: list,
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
      return { id, title, cost: `${formatRequests(cost)}, ${count(maxTokens(cost), 'token')}` }
    }),
  faults: () => faults.map(({ id, title }) => ({ id, title, trips: trippedBy(id) })),
  variants: () => variants.map(({ id, title }) => ({ id, title })),
  scenarios: () => [...SCENARIOS, ...LIMIT_SCENARIOS].map((id) => ({ id })),
}

// They have more content than a row of a table holds.
const READINGS = 'readings'

function listedReadings(): Listed {
  const keys = readingCatalog()
  return { rows: keys.map(({ key, ...rest }) => ({ id: key, ...rest })), text: renderReadings(keys) }
}

async function list({ flags, positionals }: Given, context: CommandContext): Promise<number> {
  const { rows, text } = listNamed(positionals[0])
  for (const problem of positionals[0] === 'profiles' ? profileProblems : [])
    context.stderr.write(prefixed(describeProfileError(problem), 'assay: left out: '))
  context.stdout.write(flags['json'] === true ? `${JSON.stringify(rows, null, 2)}\n` : text)
  return await Promise.resolve(0)
}

type Listed = { readonly rows: readonly object[]; readonly text: string }

function listNamed(name: string | undefined): Listed {
  const names = [...Object.keys(LISTS), READINGS]
  if (name === undefined) throw new CliError('usage', `no list named: give one of ${names.join(', ')}`)
  if (name === READINGS) return listedReadings()
  const found = Object.hasOwn(LISTS, name) ? LISTS[name]?.() : undefined
  if (found !== undefined) return { rows: found, text: found.map(renderRow).join('') }
  const hint = spellingHint(name, names, `one of: ${names.join(', ')}`)
  throw new CliError('usage', `unknown list '${name}': ${hint}`)
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

// What the interface states and what is inferred from it are distinguished: each inference with its checks.
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
    judges: check.judges === undefined ? (check.on ?? []) : selectorsOf(check.judges),
    trippedBy: check.trippedBy,
  }
}

function trippedBy(fault: string): readonly string[] {
  return everyCheck.filter((check) => check.trippedBy.includes(fault)).map((check) => check.id)
}

function renderRow({ id, ...rest }: Row): string {
  const lines = Object.entries(rest).map(([name, value]) => {
    const shown = typeof value === 'string' ? value : value.join(', ') || '(none)'
    return `    ${name.padEnd(10)} ${shown}\n`
  })
  return `${String(id)}\n${lines.join('')}`
}
