/** Stages for tests, written as a plan's decisions are written for people: `009 scope`, `press 2`. */
import { isLabel, type StageId } from './trace/stages.ts'

/** The stage of this name. Throws for an unknown one. */
export function stageOf(name: string): StageId {
  const [, place, text = '', number] = /^(?:(\d+) )?(.*?)(?: ([\d.]+))?$/.exec(name) ?? []
  if (!isLabel(text)) throw new TypeError(`no stage ${name}`)
  const placed = { place: Number(place ?? 0), label: text }
  if (number === undefined) return placed
  return text === 'edge' ? { ...placed, windows: Number(number) } : { ...placed, round: Number(number) }
}
