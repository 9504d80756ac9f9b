/** The three figures at the top of the page of a load, large: those that the objectives name, then the usual ones, each with its error. */
import { formatPercent, thousands } from '../schemas/count.ts'
import { wilsonInterval } from '../schemas/wilson.ts'
import type { LoadObjective, LoadRun } from './load-run.ts'
import { formatError, formatMarked, formatMilliseconds, formatShare, UNMEASURED } from './load-text.ts'
import type { Figure, Tone } from './page.ts'

/** `metric` is what a figure is of, so that no figure stands there twice. */
type TopFigure = Figure & { readonly metric: string }

const SHOWN = 3

/** Returns the figures: those of the objectives first, then the usual ones. */
export function topFigures(load: LoadRun): readonly Figure[] {
  const asked = load.slo.filter(({ actual }) => actual !== null).map(objectiveFigure)
  const usual = [latencyFigure(load), rateFigure(load), failureFigure(load)]
  const others = usual.filter(({ metric }) => !asked.some((figure) => figure.metric === metric))
  return [...asked, ...others].slice(0, SHOWN)
}

function objectiveFigure({ slo, metric, actual, ok, ci, unit }: LoadObjective): TopFigure {
  const shown = (value: number | null): string => (value === null ? 'unknown' : inUnit(value, unit))
  const interval = ci == null ? 'no interval' : `95 %: ${shown(ci.low)} to ${shown(ci.high)}`
  const verdict = ok === null ? 'undecided' : ok ? 'met' : 'missed'
  const tone: Tone = ok === null ? 'doubt' : ok ? 'good' : 'bad'
  return { metric, name: slo, value: shown(actual), error: `${verdict}; ${interval}`, tone }
}

function inUnit(value: number, unit: LoadObjective['unit']): string {
  if (unit === 'share') return formatShare(value)
  return unit === 'ms' ? `${formatMilliseconds(value)} ms` : `${value.toFixed(2)}/s`
}

function latencyFigure(load: LoadRun): TopFigure {
  const name = load.metrics['ttft'] === undefined ? 'e2e' : 'ttft'
  const { p95 = null, ci = null } = load.metrics[name] ?? {}
  const stat = p95 === null ? 'p50' : 'p95'
  const interval = ci?.[stat]
  const range =
    interval === undefined
      ? 'too few samples for an interval'
      : `95 %: ${formatMilliseconds(interval.low)} to ${formatMilliseconds(interval.high)} ms`
  const own = formatError(load, name)
  return {
    metric: `${name} ${stat}`,
    name: `${name.toUpperCase()} ${stat}`,
    value: load.metrics[name] === undefined ? UNMEASURED : `${formatMarked(load, name, stat)} ms`,
    error: own === '' ? range : `${range}; instrument ${own} ms (p50 / p99)`,
  }
}

function rateFigure({ throughput, rates, window }: LoadRun): TopFigure {
  const counted =
    window === undefined
      ? ''
      : `${thousands(window.completions)} in ${thousands(Number(window.seconds.toFixed(1)))} s; `
  const asked = rates?.askedPerSecond ?? null
  return {
    metric: 'throughput',
    name: 'completed',
    value: `${throughput.completionsPerSecond.toFixed(2)}/s`,
    error: `${counted}${asked === null ? 'closed model: no rate was requested' : `of ${asked.toFixed(2)}/s requested`}`,
  }
}

function failureFigure({ requests: { failed, ok, errorShare } }: LoadRun): TopFigure {
  const interval = failed + ok === 0 ? null : wilsonInterval(failed, failed + ok)
  return {
    metric: 'errors',
    name: 'failed',
    value: formatPercent(errorShare, 2),
    error:
      interval === null
        ? 'nothing was answered'
        : `95 %: ${formatPercent(interval.low, 2)} to ${formatPercent(interval.high, 2)}`,
    tone: failed === 0 ? undefined : 'bad',
  }
}
