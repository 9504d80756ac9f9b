/** The certificate authorities that k6 trusts: those of its system, and those that `NODE_EXTRA_CA_CERTS` adds for Node. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files in which Go looks for the authorities of a system (crypto/x509, root_linux.go), in its order. */
const SYSTEM_FILES = [
  '/etc/ssl/certs/ca-certificates.crt',
  '/etc/pki/tls/certs/ca-bundle.crt',
  '/etc/ssl/ca-bundle.pem',
  '/etc/pki/tls/cacert.pem',
  '/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem',
  '/etc/ssl/cert.pem',
] as const

/**
 * Writes one file with all of them into `folder` and returns its path; null where nothing is added. A file that cannot be read
 * adds nothing, as in Node, which warns of it when it starts.
 */
export function authoritiesFor(environment: NodeJS.ProcessEnv, folder: string): string | null {
  const extra = textOf(environment['NODE_EXTRA_CA_CERTS'])
  if (extra === null) return null
  const own = environment['SSL_CERT_FILE']
  const system = (own === undefined ? SYSTEM_FILES : [own]).map(textOf).find((text) => text !== null)
  const path = join(folder, 'authorities.pem')
  writeFileSync(path, `${system ?? ''}\n${extra}\n`)
  return path
}

function textOf(path: string | undefined): string | null {
  if (path === undefined || path === '') return null
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
