/** Defines checks of calls that do not ask for a stream, and of a call with a string in place of the boolean `stream`. */
import { check } from '../../evidence/check.ts'
import { inconclusive, notApplicable, notJudged, type Issue } from '../../exchange/judgement.ts'
import { callsAbout, examine, type Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { whyAllowed } from '../../core/refusal-cases.ts'
import {
  bodyText,
  isClientError,
  isCompletion,
  isSuccess,
  mediaTypeOf,
  statusIssue,
} from '../../exchange/reply.ts'
import { attemptsOf } from '../../evidence/replies.ts'
import { STREAM_OFFER, whenStreamsOffered } from './stream-evidence.ts'

const OFF = { reading: 'sse.switch' } as const

export const offIsJson = check({
  ...OFF,
  id: 'sse.off-is-json',
  title: 'a call with streaming switched off, or that does not mention it, gets plain JSON',
  judges: ['completion', ...STREAM_OFFER],
  trippedBy: ['stream-false-streams', 'stream-when-omitted'],
  judge: (evidence) =>
    whenStreamsOffered(evidence, () => {
      const off = callsAbout(evidence, 'completion:stream-false')
      const silent = attemptsOf(evidence, 'completion').filter(
        (call) => !off.includes(call) && call.about !== NULLS,
      )
      const answered = silent.filter((call) => isSuccess(call))
      return off.length + answered.length === 0 && silent.length > 0
        ? inconclusive('prerequisite', 'no call without the switch was answered', silent)
        : examine(evidence, [...off, ...answered], plainJson)
    }),
})

const NULLS = 'nulls'
export const nullIsJson = check({
  ...OFF,
  id: 'sse.null-is-json',
  level: 'SHOULD',
  title: 'a switch that is null gives plain JSON',
  judges: [`completion:${NULLS}`, ...STREAM_OFFER],
  trippedBy: ['stream-null-streams', 'stream-null-streams-alone'],
  judge: (evidence) =>
    whenStreamsOffered(evidence, () => {
      // If the request with several nulls is refused, the switch is sent alone.
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

/** Judges that a string in place of the boolean `stream` is refused (gap G7.4), if the statement declares this refusal. */
export const refusesWord = check({
  id: 'sse.refuses-switch-word',
  reading: 'errors.conditions',
  level: 'SHOULD',
  bindsWith: ['errors.conditions'],
  title: 'a switch that is a word is refused where the statement declares that mistakes are refused',
  judges: ['refusal:switch-word', ...STREAM_OFFER],
  because: ['core.mistakes-never-5xx'],
  trippedBy: ['accepts-switch-word'],
  judge: (evidence) => {
    const value = evidence.readings.get('sse.switch')?.value
    if (value === undefined) return notJudged('no-reading', 'no reading of sse.switch')
    const isBoolean = value.reading === 'stream-true' && typeof (value['value'] ?? true) === 'boolean'
    if (!isBoolean) return notApplicable('the switch of the reading is not a boolean')
    const why = whyAccepted(evidence)
    return whenStreamsOffered(evidence, () =>
      why === null
        ? examine(evidence, callsAbout(evidence, 'refusal:switch-word'), (call) =>
            isSuccess(call) ? [statusIssue(call, '4xx')] : [],
          )
        : notApplicable(why),
    )
  },
})

function plainJson(call: Exchange): readonly Issue[] {
  if (!isSuccess(call)) return [statusIssue(call, '200 with plain JSON')]
  const mediaType = mediaTypeOf(call)
  const isEvents = mediaType === 'text/event-stream' || /^\s*data:/.test(bodyText(call) ?? '')
  if (!isEvents) return []
  const received = `${mediaType ?? 'no media type'}: ${isCompletion(call) ? 'an event stream' : 'events'}`
  return [{ at: `${call.id} body`, expected: 'plain JSON', received }]
}

function whyAccepted({ readings }: Evidence): string | null {
  if (readings.get('errors.conditions')?.layer !== 'declared')
    return 'no statement declares errors.conditions'
  return whyAllowed(readings, 'switch-word')
}
