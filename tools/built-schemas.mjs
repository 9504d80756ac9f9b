/** Compiles changed schemas. It is written in plain JavaScript, because Node 20 must run it and cannot run TypeScript. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = dirname(dirname(fileURLToPath(import.meta.url)))

/** Compiles the schemas if they changed. Returns null for success, or the reason for a failure. */
export function buildSchemas(root = repository) {
  const folder = join(root, 'schemas', 'compiled')
  const stampPath = join(folder, '.sha256')
  const wanted = digestOfSources(root)
  // Requires all files, because checking out another revision may remove some.
  const isWhole = ['validators.js', 'validators.d.ts', '.sha256'].every((name) =>
    existsSync(join(folder, name)),
  )
  if (isWhole && readFileSync(stampPath, 'utf8') === wanted) return null
  const node = join(root, 'node_modules', '.bin', 'node')
  const made = spawnSync(node, [join(root, 'tools', 'compile-schemas.ts')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  })
  if (made.status !== 0)
    return `the schemas could not be compiled: ${made.stderr ?? ''}Run \`npm install\` if a package is missing`
  writeFileSync(stampPath, wanted)
  return null
}

/** Compiles the schemas before a test run. Throws if that fails. */
export default function setup() {
  const problem = buildSchemas()
  if (problem !== null) throw new Error(problem)
}

function digestOfSources(root) {
  const names = readdirSync(join(root, 'schemas'), { recursive: true }).map(String)
  const schemas = names.filter(isSource).map((name) => join('schemas', name))
  const digest = createHash('sha256')
  const compilers = ['tools/compile-schemas.ts', 'tools/format-types.ts', 'package-lock.json']
  for (const path of [...schemas.toSorted(), ...compilers]) {
    digest.update(`${path}\n`).update(readFileSync(join(root, path)))
  }
  return digest.digest('hex')
}

function isSource(name) {
  if (name.startsWith('compiled')) return false
  return name.endsWith('.schema.json') || name === 'gaps.json' || name === 'reading-types.json'
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setup()
