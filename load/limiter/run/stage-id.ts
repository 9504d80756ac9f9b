/** Reads the stage of a request or a decision from the rows. */
import { memberOf, requireNumber, requireString } from '../../guards.ts'
import { isLabel, type StageId } from '../trace/stages.ts'

/** Returns the stage. Throws a TypeError for other values. */
export function stageIdFrom(value: unknown): StageId {
  const label = requireString(value, 'label')
  if (!isLabel(label)) throw new TypeError(`a row has an unknown stage: ${label}`)
  return {
    place: requireNumber(value, 'place'),
    label,
    ...numberIn(value, 'windows'),
    ...numberIn(value, 'round'),
  }
}

function numberIn(value: unknown, name: 'windows' | 'round'): Pick<StageId, 'windows' | 'round'> {
  const number = memberOf(value, name)
  return typeof number === 'number' ? { [name]: number } : {}
}
