/** Reads `--model-of`. */
import type { ChosenModel } from '../reference/service-models/models.ts'
import { parseModel } from '../reference/service-models/models.ts'
import { CliError } from './errors.ts'

/** Parses a service model of the reference. Throws CliError('usage'). */
export function modelFlag(spec: string): ChosenModel {
  try {
    return parseModel(spec)
  } catch (error) {
    if (error instanceof RangeError)
      throw new CliError('usage', `--model-of: ${error.message}`, { cause: error })
    throw error
  }
}
