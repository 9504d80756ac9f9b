/**
 * Measures how often the identification is right: random limiters, each identified by the whole plan on a virtual clock.
 * `node test/bench/limiters.ts [--count 1000] [--seed 1] [--only 'sliding log'] [--world stalls] [--verbose]`
 * The worlds are plain, stalls and slow-service (see WORLDS in matrix.ts).
 */
import {
  judgeDrawn,
  renderMatrix,
  sumsOf,
  worldNamed,
  type IdentifiedLimiter,
} from '../limits/simulated/matrix.ts'
import { keepFigures } from './bench-figures.ts'
import { benchOptions } from './bench-frame.ts'

/** Identifies `count` simulated limiters, with kinds in turn, and prints the matrix. */
export async function benchLimiters(argv: readonly string[]): Promise<void> {
  const { count, seed, only, world, verbose } = benchOptions(argv, {
    count: 1000,
    seed: 1,
    only: '',
    world: 'plain',
    verbose: false,
  })
  const judged: IdentifiedLimiter[] = []
  for (let index = 0; index < count; index += 1) {
    const one = judgeDrawn(seed * 100_000 + index, only, undefined, worldNamed(world))
    judged.push(one)
    if (verbose && one.verdict !== 'right') console.log(one.line)
  }
  console.log(renderMatrix(judged))
  keepFigures('limiters', [], { seed, world, sums: sumsOf(judged), judged })
}

if (import.meta.main) await benchLimiters(process.argv.slice(2))
