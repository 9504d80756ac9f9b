import {
  ANSWER_TOKENS,
  greeting,
  REFUSAL_TOKENS,
  repeat,
  system,
  tokensWithin,
  temperatureWithin,
} from '../../core/probes/core-prompts.ts'
import type { Call, Probe, ProbeContext } from '../../engine/probe.ts'
import type { CallKind } from '../../exchange/exchange.ts'
import type { Readings } from '../../statement/readings.ts'
import { whyNotForLibrary } from '../../evidence/stream.ts'
import { CLIENT_LANGUAGES, type ClientJob, type ClientLanguage } from '../../exchange/client-job.ts'
import { streamSwitch } from '../../sse/probes/sse-request.ts'
import { clientProbeId, LANGUAGE_NAMES } from '../client-names.ts'

const LONG_TOKENS = 1024
const REPEATED_SENTENCES = 50
// The default number of retries of all four client libraries. With retries, a single failure does not fail the call.
const USUAL_RETRIES = 2

/** The probes of the client libraries, one per language (interface section 1). */
export const clientProbes: readonly Probe[] = CLIENT_LANGUAGES.map(probeFor)

function probeFor(language: ClientLanguage): Probe {
  return {
    id: clientProbeId(language),
    // Runs alone, so that a library that hangs up does not disturb other calls.
    turn: 'last',
    capability: 'core',
    title: `calls through the official openai library for ${LANGUAGE_NAMES[language]}`,
    isOnRequest: true,
    calls: (readings) => callsOf(language, readings),
    run: (context) => context.throughProgram(language, jobsOf(context)),
  }
}

// Returns the declared calls. Each `about` names the language, so that `--only` can select the calls of one library.
function callsOf(language: ClientLanguage, readings: Readings): readonly Call[] {
  const call = (kind: CallKind, label: string, tokens: number): Call => {
    return { label, kind, about: `${language}-${label}`, tokens, mayBeRefused: true, isSentOnce: true }
  }
  return [
    call('completion', 'completion', ANSWER_TOKENS),
    call('credential', 'wrong-key', REFUSAL_TOKENS),
    call('refusal', 'unknown-model', REFUSAL_TOKENS),
    call('refusal', 'no-messages', REFUSAL_TOKENS),
    ...(isStreamable(readings)
      ? [
          call('stream', 'stream', ANSWER_TOKENS),
          call('left', 'cancel', LONG_TOKENS),
          call('completion', 'after-cancel', ANSWER_TOKENS),
        ]
      : []),
  ]
}

function isStreamable(readings: Readings): boolean {
  return streamSwitch(readings) !== null && whyNotForLibrary(readings) === null
}

function jobsOf(context: ProbeContext): readonly ClientJob[] {
  const { wording } = context
  const plain = plainJob(context)
  const nonce = context.nonce('wrong')
  const refused = { maxTokens: tokensWithin(context.readings, REFUSAL_TOKENS) }
  return [
    { ...plain('completion'), messages: [system(context), greeting(context, 'completion')] },
    ...(isStreamable(context.readings) ? [{ ...plain('stream'), call: 'stream' as const }] : []),
    { ...plain('wrong-key'), ...refused, key: wording.wrongKey(nonce) },
    { ...plain('unknown-model'), ...refused, model: wording.unknownModel(nonce) },
    { ...plain('no-messages'), ...refused, messages: [] },
    ...(isStreamable(context.readings)
      ? [{ ...longJob(context, 'cancel'), call: 'cancel' as const }, plain('after-cancel')]
      : []),
  ]
}

function plainJob(context: ProbeContext): (label: string) => ClientJob {
  return (label) => ({
    label,
    call: 'completion',
    model: context.model,
    messages: [greeting(context, label)],
    maxTokens: tokensWithin(context.readings, ANSWER_TOKENS),
    temperature: temperatureWithin(context.readings),
    maxRetries: USUAL_RETRIES,
    key: null,
  })
}

// Returns a job that requests a long answer, so that the target is still sending when the library cancels.
function longJob(context: ProbeContext, label: string): ClientJob {
  const { nonce, wording } = context
  return {
    ...plainJob(context)(label),
    maxRetries: 0,
    messages: [repeat(context, `${nonce(label)} ${wording.filler.sentence.repeat(REPEATED_SENTENCES)}`)],
    maxTokens: tokensWithin(context.readings, LONG_TOKENS),
  }
}
