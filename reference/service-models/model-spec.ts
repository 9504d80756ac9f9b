/** Parses service models as users write them: `mmc,servers=8,ms=40`. */
import { serviceModels, type ChosenModel } from './models.ts'

/** Two lines per model for help texts: its description, and its parameters with their defaults. */
export const MODEL_HELP = serviceModels
  .map(({ name, help, parameters }) => {
    const defaults = Object.entries(parameters).map(([key, value]) => `${key}=${value}`)
    return `  ${name.padEnd(8)} ${help}\n           ${defaults.join(', ')}`
  })
  .join('\n')

/** Parses a model. Throws a RangeError with one line that names the allowed words. */
export function parseModel(text: string): ChosenModel {
  const [name = '', ...pairs] = text.split(',').map((part) => part.trim())
  const model = serviceModels.find((each) => each.name === name)
  if (model === undefined)
    throw new RangeError(
      `unknown model '${name}': one of ${serviceModels.map((each) => each.name).join(', ')}`,
    )
  const parameters = Object.fromEntries(
    pairs.map((pair) => parameterOf(pair, Object.keys(model.parameters), name)),
  )
  return { model, parameters }
}

/** A model with all its parameters, as {@link parseModel} reads it. */
export function formatModel({ model, parameters }: ChosenModel): string {
  const all = Object.entries({ ...model.parameters, ...parameters }).map(([key, value]) => `${key}=${value}`)
  return [model.name, ...all].join(',')
}

function parameterOf(pair: string, known: readonly string[], name: string): readonly [string, number] {
  const [key = '', value = ''] = pair.split('=')
  const number = Number(value)
  if (known.includes(key) && value !== '' && number > 0 && Number.isFinite(number)) return [key, number]
  if (known.includes(key) && number === 0 && value !== '' && !WHOLE.has(key)) return [key, number]
  throw new RangeError(
    `'${pair}' of the model ${name}: it takes ${known.map((each) => `${each}=N`).join(', ')}, each N above 0`,
  )
}

/** Parameters that must not be 0. */
const WHOLE = new Set(['servers', 'slots', 'ms', 'tokens-per-second', 'requests', 'base-ms'])
