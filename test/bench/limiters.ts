/**
 * Measures how often the identification is right: random limiters, each met through the whole plan on a virtual clock.
 * `node test/bench/limiters.ts [--count 1000] [--seed 1] [--only 'sliding log']`
 */
import { parseArgs } from 'node:util'
import { judgeDrawn, renderMatrix, sumsOf, type Judged } from '../limits/simulated/matrix.ts'
import { keepFigures } from './bench-figures.ts'

/** Identifies `count` simulated limiters, with kinds in turn, and prints the matrix. */
export async function benchLimiters(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      count: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      verbose: { type: 'boolean', default: false },
    },
  })
  const judged: Judged[] = []
  for (let index = 0; index < Number(values.count); index += 1) {
    const one = judgeDrawn(Number(values.seed) * 100_000 + index, values.only)
    judged.push(one)
    if (values.verbose && one.verdict !== 'right') console.log(one.line)
  }
  console.log(renderMatrix(judged))
  console.log(
    `kept in ${keepFigures('limiters', [], { seed: Number(values.seed), sums: sumsOf(judged), judged })}`,
  )
}

if (import.meta.main) await benchLimiters(process.argv.slice(2))
