import { count } from '../../schemas/count.ts'
import type { ComparisonRow, ComparisonSection } from './comparison.ts'

/** The types that a JSON member has. `isAlways` is true if the member was never missing. */
export type ShapeMember = { readonly types: readonly string[]; readonly isAlways: boolean }

/** The members of JSON answers, by endpoint and JSON pointer. */
export type ShapesByEndpoint = ReadonlyMap<string, Members>

type Members = ReadonlyMap<string, ShapeMember>

/** Returns the JSON members whose types or presence differ. */
export function compareShapes(before: ShapesByEndpoint, after: ShapesByEndpoint): ComparisonSection {
  const rows = [...before].flatMap(([endpoint, was]) => {
    const is = after.get(endpoint)
    return is === undefined ? [] : rowsOf(endpoint, was, is)
  })
  return { id: 'shapes', title: 'Answers whose shape changed', isRegression: false, rows }
}

function rowsOf(endpoint: string, before: Members, after: Members): readonly ComparisonRow[] {
  const pointers = [...new Set([...before.keys(), ...after.keys()])]
  return pointers.flatMap((pointer) => {
    const change = changeOf(before.get(pointer), after.get(pointer))
    if (change === null || isBelowChanged(pointer, before, after)) return []
    const inside = insideOf(pointer, before.has(pointer) && after.has(pointer) ? [] : pointers)
    return [{ name: `${endpoint} ${pointer}`, change, ...inside }]
  })
}

function insideOf(pointer: string, pointers: readonly string[]): Pick<ComparisonRow, 'detail'> {
  const below = pointers.filter((other) => other.startsWith(`${pointer}/`)).length
  return below === 0 ? {} : { detail: `with ${count(below, 'member')} in it` }
}

function isBelowChanged(pointer: string, before: Members, after: Members): boolean {
  const above = pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')))
  return pointer !== '' && before.has(above) !== after.has(above)
}

function changeOf(before: ShapeMember | undefined, after: ShapeMember | undefined): string | null {
  if (before === undefined) return after === undefined ? null : `appears: ${formatMember(after)}`
  if (after === undefined) return `vanishes: ${formatMember(before)}`
  const [was, is] = [formatMember(before), formatMember(after)]
  return was === is ? null : `${was} -> ${is}`
}

function formatMember({ types, isAlways }: ShapeMember): string {
  return `${types.join(' or ')}${isAlways ? '' : ', not always'}`
}
