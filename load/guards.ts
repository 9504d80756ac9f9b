/** Defines type guards for JSON from other programs. k6 loads this file too, so it imports nothing. */

/** Returns whether a value is a JSON object: neither null nor an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the value of a member; undefined if there is none, or `value` is not an object. */
export function memberOf(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined
}

/** Returns `value` if it is a whole number from 0 up, such as a token count; else null. */
export function asCount(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null
}

/** Returns the member `name` of an object. Throws a TypeError with the name if it is not a string. */
export function requireString(value: unknown, name: string): string {
  const member = memberOf(value, name)
  if (typeof member !== 'string') throw new TypeError(`${name} must be a string`)
  return member
}

/** Returns the member `name` of an object. Throws a TypeError with the name if it is not a finite number. */
export function requireNumber(value: unknown, name: string): number {
  const member = memberOf(value, name)
  if (typeof member !== 'number' || !Number.isFinite(member)) throw new TypeError(`${name} must be a number`)
  return member
}
