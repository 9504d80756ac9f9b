/** Defines the readings in force: the answer to each open question (gap), from the statement or from the profile. */

/** The source of a rule: the interface (`spec`), the statement (`declared`), the profile, or no source (`observed`: not judged). */
export type Layer = 'spec' | 'declared' | 'profile' | 'observed'

/** The behavior of a service in a question that the interface leaves open. `reading`: its name. Other members: its parameters. */
export type Reading = { readonly reading: string; readonly [parameter: string]: unknown }

/** The readings in force by key, such as `errors.body`. `layer`: where a reading comes from, the statement (`declared`) or the profile. */
export type Readings = ReadonlyMap<
  string,
  { readonly layer: 'declared' | 'profile'; readonly value: Reading }
>

/** Returns the strings in an array; an empty list for any other value. */
export function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

/** Returns the list of strings in the parameter `parameter` of the reading for `key`; empty if it is absent or of another type. */
export function stringsOf(readings: Readings, key: string, parameter: string): readonly string[] {
  return textsOf(readings.get(key)?.value[parameter])
}

/** Returns the list of numbers in the parameter `parameter` of the reading for `key`; empty if it is absent or of another type. */
export function numbersOf(readings: Readings, key: string, parameter: string): readonly number[] {
  const value = readings.get(key)?.value[parameter]
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : []
}

/** Returns the string in the parameter `parameter` of the reading for `key`; null if it is absent or of another type. */
export function stringOf(readings: Readings, key: string, parameter: string): string | null {
  const value = readings.get(key)?.value[parameter]
  return typeof value === 'string' ? value : null
}

/** Returns whether the target is declared not to accept messages with this role (reading `request.roles`). */
export function lacksRole(readings: Readings, role: string): boolean {
  return readings.has('request.roles') && !stringsOf(readings, 'request.roles', 'roles').includes(role)
}

/** Returns the number in the parameter `parameter` of the reading for `key`; null if it is absent or of another type. */
export function numberOf(readings: Readings, key: string, parameter: string): number | null {
  const value = readings.get(key)?.value[parameter]
  return typeof value === 'number' ? value : null
}
