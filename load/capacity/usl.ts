/** The universal scalability law fitted to the stages: what concurrency gains and what it costs. Pure. */
import type { CapacityStage, FittedNumber, UslFit } from '../../schemas/compiled/capacity-run.ts'
import { Matrix, solve } from 'ml-matrix'
import { randomAt, randomRoot } from '../workload/random.ts'
import { stagesOfTarget } from './critical-rate.ts'

/** Fewer stages, or stages of nearly the same concurrency, do not show three parameters. */
const FEWEST_STAGES = 6
const LEAST_SPREAD = 3
const DRAWS = 200

type Point = { readonly users: number; readonly perSecond: number }
type Parameters = readonly [lambda: number, sigma: number, kappa: number]

/** Fits the law X(N) = lambda N / (1 + sigma (N - 1) + kappa N (N - 1)) (Gunther 2007); null where the stages do not show it. */
export function fitUsl(stages: readonly CapacityStage[], seed: string): UslFit | null {
  const points = stagesOfTarget(stages)
    .map(({ inFlight, completedPerSecond }) => ({ users: inFlight, perSecond: completedPerSecond }))
    .filter(({ users, perSecond }) => users > 0 && perSecond > 0)
  const users = points.map((point) => point.users)
  if (points.length < FEWEST_STAGES || Math.max(...users) < LEAST_SPREAD * Math.min(...users)) return null
  const fitted = fit(points)
  const draws = drawnFits(points, seed)
  if (fitted === null || draws.length < DRAWS / 2) return null
  const numberAt = (place: 0 | 1 | 2): FittedNumber =>
    spanOf(
      fitted[place],
      draws.map((draw) => draw[place]),
    )
  return {
    lambda: numberAt(0),
    sigma: numberAt(1),
    kappa: numberAt(2),
    heldOutError: heldOutError(points),
    stages: points.length,
  }
}

function throughputOf([lambda, sigma, kappa]: Parameters, users: number): number {
  return (lambda * users) / (1 + sigma * (users - 1) + kappa * users * (users - 1))
}

/**
 * N / X(N) is linear in 1 / lambda, sigma / lambda and kappa / lambda, so least squares of relative errors have one solution. A cost
 * that comes out below 0 is left out: of all ways to do that, the one that errs least counts.
 */
function fit(points: readonly Point[]): Parameters | null {
  const fits = WAYS.flatMap((costs) => fitWith(points, costs))
  const best = fits.toSorted((a, b) => a.error - b.error)[0]
  return best?.parameters ?? null
}

/** The combinations of sigma and kappa in a fit. */
const WAYS = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
] as const

function fitWith(
  points: readonly Point[],
  [hasSigma, hasKappa]: readonly [boolean, boolean],
): readonly Fit[] {
  const rows = points.map(({ users, perSecond }) => {
    const scale = perSecond / users
    return [
      scale,
      ...(hasSigma ? [(users - 1) * scale] : []),
      ...(hasKappa ? [users * (users - 1) * scale] : []),
    ]
  })
  const found = solve(new Matrix(rows), Matrix.columnVector(points.map(() => 1)), true).to1DArray()
  const [unit = 0, ...costs] = found
  if (!(unit > 0) || costs.some((cost) => !(cost >= 0))) return []
  const [first = 0, second = 0] = costs.map((cost) => cost / unit)
  const parameters: Parameters = [1 / unit, hasSigma ? first : 0, hasKappa ? (hasSigma ? second : first) : 0]
  const error = points.reduce(
    (sum, { users, perSecond }) => sum + (perSecond / throughputOf(parameters, users) - 1) ** 2,
    0,
  )
  return [{ parameters, error }]
}

type Fit = { readonly parameters: Parameters; readonly error: number }

/** The fits of stages drawn again with replacement (case bootstrap, Efron 1979). */
function drawnFits(points: readonly Point[], seed: string): readonly Parameters[] {
  const root = randomRoot(seed, 'usl')
  return Array.from({ length: DRAWS }, (_, draw) => {
    const random = randomAt(root, draw)
    const again = points.map((point) => points[Math.floor(random.uniform() * points.length)] ?? point)
    return fit(again)
  }).filter((parameters) => parameters !== null)
}

function spanOf(value: number, draws: readonly number[]): FittedNumber {
  const inOrder = draws.toSorted((a, b) => a - b)
  const at = (share: number): number => inOrder[Math.floor(share * (inOrder.length - 1))] ?? value
  return { value, low: Math.min(value, at(0.025)), high: Math.max(value, at(0.975)) }
}

/** Each stage predicted from the others. */
function heldOutError(points: readonly Point[]): number {
  const errors = points.flatMap((held, place) => {
    const fitted = fit(points.filter((_, other) => other !== place))
    return fitted === null ? [] : [Math.abs(throughputOf(fitted, held.users) / held.perSecond - 1)]
  })
  return errors.reduce((sum, error) => sum + error, 0) / Math.max(1, errors.length)
}
