/** A JSON object with unknown members. */
export type JsonObject = { readonly [member: string]: unknown }

/** Returns whether a value is a JSON object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the value at a path like `/choices/0/message`. Returns undefined if there is none. */
export function valueAtPath(value: unknown, path: string): unknown {
  let current = value
  for (const part of pathSegments(path)) {
    if (Array.isArray(current)) current = current[Number(part)]
    else current = isObject(current) ? current[part] : undefined
  }
  return current
}

/** Returns the member names in a path like `/choices/0/message`. */
export function pathSegments(path: string): readonly string[] {
  return path === '' ? [] : path.slice(1).split('/')
}
