/** The k6 outputs to which a load may send its metrics while it runs. Only environment variables configure them. */
import { SHORTEST_SECRET } from '../../conformance/codec/secret-forms.ts'
import { usageError } from '../load-error.ts'

/** The k6 outputs by name, with the prefixes of the environment variables that configure them. */
const OUTPUTS = {
  opentelemetry: ['K6_OTEL_', 'OTEL_'],
  'experimental-prometheus-rw': ['K6_PROMETHEUS_RW_'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The name of a supported k6 output. */
export type OutputName = keyof typeof OUTPUTS

/** The names of all supported outputs, for help texts. */
export const OUTPUT_NAMES: readonly string[] = Object.keys(OUTPUTS)

/** Matches names of variables whose values may be secret. Variables that hold only names or addresses do not match. */
const SECRET_PARTS = /PASSWORD|TOKEN|HEADERS|KEY|USERNAME/

/** Returns the output with this name. Throws LoadError `usage` for an unknown name or an address, which the process list would show. */
export function requireOutput(name: string): OutputName {
  if (name === 'opentelemetry' || name === 'experimental-prometheus-rw') return name
  const prefixes = Object.values(OUTPUTS).flat().join('*, ')
  throw usageError(
    `unknown output '${name.split('=', 1)[0] ?? ''}': give ${OUTPUT_NAMES.join(' or ')}, and its address in environment variables (${prefixes}*)`,
  )
}

/** Returns the environment variables that configure an output. */
export function outputVariables(environment: NodeJS.ProcessEnv, name: OutputName): Record<string, string> {
  const prefixes: readonly string[] = OUTPUTS[name]
  const isOne = (variable: string): boolean => prefixes.some((prefix) => variable.startsWith(prefix))
  const found = Object.entries(environment).flatMap(([variable, value]) =>
    value !== undefined && isOne(variable) ? [[variable, value] as const] : [],
  )
  return Object.fromEntries(found)
}

/** Returns the secret values among these environment variables. Logs must not show them. */
export function outputSecrets(variables: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(variables)
    .filter(([name, value]) => SECRET_PARTS.test(name) && value.length >= SHORTEST_SECRET)
    .map(([, value]) => value)
}
