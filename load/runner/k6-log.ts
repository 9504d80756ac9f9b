/** Keeps what matters of k6's log (JSON lines on stderr): exceptions, the last lines. Bounded. */
import { hideSecret, lineWithoutSecret } from '../scenarios/shared/one-line.ts'
import { parseJson } from '../../conformance/codec/parse-json.ts'
import { memberOf } from '../guards.ts'

const LARGEST_LINE = 65_536
const MAX_KEPT = 20

/** The findings in a log. `exceptions` are lines of level error that the script did not write itself. */
export type LogFindings = {
  readonly exceptions: readonly string[]
  readonly exceptionCount: number
  /** The last lines, secrets hidden, for people. */
  readonly tail: readonly string[]
}

/** Takes bytes as they come; `findings` may be read at any time. */
export type LogReader = {
  readonly write: (chunk: string) => void
  readonly findings: () => LogFindings
}

/** A reader of one run's log. Lines beyond 64 KiB are cut, none of `secrets` stays in what is kept. */
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

  // k6 warns once per failed request, in the same words.
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

/** A Go panic is not JSON, and reaches stderr as it is. */
function isException(entry: unknown): boolean {
  const level = memberOf(entry, 'level')
  const isOwnOutput = memberOf(entry, 'source') === 'console'
  return (level === 'error' || level === 'fatal' || level === 'panic') && !isOwnOutput
}
