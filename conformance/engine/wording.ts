/** The texts of a run that no rule prescribes: questions, and names of things that do not exist. Pure. */
import type { JsonObject } from '../exchange/reply.ts'

/** Two turns of a conversation that took place before. */
export type PastTurns = { readonly user: string; readonly assistant: string }

/**
 * The words of a run. Every nonce is one that {@link ProbeContext.nonce} returned, and is in the text whole, so that a
 * reader of the transcript finds it there.
 */
export type Wording = {
  /** The system message of every conversation that has one. */
  readonly system: string
  /** A question that a model answers in a few words. Nothing in it is escaped in JSON. */
  readonly greeting: (nonce: string) => string
  /** A question whose answer is long. */
  readonly story: (nonce: string) => string
  /** Asks for exactly this text back; see echo-text.ts. `key` tells two such questions apart. */
  readonly echo: (text: string, key: string) => string
  /** Text that breaks where bytes are taken for characters (two, four and three bytes of UTF-8), or where white space, quotation marks or backslashes get lost. */
  readonly echoText: string
  readonly manyScripts: string
  readonly pastTurns: PastTurns
  /** One sentence of a long prompt, and one word of a huge one, each with the space after it. */
  readonly filler: { readonly sentence: string; readonly word: string }
  readonly unknownModel: (nonce: string) => string
  readonly unknownPath: string
  readonly unknownField: JsonObject
  readonly wrongKey: (nonce: string) => string
  readonly socket: {
    readonly ping: string
    readonly pingAfter: string
    readonly subprotocol: string
    readonly closeReason: string
    readonly messageType: string
  }
  readonly webhooks: { readonly eventType: string; readonly plainUrl: string }
  readonly signup: {
    /** Template of an address, `{nonce}` in it. */
    readonly email: string
    readonly person: string
    /** The start of an invented password: letters of both cases, a digit and another character. */
    readonly passwordStart: string
    /** An address without @. */
    readonly malformedEmail: string
    /** JSON that breaks off. */
    readonly malformedBody: string
  }
}

/** The words of a run that makes no secret of what it is. */
export const PLAIN_WORDING: Wording = {
  system: 'You are a helpful assistant. Answer briefly.',
  greeting: (nonce) => `Say hello in one short sentence. (Reference ${nonce}, do not mention it.)`,
  story: (nonce) =>
    `Tell a long story about a lighthouse keeper and the sea, in at least five hundred words. Do not stop early. (Reference ${nonce}.)`,
  echo: (text) => `Answer with exactly the text after the marker and nothing else. repeat: ${text}`,
  echoText: 'é 🌍 中文 "C:\\temp"\nleft\tright  end',
  manyScripts:
    'Gruß, façade, Ελληνικά, Русский, עברית, العربية, हिन्दी, ไทย, 日本語, 한국어, 中文, 👩🏽‍🚀🇯🇵🌍, 𝒳.',
  pastTurns: { user: 'My favourite colour is green.', assistant: 'Green is a fine colour.' },
  filler: { sentence: 'The keeper lit the lamp, and the ships went by. ', word: 'lighthouse ' },
  unknownModel: (nonce) => `assay-no-such-model-${nonce}`,
  unknownPath: 'assay-no-such-path',
  unknownField: { assay_unknown_field: 'ignore me' },
  wrongKey: (nonce) => `sk-wrong-${nonce}`,
  socket: {
    ping: 'assay ping é',
    pingAfter: 'assay ping after the answer',
    subprotocol: 'assay-no-such-protocol.v1',
    closeReason: 'assay says goodbye',
    messageType: 'assay.no-such-type',
  },
  webhooks: { eventType: 'assay.never-happens', plainUrl: 'http://webhooks.invalid/assay' },
  signup: {
    // example.com takes no mail (RFC 2606 section 3).
    email: 'assay+{nonce}@example.com',
    // Explains the account to anyone who finds it in a list of users.
    person: 'Assay conformance test, may be deleted',
    passwordStart: 'Aa1-',
    malformedEmail: 'assay.example.com',
    malformedBody: '{"email": "assay@example.com", "password":',
  },
}
