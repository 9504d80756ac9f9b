/** Reads `--statement` of `assay load`: the same file as for `assay check`. */
import { resolve } from 'node:path'
import type { Plan } from '../conformance/engine/plan.ts'
import type { CommandContext } from './command.ts'
import { readPlan } from './read-plan.ts'

/** Returns the readings that a statement declares, over those of a profile. Throws CliError as {@link readPlan} does. */
export function loadStatement(path: string, profile: string, { cwd }: Pick<CommandContext, 'cwd'>): Plan {
  return readPlan({ profile, statement: resolve(cwd, path), require: [] })
}
