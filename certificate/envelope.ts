/** Signs bundles and verifies their signatures (in-toto v1, DSSE v1.0.2). */
import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { dsse } from '@sigstore/core'
import type { CertificateFacts } from './bundle-content.ts'
import type { Members } from './bundle-file.ts'
import { canonicalJson, sha256 } from './canonical-json.ts'

/** The media type of the signed content (payload) of a certificate: an in-toto statement. */
export const PAYLOAD_TYPE = 'application/vnd.in-toto+json'
const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1'
const PREDICATE_TYPE = 'urn:assay:certificate:1'

/** The signed list of files of a bundle, a DSSE envelope. */
export type Envelope = {
  readonly payloadType: string
  /** The signed content in base64: an in-toto statement, which lists the files of the bundle. It is not the statement of a service. */
  readonly payload: string
  readonly signatures: readonly { readonly keyid: string; readonly sig: string }[]
}

/** The error that is thrown for an unusable key. Its message never contains the key. */
export class KeyError extends Error {
  override readonly name = 'KeyError'
}

/** Returns the text to sign: an in-toto statement in JSON. It contains the data of the manifest (`facts`) and the digest of each file. */
export function attestation(members: Members, facts: CertificateFacts): string {
  const subject = [...members]
    .filter(([name]) => name !== 'envelope.json')
    .map(([name, content]) => ({ name, digest: { sha256: sha256(content) } }))
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
  return canonicalJson({ _type: STATEMENT_TYPE, subject, predicateType: PREDICATE_TYPE, predicate: facts })
}

/** Returns the envelope of a statement, signed with `key`. The envelope has no signature if `key` is null. */
export function signedEnvelope(statement: string, key: KeyObject | null): Envelope {
  const payload = Buffer.from(statement)
  const signatures =
    key === null
      ? []
      : [
          {
            keyid: keyId(createPublicKey(key)),
            sig: sign(null, dsse.preAuthEncoding(PAYLOAD_TYPE, payload), key).toString('base64'),
          },
        ]
  return { payloadType: PAYLOAD_TYPE, payload: payload.toString('base64'), signatures }
}

/** Returns whether this key signed the envelope. */
export function isSignedBy({ payloadType, payload, signatures }: Envelope, key: KeyObject): boolean {
  const [signature] = signatures
  if (signature === undefined) return false
  const signed = dsse.preAuthEncoding(payloadType, Buffer.from(payload, 'base64'))
  return verify(null, signed, key, Buffer.from(signature.sig, 'base64'))
}

/** Returns the SHA-256 digest of a public key, in hexadecimal (RFC 5280 4.1.2.7). */
export function keyId(key: KeyObject): string {
  return sha256(key.export({ type: 'spki', format: 'der' }))
}

/** Returns the public part of a key as PEM. */
export function publicPem(key: KeyObject): string {
  return createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString()
}

/** Parses a private ed25519 key in PEM. Throws a {@link KeyError} if it is unusable. */
export function signingKey(pem: string, source: string): KeyObject {
  const wanted = 'a private ed25519 key in PEM (openssl genpkey -algorithm ed25519)'
  if (/^-----BEGIN [A-Z ]*PUBLIC KEY-----/m.test(pem))
    throw new KeyError(`${source} holds a public key, which cannot sign: give ${wanted}`)
  if (/^-----BEGIN ENCRYPTED PRIVATE KEY-----|^Proc-Type: 4,ENCRYPTED/m.test(pem))
    throw new KeyError(
      `${source} holds an encrypted private key, and Assay asks for no passphrase: decrypt it (openssl pkey -in FILE), and put the result into a variable for --signing-key-env`,
    )
  return ed25519(() => createPrivateKey(pem), source, wanted)
}

/** Parses a public ed25519 key in PEM. Throws a {@link KeyError} if it is unusable. */
export function verifyingKey(pem: string, source: string): KeyObject {
  const wanted = 'a public ed25519 key in PEM (openssl pkey -pubout)'
  // Node derives a public key from a private one without an error; whoever passes on a private key should be warned.
  if (pem.includes('PRIVATE KEY')) throw new KeyError(`${source} holds a private key: give ${wanted}`)
  return ed25519(() => createPublicKey(pem), source, wanted)
}

function ed25519(read: () => KeyObject, source: string, wanted: string): KeyObject {
  try {
    const key = read()
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    // Drops the parse error, because its text may contain the key.
  }
  throw new KeyError(`${source} does not hold ${wanted}`)
}
