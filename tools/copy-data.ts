/** Copies the files that the compiler does not emit into the build. */
import { cpSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '..')
for (const path of ['compiled/validators.js', 'compiled/validators.d.ts', 'profiles', 'statements'])
  cpSync(join(root, 'schemas', path), join(root, 'dist', 'schemas', path), { recursive: true })
cpSync(join(root, 'clients', 'programs'), join(root, 'dist', 'clients', 'programs'), { recursive: true })
// The published schemas: unlike those in `schemas/`, each is whole without the others.
for (const path of globSync(join(root, 'schemas', 'compiled', '*.schema.json')))
  cpSync(path, join(root, 'dist', 'schemas', basename(path)))
