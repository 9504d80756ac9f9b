/** The readings in force for one target: which gap is read how, and whether target or profile says so. */

/** The origin of a binding rule. `observed` = not declared. */
export type Layer = 'spec' | 'declared' | 'profile' | 'observed'

/** One reading: its name and whatever parameters (statuses, bounds, schema ids, paths) it carries. */
export type Reading = { readonly reading: string; readonly [parameter: string]: unknown }

/** Readings by key (`errors.body`, `sse.events`, ...), each with the layer that declares it. */
export type Readings = ReadonlyMap<
  string,
  { readonly layer: 'declared' | 'profile'; readonly value: Reading }
>

/** Returns a reading's parameter as list of strings; empty when absent or of another type. */
export function stringsOf(readings: Readings, key: string, parameter: string): readonly string[] {
  const value = readings.get(key)?.value[parameter]
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

/** Returns a reading's parameter as list of numbers; empty when absent or of another type. */
export function numbersOf(readings: Readings, key: string, parameter: string): readonly number[] {
  const value = readings.get(key)?.value[parameter]
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : []
}

/** Returns a reading's parameter as string; null when absent or of another type. */
export function stringOf(readings: Readings, key: string, parameter: string): string | null {
  const value = readings.get(key)?.value[parameter]
  return typeof value === 'string' ? value : null
}

/** Returns whether the reading of roles in force leaves this one out. */
export function lacksRole(readings: Readings, role: string): boolean {
  return readings.has('request.roles') && !stringsOf(readings, 'request.roles', 'roles').includes(role)
}

/** Returns a reading's parameter as number; null when absent or of another type. */
export function numberOf(readings: Readings, key: string, parameter: string): number | null {
  const value = readings.get(key)?.value[parameter]
  return typeof value === 'number' ? value : null
}
