/** Edits JSON values for faults and variants. An edit returns a changed copy. It leaves values without the member to edit unchanged. */
import { isObject, pathSegments } from './json-value.ts'

/** A function that returns a changed copy of a JSON value. */
export type Edit = (value: unknown) => unknown

/** Returns an edit of the value at a path; `*` stands for every array element. If `edit` returns undefined, the member is removed. */
export function change(path: string, edit: Edit): Edit {
  return (value) => changeParts(value, pathSegments(path), edit, false)
}

/** Returns an edit that sets the value at a path. If only the last member of the path is missing, it is added. */
export function set(path: string, replacement: unknown): Edit {
  return (value) => changeParts(value, pathSegments(path), () => replacement, true)
}

/** Returns an edit that removes the member at a path. */
export function drop(path: string): Edit {
  return change(path, () => undefined)
}

/** Combines edits into one edit, which applies them in order. */
export function all(...edits: readonly Edit[]): Edit {
  return (value) => edits.reduce((current, edit) => edit(current), value)
}

/** Returns an edit that applies `edit` to values for which `test` returns true, and leaves other values unchanged. */
export function where(test: (value: unknown) => boolean, edit: Edit): Edit {
  return (value) => (test(value) ? edit(value) : value)
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
