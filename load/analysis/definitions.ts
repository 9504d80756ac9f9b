/** The meaning of each number of a load run, in a sentence: `schemas/metrics.json`, typed. Pure. */
import metrics from '../../schemas/metrics.json' with { type: 'json' }

/**
 * `label` is what people write; `text` one or two sentences; `per` what one sample is: `request`, `gap` or `run`. A
 * duration runs `from` one moment of a request `to` another (`jsonTo`: of a JSON answer), divided by `by`; the moments are
 * those of docs/metrics.md. `figures` are places in load-run.json, or the beginnings of such.
 */
export type MetricText = {
  readonly label: string
  readonly text: string
  readonly per: string
  readonly from?: string
  readonly to?: string
  readonly jsonTo?: string
  readonly by?: string
  readonly figures: readonly string[]
}

/** Texts by the name of a metric: of durations as load-run.json and objectives spell it. */
export const METRIC_TEXTS: Readonly<Record<string, MetricText>> = metrics.metrics
