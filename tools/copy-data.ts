/** Puts beside the built code what the compiler does not carry over: the compiled validators. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
cpSync(join(root, 'schemas', 'compiled'), join(root, 'dist', 'schemas', 'compiled'), { recursive: true })
