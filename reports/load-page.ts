import { count, formatPercent, thousands } from '../schemas/count.ts'
import { formatUnjudged } from '../schemas/unjudged-answers.ts'
import { wilsonInterval } from '../schemas/wilson.ts'
import { suitesName } from './check-suites.ts'
import { loadFacts } from './load-facts.ts'
import type { SloVerdict, LoadRun } from '../schemas/compiled/load-run.ts'
import {
  areAnswersDefective,
  areRatesMarked,
  formatActual,
  formatError,
  formatFailure,
  formatInterval,
  formatMarked,
  formatMeasurement,
  formatMilliseconds,
  formatObjectiveVerdict,
  formatShare,
  formatValidity,
  isMarked,
  LOAD_STATS,
  loadDoubts,
  loadNext,
  MARK_MEANING,
  metricDefinition,
  nextNotes,
  TRANSPORT_HEAD,
  transportCaveats,
  transportRows,
  UNMEASURED,
  type LoadStat,
  type NextStep,
} from './load-text.ts'
import { oneLine } from './neutral-text.ts'
import {
  code,
  detail,
  facts,
  line,
  list,
  prominent,
  shownOnlyIn,
  MAX_CHARS,
  reasonsAndNotes,
  section,
  strong,
  table,
  type Block,
  type Case,
  type Figure,
  type Page,
  type Span,
  type Suite,
  type Suites,
  type Tone,
  type RichText,
} from './page.ts'
import type { Plot } from './plot-svg.ts'
import { formatRunTarget, formatSeconds } from './run-text.ts'

const TONES: Readonly<Record<LoadRun['outcome'], Tone>> = {
  ok: 'good',
  'non-conformant': 'bad',
  'slo-failed': 'bad',
  undecided: 'doubt',
  overload: 'doubt',
  invalid: 'doubt',
  aborted: 'doubt',
}

/** Returns the page of a load. The ids of its plots start with `id`. */
export function loadPage(load: LoadRun, id = 'load'): Page {
  const { scenario, target, durationMs } = load
  const measured = formatMeasurement(load)
  // A valid measurement of a failing target is not shown as good.
  const next = loadNext(load)
  const objectives = section('Objectives', objectiveTable(load))
  const failures = section('Failed requests', failureTable(load))
  const known = factBlocks(load)
  const tables = durationTables(load)
  const tone = load.outcome === 'ok' && load.requests.failed > 0 ? 'doubt' : TONES[load.outcome]
  return {
    title: `Assay: load ${scenario}: ${formatValidity(load)}`,
    label: 'load',
    headline: formatValidity(load),
    tone,
    subject: [
      `${scenario} on `,
      code(formatRunTarget(target)),
      ', model ',
      code(target.model),
      `, ${formatSeconds(durationMs)}`,
    ],
    lead: [
      ...(measured === '' ? [] : [line(measured)]),
      ...reasonsAndNotes(load),
      ...figureBlocks(load),
      ...nextBlocks(next),
    ],
    sections: [
      ...plotSection('Each request', load, id, (plots) => plots.slice(0, 1)),
      ...[...known, ...objectives, ...tables, ...failures].map((block) =>
        shownOnlyIn(['text', 'markdown'], block),
      ),
      ...[...objectives, ...markLegend(load), ...failures].map((block) => shownOnlyIn('html', block)),
      {
        kind: 'fold',
        summary: 'All figures',
        blocks: [
          ...known,
          ...tables,
          ...plotSection('Over time', load, id, (plots) => plots.slice(1)),
          ...definitionFold(load),
        ],
        only: ['html'],
      },
    ],
    startedAt: load.startedAt,
    version: load.suite.version,
    suites: () => loadSuites(load),
  }
}

/** Returns the part of a report page that suggests the next step to the user. */
export function nextBlocks(next: NextStep | null): readonly Block[] {
  if (next === null) return []
  const { aim, command } = next
  const blocks: readonly Block[] = [
    line(aim, 'Next'),
    ...(command === undefined ? [] : [{ kind: 'code' as const, lines: [command], language: 'sh' }]),
  ]
  return blocks.map((block) => shownOnlyIn(['html', 'markdown'], block))
}

function figureBlocks(load: LoadRun): readonly Block[] {
  if (load.requests.started === 0) return []
  const what = load.outcome === 'aborted' ? 'was stopped' : 'is not valid'
  const doubt = `The run ${what}: its figures show what was measured, and decide no objective.`
  return [...(load.valid ? [] : [prominent(doubt)]), { kind: 'figures', figures: topFigures(load) }]
}

function factBlocks(load: LoadRun): readonly Block[] {
  return facts([
    ...loadFacts(load).map(({ name, metric, text }) => [[defined(name, metric)], text] as const),
    ['started', load.startedAt],
    ['schedule', `seed ${load.schedule.seed}, sha256 ${load.schedule.sha256}`],
  ])
}

function durationTables(load: LoadRun): readonly Block[] {
  return [...section('Durations', durationBlocks(load)), ...section('Transports', transportBlocks(load))]
}

function plotSection(
  title: string,
  load: LoadRun,
  id: string,
  part: (plots: readonly Plot[]) => readonly Plot[],
): readonly Block[] {
  const draw = async () => part((await import('./load-plots.ts')).loadPlots(load, id))
  return section(title, [{ kind: 'plots', draw }]).map((block) => shownOnlyIn('html', block))
}

function defined(text: string, metric: string | null): Exclude<Span, string> {
  const meaning = metric === null ? undefined : metricDefinition(metric)?.text
  return { text, ...(meaning === undefined ? {} : { meaning }) }
}

function metricName(name: string): RichText {
  return [{ ...defined(name, name), as: 'code' }]
}

function durationBlocks(load: LoadRun): readonly Block[] {
  return [
    ...table({
      caption: `Milliseconds over completed requests. Below each figure: its 95 % confidence interval. ${UNMEASURED}: too few samples`,
      columns: ['metric (ms)', ...LOAD_STATS, 'samples', 'instrument p50 / p99'],
      numbersFrom: 1,
      rows: Object.entries(load.metrics).map(([name, { n }]) => [
        metricName(name),
        ...LOAD_STATS.map((stat) => figureWords(load, name, stat)),
        thousands(n),
        formatError(load, name),
      ]),
    }),
    ...markLegend(load),
  ]
}

function markLegend({ instrument: { marked } }: LoadRun): readonly Block[] {
  return marked.length === 0 ? [] : [line(MARK_MEANING)]
}

function figureWords(load: LoadRun, name: string, stat: LoadStat): RichText {
  const shown = formatMarked(load, name, stat)
  const known = formatError(load, name)
  const meaning =
    known === ''
      ? 'see the notes on the instrument'
      : `the instrument's own error here: ${known} ms (p50 / p99)`
  const figure = isMarked(load, name, stat) ? { ...markedFigure(shown), meaning } : shown
  const interval = load.metrics[name]?.ci?.[stat]
  if (interval === undefined) return [figure]
  return [figure, detail(`${formatMilliseconds(interval.low)} to ${formatMilliseconds(interval.high)}`)]
}

function markedFigure(text: string) {
  return { text, as: 'strong', tone: 'doubt' } as const
}

function transportBlocks(load: LoadRun): readonly Block[] {
  return [
    ...table({
      caption: 'Each transport of the mix: the same deployment at the same time; durations in milliseconds',
      columns: TRANSPORT_HEAD,
      numbersFrom: 1,
      rows: transportRows(load),
    }),
    ...list(transportCaveats(load)),
  ]
}

function objectiveTable(load: LoadRun): readonly Block[] {
  const { slo, goodput } = load
  const shareOf = (text: string): string => {
    const goal = goodput?.goals.find((one) => one.slo === text)
    if (goal === undefined) return ''
    return goal.share === null ? UNMEASURED : formatPercent(goal.share, 2)
  }
  return table({
    caption: 'Objectives',
    columns: ['objective', 'measured', 'verdict', [defined('requests that met it', 'goodput')]],
    isWide: true,
    rows: slo.map((objective) => [
      [code(objective.slo)],
      formatActual(load, objective),
      verdictWords(objective),
      shareOf(objective.slo),
    ]),
  })
}

function verdictWords(objective: SloVerdict): RichText {
  const text = formatObjectiveVerdict(objective)
  if (objective.ok === false) return [strong(text, 'bad')]
  return [{ text, tone: objective.ok === null ? 'doubt' : 'good' }]
}

function failureTable({ errors }: LoadRun): readonly Block[] {
  return table({
    caption: 'Failed requests',
    columns: ['failure', 'meaning', 'count', 'example'],
    rows: errors.map(({ class: kind, count: failed, example, refusedKeys }) => [
      [code(kind)],
      formatFailure(kind, failed, refusedKeys),
      thousands(failed),
      example === null ? 'no example' : [code(example)],
    ]),
  })
}

// For readers without tooltips.
function definitionFold({ metrics }: LoadRun): readonly Block[] {
  const known = Object.keys(metrics).flatMap((name) => metricDefinition(name) ?? [])
  if (known.length === 0) return []
  const blocks = facts(known.map(({ label, text }) => [label, text] as const))
  return [{ kind: 'fold', summary: 'What these numbers mean', blocks, only: ['html'] }]
}

type TopFigure = Figure & { readonly metric: string }

const SHOWN = 3

/** Returns at most three figures for the top of the page. */
export function topFigures(load: LoadRun): readonly Figure[] {
  const asked = load.slo.filter(({ actual }) => actual !== null).map((one) => objectiveFigure(load, one))
  const usual = [latencyFigure(load), rateFigure(load), failureFigure(load)]
  const others = usual.filter(({ metric }) => !asked.some((figure) => figure.metric === metric))
  return [...asked, ...others].slice(0, SHOWN)
}

function objectiveFigure(load: LoadRun, objective: SloVerdict): TopFigure {
  const { slo, metric, ok, ci, unit } = objective
  const interval = ci == null ? 'no interval' : formatInterval(ci, unit)
  const verdict = ok === null ? 'undecided' : ok ? 'met' : 'missed'
  const tone: Tone = ok === null ? 'doubt' : ok ? 'good' : 'bad'
  const value = formatActual(load, { ...objective, ci: null })
  return { metric, name: slo, value, error: `${verdict}; ${interval}`, tone }
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

function rateFigure(load: LoadRun): TopFigure {
  const { throughput, rates, window } = load
  const counted = `${thousands(window.completions)} in ${thousands(Number(window.seconds.toFixed(1)))} s; `
  const asked = rates.askedPerSecond
  return {
    metric: 'throughput',
    name: 'completed',
    value: `${areRatesMarked(load) ? '~' : ''}${throughput.completionsPerSecond.toFixed(2)}/s`,
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

function loadSuites(load: LoadRun): Suites {
  const cases = [
    validCase(load),
    ...overloadCase(load),
    ...load.slo.map((objective) => objectiveCase(load, objective)),
    ...conformanceCase(load),
  ]
  return loadSuite(load, load.scenario, cases)
}

type Measured = {
  readonly target: LoadRun['target']
  readonly startedAt: string
  readonly durationMs: number
}

/** Returns a JUnit report whose only suite contains `cases`. */
export function loadSuite(
  { target, startedAt, durationMs }: Measured,
  name: string,
  cases: readonly Case[],
  properties: Suite['properties'] = [],
): Suites {
  const suite = { name: `assay.load.${name}`, startedAt, durationMs, properties, cases }
  return { name: suitesName(target), durationMs, suites: [suite] }
}

function validCase(load: LoadRun): Case {
  const name = 'the run is valid'
  const failures = load.errors.map(
    ({ class: kind, count: failed, example, refusedKeys }) =>
      `${thousands(failed)} ${kind}, ${formatFailure(kind, failed, refusedKeys)}: ${example ?? 'no example'}`,
  )
  const validity = formatValidity(load)
  const known = loadFacts(load).map(({ name: fact, text }) => `${fact}: ${text}`)
  const doubts = loadDoubts(load.instrument).map((doubt) => `FIGURES SUSPECT: ${doubt}`)
  const output = [validity, ...known, ...doubts, ...failures, ...load.notes, ...nextNotes(loadNext(load))]
    .map((text) => oneLine(text, MAX_CHARS))
    .join('\n')
  if (load.valid) return { name, ending: 'passed', output }
  const message = `${validity}: ${load.reasons.join('; ')}`
  return { name, ending: 'error', type: load.outcome, message, body: output }
}

function overloadCase({ overload: met, valid }: LoadRun): readonly Case[] {
  if (met == null || !valid) return []
  const message = `requested ${met.askedPerSecond.toFixed(2)}/s, completed ${met.completedPerSecond.toFixed(2)}/s; limited by ${met.why}`
  return [{ name: 'the requested rate was reached', ending: 'error', type: 'overload', message }]
}

function objectiveCase(load: LoadRun, objective: SloVerdict): Case {
  const { slo: name, ok, actual, reason } = objective
  if (!load.valid) return { name, ending: 'skipped', message: reason ?? 'the run is not valid' }
  const measured = actual === null ? [] : [`measured ${formatActual(load, objective)}`]
  const message = [...measured, ...(reason === null ? [] : [reason])].join(': ')
  if (ok === true) return { name, ending: 'passed', output: message }
  if (ok === false) return { name, ending: 'failure', type: 'objective', message }
  return { name, ending: 'error', type: actual === null ? 'not-judged' : 'undecided', message }
}

function conformanceCase(load: LoadRun): readonly Case[] {
  const { conformance: found } = load
  const { sampled, conforming, example, checks = [] } = found
  const { leakCount = 0, leakedSamples = 0 } = found
  const broken = checks.filter(({ isMust }) => isMust)
  const name = 'sampled answers conform to the interface'
  const leaks = leakCount === 0 ? [] : [`${count(leakCount, 'answer')} leaked between requests`]
  const samples =
    conforming === sampled
      ? []
      : [
          `${formatShare(conforming / sampled)} of ${thousands(sampled)}${example === null ? ' sampled answers conform' : `: ${example}`}`,
        ]
  // Some checks fail only in answers that were stored because something was odd.
  const others = conforming < sampled - leakedSamples ? [] : broken.map(({ id, title }) => `${id} (${title})`)
  const wrong = [...leaks, ...samples, ...others]
  if (wrong.length > 0 && areAnswersDefective(load))
    return [{ name, ending: 'failure', type: 'conformance', message: wrong.join('; ') }]
  const why = load.valid ? 'failed requests are judged by the objective on errors' : 'the run is not valid'
  if (wrong.length > 0) return [{ name, ending: 'skipped', message: `${why}: ${wrong.join('; ')}` }]
  if (sampled > 0) return [{ name, ending: 'passed' }]
  // Answers that were not judged are no pass.
  const message = formatUnjudged(found)
  return message === null ? [] : [{ name, ending: 'skipped', message }]
}
