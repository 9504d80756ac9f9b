import type { Transport } from '../schemas/compiled/row.ts'
import type { StatementIdentity } from '../conformance/statement/plan.ts'
import { baselineOf, missingIn, type Baseline } from '../load/samples/answer-baseline.ts'
import type { Run } from '../schemas/compiled/run.ts'
import { type CommandContext, VERSION } from './command.ts'
import { usageError, type CliError } from './errors.ts'
import { storedRun } from './read-run.ts'

// The properties that a load and its baseline (an earlier check run) must have in common.
type BaselineFor = {
  readonly target: { readonly baseUrl: string; readonly model: string; readonly isEmbedded?: true }
  readonly statement: StatementIdentity | null
  readonly transports: readonly Transport[]
}

/** Reads the check run to compare with a load. Throws CliError if its target, model or statement differs from those of the load. */
export function baselineFrom(path: string, load: BaselineFor, { cwd, stderr }: CommandContext): Baseline {
  const { run } = storedRun(path, cwd, ['check']).found
  const difference = differenceBetween(run, load)
  if (difference !== null)
    throw unusableBaseline(path, difference, 'Give a run of assay check on this target')
  const baseline = baselineOf(run)
  const missing = missingIn(baseline, load.transports)
  if (missing.length === load.transports.length) {
    const nothing = 'has no verdict of any check that judges answers of this load'
    throw unusableBaseline(path, nothing, 'Run assay check without --only and --skip')
  }
  if (missing.length > 0) stderr.write(`assay: ${missingText(missing)}\n`)
  return baseline
}

function differenceBetween(run: Run, { target, statement }: BaselineFor): string | null {
  const { suite, target: was } = run
  if (suite.version !== VERSION) return `is of version ${suite.version}, and this is version ${VERSION}`
  // The reference implementation has another port in each run.
  const isSameTarget = was.isEmbedded === true ? target.isEmbedded === true : was.baseUrl === target.baseUrl
  if (!isSameTarget)
    return `is of another target: it judged ${was.baseUrl}, the load is for ${target.baseUrl}`
  if (was.model !== null && was.model !== target.model)
    return `is of another model: it judged ${was.model}, the load is for ${target.model}`
  // The reference is checked with its own statement.
  if (was.isEmbedded === true || run.statement?.sha256 === statement?.sha256) return null
  return `was judged by ${named(run.statement)}, the load by ${named(statement)}: give both the same --statement`
}

function named(statement: StatementIdentity | null | undefined): string {
  return statement == null
    ? 'no statement'
    : `the statement '${statement.name}' (SHA-256 ${statement.sha256.slice(0, 8)})`
}

function unusableBaseline(path: string, why: string, remedy: string): CliError {
  return usageError(`--baseline: ${path} ${why}. ${remedy}`)
}

function missingText(missing: readonly Transport[]): string {
  return `the baseline has no verdict on answers over ${missing.join(' and ')}: one user alone repeats the requests where answers fail a check`
}
