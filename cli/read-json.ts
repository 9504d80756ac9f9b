/** Reads a JSON file that a person names: a file that is not a JSON object gets one line that says what to do. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from './errors.ts'
import { systemCode, systemProblem } from '../schemas/system-problem.ts'

/** The object in the file at `path`, or null when there is no file. Throws CliError('unreadable') for anything else. `names`: what such a file is called. */
export function readJsonObject(path: string, names: readonly string[]): object | null {
  const text = textOf(path, names)
  if (text === null) return null
  const value = parsed(text, path)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  const what = Array.isArray(value) ? 'a list' : value === null ? 'null' : `a ${typeof value}`
  throw unreadable(`${path} is not a run: it holds ${what}; give a ${joinNames(names)} as Assay wrote it`)
}

function textOf(path: string, names: readonly string[]): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const code = systemCode(error)
    if (code === 'ENOENT') return null
    if (code === 'EISDIR') throw folderGiven(path, names)
    throw unreadable(`cannot read ${path}: ${systemProblem(error)}`, error)
  }
}

function folderGiven(path: string, names: readonly string[]): CliError {
  const found = readdirSync(path).find((name) => names.includes(name))
  const instead =
    found === undefined ? `give the ${joinNames(names)} in it` : `did you mean ${join(path, found)}?`
  return unreadable(`${path} is a folder: ${instead}`)
}

function parsed(text: string, path: string): unknown {
  if (text.trim() === '')
    throw unreadable(`${path} is empty: was the program that wrote it stopped? Copy it again, or run again`)
  // `trim` takes the mark for a space, JSON does not.
  if (text.startsWith('\uFEFF'))
    throw unreadable(
      `${path} begins with a byte order mark, which JSON does not allow: save it as UTF-8 without one`,
    )
  try {
    return JSON.parse(text)
  } catch (error) {
    throw unreadable(`${path} is not JSON: ${flawIn(text, error)}`, error)
  }
}

/** The engine gives the place of a flaw only inside its message; at the end of the text something is missing. */
function flawIn(text: string, error: unknown): string {
  const said = error instanceof Error ? error.message : ''
  const at = Number(/at position (\d+)/.exec(said)?.[1] ?? Number.NaN)
  const isCut = /end of JSON|Unterminated string/.test(said) || at >= text.trimEnd().length
  if (isCut)
    return `is it cut off? It ends in the middle of a value after ${text.length} characters: copy it whole, or run again`
  const before = text.slice(0, Number.isNaN(at) ? 0 : at)
  const line = before.split('\n').length
  return `the error is in line ${line}, column ${before.length - before.lastIndexOf('\n')}; give the file as Assay wrote it`
}

function joinNames(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`
}

function unreadable(message: string, cause?: unknown): CliError {
  return new CliError('unreadable', message, { cause })
}
