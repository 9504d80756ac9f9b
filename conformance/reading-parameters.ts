/** Which parameters each reading takes, read off the schema that judges them. */
import schema from '../schemas/readings.schema.json' with { type: 'json' }
import { isRecord } from './reply.ts'

/** Names of the parameters of one reading; none when there is no such reading. */
export function parametersOf(key: string, reading: string): readonly string[] {
  const branch = branchesOf(key).find((each) => nameOf(each) === reading)
  const properties = isRecord(branch) && isRecord(branch['properties']) ? branch['properties'] : {}
  return Object.keys(properties).filter((name) => name !== 'reading')
}

/** The readings of a key that take a parameter of that name. */
export function readingsWith(key: string, parameter: string): readonly string[] {
  const names = branchesOf(key).flatMap((branch) => nameOf(branch) ?? [])
  return names.filter((name) => parametersOf(key, name).includes(parameter))
}

function branchesOf(key: string): readonly unknown[] {
  const definitions: Readonly<Record<string, unknown>> = schema.$defs
  const definition = definitions[key]
  if (!isRecord(definition)) return []
  const branches = isRecord(definition['else']) ? definition['else']['oneOf'] : definition['oneOf']
  return Array.isArray(branches) ? branches : []
}

function nameOf(branch: unknown): string | null {
  const properties = isRecord(branch) ? branch['properties'] : undefined
  const reading = isRecord(properties) ? properties['reading'] : undefined
  return isRecord(reading) && typeof reading['const'] === 'string' ? reading['const'] : null
}
