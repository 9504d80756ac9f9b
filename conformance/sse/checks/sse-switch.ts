/** Checks of calls that request no stream, and of a switch that is a word. */
import { check, type Check } from '../../evidence/check.ts'
import {
  inconclusive,
  notApplicable,
  notJudged,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import { callsAbout, examine, type Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { stringsOf } from '../../statement/readings.ts'
import { referenceCalls } from '../../evidence/replies.ts'
import {
  bodyText,
  describeValue,
  isClientError,
  isCompletion,
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
import { STREAM_OFFER, whenStreamsOffered } from './stream-evidence.ts'

const OFF = { capability: 'sse', gap: 'G4.6', reading: 'sse.switch' } as const

const offIsJson = check({
  ...OFF,
  id: 'sse.off-is-json',
  level: 'MUST',
  title: 'a call with streaming switched off, or that does not mention it, gets plain JSON',
  judges: ['completion', ...STREAM_OFFER],
  trippedBy: ['stream-false-streams', 'stream-when-omitted'],
  judge: (evidence) =>
    whenStreamsOffered(evidence, () => {
      const off = callsAbout(evidence, 'completion:stream-false')
      const silent = callsAbout(evidence, 'completion').filter(
        (call) => !off.includes(call) && !APART.includes(call.about ?? ''),
      )
      const answered = silent.filter((call) => isSuccess(call))
      return off.length + answered.length === 0 && silent.length > 0
        ? inconclusive('prerequisite', 'no call without the switch was answered', silent)
        : examine(evidence, [...off, ...answered], plainJson)
    }),
})

const NULLS = 'nulls'
// A switch that is null has a check of its own, and of the answer to a prompt of 1 MB only the start may have been kept.
const APART = [NULLS, 'huge']

const nullIsJson = check({
  ...OFF,
  id: 'sse.null-is-json',
  level: 'SHOULD',
  title: 'a switch that is null gives plain JSON',
  judges: [`completion:${NULLS}`, ...STREAM_OFFER],
  trippedBy: ['stream-null-streams', 'stream-null-streams-alone'],
  judge: (evidence) =>
    whenStreamsOffered(evidence, () => {
      // Where the request with several nulls is refused, the switch is sent alone too.
      const nulls = callsAbout(evidence, `completion:${NULLS}`).filter(({ label }) =>
        WITH_SWITCH.includes(label),
      )
      const heard = nulls.filter((call) => !isClientError(call))
      if (nulls.length > 0 && heard.length === 0) return notApplicable('a switch that is null is refused')
      const answered = heard.filter((call) => isSuccess(call))
      return heard.length > 0 && answered.length === 0
        ? inconclusive('prerequisite', 'a request with a switch that is null is not answered', heard)
        : examine(evidence, answered, plainJson)
    }),
})

const WITH_SWITCH = ['nulls', 'null-stream']

const WORD = {
  capability: 'sse',
  gap: 'G7.4',
  reading: 'errors.conditions',
  judges: ['refusal:switch-word', ...STREAM_OFFER],
  because: ['core.mistakes-never-5xx'],
} as const

/** Source: gap G7.4. A lenient parser may read the word as a boolean. */
const wordClean = check({
  ...WORD,
  id: 'sse.switch-word-clean',
  level: 'MUST',
  title: 'a switch that is a word is refused or answered in one format',
  trippedBy: ['stream-word-mixed', 'stream-word-mislabeled'],
  judge: (evidence) => {
    const [plain] = referenceCalls(evidence)
    const [stream] = callsAbout(evidence, 'stream:basic')
    return onWord(evidence, (call) => formatIssues(call, { plain, stream }))
  },
})

/** Source: gap G7.4. It fails only where the statement declares that mistakes are refused. */
const refusesWord = check({
  ...WORD,
  id: 'sse.refuses-switch-word',
  level: 'SHOULD',
  bindsWith: ['errors.conditions'],
  title: 'a switch that is a word is refused where the statement declares that mistakes are refused',
  trippedBy: ['accepts-switch-word'],
  judge: (evidence) =>
    onWord(evidence, (call) => (isSuccess(call) ? [statusIssue(call, '4xx')] : []), whyAccepted(evidence)),
})

/** Checks of calls that do not ask for a stream. */
export const switchChecks: readonly Check[] = [offIsJson, nullIsJson, wordClean, refusesWord]

function plainJson(call: Exchange): readonly Issue[] {
  if (!isSuccess(call)) return [statusIssue(call, '200 with plain JSON')]
  const mediaType = mediaTypeOf(call)
  const isEvents = mediaType === 'text/event-stream' || /^\s*data:/.test(bodyText(call) ?? '')
  if (!isEvents) return []
  const received = `${mediaType ?? 'no media type'}: ${isCompletion(call) ? 'an event stream' : 'events'}`
  return [{ at: `${call.id} body`, expected: 'plain JSON', received }]
}

// `exempt`: the reason why the rule does not apply; null where it does.
function onWord(
  evidence: Evidence,
  rule: (call: Exchange) => readonly Issue[],
  exempt: string | null = null,
): Judgement {
  const value = evidence.readings.get('sse.switch')?.value
  if (value === undefined) return notJudged('no-reading', 'no reading of sse.switch')
  const isBoolean = value.reading === 'stream-true' && typeof (value['value'] ?? true) === 'boolean'
  if (!isBoolean) return notApplicable('the switch of the reading is not a boolean')
  return whenStreamsOffered(evidence, () =>
    exempt === null
      ? examine(evidence, callsAbout(evidence, 'refusal:switch-word'), rule)
      : notApplicable(exempt),
  )
}

function whyAccepted({ readings }: Evidence): string | null {
  const conditions = readings.get('errors.conditions')
  if (conditions?.layer !== 'declared') return 'no statement declares errors.conditions'
  const listed = stringsOf(readings, 'errors.conditions', 'mistakes')
  const isLeftOut = conditions.value.reading === 'list' && !listed.includes('switch-word')
  return isLeftOut ? 'the reading does not list it as a mistake' : null
}

// A plain answer and a stream of this target, to compare with.
type Usual = { readonly plain: Exchange | undefined; readonly stream: Exchange | undefined }

function formatIssues(call: Exchange, { plain, stream }: Usual): readonly Issue[] {
  if (statusOf(call) !== 200) return []
  const isJson = strictJson(call).ok
  const isEvents = isStream(call) && (streamOf(call).chunks.length > 0 || hasError(streamOf(call)))
  if (!isJson && !isEvents) {
    const received = describeValue(bodyText(call))
    return [{ at: `${call.id} body`, expected: 'plain JSON or an event stream', received }]
  }
  const model = isJson ? plain : stream
  return model === undefined ? [] : [...mediaTypeIssues(call, model), ...memberIssues(call, model)]
}

function mediaTypeIssues(call: Exchange, model: Exchange): readonly Issue[] {
  const [received, usual] = [mediaTypeOf(call), mediaTypeOf(model)]
  if (usual === null || received === usual) return []
  const at = `${call.id} header content-type`
  return [{ at, expected: `${usual}, as ${model.id}`, received: received ?? 'missing' }]
}

function memberIssues(call: Exchange, model: Exchange): readonly Issue[] {
  const usual = textMembersIn(model)
  const expected = `${usual.join(' or ')}, as ${model.id}`
  return textMembersIn(call)
    .filter((member) => usual.length > 0 && !usual.includes(member))
    .map((received) => ({ at: `${call.id} /choices`, expected, received }))
}

function textMembersIn(exchange: Exchange): readonly string[] {
  const values = strictJson(exchange).ok
    ? [jsonOf(exchange)]
    : streamOf(exchange).chunks.map(({ value }) => value)
  const choices = values.flatMap((value) => {
    const found = valueAtPointer(value, '/choices')
    return Array.isArray(found) ? found.filter(isRecord) : []
  })
  return ['message', 'delta'].filter((member) => choices.some((choice) => isRecord(choice[member])))
}
