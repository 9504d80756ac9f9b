/** The findings of an exploration, in a few lines. Pure. */
import type { ExploreFinding } from '../../conformance/explore/conclude.ts'
import type { Exploration } from '../../conformance/explore/explore.ts'
import { failedRequestFor } from '../../conformance/explore/failed-requests.ts'
import { CAPABILITIES, type Capability } from '../../conformance/exchange/capabilities.ts'
import type { Exchange } from '../../conformance/exchange/exchange.ts'
import { oneLine } from '../../reports/neutral-text.ts'
import { count } from '../../schemas/count.ts'
import type { Question } from './questions.ts'
import { refutedText } from './refuted-text.ts'
import { violationText } from '../../schemas/violation-text.ts'

const KEY_WIDTH = 20
const READING_WIDTH = 22
const LINE_CHARS = 120

/** Returns the lines for stdout. `draft` is the path of the draft. */
export function renderExploration(
  { capabilities, findings, deviations, requests, exchanges }: Exploration,
  questions: readonly Question[],
  draft: string,
): string {
  const found = ['core', ...capabilities.map(({ id }) => id)].join(', ')
  const deviating = deviations.map(({ id, issues }) => {
    const [issue] = issues
    const what = issue === undefined ? '' : `: ${violationText(issue)}`
    return `  ${id}${oneLine(what, 2 * LINE_CHARS)}\n`
  })
  return [
    `found: ${found}; ${count(requests, 'request')} sent\n`,
    ...CAPABILITIES.filter((id) => !capabilities.some((each) => each.id === id)).flatMap((id) =>
      failureLines(id, exchanges),
    ),
    ...findings.flatMap((finding) => [findingLine(finding), ...missedLines(finding)]),
    ...(deviating.length === 0 ? [] : [`deviations, whatever it is read as:\n`, ...deviating]),
    `${count(questions.length, 'question')} that only you can answer, at the end of the draft: ${[...new Set(questions.map(({ about }) => about))].join(', ')}\n`,
    `draft: ${draft}\n`,
  ].join('')
}

function failureLines(id: Capability, exchanges: readonly Exchange[]): readonly string[] {
  const failed = failedRequestFor(id, exchanges)
  if (failed === null) return []
  return [`not decided: ${id}: ${oneLine(`${failed.exchange}: ${failed.answer}`, LINE_CHARS)}\n`]
}

function findingLine({ key, kind, readings, shown, note }: ExploreFinding): string {
  const names = readings.map(({ reading }) => reading).join(' or ')
  const what = { declared: names, several: `${names}?`, open: 'no reading fits', unseen: 'nothing seen' }[
    kind
  ]
  const [first] = shown
  const seen = note ?? (first === undefined ? '' : `${first.exchange}: ${first.line}`)
  return `  ${key.padEnd(KEY_WIDTH)} ${what.padEnd(READING_WIDTH)} ${oneLine(seen, LINE_CHARS)}`
    .trimEnd()
    .concat('\n')
}

// One small deviation may keep a service from a reading that many checks need.
function missedLines({ refuted }: ExploreFinding): readonly string[] {
  return refuted
    .filter(({ lost }) => lost > 0)
    .map((each) => `    ${oneLine(refutedText(each), 2 * LINE_CHARS)}\n`)
}
