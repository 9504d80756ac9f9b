/**
 * Lets a scenario import one compiled validator: `import validate from 'assay-schema:ROOM:NAME'`, the end of its `$id`. The module of all
 * validators costs each virtual user of k6 a megabyte, one schema costs next to nothing.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import type { Plugin } from 'esbuild'
import { isObject } from '../guards.ts'

const NAMESPACE = 'assay-schema'
const ID = 'urn:assay:'

/** An esbuild plugin that compiles schemas of the folder ROOM of `schemasFolder` when a scenario asks for them. */
export function schemaModules(schemasFolder: string): Plugin {
  return {
    name: NAMESPACE,
    setup(build) {
      build.onResolve({ filter: /^assay-schema:/ }, ({ path }) => ({
        path: path.slice(NAMESPACE.length + 1),
        namespace: NAMESPACE,
      }))
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({
        contents: compile(schemasFolder, path),
        loader: 'js',
        resolveDir: schemasFolder,
      }))
    },
  }
}

function compile(folder: string, name: string): string {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    messages: false,
    code: { source: true, esm: true },
  })
  const [room = ''] = name.split(':')
  for (const file of readdirSync(join(folder, room)).filter((entry) => entry.endsWith('.schema.json'))) {
    const schema: unknown = JSON.parse(readFileSync(join(folder, room, file), 'utf8'))
    if (!isObject(schema)) throw new TypeError(`${file} is not a schema`)
    ajv.addSchema(schema)
  }
  const validate = ajv.getSchema(ID + name)
  if (validate === undefined) throw new TypeError(`no schema ${ID}${name} in ${folder}`)
  return standalone.default(ajv, validate)
}
