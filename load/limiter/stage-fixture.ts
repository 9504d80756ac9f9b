/** Stages for tests, written as in the decisions of a plan: `009 scope`, `press 2`. */
import { isLabel, type StageId } from './trace/stages.ts'

/** Returns the stage with this name. Throws for an unknown one. */
export function stageOf(name: string): StageId {
  const [, place, text = '', number] = /^(?:(\d+) )?(.*?)(?: ([\d.]+))?$/.exec(name) ?? []
  if (!isLabel(text)) throw new TypeError(`no stage ${name}`)
  const placed = { place: Number(place ?? 0), label: text }
  if (number === undefined) return placed
  return text === 'edge' ? { ...placed, windows: Number(number) } : { ...placed, round: Number(number) }
}
