/** Small edits of JSON values. They copy what they change and ignore members that are absent. */

/** A JSON object with unknown members. */
export type JsonObject = { readonly [member: string]: unknown }

/** A change of a whole JSON value. */
export type Edit = (value: unknown) => unknown

/** Returns whether a value is a JSON object (not an array, not null). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the value at a path like `/choices/0/message`; undefined when there is none. */
export function valueAtPath(value: unknown, path: string): unknown {
  let current = value
  for (const part of pathSegments(path)) {
    if (Array.isArray(current)) current = current[Number(part)]
    else current = isObject(current) ? current[part] : undefined
  }
  return current
}

/**
 * Changes the value at a path; `*` stands for every element of an array. Absent members are ignored,
 * and a member whose new value is undefined is removed.
 */
export function change(path: string, edit: Edit): Edit {
  return (value) => changeParts(value, pathSegments(path), edit, false)
}

/** Sets the value at a path. The last member may be absent. */
export function set(path: string, replacement: unknown): Edit {
  return (value) => changeParts(value, pathSegments(path), () => replacement, true)
}

/** Removes the member a path leads to. */
export function drop(path: string): Edit {
  return change(path, () => undefined)
}

/** Applies one edit after the other. */
export function all(...edits: readonly Edit[]): Edit {
  return (value) => edits.reduce((current, edit) => edit(current), value)
}

function pathSegments(path: string): readonly string[] {
  return path === '' ? [] : path.slice(1).split('/')
}

function changeParts(value: unknown, parts: readonly string[], edit: Edit, mayAdd: boolean): unknown {
  const [part, ...rest] = parts
  if (part === undefined) return edit(value)
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    return items.map((item, index) =>
      part === '*' || part === String(index) ? changeParts(item, rest, edit, mayAdd) : item,
    )
  }
  if (!isObject(value)) return value
  if (!Object.hasOwn(value, part) && !(mayAdd && rest.length === 0)) return value
  const changed = changeParts(value[part], rest, edit, mayAdd)
  const entries = Object.entries(value).filter(([name]) => name !== part || changed !== undefined)
  const kept = entries.map(([name, member]) => [name, name === part ? changed : member] as const)
  const added = Object.hasOwn(value, part) || changed === undefined ? [] : [[part, changed] as const]
  return Object.fromEntries([...kept, ...added])
}
