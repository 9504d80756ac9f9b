/** The filters of report.html: check boxes and the style rules that make them work without a script. */
import { countVerdicts } from '../schemas/verdict-counts.ts'
import { markup, type Markup } from './markup.ts'
import type { CapabilityRecord, CheckRecord, Run } from './run.ts'
import { LAYERS, VERDICTS } from './run-text.ts'

const CAPABILITIES: readonly CapabilityRecord['id'][] = [
  'core',
  'signup',
  'sse',
  'websocket',
  'webhooks',
  'limits',
]

const NAMES: readonly string[] = [...VERDICTS, ...CAPABILITIES, ...LAYERS.map(([layer]) => `layer-${layer}`)]

/** Hides what is not checked. The target of a link is shown, and open, whatever the filters say. */
export const FILTER_RULES = `${NAMES.map((name) => `main:has(#show-${name}:not(:checked)) .is-${name}:not(:target)`).join(',\n')} { display: none; }
details:target { outline: 3px solid var(--link); }
details:target::details-content { content-visibility: visible; display: block; block-size: auto; }`

/** The classes of a check that the rules select by. */
export function filterClasses({ verdict, capability, layer }: CheckRecord): string {
  return `is-${verdict} is-${capability} is-layer-${layer}`
}

/** Three groups of boxes: verdict, capability and layer, with how many checks each has. */
export function filters(run: Run): Markup {
  const verdicts = countVerdicts(run.checks)
  const having = (wanted: (check: CheckRecord) => boolean): number => run.checks.filter(wanted).length
  return markup`${group(
    'Show verdicts',
    VERDICTS.map((verdict) => [verdict, verdict, verdicts[verdict]]),
  )}
${group(
  'Show capabilities',
  CAPABILITIES.map((id) => [id, id, having(({ capability }) => capability === id)]),
)}
${group(
  'Show layers',
  LAYERS.map(([id]) => [`layer-${id}`, id, having(({ layer }) => layer === id)]),
)}`
}

type Box = readonly [name: string, label: string, count: number]

function group(legend: string, boxes: readonly Box[]): Markup {
  return markup`<fieldset><legend>${legend}</legend>
${boxes.map(
  ([
    name,
    label,
    count,
  ]) => markup`<label><input type="checkbox" id="show-${name}" checked> ${label} (${count})</label>
`,
)}</fieldset>`
}
