import type { JsonObject } from '../exchange/reply.ts'

type PastTurns = { readonly user: string; readonly assistant: string }

/** The texts of a run's requests: prompts, wrong values such as an unknown model, and names such as an email address. */
export type Wording = {
  readonly system: string
  /** Returns a question with a short answer. */
  readonly greeting: (nonce: string) => string
  /** Returns a question that leads to a long answer. */
  readonly story: (nonce: string) => string
  /** Returns a prompt to repeat `text` exactly. In a disguised run, `key` selects one of several prompts. */
  readonly echo: (text: string, key: string) => string
  /** A text that the model is asked to repeat. */
  readonly echoText: string
  readonly manyScripts: string
  readonly pastTurns: PastTurns
  /** A last message that can only be understood with the messages before it, such as "once more". */
  readonly onceMore: string
  /** The filler texts: a sentence that is repeated in a long prompt, and a word that is repeated in a huge prompt. */
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
    readonly email: string
    readonly person: string
    /** The start of a generated password. It has letters, digits and punctuation, so that password rules accept it. */
    readonly passwordStart: string
    readonly malformedEmail: string
    /** JSON that ends too early, and so is invalid. */
    readonly malformedBody: string
  }
}

/** The texts of requests in a run that is not disguised. A service can recognize Assay by these texts. */
export const PLAIN_WORDING: Wording = {
  system: 'You are a helpful assistant. Answer briefly.',
  greeting: (nonce) => `Say hello in one short sentence. (Reference ${nonce}, do not mention it.)`,
  story: (nonce) =>
    `Tell a long story about a lighthouse keeper and the sea, in at least five hundred words. Do not stop early. (Reference ${nonce}.)`,
  echo: (text) => `Answer with exactly the text after the marker and nothing else.\nrepeat: ${text}`,
  echoText: 'é sky🌍to🎈  中文 on on a\t"C:\\tmp"\n<b>&',
  manyScripts:
    'Gruß, façade, Ελληνικά, Русский, עברית, العربية, हिन्दी, ไทย, 日本語, 한국어, 中文, 👩🏽‍🚀🇯🇵🌍, 𝒳.',
  pastTurns: { user: 'My favourite colour is green.', assistant: 'Green is a fine colour.' },
  onceMore: 'Once more, please.',
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
    // The domain example.com receives no mail (RFC 2606 section 3).
    email: 'assay+{nonce}@example.com',
    // Explains the account to anyone who finds it in a list of users.
    person: 'Assay conformance test, may be deleted',
    passwordStart: 'Aa1-',
    malformedEmail: 'assay.example.com',
    malformedBody: '{"email": "assay@example.com", "password":',
  },
}
