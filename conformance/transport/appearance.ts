/** Defines how a run appears to the target: header fields, texts and names. A disguised run draws texts and names from its seed. */
import manifest from '../../package.json' with { type: 'json' }
import { PLAIN_WORDING, type Wording } from '../engine/wording.ts'
import type { HeaderList } from '../exchange/exchange.ts'
import { seededBytes, seededPick } from './seeded.ts'

/** How a run looks to the target. `wording`: its texts. `client`: the header fields of the imitated client; null: not disguised. */
export type Appearance = { readonly wording: Wording; readonly client: HeaderList | null }

/** Returns the wording and the client of a run. In a disguised run, the seed determines the wording. */
export function appearanceOf({
  seed,
  disguised = false,
}: {
  readonly seed: string
  readonly disguised?: boolean
}): Appearance {
  return disguised
    ? { wording: disguisedWording(seed), client: libraryClient() }
    : { wording: PLAIN_WORDING, client: null }
}

/** Returns the header fields by which an undisguised run identifies itself as Assay. */
export function plainClient(version: string): HeaderList {
  return [
    ['user-agent', `assay/${version}`],
    ['accept', '*/*'],
    ['accept-encoding', 'identity'],
  ]
}

const LIBRARY_VERSION = manifest.devDependencies.openai

/** The `User-Agent` of the official JavaScript library, which disguised runs send. */
export const LIBRARY_AGENT = `OpenAI/JS ${LIBRARY_VERSION}`

const SYSTEMS_OF_LIBRARY: Readonly<Record<string, string>> = {
  linux: 'Linux',
  darwin: 'MacOS',
  win32: 'Windows',
}

/** Returns the header fields of the official JavaScript library, in the same order. Only `accept-encoding: identity` differs. */
export function libraryClient(): HeaderList {
  return [
    ['accept', 'application/json'],
    ['user-agent', LIBRARY_AGENT],
    ['x-stainless-retry-count', '0'],
    ['x-stainless-lang', 'js'],
    ['x-stainless-package-version', LIBRARY_VERSION],
    ['x-stainless-os', SYSTEMS_OF_LIBRARY[process.platform] ?? `Other:${process.platform}`],
    ['x-stainless-arch', process.arch],
    ['x-stainless-runtime', 'node'],
    ['x-stainless-runtime-version', process.version],
    ['accept-language', '*'],
    ['sec-fetch-mode', 'cors'],
    ['accept-encoding', 'identity'],
  ]
}

/** Returns the wording for a disguised run. Its questions and names look like ordinary use, not like a test. */
function disguisedWording(seed: string): Wording {
  const from = <T>(list: readonly T[], ...parts: readonly string[]): T => seededPick(list, seed, ...parts)
  const noun = (use: string): string => from(NOUNS, 'noun', use)
  const mention = (nonce: string): string => from(MENTIONS, 'mention', nonce).replace('{}', nonce)
  const token = (...parts: readonly string[]): string =>
    seededBytes(seed, ...parts)
      .toString('base64url')
      .replaceAll(/[-_]/g, 'x')
      .slice(0, 16)
  return {
    ...PLAIN_WORDING,
    system: from(SYSTEMS, 'system'),
    greeting: (nonce) =>
      `${from(OPENINGS, 'opening', nonce)}${from(QUESTIONS, 'question', nonce)}${from(SHORTLY, 'shortly', nonce)}${mention(nonce)}`,
    story: (nonce) =>
      `${from(LONG_TASKS, 'task', nonce).replace('{}', from(SUBJECTS, 'subject', nonce))}${mention(nonce)}`,
    echo: (text, key) => `${from(ECHO_REQUESTS, 'echo', key)}${text}`,
    echoText: from(ECHO_TEXTS, 'echo-text'),
    pastTurns: from(EARLIER_TURNS, 'turns'),
    onceMore: from(ONCE_MORE, 'once-more'),
    filler: from(FILLERS, 'filler'),
    unknownModel: (nonce) => `${noun('model')}-${nonce}`,
    unknownPath: `${noun('path')}-${token('path')}`,
    unknownField: { [`client_${noun('field')}`]: token('field') },
    wrongKey: (nonce) => `sk-${token('key', nonce)}${token('key-end', nonce)}`,
    socket: {
      ping: `${token('ping')} é`,
      pingAfter: token('ping-after'),
      subprotocol: `${noun('subprotocol')}.v2`,
      closeReason: 'bye',
      messageType: `${noun('type')}.open`,
    },
    // This host never resolves (RFC 2606 section 2).
    webhooks: { eventType: `${noun('event')}.moved`, plainUrl: `http://${noun('host')}.invalid/hooks` },
    signup: personOf(seed),
  }
}

function personOf(seed: string): Wording['signup'] {
  const first = seededPick(FIRST_NAMES, seed, 'first-name')
  const last = seededPick(LAST_NAMES, seed, 'last-name')
  const domain = seededPick(MAIL_DOMAINS, seed, 'domain')
  const local = `${first}.${last}`.toLowerCase()
  return {
    email: `${local}.{nonce}@${domain}`,
    person: `${first} ${last}`,
    passwordStart: `${last}7!`,
    malformedEmail: `${local}.${domain}`,
    malformedBody: `{"email": "${local}@${domain}", "password":`,
  }
}

const OPENINGS = ['', 'Hi! ', 'Hello there. ', 'Quick question. ', 'Good morning. ', 'One more: ']

/** Questions that a model answers in a few words. */
const QUESTIONS = [
  'What is a good name for a small bakery',
  'Which day comes after Tuesday',
  'Name one fruit that is red',
  'What should I pack for a rainy weekend',
  'How many minutes are in two hours',
  'Which animal is known for a long neck',
  'What is the opposite of early',
  'Give me a friendly way to say goodbye',
  'Which season comes after winter',
  'Name a tool that drives nails',
]
const SHORTLY = ['? Keep it short.', '? One sentence, please.', '? Be brief.', ', in one line?']

/** Sentences that add a nonce to a prompt; `{}` marks the place of the nonce. */
const MENTIONS = [' Ticket {}.', ' My case number is {}, no need to mention it.', ' [{}]', ' Thread {}.']
const SUBJECTS = [
  'a train journey through the mountains',
  'a family that restores an old mill',
  'a village that prepares its summer fair',
  'a baker who moves to a new town',
]

/** Prompts for a long text; `{}` marks its subject. */
const LONG_TASKS = [
  'Write a detailed story about {}. Use at least five hundred words and do not stop early.',
  'Please tell me, at length, about {}. I want six hundred words or more.',
  'Compose a slow, long narrative about {}, eight paragraphs or more.',
]

/** Prompts that ask for a repetition of the text after them. Each prompt has a verb that `echo-text.ts` recognizes. */
const ECHO_REQUESTS = [
  'Repeat this back to me without any change: ',
  'Please copy the following line and add nothing: ',
  'I am testing a keyboard. Echo what I typed: ',
  'Could you recite these words as they are: ',
]

/** Texts that the model must repeat, with characters that a faulty service may damage. */
const ECHO_TEXTS = [
  'é 🌍 中文 "a\\b"\nsix\tten  two',
  'ñ 🎈 日本 "x\\y"\nmoon\tsun  star',
  'ü 🚀 한국 "p\\q"\nred\tblue  green',
  'å 🍀 台北 "m\\n"\neast\twest  north',
]
const SYSTEMS = [
  'You answer questions for the visitors of a web shop. Keep to one or two sentences.',
  'You are a friendly assistant. Be concise.',
  'You help with everyday questions. Short answers only.',
]
const EARLIER_TURNS = [
  { user: 'I bought a blue bicycle last week.', assistant: 'A blue bicycle sounds lovely.' },
  { user: 'My neighbour has two cats.', assistant: 'Two cats keep each other company.' },
]
const ONCE_MORE = ['Can you say that once more?', 'And once more.', 'Once more, I missed it.']
const FILLERS = [
  { sentence: 'The train left at noon, and nobody looked back. ', word: 'mountain ' },
  { sentence: 'They walked along the river and spoke of summer. ', word: 'riverbank ' },
]
const FIRST_NAMES = ['Maria', 'Jonas', 'Aisha', 'Peter', 'Lin', 'Elena', 'David', 'Noor']
const LAST_NAMES = ['Keller', 'Novak', 'Okafor', 'Silva', 'Haas', 'Moreau', 'Ito', 'Reyes']

/** Domains that receive no mail (RFC 2606 section 3). */
const MAIL_DOMAINS = ['example.com', 'example.net', 'example.org']
const NOUNS = ['orders', 'profile', 'report', 'archive', 'summary', 'notes', 'session', 'drafts']
