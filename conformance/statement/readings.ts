/** The source of a rule: the interface (`spec`), the statement (`declared`) or the profile. `observed` means that no rule applies. */
export type Layer = 'spec' | 'declared' | 'profile' | 'observed'

/** A service's behavior where the interface leaves a question open. */
export type Reading = { readonly reading: string; readonly [parameter: string]: unknown }

/** The readings (behaviors) in force for the target, from its statement or the profile, by statement key, such as `errors.body`. */
export type Readings = ReadonlyMap<
  string,
  { readonly layer: 'declared' | 'profile'; readonly value: Reading }
>

/** Returns the strings in an array; an empty list for any other value. */
export function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

/** Returns the strings in a list parameter of a reading; empty if absent. */
export function stringsOf(readings: Readings, key: string, parameter: string): readonly string[] {
  return textsOf(readings.get(key)?.value[parameter])
}

/** Returns the numbers in a list parameter of a reading, such as wait times; empty if absent. */
export function numbersOf(readings: Readings, key: string, parameter: string): readonly number[] {
  const value = readings.get(key)?.value[parameter]
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : []
}

/** Returns a string parameter of a reading; null if absent. */
export function stringOf(readings: Readings, key: string, parameter: string): string | null {
  const value = readings.get(key)?.value[parameter]
  return typeof value === 'string' ? value : null
}

/** Returns whether the target is declared not to accept messages with this role (reading `request.roles`). */
export function lacksRole(readings: Readings, role: string): boolean {
  return readings.has('request.roles') && !stringsOf(readings, 'request.roles', 'roles').includes(role)
}

/** Returns a number parameter of a reading; null if absent. */
export function numberOf(readings: Readings, key: string, parameter: string): number | null {
  const value = readings.get(key)?.value[parameter]
  return typeof value === 'number' ? value : null
}
