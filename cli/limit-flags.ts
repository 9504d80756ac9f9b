import type { LimitRule } from '../reference/limits/limit-rule.ts'
import { LimitSpecError, readLimit } from '../reference/limits/spec.ts'
import { spellingHint, type Flags } from './command.ts'
import { usageError } from './errors.ts'
import { parseModel, type ChosenModel } from '../reference/service-models/models.ts'

/** Parses all values of `--limit`. Throws a CliError if one is not a valid limit. */
export function limitFlags(flags: Flags): readonly LimitRule[] {
  const specs = flags['limit']
  return Array.isArray(specs) ? specs.map((spec) => limitRule(String(spec))) : []
}

/** Parses one value of `--limit`. Throws a CliError if it is not a valid limit. */
export function limitRule(spec: string): LimitRule {
  try {
    return readLimit(spec)
  } catch (error) {
    if (!(error instanceof LimitSpecError)) throw error
    const { message, word, known } = error
    const hint = known.length === 0 ? '' : `: ${spellingHint(word, known, `one of ${known.join(', ')}`)}`
    throw usageError(`--limit '${spec}': ${message}${hint}`, error)
  }
}

/** Parses the value of `--model-of`, such as `mmc,servers=4,ms=25`. Throws CliError if it is invalid. */
export function modelFlag(spec: string): ChosenModel {
  try {
    return parseModel(spec)
  } catch (error) {
    if (error instanceof RangeError) throw usageError(`--model-of: ${error.message}`, error)
    throw error
  }
}
