/** Reads a JSON file that a person wrote, and says what is wrong with it: file, line, JSON pointer (RFC 6901), what to do. Pure. */
import stripJsonComments from 'strip-json-comments'
import { jsonLines, type JsonLines } from '../codec/json-lines.ts'
import { describeValue, isRecord, type JsonObject } from '../exchange/reply.ts'
import { conforms } from '../exchange/schema.ts'
import { unknownName, type Complaint } from './statement-wording.ts'

/** The kind of a file: the value of its `schema` member, its name in messages, such as `statement`, and whether it may hold comments. */
export type WrittenKind = { readonly mark: string; readonly noun: string; readonly hasComments?: true }

/** The object in a file with its lines, or the one line that says why there is none. */
export type WrittenJson =
  | { readonly value: JsonObject; readonly lines: JsonLines }
  | { readonly problem: 'not-json' | 'other-kind'; readonly line: string; readonly cause?: unknown }

/** Reads the text of the file called `source`. A comment counts as the spaces it takes, so that lines stay the same. */
export function readWritten(
  text: string,
  source: string,
  { mark, noun, hasComments }: WrittenKind,
): WrittenJson {
  // Editors on some systems put a byte order mark in front; RFC 8259 section 8.1 lets a reader ignore it.
  const whole = text.replace(/^\uFEFF/, '')
  const json = hasComments === true ? stripJsonComments(whole) : whole
  const lines = jsonLines(json)
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (cause) {
    const detail = (cause instanceof Error ? cause.message : String(cause)).replaceAll(/\s+/g, ' ')
    return {
      problem: 'not-json',
      line: `${source}:${lines.brokenAt ?? 1}: not JSON: ${detail}. Correct this line`,
      cause,
    }
  }
  if (!isRecord(value)) {
    const line = `${source}:1: a ${noun} is a JSON object, this is ${describeValue(value)}. Give a file with "schema": "${mark}"`
    return { problem: 'other-kind', line }
  }
  if (value['schema'] === mark) return { value, lines }
  const expected = `expected ${mark}, received ${describeValue(value['schema'])}; is this a ${noun}? Give a file with "schema": "${mark}"`
  return { problem: 'other-kind', line: `${source}:${lines.lineOf('/schema')} /schema: ${expected}` }
}

/** Returns one line per complaint, in the order of the file. */
export function complaintLines(
  complaints: readonly Complaint[],
  { lineOf }: JsonLines,
  source: string,
): readonly string[] {
  return complaints
    .toSorted((left, right) => lineOf(left.pointer) - lineOf(right.pointer))
    .map(({ pointer, problem }) => `${source}:${lineOf(pointer)} ${pointer}: ${problem}`)
}

/** Reports members that appear twice. JSON.parse silently keeps the last one, and it is unclear which was meant. */
export function duplicateComplaints({ duplicates }: JsonLines): readonly Complaint[] {
  return duplicates.map(({ pointer, firstLine }) => ({
    pointer,
    problem: `this appears twice, first in line ${firstLine}, and the two contradict each other; keep one`,
  }))
}

/** Reports the members of the object at `pointer` that are not known. */
export function unknownMembers(
  pointer: string,
  value: JsonObject,
  known: readonly string[],
): readonly Complaint[] {
  return Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => unknownName(pointer, name, 'member', known))
}

/** Returns the complaints of a schema about `value`, without the places that a better complaint names already. */
export function schemaComplaints(
  schemaId: string,
  value: JsonObject,
  reported: readonly Complaint[],
): readonly Complaint[] {
  const named = new Set(reported.map(({ pointer }) => pointer))
  return conforms(schemaId, value, '')
    .filter(({ at }) => !named.has(at))
    .map(({ at, expected, received }) => ({
      pointer: at,
      problem: `expected ${expected}, received ${received}`,
    }))
}
