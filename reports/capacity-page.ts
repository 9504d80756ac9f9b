import type { CapacityRun } from '../schemas/compiled/capacity-run.ts'
import {
  ARRIVALS,
  capacityFacts,
  capacityFigures,
  capacityNext,
  formatCapacityAnswer,
  formatDemand,
  formatSwept,
  stageRows,
  stageTitles,
  unknownCapacity,
} from './capacity-text.ts'
import { count } from '../schemas/count.ts'
import { loadSuite, nextBlocks } from './load-page.ts'
import { nextNotes } from './load-text.ts'
import { oneLine } from './neutral-text.ts'
import {
  code,
  facts,
  line,
  shownOnlyIn,
  MAX_CHARS,
  reasonsAndNotes,
  section,
  strong,
  table,
  type Case,
  type Page,
} from './page.ts'
import { formatRunTarget, formatSeconds } from './run-text.ts'

/** Returns the report page of a capacity sweep. */
export function capacityPage(run: CapacityRun): Page {
  const { target, scenario, workload, durationMs, objectives, stages, outcome } = run
  const [verdict, ...replicas] = formatDemand(run)
  const answer = formatCapacityAnswer(run)
  const stageTable = table({
    caption:
      'Stages of the sweep, in the order in which they ran. Over limit: the share of requests beyond the limit of each objective, then the share that this objective allows',
    columns: stageTitles(run),
    rows: stageRows(run),
    isWide: true,
  })
  const draw = async () => (await import('./capacity-plots.ts')).capacityPlots(run)
  return {
    title: `Assay: the capacity of ${formatRunTarget(target)}`,
    label: 'capacity',
    headline: verdict ?? answer,
    tone: run.exitCode === 0 && (outcome === 'pass' || unknownCapacity(run) === null) ? 'good' : 'doubt',
    subject: [
      code(formatRunTarget(target)),
      ', model ',
      code(target.model),
      `, ${scenario}, ${ARRIVALS[workload.arrivals]} arrivals, ${formatSeconds(durationMs)}`,
    ],
    lead: [
      ...(verdict === undefined ? [] : [line([strong(`capacity: ${answer}`)])]),
      ...replicas.map((sentence) => line([strong(sentence)])),
      ...nextBlocks(capacityNext(run)),
      { kind: 'figures', figures: capacityFigures(run) },
      ...reasonsAndNotes(run),
    ],
    sections: [
      ...section('Plots', [{ kind: 'plots', draw }]).map((block) => shownOnlyIn('html', block)),
      ...facts([
        ...capacityFacts(run),
        ['objectives', objectives.map(({ slo }) => slo).join('; ')],
        ['sweep', `${count(stages.length, 'stage')}, ${run.engine}, seed ${run.seed}, from ${run.startedAt}`],
      ]),
      ...section('Stages', stageTable).map((block) => shownOnlyIn(['text', 'markdown'], block)),
      { kind: 'fold', summary: `All ${stages.length} stages`, blocks: stageTable, only: ['html'] },
    ],
    startedAt: run.startedAt,
    version: run.suite.version,
    suites: () =>
      loadSuite(
        run,
        `capacity.${scenario}`,
        [answerCase(run), ...demandCase(run)],
        [
          ['workload', formatSwept(run)],
          ['profile', run.suite.profile],
        ],
      ),
  }
}

function answerCase(run: CapacityRun): Case {
  const name = 'the capacity is known'
  const unknown = unknownCapacity(run)
  const known = capacityFacts(run).map(([fact, text]) => `${fact}: ${text}`)
  const output = [formatCapacityAnswer(run), ...known, ...run.notes, ...nextNotes(capacityNext(run))]
    .map((text) => oneLine(text, MAX_CHARS))
    .join('\n')
  if (unknown === null) return { name, ending: 'passed', output }
  const message = [`the capacity ${unknown}`, ...run.reasons].join('; ')
  return { name, ending: run.exitCode === 3 ? 'error' : 'skipped', type: 'no-answer', message, output }
}

function demandCase(run: CapacityRun): readonly Case[] {
  if (run.demand === null) return []
  const name = `${run.demand.text} is carried`
  const message = formatDemand(run).join('; ')
  switch (run.demand.verdict) {
    case 'pass':
      return [{ name, ending: 'passed', output: message }]
    case 'fail':
      return [{ name, ending: 'failure', type: 'capacity', message }]
    case 'inconclusive':
      return [{ name, ending: 'error', type: 'undecided', message }]
  }
}
