/** What each number of a load run means, in a sentence: `schemas/metrics.json`, typed. Pure. */
import metrics from '../../schemas/metrics.json' with { type: 'json' }

/** `label` is what people write; `text` one or two sentences; `per` what one sample is: `request`, `gap` or `run`. */
export type MetricText = { readonly label: string; readonly text: string; readonly per: string }

/** Texts by the name of a metric, as load-run.json and objectives spell it. */
export const METRIC_TEXTS: Readonly<Record<string, MetricText>> = metrics.metrics
