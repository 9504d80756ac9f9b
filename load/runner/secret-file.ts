/** Passes API keys and other secrets to k6 through a file without a name. */
import { randomUUID } from 'node:crypto'
import { closeSync, constants, openSync, unlinkSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientCertificate } from '../../conformance/transport/tls-services.ts'
import { CERTIFICATE_SECRET, headerSecretName, secretName } from '../scenarios/shared/scenario-names.ts'

const SECRET_CHILD_FD = 3
/** The k6 option that names a file of secrets. Append the path. */
export const SECRET_FILE_ARGUMENT = '--secret-source=file='
/** The k6 option to read secrets from the file descriptor that Assay passes. */
export const SECRET_ARGUMENT = `${SECRET_FILE_ARGUMENT}/dev/fd/${SECRET_CHILD_FD}`

type SecretFile = { readonly fd: number; readonly close: () => void }

/** Creates a file of secrets that only a child process can read. */
export function openSecretFile(
  keys: readonly string[],
  headerValues: readonly string[],
  certificate?: ClientCertificate,
): SecretFile {
  const path = join(tmpdir(), `assay-${randomUUID()}`)
  const fd = openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_EXCL, 0o600)
  unlinkSync(path)
  // Writes at a position, because the file offset, where the child starts reading, must stay 0.
  const lines = [
    ...keys.map((key, place) => `${secretName(place)}=${key}\n`),
    ...headerValues.map((value, place) => `${headerSecretName(place)}=${value}\n`),
    ...(certificate === undefined ? [] : [`${CERTIFICATE_SECRET}=${inBase64(certificate)}\n`]),
  ]
  writeSync(fd, lines.join(''), 0)
  return { fd, close: () => closeSync(fd) }
}

function inBase64({ cert, key }: ClientCertificate): string {
  return Buffer.from(`${cert}\n${key}\n`).toString('base64')
}
