/** Reads the stages that `--resume` goes on from. */
import type { CapacityRun, CapacityStage } from '../schemas/compiled/capacity-run.ts'
import { join, resolve } from 'node:path'
import type { CapacityPlan } from '../load/capacity/capacity-plan.ts'
import { readRows } from '../load/rows/read-rows.ts'
import { RowError } from '../load/rows/row-error.ts'
import { RUN_KINDS } from '../schemas/run-kinds.ts'
import type { CommandContext } from './command.ts'
import { CliError } from './errors.ts'
import { readAnyRun } from './read-run.ts'

/** Stages of an earlier sweep that count, and a line about those that do not; null where all do. */
export type EarlierSweep = { readonly stages: readonly CapacityStage[]; readonly note: string | null }

/**
 * Returns the stages of the sweep in a folder. Throws CliError: there is none, or something that makes a sweep was another: the target,
 * the objectives or what is asked for.
 */
export async function earlierSweep(
  folder: string,
  plan: CapacityPlan,
  { cwd }: Pick<CommandContext, 'cwd'>,
): Promise<EarlierSweep> {
  const place = resolve(cwd, folder)
  const path = join(place, RUN_KINDS.capacity.file)
  const found = readAnyRun(path)
  if (found === null || found.kind !== 'capacity')
    throw new CliError(
      'unreadable',
      `no sweep to continue at ${path} (--resume): give the folder of an earlier sweep`,
    )
  const other = differenceOf(found.run, plan)
  if (other !== null)
    throw new CliError(
      'usage',
      `${path} is a sweep ${other} (--resume). Give the same options, or start a new sweep`,
    )
  return await withRows(found.run.stages, place)
}

type Trait = readonly [before: string, was: string | number, is: string | number]

/** The embedded reference listens on another port each time, so there its service model counts. */
function differenceOf(run: CapacityRun, plan: CapacityPlan): string | null {
  const { options, objectives, workload, scenario } = plan
  const { target } = options
  const modelOf = options.truth?.(objectives, workload.maxTokens).model ?? 'none'
  const isEmbedded = run.target.isEmbedded === true && target.isEmbedded === true
  const traits: readonly Trait[] = [
    ...(isEmbedded ? [] : [['of ', run.target.baseUrl, target.baseUrl] as const]),
    ['of the model ', run.target.model, target.model],
    ['with --model-of ', isEmbedded ? (run.truth?.model ?? modelOf) : modelOf, modelOf],
    ['for ', slos(run.objectives), slos(objectives)],
    ['with --scenario ', run.scenario, scenario],
    ['with --arrivals ', run.workload.arrivals, workload.arrivals],
    ['with --prompt-tokens ', run.workload.promptTokens, workload.promptTokens],
    ['with --max-tokens ', run.workload.maxTokens, workload.maxTokens],
    ['with --timeout ', run.workload.requestTimeoutSeconds, workload.requestTimeoutSeconds],
    ['with this number of keys: ', run.workload.keys, workload.keys],
    ['with --profile ', run.suite.profile, options.profile ?? 'openai'],
    [
      'with the statement of SHA-256 ',
      run.statement?.sha256 ?? 'none',
      options.conformance?.statement?.sha256 ?? 'none',
    ],
  ]
  const other = traits.find(([, was, is]) => was !== is)
  return other === undefined ? null : `${other[0]}${other[1]}, not ${other[2]}`
}

function slos(objectives: CapacityRun['objectives']): string {
  return objectives.map(({ slo }) => `'${slo}'`).join(', ')
}

/** Nobody can check a stage whose rows are not whole, so it does not count. One user alone only shows where the ramp begins. */
async function withRows(stages: readonly CapacityStage[], folder: string): Promise<EarlierSweep> {
  const whole: CapacityStage[] = []
  const lost: string[] = []
  for (const stage of stages) {
    const problem = stage.purpose === 'idle' ? null : await problemOfRows(stage, folder)
    if (problem === null) whole.push(stage)
    else lost.push(`${stage.rows ?? ''}: ${problem}`)
  }
  const [first] = lost
  if (first === undefined) return { stages, note: null }
  const others = lost.length === 1 ? '' : ` (and ${lost.length - 1} more)`
  return {
    stages: whole,
    note: `a stage of the earlier sweep does not count, because its rows cannot be read: ${first}${others}`,
  }
}

/** Null where the rows are whole, and for a stage without any. */
async function problemOfRows({ rows, sent }: CapacityStage, folder: string): Promise<string | null> {
  if (rows === undefined) return null
  try {
    const end = await readRows(join(folder, rows), () => undefined)
    if (!end.unfinished && end.rows >= sent) return null
    return `it ends after ${end.rows} rows`
  } catch (error) {
    if (error instanceof RowError) return error.message
    throw error
  }
}
