/** Defines the rules of `assay verify` about the signature of a bundle (the file of a certificate). */
import type { KeyObject } from 'node:crypto'
import { attestation, isSignedBy, keyId, PAYLOAD_TYPE, verifyingKey, KeyError } from './envelope.ts'
import { memberText, type OpenBundle } from './open-bundle.ts'
import { rule, type Rule } from './rule.ts'

/** All rules about the signature. */
export const signatureRules: readonly Rule[] = [
  // Checks that the signed statement equals the statement about this bundle as a whole, so that no part of it is unsigned.
  rule('covers', 'signature', ({ members, manifest, envelope }) => {
    const { members: _, ...facts } = manifest
    const expected = Buffer.from(attestation(members, facts)).toString('base64')
    return envelope.payload === expected
      ? []
      : [
          'what the envelope lists is not what the bundle holds: a member or the manifest was changed afterwards',
        ]
  }),
  rule('payload-type', 'signature', ({ envelope }) =>
    envelope.payloadType === PAYLOAD_TYPE
      ? []
      : ['the envelope does not say that it holds an in-toto statement'],
  ),
  rule('one-signature', 'signature', ({ envelope }) =>
    envelope.signatures.length > 1
      ? [`the envelope has ${envelope.signatures.length} signatures; one is enough`]
      : [],
  ),
  rule('signature-holds', 'signature', (bundle) => {
    if (!isSigned(bundle)) return []
    const key = includedKey(bundle)
    if (key === null) return ['the bundle is signed and carries no ed25519 key']
    return isSignedBy(bundle.envelope, key)
      ? []
      : ['the signature is not one by the key that the bundle carries']
  }),
  rule('key-id', 'signature', (bundle) => {
    const key = includedKey(bundle)
    const [signature] = bundle.envelope.signatures
    if (key === null || signature === undefined) return []
    return signature.keyid === keyId(key) ? [] : ['the envelope names another key than the bundle carries']
  }),
  rule('wrong-key', 'signature', (bundle) => {
    const { key } = bundle.verifier
    if (key === null || !isSigned(bundle)) return []
    return isSignedBy(bundle.envelope, key) ? [] : ['wrong key: it is not signed by the key that you named']
  }),
  rule('unsigned', 'signature', (bundle) =>
    bundle.verifier.key !== null && !isSigned(bundle)
      ? ['unsigned: the key that you named has not signed it']
      : [],
  ),
  rule('key-without-signature', 'signature', (bundle) =>
    !isSigned(bundle) && bundle.members.has('signing-key.pem')
      ? ['the bundle carries a key and has no signature: the signature was taken out']
      : [],
  ),
]

/** Returns whether a bundle has a signature. */
export function isSigned({ envelope }: OpenBundle): boolean {
  return envelope.signatures.length > 0
}

/** Returns the public key in a bundle; null without a valid key. */
export function includedKey({ members }: OpenBundle): KeyObject | null {
  if (!members.has('signing-key.pem')) return null
  try {
    return verifyingKey(memberText(members, 'signing-key.pem'), 'signing-key.pem')
  } catch (error) {
    if (error instanceof KeyError) return null
    throw error
  }
}
