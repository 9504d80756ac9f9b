/** Defines the jobs and outcomes of client programs, which run an official client library in a separate process. */
import { isRecord } from './reply.ts'

/** The languages whose official client library can be run. */
export const CLIENT_LANGUAGES = ['node', 'python', 'go', 'java'] as const

/** One of the {@link CLIENT_LANGUAGES}. */
export type ClientLanguage = (typeof CLIENT_LANGUAGES)[number]

/** The command line of the client program of a language, or the reason why it cannot run: what is missing, and how to install it. */
export type ClientProgram =
  | {
      readonly language: ClientLanguage
      readonly kind: 'ready'
      readonly command: string
      readonly args: readonly string[]
    }
  | { readonly language: ClientLanguage; readonly kind: 'missing'; readonly reason: string }

/** One call to make through a client library. */
export type ClientJob = {
  readonly label: string
  /** The kind of call. `cancel` is a stream that the client leaves after the first text. */
  readonly call: 'completion' | 'stream' | 'cancel'
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly maxTokens: number
  readonly temperature: number
  readonly maxRetries: number
  /** The API key for this call; null: the key of the run. */
  readonly key: string | null
}

/** The error that a library reported for a call: its class, its HTTP status, and its message. */
export type ClientError = { readonly name: string; readonly status: number | null; readonly message: string }

/** A job as it is sent to a client program, with the timeout of its library in milliseconds. */
export type TimedJob = ClientJob & { readonly timeoutMs: number }

/** The name of an error that shows nothing about the target: the program ended or hung, or the library timed out. */
export const NO_OUTCOME = 'no outcome'

/** The outcome of a job, as reported by the client program. */
export type JobOutcome = {
  readonly label: string
  readonly text: string | null
  readonly error: ClientError | null
}

/** Parses an output line of a client program as the outcome of a job; null if it is not one. */
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

/** Returns library and version, such as `openai-go 3.96.0`, from the first output line of a client program; null if malformed. */
export function libraryIn(line: unknown): string | null {
  if (!isRecord(line)) return null
  const { library, version, runtime } = line
  if (typeof library !== 'string' || typeof version !== 'string' || typeof runtime !== 'string') return null
  return `${library} ${version} on ${runtime}`
}

/** The error for a client program that cannot be run, with the reason for the user. The run records it as an omission. */
export class ClientProgramError extends Error {
  override readonly name = 'ClientProgramError'
}
