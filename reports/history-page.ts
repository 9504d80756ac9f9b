/** Builds the page of `assay report FOLDER --as history`: verdicts and latency of several runs over time. Pure. */
import { count } from '../schemas/count.ts'
import { countVerdicts } from '../schemas/verdict-counts.ts'
import { formatCapacityAnswer } from './capacity-text.ts'
import type { RunWithKind } from './formats.ts'
import type { Verdict } from '../schemas/compiled/run.ts'
import { renderHtml } from './html.ts'
import { formatMarked, formatValidity, MARK_MEANING } from './load-text.ts'
import { code, list, section, table, type Block, type Span, type RichText, type Tone } from './page.ts'
import type { Plot } from './plot-svg.ts'
import { formatCounts, formatOutcome, formatRunTarget } from './run-text.ts'

/** A run, and the path of its file relative to the folder of the report. */
export type RunAtPath = { readonly place: string; readonly found: RunWithKind }

/** Returns the history page as HTML, oldest run first. `refused`: files without a run of this version, each with the reason. */
export async function renderHistory(
  runs: readonly RunAtPath[],
  refused: readonly string[],
  version: string,
): Promise<string> {
  const sorted = runs.toSorted((one, other) =>
    one.found.run.startedAt.localeCompare(other.found.run.startedAt),
  )
  const series = [...Map.groupBy(sorted, ({ found }) => seriesOf(found))]
  return await renderHtml({
    title: 'Assay: history',
    label: 'history',
    headline: `${count(runs.length, 'run')} over time`,
    tone: 'plain',
    subject: 'The last of each:',
    lead: list([
      ...series.map(([name, own]) => [
        ...own.slice(-1).flatMap(({ found }) => outcomeOf(found)),
        `: ${name}`,
      ]),
      ...refused.map((why) => `Left out: ${why}`),
    ]),
    sections: series.flatMap(([name, own], at) =>
      section(name, [...latencyPlot(own, `history-${at}`), ...runsTable(own)]),
    ),
    version,
    suites: () => ({ name: 'assay', durationMs: 0, suites: [] }),
  })
}

/** Returns the name of the series of a run. A series has comparable runs: the same kind, scenario, target and model. */
function seriesOf({ kind, run }: RunWithKind): string {
  const scenario = 'scenario' in run ? ` ${run.scenario}` : ''
  // The reference implementation has another port in each run.
  const target = run.target.isEmbedded === true ? 'the embedded reference' : formatRunTarget(run.target)
  return `${kind}${scenario}: ${target}, model ${run.target.model ?? 'none'}`
}

function outcomeOf(found: RunWithKind): readonly Span[] {
  const { exitCode, outcome } = found.run
  const ofCheck =
    found.kind === 'check' ? formatOutcome(found.run.outcome) : outcome.toUpperCase().replaceAll('-', ' ')
  const text = found.kind === 'load' ? formatValidity(found.run) : ofCheck
  return [{ text, as: 'strong', tone: exitCode === 0 ? 'good' : exitCode === 1 ? 'bad' : 'doubt' }]
}

function runsTable(runs: readonly RunAtPath[]): readonly Block[] {
  return table({
    caption: `Oldest first, as the run files state it: they were not compared with their transcripts. Latency is from the request to the last byte of its answer; ${MARK_MEANING}`,
    columns: ['run', 'started (UTC)', 'outcome', 'what changed', 'figures'],
    rows: runs.map(({ place, found }, at) => [
      [`${at + 1} `, code(place)],
      found.run.startedAt.slice(0, 16).replace('T', ' '),
      outcomeOf(found),
      changesSince(runs[at - 1]?.found, found),
      figuresOf(found),
    ]),
    isWide: true,
  })
}

/** Lists the checks that changed since the previous run: they fail now, pass now, or are no longer judged. */
function changesSince(before: RunWithKind | undefined, now: RunWithKind): RichText {
  if (before?.kind !== 'check' || now.kind !== 'check') return ''
  const [old, fresh, passes] = [idsOf(before, 'fail'), idsOf(now, 'fail'), idsOf(now, 'pass')]
  const broke = fresh.filter((id) => !old.includes(id))
  const mended = old.filter((id) => passes.includes(id))
  const open = old.filter((id) => !fresh.includes(id) && !passes.includes(id))
  return [
    ...change('fails now', 'bad', broke),
    ...change('passes now', 'good', mended),
    ...change('failed, not judged now', 'doubt', open),
  ]
}

function change(name: string, tone: Tone, ids: readonly string[]): readonly Span[] {
  return ids.length === 0 ? [] : [{ text: `${name}: ${ids.join(', ')} `, tone }]
}

function idsOf({ run }: RunWithKind<'check'>, wanted: Verdict): readonly string[] {
  return run.checks.filter(({ verdict }) => verdict === wanted).map(({ id }) => id)
}

function figuresOf(found: RunWithKind): string {
  if (found.kind === 'check') return formatCounts(countVerdicts(found.run.checks))
  if (found.kind === 'capacity') return [formatCapacityAnswer(found.run), ...found.run.reasons].join('; ')
  if (found.kind !== 'load') return found.run.reasons.join('; ')
  const { run } = found
  const shown = (['p50', 'p99'] as const).flatMap((stat) => {
    return latencyOf(found, stat) === null ? [] : [`${stat} ${formatMarked(run, 'e2e', stat)} ms`]
  })
  return [...shown, count(run.requests.failed, 'failed request')].join(', ')
}

/** Returns a percentile of a load's end-to-end time (ms); null if it is unknown, or if the run is not a valid load. */
function latencyOf(found: RunWithKind, stat: 'p50' | 'p99'): number | null {
  if (found.kind !== 'load' || !found.run.valid) return null
  return found.run.metrics['e2e']?.[stat] ?? null
}

function latencyPlot(runs: readonly RunAtPath[], id: string): readonly Block[] {
  const lines = (['p50', 'p99'] as const).map((stat) => ({
    name: stat,
    as: 'both' as const,
    data: runs.map(({ found }, at) => [at + 1, latencyOf(found, stat)] as const),
  }))
  const values = lines.flatMap(({ data }) => data.flatMap(([, ms]) => (ms === null ? [] : [ms])))
  // One run has no trend.
  if (lines.every(({ data }) => data.filter(([, ms]) => ms !== null).length < 2)) return []
  const draw = async (): Promise<readonly Plot[]> => {
    const [{ lineChart }, { plainAxis, roundUp }] = await Promise.all([
      import('./plot-svg.ts'),
      import('./plot-axis.ts'),
    ])
    return [
      lineChart({
        id,
        title: 'Latency of each run',
        alt: 'Median and 99th percentile of the latency of each run, as the table below lists them. Runs without valid figures are left out.',
        x: { ...plainAxis('run', false, runs.length), min: 1, minInterval: 1 },
        y: plainAxis('ms', true, roundUp(Math.max(...values))),
        lines,
      }),
    ]
  }
  return [{ kind: 'plots', draw }]
}
