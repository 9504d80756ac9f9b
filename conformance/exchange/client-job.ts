import { isRecord } from './reply.ts'

/** The languages whose official client library can be run. */
export const CLIENT_LANGUAGES = ['node', 'python', 'go', 'java'] as const

/** A language whose official client library can be run. */
export type ClientLanguage = (typeof CLIENT_LANGUAGES)[number]

/** A client program: its command line, or the reason why it cannot run on this machine. */
export type ClientProgram =
  | {
      readonly language: ClientLanguage
      readonly kind: 'ready'
      readonly command: string
      readonly args: readonly string[]
    }
  | { readonly language: ClientLanguage; readonly kind: 'missing'; readonly reason: string }

/** A call through a client library. `key` is the API key to use; null means that of the run. */
export type ClientJob = {
  readonly label: string
  /** The kind of call. `cancel` is a stream that the client aborts. */
  readonly call: 'completion' | 'stream' | 'cancel'
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly maxTokens: number
  readonly temperature: number
  readonly maxRetries: number
  readonly key: string | null
}

type ClientError = { readonly name: string; readonly status: number | null; readonly message: string }

/** A call through a client library (`ClientJob`), with the timeout in ms that the client program sets in the library. */
export type TimedJob = ClientJob & { readonly timeoutMs: number }

/** The error name of a job whose outcome was not reported in time. */
export const NO_OUTCOME = 'no outcome'

/** The outcome of a job. `text` is null after an error. */
export type JobOutcome = {
  readonly label: string
  readonly text: string | null
  readonly error: ClientError | null
}

/** Parses an output line of a client program as an outcome. Returns null for other lines. */
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

/** Parses the first output line of a client program, such as `openai 6.1.0 on node 22`. Returns null if the line is malformed. */
export function libraryIn(line: unknown): string | null {
  if (!isRecord(line)) return null
  const { library, version, runtime } = line
  if (typeof library !== 'string' || typeof version !== 'string' || typeof runtime !== 'string') return null
  return `${library} ${version} on ${runtime}`
}

/** Thrown if a client program cannot be run. The message is for the user. */
export class ClientProgramError extends Error {
  override readonly name = 'ClientProgramError'
}
