/**
 * Defines the settings of a run, and converts them to the options of a run. API keys come from environment variables that they name.
 * Chooses a model of the target if the user names none. The reading `request.models` names models, or the path of their list (G2.2).
 */
import type { ReceiverSettings } from '../exchange/inbox.ts'
import { resolvePlan, type Plan, ownerOf, type Statement } from '../statement/plan.ts'
import { parseStatement, StatementError } from '../statement/statement.ts'
import { readUserFile } from '../../schemas/files.ts'
import type { Capability } from '../exchange/capabilities.ts'
import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import type { HeaderList } from '../exchange/exchange.ts'
import { NO_MODEL } from '../exchange/attempts.ts'
import type { SessionOptions, SignupPermission } from './open-session.ts'
import { checksOfSelection } from './registry.ts'
import { proxyFor } from '../transport/proxy.ts'

/** A header field of every request. `env`: the environment variable with its value. */
export type HeaderSource = { readonly name: string; readonly env: string }

/** The settings of a check run. `keyEnv`: the environment variable with the API key. `model`: null: search for one. */
export type Settings = Pick<
  SessionOptions,
  | 'baseUrl'
  | 'seed'
  | 'disguised'
  | 'repeat'
  | 'maxRequests'
  | 'sparesQuota'
  | 'maxTokens'
  | 'maxPromptTokens'
  | 'search'
  | 'maxMinutes'
  | 'onNotice'
  | 'clients'
> & {
  readonly keyEnv: string
  readonly model: string | null
  readonly headers?: readonly HeaderSource[]
  readonly profile: string
  /** The path of the statement file; null: no statement. */
  readonly statement: string | null
  readonly require: readonly string[]
  readonly only: readonly string[] | null
  readonly skip: readonly string[]
  readonly timeoutSeconds: number | null
  readonly huge?: boolean
  /** Whether the run may create accounts. Up to four accounts remain at the target. */
  readonly allowSignup: boolean
  /** The template of the mail addresses for sign-up, with `{nonce}` in it; null: built-in addresses that receive no mail. */
  readonly signupEmail: string | null
  /** The environment variable with an API key that the target sent by mail, or null. */
  readonly signupKeyEnv: string | null
  readonly receiver: ReceiverSettings
  /** The environment variable with the signing secret of a webhook address that the user registered by hand, or null. */
  readonly webhookSecretEnv: string | null
  /** The environment variable with the API key whose quota the probes of rate limits use up; null: none. */
  readonly limitsKeyEnv: string | null
  readonly limitsSiblingKeyEnv: string | null
  readonly limitsOtherKeyEnv: string | null
  readonly out: string | null
}

/** The default limit of requests per run. It is more than a full run needs, but still costs little. */
export const DEFAULT_MAX_REQUESTS = 300
/** The default time limit of a run in minutes. It is enough for a model that takes ten seconds per answer. */
export const DEFAULT_MAX_MINUTES = 30
/** The default limit of completion tokens that a run may request. */
export const DEFAULT_MAX_TOKENS = 20_000

/** Returns the profile, readings and capabilities of a run. Throws PlanError, StatementError, or Error if the statement is unreadable. */
export function planOf(settings: Pick<Settings, 'profile' | 'statement' | 'require'>): Plan {
  const statement = settings.statement === null ? null : readStatement(settings.statement)
  return resolvePlan({ profile: settings.profile, statement, require: settings.require })
}

/** Returns whether a statement declares sign-up, so that a run may create accounts. Throws like {@link planOf}. */
export function declaresSignup(statement: string | null): boolean {
  return statement !== null && readStatement(statement).capabilities.get('signup') === 'supported'
}

/** Returns each capability that a statement does not declare, but of which it declares readings (`keys`). Throws like {@link planOf}. */
export function undeclaredIn(
  { statement }: Pick<Settings, 'statement'>,
  plan: Plan,
): readonly UndeclaredCapability[] {
  return statement === null ? [] : undeclaredCapabilities(readStatement(statement), plan)
}

function readStatement(path: string): Statement {
  return parseStatement(textOf(readUserFile(path, false), path), path)
}

// Decodes a file. Invalid UTF-8 is an error, because replacement characters would change the SHA-256 of the text.
function textOf(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (cause) {
    throw new StatementError('not-json', [`${path}:1: not UTF-8, as JSON must be; save it as UTF-8`], {
      cause,
    })
  }
}

type UndeclaredCapability = { readonly capability: Capability; readonly keys: readonly string[] }

function undeclaredCapabilities({ readings }: Statement, plan: Plan): readonly UndeclaredCapability[] {
  const keys = [...readings.keys()].filter((key) => plan.capabilities.get(ownerOf(key)) === 'auto')
  return [...Map.groupBy(keys, ownerOf)].map(([capability, own]) => ({ capability, keys: own }))
}

type Environment = Readonly<Record<string, string | undefined>>

/** Converts settings to the options of a run. Reads API keys and other secrets from `env`. */
export function sessionOptions(settings: Settings, plan: Plan, env: Environment): SessionOptions {
  return {
    ...settings,
    ...deadlinesOf(settings),
    key: secretIn(env, settings.keyEnv),
    headers: headersFromEnvironment(settings, env),
    proxy: proxyFor(new URL(settings.baseUrl), env),
    version: manifest.version,
    maxMinutes: settings.maxMinutes ?? DEFAULT_MAX_MINUTES,
    ...(settings.allowSignup ? { signup: signupOf(settings, env) } : {}),
    webhookSecret: secretIn(env, settings.webhookSecretEnv),
    limitsKeys: {
      key: secretIn(env, settings.limitsKeyEnv),
      siblingKey: secretIn(env, settings.limitsSiblingKeyEnv),
      otherKey: secretIn(env, settings.limitsOtherKeyEnv),
    },
    model: settings.model ?? NO_MODEL,
    plan,
    checks: checksOfSelection(settings),
    transcriptPath: settings.out === null ? null : join(settings.out, 'transcript.ndjson'),
  }
}

function signupOf({ signupEmail, signupKeyEnv }: Settings, env: Environment): SignupPermission {
  return { email: signupEmail, key: secretIn(env, signupKeyEnv) }
}

/**
 * Returns the deadlines that `--timeout` sets: the whole request and each of its phases may take that long. Returns no deadlines if the
 * flag is absent.
 */
export function deadlinesOf({
  timeoutSeconds,
}: Pick<Settings, 'timeoutSeconds'>): Pick<SessionOptions, 'deadlines'> {
  if (timeoutSeconds === null) return {}
  const totalMs = timeoutSeconds * 1000
  return {
    deadlines: { connectMs: totalMs, headersMs: totalMs, firstByteMs: totalMs, idleMs: totalMs, totalMs },
  }
}

/** Returns the value of an environment variable, or null when it is unset or empty. */
function secretIn(env: Environment, name: string | null): string | null {
  const secret = name === null ? undefined : env[name]
  return secret === undefined || secret === '' ? null : secret
}

/** Returns the added header fields with values from the environment. Leaves out fields without a value. */
function headersFromEnvironment({ headers = [] }: Settings, env: Environment): HeaderList {
  return headers.flatMap(({ name, env: variable }) => {
    const value = secretIn(env, variable)
    return value === null ? [] : [[name, value] as const]
  })
}
