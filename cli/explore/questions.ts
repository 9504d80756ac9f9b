/** Summarizes the findings of an exploration, and lists the questions that only the owner of the target can answer. Pure. */
import type { ExploreFinding, RefutedReading } from '../../conformance/explore/conclude.ts'
import type { Exploration } from '../../conformance/explore/explore.ts'
import { failedRequestFor, questionOf } from '../../conformance/explore/key-questions.ts'
import { CAPABILITIES, type Capability } from '../../conformance/exchange/capabilities.ts'
import { isCompletion } from '../../conformance/exchange/reply.ts'
import { defaultProfileName, ownerOf, usualReading } from '../../conformance/statement/profiles.ts'
import { readingCatalog } from '../../conformance/statement/reading-catalog.ts'
import type { Exchange } from '../../conformance/exchange/exchange.ts'
import { oneLine } from '../../reports/neutral-text.ts'
import { count } from '../../schemas/count.ts'
import { violationText } from '../../schemas/violation-text.ts'

/** A question to the owner of a target. `about`: the key of a reading, or a capability. `text`: the question and possible answers. */
export type Question = { readonly about: string; readonly text: string }

/** Returns the questions to the owner of the service, those about findings first. `plan.given`: the keys of declared readings. */
export function questionsOf(
  exploration: Exploration,
  plan: { readonly given: ReadonlySet<string>; readonly hasKey: boolean },
): readonly Question[] {
  return [
    ...exploration.findings.flatMap(questionAbout),
    ...accepted(exploration, plan.hasKey),
    ...absent(exploration),
    ...ownerQuestions(plan.given),
  ]
}

function questionAbout(finding: ExploreFinding): readonly Question[] {
  const { key, kind, readings, note } = finding
  const ask = (reason: string): readonly Question[] => [{ about: key, text: `${questionOf(key)} ${reason}` }]
  switch (kind) {
    case 'several': {
      const names = readings.map(({ reading }) => reading).join(', ')
      return ask(`Several readings fit what was seen: ${names}. Declare the one that is meant.`)
    }
    case 'open': {
      const reason =
        note === undefined ? 'No known reading fits what was seen, or the service deviates.' : sentence(note)
      const shape = note !== undefined || finding.shape === undefined ? '' : ' Its shape is above.'
      return ask(`${reason}${shape} ${declareOneOf(key)} Use null to leave the question open.`)
    }
    case 'unseen':
      return ask(`No exchange shows the answer. ${declareOneOf(key)}`)
    case 'declared':
      return []
  }
}

function sentence(note: string): string {
  return `${note.charAt(0).toUpperCase()}${note.slice(1)}.`
}

function declareOneOf(key: string): string {
  const names = namesOf(key)
  return names.isOnly ? `You can declare ${names.text}.` : `Declare one of: ${names.text}.`
}

function namesOf(key: string): { readonly text: string; readonly isOnly: boolean } {
  const found = readingCatalog().find((each) => each.key === key)
  const readings = found?.readings ?? []
  const [only] = readings
  // The name of a single reading needs an explanation.
  if (only !== undefined && readings.length === 1)
    return { text: `${only.name} (${only.meaning})`, isOnly: true }
  return { text: readings.map(({ name }) => name).join(', '), isOnly: false }
}

// Returns the questions about deviating answers. Only the owner can tell whether such answers are intended.
function accepted({ exchanges, findings }: Exploration, hasKey: boolean): readonly Question[] {
  const isAnswered = (id: string): boolean =>
    exchanges.some((exchange) => exchange.id === id && isCompletion(exchange))
  const isAny = findings.some(
    ({ key, readings }) => key === 'request.models' && readings[0]?.reading === 'any',
  )
  const open =
    'is answered (core.auth/none). Is no key needed? If so, declare none-needed; authentication is then not judged.'
  return [
    ...(isAnswered('core.unknown-model/unknown') && !isAny
      ? [
          {
            about: 'request.models',
            text: 'A request for a model that does not exist is answered (core.unknown-model/unknown). Is any name meant to be accepted? If so, declare any.',
          },
        ]
      : []),
    ...(hasKey && isAnswered('core.auth/none')
      ? [{ about: 'errors.missingKey', text: `A call without a key ${open}` }]
      : []),
  ]
}

const HOW_TO_LOOK: Readonly<Partial<Record<Capability, string>>> = {
  signup: 'Sign-up creates accounts, so it is tried only with --allow-signup.',
  webhooks:
    'Where addresses are registered and what makes an event cannot be guessed: declare webhooks.registration and webhooks.trigger, and explore again with --statement.',
  limits: 'Only spending a limit shows it: run `assay load rate-limit`, or declare limits.quota.',
}

function absent(exploration: Exploration): readonly Question[] {
  const { capabilities } = exploration
  const missing = CAPABILITIES.filter((id) => id !== 'core' && !capabilities.some((found) => found.id === id))
  return missing.map((id) => ({
    about: id,
    text: `${whyMissing(id, exploration)} Is it offered? If so, add "${id}": "supported" to capabilities, and declare its readings.`,
  }))
}

function whyMissing(id: Capability, { findings, exchanges }: Exploration): string {
  if (findings.some(({ key, kind }) => ownerOf(key) === id && kind !== 'unseen'))
    return `${id} was seen, but a run cannot judge all of it by the readings above, so it is not declared.`
  const failed = failedRequestFor(id, exchanges)
  if (failed !== null)
    return `${id} was requested (${failed.exchange}), and ${failed.answer}. This does not show whether it is offered.`
  return `${id} was not found. ${HOW_TO_LOOK[id] ?? 'The usual ways to ask for it were tried.'}`
}

// The keys of questions that only the owner can answer, because no request shows the answers.
const OWNER_QUESTIONS = [
  'key.format',
  'key.lifetime',
  'key.scopes',
  'key.rotation',
  'key.revocation',
  'maxTokens.maximum',
  'capabilities.other',
  'version.compatibility',
]

function ownerQuestions(given: ReadonlySet<string>): readonly Question[] {
  return OWNER_QUESTIONS.filter((key) => !given.has(key)).map((key) => ({
    about: key,
    text: `${questionOf(key)} Only you know. ${declareOneOf(key)}`,
  }))
}

const KEY_WIDTH = 20
const READING_WIDTH = 22
const LINE_CHARS = 120

/** Formats the result of an exploration for stdout. `draft` is the path of the draft statement. */
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
    ...(deviating.length === 0 ? [] : [`deviations, probably mistakes of the service:\n`, ...deviating]),
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
  const usual = kind === 'declared' ? usualReading(key, names) : null
  const mark = usual === null ? '' : `unusual (profile ${defaultProfileName}: ${usual}) `
  return `  ${key.padEnd(KEY_WIDTH)} ${what.padEnd(READING_WIDTH)} ${mark}${oneLine(seen, LINE_CHARS)}`
    .trimEnd()
    .concat('\n')
}

// Formats the refuted readings without which some checks do not apply. A single deviation may have refuted them by mistake.
function missedLines({ refuted }: ExploreFinding): readonly string[] {
  return refuted
    .filter(({ lost }) => lost > 0)
    .map((each) => `    ${oneLine(refutedText(each), 2 * LINE_CHARS)}\n`)
}

/** Formats the first check that contradicts a reading, and the number of checks that do not apply without the reading. */
export function refutedText({ reading, because, lost }: RefutedReading): string {
  const verb = lost === 1 ? 'does' : 'do'
  const cost = lost === 0 ? '' : `; without this reading, ${count(lost, 'check')} ${verb} not apply`
  return `not ${reading}: ${because}${cost}`
}
