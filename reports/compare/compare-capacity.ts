import type { CapacityRun } from '../../schemas/compiled/capacity-run.ts'
import { digits } from '../../schemas/count.ts'
import { formatCapacityAnswer, meanUsage, unknownCapacity } from '../capacity-text.ts'
import { formatRunTarget } from '../run-text.ts'
import { caveatsOf, comparisonOf, lengthFacts, type ComparedRun, type Comparison } from './comparison.ts'

const TITLES = { worse: 'Regressed', better: 'Improved', same: 'No difference shown' } as const

/** Compares two sweeps by the 95 % interval of the ratio of their capacities. */
export function compareCapacities(before: CapacityRun, after: CapacityRun): Comparison {
  const unusable = [
    ...differingSettings({ ...before, ...before.suite }, { ...after, ...after.suite }),
    ...[before, after].flatMap((run, at) => {
      const why = unknownCapacity(run)
      return why === null ? [] : [[`the capacity ${WHEN[at]} ${why}`, ...run.reasons].join(': ')]
    }),
  ]
  const { value, low, high } = ratioOf(before, after)
  const difference = high < 1 ? 'worse' : low > 1 ? 'better' : 'same'
  const [id, title] = unusable.length > 0 ? ['inexact', 'Not comparable'] : [difference, TITLES[difference]]
  const change = (format: (run: CapacityRun) => string) => [before, after].map(format).join(' -> ')
  const detail = `${digits(value)} times the capacity before (95 % interval ${digits(low)} to ${digits(high)})`
  const capacity = { name: 'capacity', change: change(formatCapacityAnswer) }
  const alone = {
    name: 'one user alone',
    change: change(({ idleMs }) => (idleMs === null ? 'no answer' : `${digits(idleMs)} ms`)),
  }
  const parts = {
    kind: 'capacity' as const,
    before: comparedRun(before),
    after: comparedRun(after),
    unusable,
    unchanged: id === 'same' ? 1 : 0,
    caveats: caveatsBetween(before, after),
    sections: [
      {
        id,
        title,
        isRegression: id === 'worse',
        rows: [id === 'inexact' ? capacity : { ...capacity, detail }],
      },
      { id: 'open', title: 'Without an interval, so not compared', isRegression: false, rows: [alone] },
    ],
  }
  return comparisonOf(parts, `${title}: ${detail}`)
}

const WHEN = ['before', 'after']

// Returns the ratio of two capacities with its confidence interval (Zou and Donner 2008).
function ratioOf(before: CapacityRun, after: CapacityRun) {
  const [was, is] = [spanOf(before), spanOf(after)]
  const value = is.rate / was.rate
  const low = value * Math.exp(-Math.hypot(is.below, was.above))
  return { value, low, high: value * Math.exp(Math.hypot(is.above, was.below)) }
}

// Returns a capacity, and how far its interval reaches below and above it on a logarithmic scale.
function spanOf({ answer }: CapacityRun) {
  const rate = answer?.ratePerSecond ?? 0
  const { low = 0, high = null } = answer?.interval ?? {}
  return { rate, below: Math.log(rate / low), above: Math.log((high ?? Infinity) / rate) }
}

type Settings = Pick<CapacityRun, 'objectives' | 'scenario' | 'workload'> & { readonly profile: string }

/** Returns the settings in which two sweeps differ. */
export function differingSettings(before: Settings, after: Settings): readonly string[] {
  const textsOf = ({ objectives, scenario, profile, workload }: Settings) => {
    const slos = objectives.map(({ slo }) => `'${slo}'`).join(', ')
    return new Map<string, unknown>(
      Object.entries({ 'set of objectives': slos, scenario, profile, ...workload }),
    )
  }
  const [was, is] = [textsOf(before), textsOf(after)]
  return caveatsOf([...was].map(([name, value]) => [name, String(value), String(is.get(name))]))
}

function caveatsBetween(before: CapacityRun, after: CapacityRun): readonly string[] {
  const facts = [
    ['version of Assay', before.suite.version, after.suite.version],
    ['model', before.target.model, after.target.model],
    ['statement', before.statement?.sha256 ?? 'none', after.statement?.sha256 ?? 'none'],
    ...lengthFacts(meanUsage(before.stages), meanUsage(after.stages)),
  ] as const
  const notes = [before, after].flatMap(({ notes: own }, at) => own.map((note) => `${WHEN[at]}: ${note}`))
  return [...caveatsOf(facts), ...notes]
}

function comparedRun(run: CapacityRun): ComparedRun {
  return { target: formatRunTarget(run.target), outcome: formatCapacityAnswer(run), startedAt: run.startedAt }
}
