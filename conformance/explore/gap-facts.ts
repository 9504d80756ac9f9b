/** The facts of the table of gaps about a key. Pure. */
import gapFile from '../../schemas/gaps.json' with { type: 'json' }
import { capabilityNamed, type Capability } from '../exchange/capabilities.ts'

/** Returns the capability whose gap a key fills. */
export function ownerOf(key: string): Capability {
  const gap = gapFile.find(({ keys }) => keys.some((each) => each === key))
  return capabilityNamed(gap?.capability ?? '') ?? 'core'
}

/** Returns the gap of a key: its id, and what the interface does not show. */
export function gapOf(key: string): { readonly id: string; readonly text: string } {
  const own = gapFile.filter(({ keys }) => keys.some((each) => each === key))
  return { id: own.map(({ id }) => id).join(' '), text: own.map(({ text }) => text).join(' ') }
}
