/** Passes keys and the values of header fields to k6 without argv, environment or a name on disk. */
import { randomUUID } from 'node:crypto'
import { closeSync, constants, openSync, unlinkSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { headerSecretName, secretName } from '../scenarios/shared/scenario-names.ts'

/** The descriptor number the child finds the secrets under, and the argument that names it to k6. */
const SECRET_CHILD_FD = 3
/** k6's option to read its secrets from a file, whose path follows: lines of `name=value`. */
export const SECRET_FILE_ARGUMENT = '--secret-source=file='
/** The same for the inherited descriptor. */
export const SECRET_ARGUMENT = `${SECRET_FILE_ARGUMENT}/dev/fd/${SECRET_CHILD_FD}`

/** An open descriptor to pass to one child as number 3, and what closes it. */
export type SecretFile = { readonly fd: number; readonly close: () => void }

/**
 * A file of mode 0600 that has lost its name before the key is written to it, so that no other process can open it
 * and nothing stays behind, however this process ends. Good for one child.
 */
export function openSecretFile(keys: readonly string[], headerValues: readonly string[] = []): SecretFile {
  const path = join(tmpdir(), `assay-${randomUUID()}`)
  const fd = openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_EXCL, 0o600)
  unlinkSync(path)
  // A written position leaves the offset at the start, which systems that duplicate the descriptor rely on.
  const lines = [
    ...keys.map((key, place) => `${secretName(place)}=${key}\n`),
    ...headerValues.map((value, place) => `${headerSecretName(place)}=${value}\n`),
  ]
  writeSync(fd, lines.join(''), 0)
  return { fd, close: () => closeSync(fd) }
}
