/** The words of a run that is not to be recognized: ordinary questions and names, all of them drawn from the seed. Pure. */
import {
  ECHO_REQUESTS,
  ECHO_TEXTS,
  FILLERS,
  FIRST_NAMES,
  LAST_NAMES,
  LONG_TASKS,
  MAIL_DOMAINS,
  MENTIONS,
  NOUNS,
  OPENINGS,
  PAST_TURNS,
  QUESTIONS,
  SHORTLY,
  SUBJECTS,
  SYSTEMS,
} from './disguised-words.ts'
import { seededBytes, seededNumber, seededOrder, seededPick } from './seeded.ts'
import { PLAIN_WORDING, type Wording } from '../engine/wording.ts'

// Small caps decide what a check looks for; only larger ones have room to vary.
const LEAST_VARIED_TOKENS = 16
const VARIED_SHARE = 8

/** Returns the words of a disguised run with this seed. */
export function disguisedWording(seed: string): Wording {
  const from = <T>(list: readonly T[], ...parts: readonly string[]): T => seededPick(list, seed, ...parts)
  const noun = (use: string): string => from(NOUNS, 'noun', use)
  const mention = (nonce: string): string => from(MENTIONS, 'mention', nonce).replace('{}', nonce)
  return {
    system: from(SYSTEMS, 'system'),
    greeting: (nonce) =>
      `${from(OPENINGS, 'opening', nonce)}${from(QUESTIONS, 'question', nonce)}${from(SHORTLY, 'shortly', nonce)}${mention(nonce)}`,
    story: (nonce) =>
      `${from(LONG_TASKS, 'task', nonce).replace('{}', from(SUBJECTS, 'subject', nonce))}${mention(nonce)}`,
    echo: (text, key) => `${from(ECHO_REQUESTS, 'echo', key)}${text}`,
    echoText: from(ECHO_TEXTS, 'echo-text'),
    manyScripts: scripts(seed),
    pastTurns: from(PAST_TURNS, 'turns'),
    filler: from(FILLERS, 'filler'),
    ordered: (json) =>
      Object.fromEntries(seededOrder(Object.entries(json), ([name]) => name, seed, 'members')),
    cap: (tokens) =>
      tokens < LEAST_VARIED_TOKENS
        ? tokens
        : tokens - (seededNumber(seed, 'cap', String(tokens)) % (1 + Math.floor(tokens / VARIED_SHARE))),
    unknownModel: (nonce) => `${noun('model')}-${nonce}`,
    unknownPath: `${noun('path')}-${tokenOf(seed, 'path')}`,
    unknownField: { [`client_${noun('field')}`]: tokenOf(seed, 'field') },
    wrongKey: (nonce) => `sk-${tokenOf(seed, 'key', nonce)}${tokenOf(seed, 'key-end', nonce)}`,
    socket: {
      ping: `${tokenOf(seed, 'ping')} é`,
      pingAfter: tokenOf(seed, 'ping-after'),
      subprotocol: `${noun('subprotocol')}.v2`,
      closeReason: 'bye',
      messageType: `${noun('type')}.open`,
    },
    webhooks: {
      eventType: `${noun('event')}.moved`,
      // Never resolves (RFC 2606 section 2).
      plainUrl: `http://${noun('host')}.invalid/hooks`,
    },
    signup: personOf(seed),
  }
}

function scripts(seed: string): string {
  const parts = PLAIN_WORDING.manyScripts.replace(/\.$/, '').split(', ')
  return `${seededOrder(parts, (part) => part, seed, 'scripts').join(', ')}.`
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

function tokenOf(...parts: readonly string[]): string {
  return seededBytes(...parts)
    .toString('base64url')
    .replaceAll(/[-_]/g, 'x')
    .slice(0, 16)
}
