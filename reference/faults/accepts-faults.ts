/** Faults that answer an invalid request with a completion: each corrects one mistake before validation. */
import { onRequest, onRequestBytes, patch, type Action } from '../hooks.ts'
import { valueAtPath, change, drop, isObject, set, type Edit } from '../json-edit.ts'
import type { Call, Patch } from '../patch.ts'

const COMPLETED = 'status\\b.*\\b200\\b'

function accepts(mistake: string, title: string, action: Action): Patch {
  return patch(`accepts-${mistake}`, `${title} is answered with a completion`, COMPLETED, action)
}

/** Corrects the value at a path when it meets the condition. */
function mend(path: string, isWrong: (value: unknown) => boolean, edit: (call: Call) => Edit): Action {
  return onRequest((json, call) => (isWrong(valueAtPath(json, path)) ? edit(call)(json) : json))
}

/** Corrects every message that meets the condition. */
function mendMessage(isWrong: (message: unknown) => boolean, edit: Edit): Action {
  return onRequest(change('/messages/*', (message) => (isWrong(message) ? edit(message) : message)))
}

/** Replaces a body that meets the condition with a valid request. */
function mendBody(isWrong: (bytes: Buffer) => boolean, edit = wholeBody): Action {
  return onRequestBytes((bytes, call) => (isWrong(bytes) ? edit(call) : bytes))
}

const greeting = [{ role: 'user', content: 'Hello.' }]
const isMissing = (value: unknown): boolean => value === undefined
const isString = (value: unknown): boolean => typeof value === 'string'
const isNumber = (value: unknown): boolean => typeof value === 'number'
const toModel = (call: Call): Edit => set('/model', call.models[0])
const toGreeting = (): Edit => set('/messages', greeting)
const withoutMaxTokens = (): Edit => drop('/max_tokens')
const withoutTemperature = (): Edit => drop('/temperature')

function wholeBody(call: Call): Buffer {
  return Buffer.from(JSON.stringify({ model: call.models[0], messages: greeting }))
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

// Closing the open brackets would complete it.
function isCutJson(text: string): boolean {
  return !isJson(text) && !text.trimEnd().endsWith('}')
}

/** Returns the first of several JSON values; null when there is only one or none. */
function firstValue(text: string): string | null {
  if (isJson(text)) return null
  const ends = [...text.matchAll(/[\]}](?=\s*[[{"\w])/g)].map((match) => match.index + 1)
  const end = ends.find((index) => isJson(text.slice(0, index)))
  return end === undefined ? null : text.slice(0, end)
}

/** Faults that answer an invalid request with a completion. */
export const acceptFaults: readonly Patch[] = [
  accepts('missing-model', 'a request without model', mend('/model', isMissing, toModel)),
  accepts('missing-messages', 'a request without messages', mend('/messages', isMissing, toGreeting)),
  accepts('model-number', 'a model that is a number', mend('/model', isNumber, toModel)),
  accepts('messages-string', 'messages given as a string', mend('/messages', isString, toGreeting)),
  accepts('messages-object', 'messages given as an object', mend('/messages', isObject, toGreeting)),
  accepts(
    'messages-empty',
    'an empty conversation',
    mend('/messages', (value) => Array.isArray(value) && value.length === 0, toGreeting),
  ),
  accepts(
    'role-missing',
    'a message without role',
    mendMessage((message) => isMissing(valueAtPath(message, '/role')), set('/role', 'user')),
  ),
  accepts(
    'role-number',
    'a role that is a number',
    mendMessage((message) => isNumber(valueAtPath(message, '/role')), set('/role', 'user')),
  ),
  accepts(
    'content-number',
    'content that is a number',
    mendMessage((message) => isNumber(valueAtPath(message, '/content')), change('/content', String)),
  ),
  accepts(
    'max-tokens-string',
    'max_tokens given as a string',
    mend('/max_tokens', isString, withoutMaxTokens),
  ),
  accepts(
    'max-tokens-fraction',
    'a fraction of a token',
    mend('/max_tokens', (value) => isNumber(value) && !Number.isInteger(value), withoutMaxTokens),
  ),
  accepts(
    'max-tokens-zero',
    'max_tokens 0',
    mend('/max_tokens', (value) => value === 0, withoutMaxTokens),
  ),
  accepts(
    'max-tokens-negative',
    'negative max_tokens',
    mend('/max_tokens', (value) => Number(value) < 0, withoutMaxTokens),
  ),
  accepts(
    'temperature-string',
    'temperature given as a string',
    mend('/temperature', isString, withoutTemperature),
  ),
  accepts(
    'temperature-below',
    'a temperature below 0',
    mend('/temperature', (value) => isNumber(value) && Number(value) < 0, withoutTemperature),
  ),
  accepts(
    'temperature-above',
    'a temperature above 2',
    mend('/temperature', (value) => isNumber(value) && Number(value) > 2, withoutTemperature),
  ),
  accepts(
    'malformed',
    'malformed JSON',
    mendBody((bytes) => bytes.length > 0 && isUtf8(bytes) && !isJson(bytes.toString())),
  ),
  accepts(
    'truncated',
    'truncated JSON',
    mendBody((bytes) => bytes.length > 0 && isUtf8(bytes) && isCutJson(bytes.toString())),
  ),
  accepts(
    'empty-body',
    'an empty body',
    mendBody((bytes) => bytes.length === 0),
  ),
  accepts(
    'two-values',
    'a body of two JSON values',
    mendBody((bytes) => firstValue(bytes.toString()) !== null),
  ),
  accepts(
    'not-utf8',
    'a body that is not UTF-8',
    mendBody((bytes) => !isUtf8(bytes)),
  ),
  accepts(
    'array',
    'a body that is an array',
    onRequest((json, call) => (Array.isArray(json) ? { model: call.models[0], messages: greeting } : json)),
  ),
  accepts(
    'null',
    'a body that is null',
    onRequest((json, call) => (json === null ? { model: call.models[0], messages: greeting } : json)),
  ),
]
