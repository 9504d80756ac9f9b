/** A switch that is neither true nor false: refused or taken as one of them, but never a crash or a mix of formats. */
import { check, type Check } from '../../evidence/check.ts'
import { notApplicable, notJudged, type Issue, type Judgement } from '../../exchange/judgement.ts'
import { examine, exchangesOf, type Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { stringOf, stringsOf } from '../../statement/readings.ts'
import {
  bodyText,
  describeValue,
  isRecord,
  isSuccess,
  jsonOf,
  mediaTypeOf,
  statusIssue,
  statusOf,
  strictJson,
  valueAtPointer,
} from '../../exchange/reply.ts'
import { hasError, isStream, streamOf } from '../../evidence/stream.ts'
import { ON_STREAM_OFFER, whenStreamsOffered } from './stream-evidence.ts'

const shared = {
  capability: 'sse',
  gap: 'G7.4',
  reading: 'errors.conditions',
  on: [...ON_STREAM_OFFER, 'sse.switch'],
} as const

/** Source: gap G7.4. Lenient parsers take the word for a boolean, strict ones refuse it; both are found in good servers. */
const wordClean = check({
  ...shared,
  id: 'sse.switch-word-clean',
  level: 'MUST',
  title: 'a switch that is a word is refused or answered in one format, no server error',
  trippedBy: ['stream-word-500', 'stream-word-mixed', 'stream-word-mislabeled'],
  judge: (evidence) =>
    onWord(evidence, () => {
      const [plain] = exchangesOf(evidence, 'core.completion')
      const [stream] = exchangesOf(evidence, 'sse.stream', ['basic'])
      return examine(evidence, exchangesOf(evidence, 'sse.switch', ['word']), (call) =>
        formatIssues(call, { plain, stream }),
      )
    }),
})

/** Source: gap G7.4. Only who declares what is refused is held to it: a word may well be read as a boolean. */
const refusesWord = check({
  ...shared,
  id: 'sse.refuses-switch-word',
  level: 'SHOULD',
  bindsWith: ['errors.conditions'],
  title: 'a switch that is a word is refused where the statement declares that mistakes are refused',
  trippedBy: ['accepts-switch-word'],
  judge: (evidence) =>
    onWord(evidence, () => {
      const conditions = evidence.readings.get('errors.conditions')
      if (conditions?.layer !== 'declared') return notApplicable('no statement declares errors.conditions')
      const listed = stringsOf(evidence.readings, 'errors.conditions', 'mistakes')
      if (conditions.value.reading === 'list' && !listed.includes('switch-word')) {
        return notApplicable('the reading does not list it as a mistake')
      }
      return examine(evidence, exchangesOf(evidence, 'sse.switch', ['word']), (call) =>
        isSuccess(call) ? [statusIssue(call, '4xx')] : [],
      )
    }),
})

/** Checks of a switch that is neither true nor false. */
export const switchChecks: readonly Check[] = [wordClean, refusesWord]

/** The two answers that show what a plain answer and a stream of this target look like. */
type Usual = { readonly plain: Exchange | undefined; readonly stream: Exchange | undefined }

function onWord(evidence: Evidence, judge: () => Judgement): Judgement {
  const value = evidence.readings.get('sse.switch')?.value
  const isBoolean = value?.reading === 'stream-true' && typeof (value['value'] ?? true) === 'boolean'
  if (isBoolean) return whenStreamsOffered(evidence, judge)
  const name = stringOf(evidence.readings, 'sse.switch', 'reading')
  return name === null
    ? notJudged('no-reading', 'no reading of sse.switch')
    : notApplicable('the switch of the reading is not a boolean')
}

// 501 is a refusal too (RFC 9110 section 15.6.2).
function formatIssues(call: Exchange, usual: Usual): readonly Issue[] {
  const status = statusOf(call) ?? 0
  if (status >= 500 && status !== 501) return [statusIssue(call, 'no 5xx')]
  if (status !== 200) return []
  const model = formatOf(call, usual)
  if (model === null) {
    const received = describeValue(bodyText(call))
    return [{ at: `${call.id} body`, expected: 'plain JSON or an event stream', received }]
  }
  return [...mediaTypeIssues(call, model), ...memberIssues(call, model)]
}

// Compared with the target's own answers, so that a habit that other checks judge is not compared with it here.
function formatOf(call: Exchange, { plain, stream }: Usual): Exchange | undefined | null {
  if (strictJson(call).ok) return plain
  const isEvents = isStream(call) && (streamOf(call).chunks.length > 0 || hasError(streamOf(call)))
  return isEvents ? stream : null
}

function mediaTypeIssues(call: Exchange, model: Exchange | undefined): readonly Issue[] {
  const [received, usual] = [mediaTypeOf(call), model === undefined ? null : mediaTypeOf(model)]
  if (usual === null || received === usual) return []
  const at = `${call.id} header content-type`
  return [{ at, expected: `${usual}, as ${model?.id}`, received: received ?? 'missing' }]
}

function memberIssues(call: Exchange, model: Exchange | undefined): readonly Issue[] {
  if (model === undefined) return []
  const usual = textMembersIn(model)
  if (usual.length === 0) return []
  return textMembersIn(call)
    .filter((member) => !usual.includes(member))
    .map((member) => ({
      at: `${call.id} /choices`,
      expected: `${usual.join(' or ')}, as ${model.id}`,
      received: member,
    }))
}

function textMembersIn(exchange: Exchange): readonly string[] {
  const values = strictJson(exchange).ok
    ? [jsonOf(exchange)]
    : streamOf(exchange).chunks.map((chunk) => chunk.value)
  const choices = values.flatMap((value) => {
    const found = valueAtPointer(value, '/choices')
    return Array.isArray(found) ? found.filter(isRecord) : []
  })
  return ['message', 'delta'].filter((member) => choices.some((choice) => isRecord(choice[member])))
}
