/** Header fields whose values are secrets, as k6's secret source holds them. */
import secrets from 'k6/secrets'
import { headerSecretName } from './shared/scenario-names.ts'
import type { ScenarioConfig } from './shared/scenario-config.ts'

/** Fetches the values; empty where no field is sent. */
export async function fetchSecretHeaders({
  headerNames,
}: Pick<ScenarioConfig, 'headerNames'>): Promise<Record<string, string>> {
  const headers: Record<string, string> = {}
  for (const [place, name] of headerNames.entries())
    headers[name] = await secrets.get(headerSecretName(place))
  return headers
}
