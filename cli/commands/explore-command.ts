import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import {
  isLeftOpen,
  type ExploreFinding,
  type SupportingExchange,
  type RefutedReading,
} from '../../conformance/explore/conclude.ts'
import { EXPLORE_REQUESTS, explore, type Exploration } from '../../conformance/explore/explore.ts'
import { writeJson, writeWhole } from '../../schemas/files.ts'
import { editorSchema } from '../../conformance/statement/editor-schema.ts'
import type { Reading } from '../../conformance/statement/readings.ts'
import { startReference } from '../../reference/server.ts'
import { count } from '../../schemas/count.ts'
import { defaultProfileName, usualReading } from '../../schemas/unusual-readings.ts'
import { checkRequest, commandOf, type CheckRequest } from '../check-request.ts'
import { chooseModel } from './check-command.ts'
import { showRegularly } from '../progress.ts'
import { textFlag, type Command, type CommandContext, type Flags } from '../command.ts'
import { EXPLORE_FLAGS } from '../flags.ts'
import { requireWritable, writingFor, usageError } from '../errors.ts'
import { nextLine, shellCommand } from '../next-step.ts'
import { requireTarget } from '../target.ts'
import { gapOf, questionOf, failedRequestFor } from '../../conformance/explore/key-questions.ts'
import { defaultsOf, ownerOf } from '../../conformance/statement/plan.ts'
import { oneLine, wrappedLines } from '../../reports/neutral-text.ts'
import { CAPABILITIES, type Capability } from '../../conformance/exchange/capabilities.ts'
import { isCompletion } from '../../conformance/exchange/reply.ts'
import { readingCatalog } from '../../conformance/statement/reading-catalog.ts'
import type { Exchange } from '../../conformance/exchange/exchange.ts'
import { violationText } from '../../schemas/violation-text.ts'

const DRAFT = 'assay-statement.jsonc'
const SCHEMA = 'assay-statement.schema.json'

/** The command `assay explore`, which drafts a statement about a service. */
export const exploreCommand: Command = {
  usage: ['explore BASE-URL [options]'],
  about: `Observes the behavior of the service at BASE-URL where its interface leaves something open, and drafts its statement. For each
gap the draft names the reading that fits and the exchange that shows it. A gap that no reading fits, or several, stays open,
and the draft asks the questions that only you can answer. A check with this draft does not fail merely because a declaration
is missing: \`assay check BASE-URL --statement ${DRAFT}\`.

At most ${EXPLORE_REQUESTS} requests are sent. The word 'reference' in place of BASE-URL names the embedded reference implementation.`,
  flags: EXPLORE_FLAGS,
  notes:
    'The exit code is 0 with a draft, 2 for a usage error, 3 if no completion came, the service stopped, or time ran out.',
  examples: ['ASSAY_KEY=... assay explore https://staging.example.com --model NAME --out ours.jsonc'],
  maxPositionals: 1,
  run: async ({ flags, positionals }, context) => {
    const given = requireTarget(positionals[0], 'explore')
    const path = draftPath(textFlag(flags, 'out'), context)
    const exitCode = await exploreGiven(given, { flags, path, context })
    const command = shellCommand('check', commandOf({ ...flags, statement: path }, given, context))
    if (exitCode === 0) context.stdout.write(nextLine(`answer its questions, then judge by it: ${command}`))
    return exitCode
  },
}

type ExploreRequest = { readonly flags: Flags; readonly path: string; readonly context: CommandContext }

async function exploreGiven(
  given: string | undefined,
  { flags, path, context }: ExploreRequest,
): Promise<number> {
  if (given !== undefined) return await exploreTarget(given, { flags, path, context })
  const reference = await startReference({})
  try {
    const env = { ...context.env, ASSAY_KEY: reference.key }
    const own = { ...flags, model: reference.model }
    return await exploreTarget(reference.baseUrl, { flags: own, path, context: { ...context, env } })
  } finally {
    await reference.close()
  }
}

// Returns the path of the draft. Throws a usage error if the file exists, because the user may have edited it.
function draftPath(given: string | null, { cwd }: CommandContext): string {
  const path = resolve(cwd, given ?? DRAFT)
  if (existsSync(path))
    throw usageError(`${path} exists already: name another file with --out, or move it away`)
  requireWritable(path, path, '--out')
  return path
}

async function exploreTarget(given: string, { flags, path, context }: ExploreRequest): Promise<number> {
  // As for `--list`, no output folder is created.
  const request = checkRequest({ ...flags, list: true }, given, context)
  const { stderr, stdout } = context
  const baseUrl = request.target?.baseUrl ?? ''
  announce(request, baseUrl, context)
  const asked = { ...request.options, baseUrl, transcriptPath: null }
  const chosen = await chooseModel(asked, context)
  if (chosen.kind === 'unreachable') return refuse(chosen.reason, context)
  const options = { ...asked, model: chosen.model }
  const progress = progressOn(context)
  const exploration = await explore({ ...options, onRequests: progress.onRequests }).finally(progress.end)
  if (exploration.stopped !== null) return refuse(exploration.stopped, context)
  stdout.write(written(exploration, request, { path, baseUrl }))
  if (exploration.requests >= EXPLORE_REQUESTS)
    stderr.write(
      `assay: the budget of ${count(EXPLORE_REQUESTS, 'request')} is spent: the last gaps were not explored\n`,
    )
  return 0
}

function announce({ target }: CheckRequest, baseUrl: string, { stderr }: CommandContext): void {
  for (const notice of target?.notices ?? []) stderr.write(`assay: ${notice}\n`)
  stderr.write(`assay: ${baseUrl}: exploring; at most ${count(EXPLORE_REQUESTS, 'request')}\n`)
}

function refuse(reason: string, { stderr }: CommandContext): number {
  stderr.write(`assay: no draft was written: ${reason}\n`)
  return 3
}

function written(
  exploration: Exploration,
  { options: { plan }, target }: CheckRequest,
  { path, baseUrl }: { readonly path: string; readonly baseUrl: string },
): string {
  const declared = [...plan.readings].filter(([, { layer }]) => layer === 'declared')
  const given: ReadonlyMap<string, Reading> = new Map(declared.map(([key, { value }]) => [key, value]))
  const support = [...plan.capabilities].filter(([id, how]) => id !== 'core' && how !== 'auto')
  const questions = questionsOf(exploration, {
    given: new Set([...given.keys(), ...support.map(([id]) => id)]),
    hasKey: target?.hasKey === true,
  })
  const open = new Set(
    exploration.findings.filter((finding) => isLeftOpen(finding, plan)).map(({ key }) => key),
  )
  const name = plan.statement?.name ?? new URL(baseUrl).host
  const schema = basename(path) === SCHEMA ? `editor-${SCHEMA}` : SCHEMA
  const draft = renderDraft({ name, exploration, open, support, given, questions, schemaPath: `./${schema}` })
  // The draft comes last, so that no draft is left of a command that failed.
  writingFor('--out', () => {
    writeJson(join(dirname(path), schema), editorSchema())
    writeWhole(path, draft)
  })
  return renderExploration(exploration, questions, path)
}

function progressOn({ stderr }: CommandContext): {
  readonly onRequests: (sent: number) => void
  readonly end: () => void
} {
  let sentSoFar = 0
  return {
    onRequests: (sent) => {
      sentSoFar = sent
    },
    end: showRegularly(
      stderr,
      (seconds) => `${seconds} s: ${sentSoFar} of at most ${count(EXPLORE_REQUESTS, 'request')} sent`,
    ),
  }
}

/** The content of a draft statement. `open` contains the keys whose value is null, because the exploration did not determine it. */
type DraftParts = {
  readonly name: string
  readonly exploration: Exploration
  readonly open: ReadonlySet<string>
  readonly support: readonly (readonly [id: Capability, how: string])[]
  readonly given: ReadonlyMap<string, Reading>
  readonly questions: readonly Question[]
  readonly schemaPath: string
}

const WIDTH = 110
const LINE_CHARS = 200

/** Formats the draft statement as text. */
export function renderDraft(parts: DraftParts): string {
  const { name, exploration, open, support, given, questions, schemaPath } = parts
  const seen = exploration.capabilities.map(({ id, shown }) => ({
    comments: shown.slice(0, 1).map(evidenceLine),
    line: `${quoted(id)}: "supported"`,
  }))
  const unseen = support.filter(([id]) => !exploration.capabilities.some((found) => found.id === id))
  const told = unseen.map(([id, how]) => ({
    comments: ['declared by you'],
    line: `${quoted(id)}: ${quoted(how)}`,
  }))
  const readings = [
    ...[...given].map(([key, reading]) => ({
      comments: [heading(key), 'declared by you'],
      line: entry(key, reading),
    })),
    ...exploration.findings.map((finding) => entryOf(finding, open)),
  ]
  const head = [
    comment(
      '`assay explore` drafted this statement from the observed behavior of the target. Each declaration binds it:',
    ),
    comment(
      'read each line, and answer the questions at the end. `assay list readings` explains every reading.',
    ),
  ]
  const members = [
    `  "$schema": ${quoted(schemaPath)},`,
    '  "schema": "assay.statement/1",',
    `  "name": ${quoted(name)},`,
    ...block('capabilities', [...seen, ...told], ','),
    ...block('readings', readings, ''),
  ]
  return `${[...head, '{', ...members, ...questionLines(questions), '}'].join('\n')}\n`
}

type Entry = { readonly comments: readonly string[]; readonly line: string | null }

function entryOf(finding: ExploreFinding, open: ReadonlySet<string>): Entry {
  const { key, kind, readings, shown, refuted, shape, note } = finding
  const [declared] = readings
  const comments = [
    heading(key),
    ...shown.map(evidenceLine),
    ...refuted.map(refutedText),
    ...(note === undefined ? [] : [note]),
    ...(kind === 'several'
      ? [`several readings fit: ${readings.map((each) => each.reading).join(', ')}`]
      : []),
    ...(shape === undefined ? [] : [`observed shape: ${JSON.stringify(shape)}`]),
    ...(kind === 'unseen' ? ['no exchange shows the answer'] : []),
    ...(open.has(key) ? ['null: left open, so no check judges it'] : []),
  ]
  if (kind === 'declared' && declared !== undefined) return { comments, line: entry(key, declared) }
  return { comments, line: open.has(key) ? `${quoted(key)}: null` : null }
}

function heading(key: string): string {
  return `${gapOf(key).id} ${key}: ${questionOf(key)}`
}

function evidenceLine({ exchange, line }: SupportingExchange): string {
  return `seen: ${exchange}: ${line}`
}

// Formats a reading as JSON. Omits default parameters, because a name alone is easier to read.
function entry(key: string, { reading: name, ...parameters }: Reading): string {
  const usual = defaultsOf(key, name)
  const own = Object.entries(parameters).filter(
    ([parameter, value]) => JSON.stringify(usual[parameter]) !== JSON.stringify(value),
  )
  if (own.length === 0) return `${quoted(key)}: ${quoted(name)}`
  return `${quoted(key)}: ${quoted({ reading: name, ...Object.fromEntries(own) })}`
}

// Formats an object. A member gets a comma if another member follows. Comments between two members do not matter.
function block(name: string, entries: readonly Entry[], end: string): readonly string[] {
  const last = entries.findLastIndex(({ line }) => line !== null)
  const lines = entries.flatMap(({ comments, line }, index) => [
    ...comments.flatMap((text) => commentLines(text).map((each) => `    ${each}`)),
    ...(line === null ? [] : [`    ${line}${index < last ? ',' : ''}`]),
  ])
  return [`  ${JSON.stringify(name)}: {`, ...lines, `  }${end}`]
}

function questionLines(questions: readonly Question[]): readonly string[] {
  if (questions.length === 0) return []
  const lines = questions.flatMap(({ about, text }) => commentLines(`- ${about}: ${text}`))
  return ['', ...[comment('Questions that only you can answer:'), ...lines].map((line) => `  ${line}`)]
}

function commentLines(text: string): readonly string[] {
  return wrappedLines(oneLine(text, LINE_CHARS * 4), WIDTH).map(comment)
}

function comment(text: string): string {
  return `// ${text}`
}

// Quotes a value as JSON. Also escapes characters that reverse the direction of text in an editor, although JSON allows them.
function quoted(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replaceAll(/\n */g, ' ')
    .replaceAll(/[\u007F-\u009F\p{Cf}\p{Zl}\p{Zp}]/gu, escapedCharacter)
}

// Escapes a character: one escape per UTF-16 unit (RFC 8259 section 7).
function escapedCharacter(character: string): string {
  const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}

/** A question to the owner of a service. `about` names the reading or the capability that it concerns. */
export type Question = { readonly about: string; readonly text: string }

/** Returns questions to the owner of the service about behavior that the exploration could not determine. */
export function questionsOf(
  exploration: Exploration,
  plan: { readonly given: ReadonlySet<string>; readonly hasKey: boolean },
): readonly Question[] {
  return [
    ...exploration.findings.flatMap(questionAbout),
    ...accepted(exploration, plan.hasKey),
    ...absent(exploration).filter(({ about }) => !plan.given.has(about)),
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
const SHOWN_CHARS = 120

/** Formats the result of an exploration. `draft` is the path of the drafted statement. */
export function renderExploration(
  { capabilities, findings, deviations, requests, exchanges }: Exploration,
  questions: readonly Question[],
  draft: string,
): string {
  const found = ['core', ...capabilities.map(({ id }) => id)].join(', ')
  const deviating = deviations.map(({ id, issues }) => {
    const [issue] = issues
    const what = issue === undefined ? '' : `: ${violationText(issue)}`
    return `  ${id}${oneLine(what, 2 * SHOWN_CHARS)}\n`
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
  return [`not decided: ${id}: ${oneLine(`${failed.exchange}: ${failed.answer}`, SHOWN_CHARS)}\n`]
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
  return `  ${key.padEnd(KEY_WIDTH)} ${what.padEnd(READING_WIDTH)} ${mark}${oneLine(seen, SHOWN_CHARS)}`
    .trimEnd()
    .concat('\n')
}

// Formats the refuted readings without which some checks do not apply. A single deviation may have refuted them by mistake.
function missedLines({ refuted }: ExploreFinding): readonly string[] {
  return refuted
    .filter(({ lost }) => lost > 0)
    .map((each) => `    ${oneLine(refutedText(each), 2 * SHOWN_CHARS)}\n`)
}

function refutedText({ reading, because, lost }: RefutedReading): string {
  const verb = lost === 1 ? 'does' : 'do'
  const cost = lost === 0 ? '' : `; without this reading, ${count(lost, 'check')} ${verb} not apply`
  return `not ${reading}: ${because}${cost}`
}
