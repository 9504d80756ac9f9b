/** The outputs of k6 that a load may send its metrics to while it runs. They are configured by environment variables of k6 alone. */
import { usageError } from '../load-error.ts'

/** By the name that k6 gives an output: how the variables begin that configure it. */
const OUTPUTS = {
  opentelemetry: ['K6_OTEL_', 'OTEL_'],
  'experimental-prometheus-rw': ['K6_PROMETHEUS_RW_'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** One of the outputs. */
export type OutputName = keyof typeof OUTPUTS

/** The names, for help texts. */
export const OUTPUT_NAMES: readonly string[] = Object.keys(OUTPUTS)

/** Variables whose values may be secrets. Names and addresses are not. */
const SECRET_PARTS = /PASSWORD|TOKEN|HEADERS|KEY|USERNAME/
/** Shorter values cannot be distinguished from ordinary words. */
const SECRET_CHARS = 8

/** Returns the output of that name. Throws LoadError `usage` for another: an address in its name would stand in the list of processes. */
export function requireOutput(name: string): OutputName {
  if (name === 'opentelemetry' || name === 'experimental-prometheus-rw') return name
  const prefixes = Object.values(OUTPUTS).flat().join('*, ')
  throw usageError(
    `unknown output '${name.split('=', 1)[0] ?? ''}': give ${OUTPUT_NAMES.join(' or ')}, and its address in environment variables (${prefixes}*)`,
  )
}

/** Returns the variables that configure an output. */
export function outputVariables(environment: NodeJS.ProcessEnv, name: OutputName): Record<string, string> {
  const prefixes: readonly string[] = OUTPUTS[name]
  const isOne = (variable: string): boolean => prefixes.some((prefix) => variable.startsWith(prefix))
  const found = Object.entries(environment).flatMap(([variable, value]) =>
    value !== undefined && isOne(variable) ? [[variable, value] as const] : [],
  )
  return Object.fromEntries(found)
}

/** Returns the values among these variables that no log may show. */
export function outputSecrets(variables: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(variables)
    .filter(([name, value]) => SECRET_PARTS.test(name) && value.length >= SECRET_CHARS)
    .map(([, value]) => value)
}
