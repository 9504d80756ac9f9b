/** Turns settings into the options of a session; secrets come from the environment variables that the settings name. */
import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import type { HeaderList } from '../exchange/exchange.ts'
import type { Plan } from '../engine/plan.ts'
import type { ProbeContext } from '../engine/probe.ts'
import { NO_MODEL } from './discover.ts'
import {
  startSession,
  transcriptHeader,
  type Session,
  type SessionOptions,
  type SignupPermission,
} from './open-session.ts'
import { checksAsked } from './registry.ts'
import { DEFAULT_MAX_MINUTES, mayCreateAccounts, type Settings } from './settings.ts'
import { proxyFor } from '../transport/proxy.ts'
import { createWire } from '../transport/recorder.ts'
import { createRedactor } from '../transport/redaction.ts'
import { steadyEpochMs } from '../transport/clock.ts'
import { openTranscript } from '../transport/transcript.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Starts the run that settings describe; the key comes from the environment they name. */
export function openSession(settings: Settings, plan: Plan, env: Environment): Session {
  return startSession(sessionOptions(settings, plan, env))
}

/** Returns the options of the session that settings describe. */
export function sessionOptions(settings: Settings, plan: Plan, env: Environment): SessionOptions {
  return {
    ...settings,
    ...connectionOptions(settings, env),
    maxMinutes: settings.maxMinutes ?? DEFAULT_MAX_MINUTES,
    ...(mayCreateAccounts(settings) ? { signup: signupOf(settings, env) } : {}),
    webhookSecret: secretIn(env, settings.webhookSecretEnv),
    limitsKeys: {
      key: secretIn(env, settings.limitsKeyEnv),
      siblingKey: secretIn(env, settings.limitsSiblingKeyEnv),
      otherKey: secretIn(env, settings.limitsOtherKeyEnv),
    },
    model: settings.model ?? NO_MODEL,
    plan,
    checks: checksAsked(settings),
    transcriptPath: settings.out === null ? null : join(settings.out, 'transcript.ndjson'),
  }
}

// The options that a run and the search for a model before it have in common.
function connectionOptions(settings: Settings, env: Environment) {
  return {
    ...deadlinesOf(settings),
    key: secretIn(env, settings.keyEnv),
    headers: headersFromEnvironment(settings, env),
    proxy: proxyFor(new URL(settings.baseUrl), env),
    version: manifest.version,
  }
}

/** Returns a context outside any run, to find a model before it. Nothing of it is written anywhere. */
export function discoveryContext(settings: Settings, plan: Plan, env: Environment): ProbeContext {
  const connection = connectionOptions(settings, env)
  const { key, headers } = connection
  const redactor = createRedactor([...(key === null ? [] : [key]), ...headers.map(([, value]) => value)])
  const options = {
    ...settings,
    ...connection,
    model: NO_MODEL,
    plan,
    checks: [],
  }
  const startedAt = new Date(steadyEpochMs()).toISOString()
  const transcript = openTranscript(null, transcriptHeader(options, startedAt, redactor.placeholders))
  const { readings } = plan
  return createWire({ ...options, readings, redactor, transcript, startedAt }).contextFor('core.models')
}

function signupOf({ signupEmail, signupKeyEnv }: Settings, env: Environment): SignupPermission {
  return { email: signupEmail, key: secretIn(env, signupKeyEnv) }
}

/** Returns deadlines with one limit for the whole and for each phase: a user who says 5 seconds does not want to wait 60 for headers. */
export function deadlinesOf({
  timeoutSeconds,
}: Pick<Settings, 'timeoutSeconds'>): Pick<SessionOptions, 'deadlines'> {
  if (timeoutSeconds === null) return {}
  const totalMs = timeoutSeconds * 1000
  return {
    deadlines: { connectMs: totalMs, headersMs: totalMs, firstByteMs: totalMs, idleMs: totalMs, totalMs },
  }
}

/** Returns the secret in the environment variable of that name; null when there is none. */
function secretIn(env: Environment, name: string | null): string | null {
  const secret = name === null ? undefined : env[name]
  return secret === undefined || secret === '' ? null : secret
}

/** Returns the header fields that settings name, with their values. */
function headersFromEnvironment({ headers = [] }: Settings, env: Environment): HeaderList {
  return headers.flatMap(({ name, env: variable }) => {
    const value = secretIn(env, variable)
    return value === null ? [] : [[name, value] as const]
  })
}
