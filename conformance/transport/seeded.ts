import { createHash } from 'node:crypto'
import { PLAIN_WORDING, type Wording } from '../engine/wording.ts'
import type { HeaderList } from '../exchange/exchange.ts'
import manifest from '../../package.json' with { type: 'json' }

const WORD_BYTES = 6

/** Returns a 48-bit integer that depends only on `parts`, such as seed and label. */
export function seededNumber(...parts: readonly string[]): number {
  return seededBytes(...parts).readUIntBE(0, WORD_BYTES)
}

function seededBytes(...parts: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

function seededPick<T>(list: readonly T[], ...parts: readonly string[]): T {
  const item = list[seededNumber(...parts) % list.length]
  if (item === undefined) throw new TypeError('nothing to choose from')
  return item
}

/** Returns the items in a shuffled order. The same names and the same `parts` (such as the seed) always give the same order. */
export function seededOrder<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  ...parts: readonly string[]
): readonly T[] {
  return items
    .map((item) => ({ item, at: seededNumber(...parts, nameOf(item)) }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ item }) => item)
}

/** The settings that determine the nonces of a run. */
export type NonceSource = {
  readonly seed: string
  /** Whether nonces look like ticket numbers, so that a service does not recognize Assay. If absent, they are hexadecimal. */
  readonly disguised?: boolean
}

const CHARS = 12
// The letters and digits of disguised nonces. The letters a to f are left out, because hexadecimal texts look generated.
const LETTERS = 'ghkmnpqrstvwxz23456789'

/** Returns a nonce that depends only on seed, probe and label. */
export function nonceOf({ seed, disguised = false }: NonceSource, probe: string, label: string): string {
  const bytes = seededBytes(seed, probe, label)
  return disguised
    ? Array.from(bytes.subarray(0, CHARS), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('')
    : bytes.toString('hex').slice(0, CHARS)
}

/** Returns the label of a call in one repetition of its probe, such as `basic round 2`. Without `round`, returns `label`. */
export function labelInRound(label: string, round?: number): string {
  return round === undefined || round === 1 ? label : `${label} round ${round}`
}

/** Returns a unique text for a prompt. It differs between runs with the same seed, so that no service can answer from a cache. */
export function freshNonceOf(
  { startedAt, ...source }: NonceSource & { readonly startedAt: string },
  probe: string,
  number: number,
): string {
  return nonceOf(source, probe, `${startedAt} ${number}`)
}

/** Returns the texts of requests: fixed ones or, if `disguised`, texts chosen by the seed, so that a service cannot recognize Assay. */
export function wordingOf({ seed, disguised = false }: NonceSource): Wording {
  return disguised ? disguisedWording(seed) : PLAIN_WORDING
}

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

const LONG_TASKS = [
  'Write a detailed story about {}. Use at least five hundred words and do not stop early.',
  'Please tell me, at length, about {}. I want six hundred words or more.',
  'Compose a slow, long narrative about {}, eight paragraphs or more.',
]

/** Prompts that ask the model to repeat the text after them. Each contains a verb that `evidence/replies.ts` recognizes. */
const ECHO_REQUESTS = [
  'Repeat this back to me without any change: ',
  'Please copy the following line and add nothing: ',
  'I am testing a keyboard. Echo what I typed: ',
  'Could you recite these words as they are: ',
]

/** Texts that the model must repeat, with characters that a faulty service may damage. */
const ECHO_TEXTS = [
  'é sky🌍to🎈  中文 so so a\t"a\\b"\n<i>&',
  'ñ sea🎈to🚀  日本 up up a\t"x\\y"\n<u>&',
  'ü sun🚀to🌍  한국 no no a\t"p\\q"\n<b>&',
  'å fog🍀to🚀  台北 go go a\t"m\\n"\n<p>&',
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

const LIBRARY_VERSION = manifest.devDependencies.openai

/** The `User-Agent` of the official JavaScript library. Runs that a service must not recognize (`--disguise`) send it. */
export const LIBRARY_AGENT = `OpenAI/JS ${LIBRARY_VERSION}`

const SYSTEMS_OF_LIBRARY: Readonly<Record<string, string>> = {
  linux: 'Linux',
  darwin: 'MacOS',
  win32: 'Windows',
}

/** Returns the header fields that the official JavaScript library sends, in the same order. */
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
