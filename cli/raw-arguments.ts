import { usageError, fileText } from './errors.ts'
import { existsSync, statSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { PROFILES_VARIABLE } from '../schemas/profile-variable.ts'
import { notJsonLine } from '../conformance/codec/json-lines.ts'
import { isOrdinaryWord } from '../conformance/codec/secret-forms.ts'

type Environment = { readonly env: Readonly<Record<string, string | undefined>>; readonly cwd: string }

// The flags that name environment variables with secrets, as in `--keys-env A,B` and `--header NAME=ENV`.
const SECRET_FLAGS = /^--(?:[a-z-]+-env|header)$/

/** Throws CliError if an argument, or a file that it names, contains a secret. */
export function refuseSecretsIn(args: readonly string[], { env, cwd }: Environment): void {
  const valuesOf = (flags: RegExp) => args.flatMap((_, place) => flagValue(args, place, flags) ?? [])
  const isDummy = args.includes('--dummy-key')
  const named = valuesOf(isDummy ? /^--header$/ : SECRET_FLAGS).flatMap((value) => value.split(/[,=]/))
  const names = (isDummy ? named : ['ASSAY_KEY', ...named]).filter((name) => !isOrdinaryWord(env[name] ?? ''))
  // The command reads these files again, so they are read here only to look for a secret.
  if (names.length === 0) return
  const files = valuesOf(/^--(?:statement|profile|baseline)$/).map((path) => resolve(cwd, path))
  const texts = files.map((path) =>
    existsSync(path) && statSync(path).isFile() ? fileText(path, 'the file') : '',
  )
  for (const name of names) {
    const secret = env[name] ?? ''
    const at = [...args, ...texts].findIndex((text) => text.includes(secret))
    if (at < 0) continue
    const place = files[at - args.length] ?? 'an argument'
    throw usageError(
      `${place} contains the key in ${name} (not shown): leave it out, and replace the key if others can read it there`,
    )
  }
}

function flagValue(args: readonly string[], place: number, flags: RegExp): string | undefined {
  const [flag = '', ...value] = args[place]?.split('=') ?? []
  if (value.length > 0 && flags.test(flag)) return value.join('=')
  return flags.test(args[place - 1] ?? '') ? args[place] : undefined
}

/** Returns the arguments with a profile's name in place of its file (`--profile FILE`), and adds the file to `ASSAY_PROFILES`. */
export function withProfileFile(args: readonly string[], cwd: string): Named {
  let profileFile: string | undefined
  const words = args.map((arg, place) => {
    const value = flagValue(args, place, /^--profile$/)
    if (value?.endsWith('.json') !== true) return arg
    profileFile ??= value
    const path = resolve(cwd, value)
    const name = nameIn(path)
    const others = process.env[PROFILES_VARIABLE] ?? ''
    process.env[PROFILES_VARIABLE] = others === '' ? path : `${others}${delimiter}${path}`
    return arg.startsWith('--profile=') ? `--profile=${name}` : name
  })
  return { words, profileFile }
}

type Named = { readonly words: readonly string[]; readonly profileFile: string | undefined }

function nameIn(path: string): string {
  const text = fileText(path, 'the profile')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw usageError(notJsonLine(text, path, cause), cause)
  }
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : null
  if (typeof name === 'string' && /^[a-z][a-z0-9-]*$/.test(name)) return name
  throw usageError(`${path} (--profile) is not a profile: it needs a "name" such as "our-servers"`)
}
