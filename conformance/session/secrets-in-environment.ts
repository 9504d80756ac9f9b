/** Secrets that settings name by environment variables. They stay in memory. */
import type { HeaderList } from '../exchange/exchange.ts'
import type { Settings } from './settings.ts'

/** Returns the secret in the environment variable of that name; null when there is none. */
export function secretIn(
  env: Readonly<Record<string, string | undefined>>,
  name: string | null,
): string | null {
  const secret = name === null ? undefined : env[name]
  return secret === undefined || secret === '' ? null : secret
}

/** Returns the header fields that settings name, with their values. */
export function headersFromEnvironment(
  { headers = [] }: Settings,
  env: Readonly<Record<string, string | undefined>>,
): HeaderList {
  return headers.flatMap(({ name, env: variable }) => {
    const value = secretIn(env, variable)
    return value === null ? [] : [[name, value] as const]
  })
}
