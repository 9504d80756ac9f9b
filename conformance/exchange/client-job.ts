/** The jobs and outcomes of a client program. Client programs run an official library in a process of its own. */
import { isRecord } from './reply.ts'

/** The languages whose official library can be run. */
export const CLIENT_LANGUAGES = ['node', 'python', 'go', 'java'] as const

/** See {@link CLIENT_LANGUAGES}. */
export type ClientLanguage = (typeof CLIENT_LANGUAGES)[number]

/** The command line of the program of a language, or the reason why there is none: what is missing, and what to do. */
export type ClientProgram =
  | {
      readonly language: ClientLanguage
      readonly kind: 'ready'
      readonly command: string
      readonly args: readonly string[]
    }
  | { readonly language: ClientLanguage; readonly kind: 'missing'; readonly reason: string }

/** One call through a library. */
export type ClientJob = {
  readonly label: string
  /** `cancel`: a stream that is left after its first text. */
  readonly call: 'completion' | 'stream' | 'cancel'
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly maxTokens: number
  readonly temperature: number
  readonly maxRetries: number
  /** A key in place of the usual one; null: the usual one. */
  readonly key: string | null
}

/** The error that a library ended a call with: its class, the status that it carries, and its text. */
export type ClientError = { readonly name: string; readonly status: number | null; readonly message: string }

/** A job as a program gets it, with the timeout of the library. */
export type TimedJob = ClientJob & { readonly timeoutMs: number }

/** The name of an error that shows nothing of the target: the program ended or hung, or its library gave up by its own timeout. */
export const NO_OUTCOME = 'no outcome'

/** The outcome of a job as the program reports it. */
export type JobOutcome = {
  readonly label: string
  readonly text: string | null
  readonly error: ClientError | null
}

/** Returns the outcome on a line of a program; null when the line holds none. */
export function outcomeIn(line: unknown): JobOutcome | null {
  if (!isRecord(line) || typeof line['label'] !== 'string') return null
  const { label, text, error } = line
  if (typeof text === 'string' && error === null) return { label, text, error }
  const failure = errorIn(error)
  return text === null && failure !== null ? { label, text, error: failure } : null
}

function errorIn(value: unknown): ClientError | null {
  if (!isRecord(value)) return null
  const { name, status, message } = value
  if (typeof name !== 'string' || typeof message !== 'string') return null
  return { name, message, status: typeof status === 'number' ? status : null }
}

/** Returns the name and version of a library, such as `openai-go 3.96.0`, on the first line of a program; null when the line holds none. */
export function libraryIn(line: unknown): string | null {
  if (!isRecord(line)) return null
  const { library, version, runtime } = line
  if (typeof library !== 'string' || typeof version !== 'string' || typeof runtime !== 'string') return null
  return `${library} ${version} on ${runtime}`
}

/** Thrown where a program cannot be run, with the reason for its user; the run records it as an omission. */
export class ClientProgramError extends Error {
  override readonly name = 'ClientProgramError'
}
