/** Defines type guards for JSON that other programs wrote. Node and k6 both load this file, so it has no imports and no I/O. */

/** Returns whether a value is a JSON object (not null, not an array). */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the value of a member; undefined when `value` is not an object or has no such member. */
export function memberOf(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined
}

/** Returns a whole number from 0 up, such as a token count; null for anything else. */
export function asCount(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null
}

/** Returns the member `name`, which must be a string. Otherwise throws a TypeError that names the member. */
export function requireString(value: unknown, name: string): string {
  const member = memberOf(value, name)
  if (typeof member !== 'string') throw new TypeError(`${name} must be a string`)
  return member
}

/** Returns the member `name`, which must be a finite number. Otherwise throws a TypeError that names the member. */
export function requireNumber(value: unknown, name: string): number {
  const member = memberOf(value, name)
  if (typeof member !== 'number' || !Number.isFinite(member)) throw new TypeError(`${name} must be a number`)
  return member
}
