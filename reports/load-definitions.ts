/** The meaning of each number of a load run: `schemas/metrics.json`, the one source of tooltips and lists. */
import texts from '../schemas/metrics.json' with { type: 'json' }

/** `label` is what people write, `text` one or two sentences. */
export type Definition = { readonly label: string; readonly text: string }

const DEFINITIONS: ReadonlyMap<string, Definition> = new Map(Object.entries(texts.metrics))

/** The definition of a metric by its name in load-run.json; null for a name of a later version. */
export function metricDefinition(name: string): Definition | null {
  return DEFINITIONS.get(name) ?? null
}
