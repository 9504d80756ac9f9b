/** Reads `--limit`. */
import type { LimitRule } from '../reference/limits/limit-rule.ts'
import { LimitSpecError, readLimit } from '../reference/limits/spec.ts'
import { spellingHint, type Flags } from './command.ts'
import { CliError } from './errors.ts'

/** The rules that `--limit`, given once or several times, asks for. Throws CliError('usage') naming the word that is wrong. */
export function limitFlags(flags: Flags): readonly LimitRule[] {
  const specs = flags['limit']
  return Array.isArray(specs) ? specs.map((spec) => limitRule(String(spec))) : []
}

/** One rule. Throws CliError('usage') naming the word that is wrong. */
export function limitRule(spec: string): LimitRule {
  try {
    return readLimit(spec)
  } catch (error) {
    if (!(error instanceof LimitSpecError)) throw error
    const { message, word, known } = error
    const hint = known.length === 0 ? '' : `: ${spellingHint(word, known, `one of ${known.join(', ')}`)}`
    throw new CliError('usage', `--limit '${spec}': ${message}${hint}`, { cause: error })
  }
}
