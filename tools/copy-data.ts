/** Puts beside the built code what the compiler does not carry over: the compiled validators, the profiles and the statements. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
for (const folder of ['compiled', 'profiles', 'statements'])
  cpSync(join(root, 'schemas', folder), join(root, 'dist', 'schemas', folder), { recursive: true })
