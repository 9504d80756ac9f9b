/** Defines the readings in force: the answer to each open question (gap), and whether the statement or the profile gives it. */

/** The source of a rule: the interface (`spec`), the statement (`declared`) or the profile. `observed`: no rule; the check only reports. */
export type Layer = 'spec' | 'declared' | 'profile' | 'observed'

/** How a service behaves where the interface leaves a question open. `reading`: the name of this behavior; other members: its parameters. */
export type Reading = { readonly reading: string; readonly [parameter: string]: unknown }

/** The readings in force, by key such as `errors.body`. `layer`: the source, which is the statement (`declared`) or the profile. */
export type Readings = ReadonlyMap<
  string,
  { readonly layer: 'declared' | 'profile'; readonly value: Reading }
>

/** Returns the strings in an array; none for any other value. */
export function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

/** Returns a parameter of the reading that `key` has, as a list of strings; empty when absent or of another type. */
export function stringsOf(readings: Readings, key: string, parameter: string): readonly string[] {
  return textsOf(readings.get(key)?.value[parameter])
}

/** Returns a parameter of the reading that `key` has, as a list of numbers; empty when absent or of another type. */
export function numbersOf(readings: Readings, key: string, parameter: string): readonly number[] {
  const value = readings.get(key)?.value[parameter]
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : []
}

/** Returns a parameter of the reading that `key` has, as a string; null when absent or of another type. */
export function stringOf(readings: Readings, key: string, parameter: string): string | null {
  const value = readings.get(key)?.value[parameter]
  return typeof value === 'string' ? value : null
}

/** Returns whether `request.roles` declares the roles that the target accepts, and `role` is not one of them. */
export function lacksRole(readings: Readings, role: string): boolean {
  return readings.has('request.roles') && !stringsOf(readings, 'request.roles', 'roles').includes(role)
}

/** Returns a parameter of the reading that `key` has, as a number; null when absent or of another type. */
export function numberOf(readings: Readings, key: string, parameter: string): number | null {
  const value = readings.get(key)?.value[parameter]
  return typeof value === 'number' ? value : null
}
