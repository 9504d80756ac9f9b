import { parseJson } from '../../conformance/codec/parse-json.ts'
import { memberOf } from '../guards.ts'

const LARGEST_LINE = 65_536
const MAX_KEPT = 20

/** The findings in a k6 log. `exceptions` are errors of k6 or of the script. */
export type LogFindings = {
  readonly exceptions: readonly string[]
  readonly exceptionCount: number
  /** The last lines of the log as text, without secrets. */
  readonly tail: readonly string[]
}

type LogReader = {
  readonly write: (chunk: string) => void
  readonly findings: () => LogFindings
}

/** Creates a reader of the log of one run. The reader removes `secrets` from what it stores. */
export function createLogReader(secrets: readonly string[]): LogReader {
  const exceptions: string[] = []
  const tail: string[] = []
  let exceptionCount = 0
  let pending = ''

  const hideSecrets = (text: string): string => secrets.reduce(hideSecret, text)
  const tidy = (text: string): string => lineWithoutSecret(hideSecrets(text), secrets[0] ?? null)

  function take(line: string): void {
    if (line.trim() === '') return
    const entry = parseJson(line)
    const text = hideSecrets(textOf(entry, line))
    keepInTail(tidy(text))
    if (isException(entry)) {
      exceptionCount += 1
      if (exceptions.length < MAX_KEPT) exceptions.push(tidy(text))
    }
  }

  // k6 writes the same warning for each failed request.
  function keepInTail(line: string): void {
    if (tail.at(-1) === line) return
    tail.push(line)
    if (tail.length > MAX_KEPT) tail.shift()
  }

  return {
    write(chunk) {
      const lines = (pending + chunk).split('\n')
      pending = (lines.pop() ?? '').slice(0, LARGEST_LINE)
      for (const line of lines) take(line)
    },
    findings() {
      take(pending)
      pending = ''
      return { exceptions, exceptionCount, tail }
    },
  }
}

function textOf(entry: unknown, line: string): string {
  const message = memberOf(entry, 'msg')
  return typeof message === 'string' ? message : line
}

function isException(entry: unknown): boolean {
  const level = memberOf(entry, 'level')
  const isOwnOutput = memberOf(entry, 'source') === 'console'
  return (level === 'error' || level === 'fatal' || level === 'panic') && !isOwnOutput
}

const LONGEST_DETAIL = 200
const LONGEST_WINDOW = 4096

/** Returns a text as one short line, without control characters, and with a placeholder in place of the secret. */
export function lineWithoutSecret(text: string, secret: string | null): string {
  // Cuts the text first, because a regular expression takes too long for megabytes.
  const window = hideSecret(text.slice(0, LONGEST_WINDOW), secret)
  const uncut = text.length > LONGEST_WINDOW && secret !== null ? window.slice(0, -secret.length) : window
  // oxlint-disable-next-line no-control-regex -- control characters are what is removed
  const line = uncut.replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim()
  return line.length > LONGEST_DETAIL ? `${line.slice(0, LONGEST_DETAIL)}…` : line
}

/** Returns a text in which a placeholder replaces the secret. */
export function hideSecret(text: string, secret: string | null): string {
  if (secret === null || secret === '') return text
  const escaped = JSON.stringify(secret).slice(1, -1)
  return text.replaceAll(secret, '[key]').replaceAll(escaped, '[key]')
}
