/** Runs that ask a limiter in GitHub-flavoured Markdown, for the summary page of a CI run. */
import type { FairnessRun } from '../schemas/fairness-run.ts'
import type { LimiterRun } from '../schemas/limiter-run.ts'
import { costInWords, endInWords, factsInWords, keysInWords, standingInWords } from './limiter-words.ts'
import { code, escaped } from './markdown.ts'
import { targetInWords } from './run-words.ts'

/** Standing, why, the answer, loud facts, and a table of the rest. */
export function renderLimiterMarkdown(run: LimiterRun | FairnessRun): string {
  const facts: readonly (readonly [string, string])[] = [
    ...(run.scenario === 'rate-limit' ? factsInWords(run) : []),
    ['Cost', costInWords(run)],
    ['Keys', keysInWords(run)],
    ['Ended', endInWords(run)],
  ]
  const blocks = [
    `## Assay: load ${code(run.scenario)}: ${escaped(standingInWords(run))}`,
    `${code(targetInWords(run.target))}, model ${code(run.target.model)}`,
    ...run.reasons.map((reason) => `Why: ${code(reason)}`),
    ...run.answer.map((sentence) => escaped(sentence, 600)),
    ...run.notes.map((note) => `> ${escaped(note, 600)}`),
    [
      '| | |',
      '| --- | --- |',
      ...facts.map(([name, text]) => `| ${escaped(name)} | ${escaped(text, 600)} |`),
    ].join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}
