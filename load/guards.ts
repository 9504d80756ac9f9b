/** Narrowing of JSON that came from outside: shared by Node and k6, so no imports and no I/O. */

/** A JSON object (not null, not an array). */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value of a member, undefined when `value` is not an object or has no such member. */
export function memberOf(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined
}

/** A whole number from 0 up, as token counts are; null for anything else. */
export function asCount(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null
}

/** A member that must be a string. Throws a TypeError that names it otherwise. */
export function requireString(value: unknown, name: string): string {
  const member = memberOf(value, name)
  if (typeof member !== 'string') throw new TypeError(`${name} must be a string`)
  return member
}

/** A member that must be a finite number. Throws a TypeError that names it otherwise. */
export function requireNumber(value: unknown, name: string): number {
  const member = memberOf(value, name)
  if (typeof member !== 'number' || !Number.isFinite(member)) throw new TypeError(`${name} must be a number`)
  return member
}

/** A member that is a string or null. Throws a TypeError that names it otherwise. */
export function requireStringOrNull(value: unknown, name: string): string | null {
  return memberOf(value, name) === null ? null : requireString(value, name)
}

/** A member that is a finite number or null. Throws a TypeError that names it otherwise. */
export function requireNumberOrNull(value: unknown, name: string): number | null {
  return memberOf(value, name) === null ? null : requireNumber(value, name)
}
