/** Flags of `assay load --emit k8s`. */
import type { Flags } from './command.ts'
import { CliError } from './errors.ts'

/** Name what pods of a cluster need. */
export const PODS_FLAGS = {
  emit: { type: 'string' },
  pods: { type: 'string' },
  image: { type: 'string' },
  name: { type: 'string' },
  claim: { type: 'string' },
  secret: { type: 'string' },
} as const

/** Refuses flags of pods for a sweep, which needs the answers of a stage to choose the next one. Throws CliError('usage'). */
export function refusePods(flags: Flags): void {
  const given = [...Object.keys(PODS_FLAGS), 'start-at', 'segment'].find((name) => flags[name] !== undefined)
  if (given === undefined) return
  throw new CliError(
    'usage',
    `--${given} is not for capacity: a sweep chooses each stage by the answers of the one before. ` +
      `Send one rate after another with 'assay load' and merge the parts of each, as docs/scale.md shows`,
  )
}
