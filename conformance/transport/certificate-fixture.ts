/** Creates certificates for tests, so that the repository contains no key. */
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'

/** A certificate and its private key, both in PEM. */
export type Certificate = { readonly cert: string; readonly key: string }

type Keys = { readonly privateKey: KeyObject; readonly publicKey: KeyObject }

const newKeys = (): Keys => generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** Returns a self-signed certificate, valid for `days`. It is for the host name `host`; null: for the IP address 127.0.0.1. */
export function selfSigned(host: string | null, days = 30): Certificate {
  const keys = newKeys()
  return certificateOf(keys, { issuer: keys, extension: namesHost(host), days })
}

/** Returns a certificate for a host, and the certificate of the authority that issued it (`authority`). */
export function issued(host: string): Certificate & { readonly authority: string } {
  const issuer = newKeys()
  const { cert } = certificateOf(issuer, { issuer, extension: IS_AUTHORITY, days: 30 })
  const leaf = certificateOf(newKeys(), { issuer, extension: namesHost(host), days: 30 })
  return { ...leaf, authority: cert }
}

type Contents = { readonly issuer: Keys; readonly extension: Buffer; readonly days: number }

function certificateOf(keys: Keys, { issuer, extension, days }: Contents): Certificate {
  const { privateKey, publicKey } = keys
  const nameOf = (text: string): Buffer =>
    sequence(set(sequence(oid('550403'), tlv(0x0c, Buffer.from(text)))))
  const from = new Date(Date.now() - 86_400_000)
  const to = new Date(Date.now() + days * 86_400_000)
  const toSign = sequence(
    tlv(0xa0, tlv(2, Buffer.from([2]))),
    tlv(2, Buffer.from([1])),
    ECDSA_SHA256,
    nameOf('assay test'),
    sequence(utcTime(from), utcTime(to)),
    nameOf(keys === issuer ? 'assay test' : 'assay test service'),
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, sequence(extension)),
  )
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', toSign, issuer.privateKey)])
  const der = sequence(toSign, ECDSA_SHA256, tlv(3, signature))
  const lines = der.toString('base64').replaceAll(/.{64}/g, '$&\n')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

// Returns the extension "subject alternative name" for a host (RFC 5280 section 4.2.1.6).
function namesHost(host: string | null): Buffer {
  const name = host === null ? tlv(0x87, Buffer.from([127, 0, 0, 1])) : tlv(0x82, Buffer.from(host))
  return sequence(oid('551d11'), tlv(4, sequence(name)))
}

// Returns the DER encoding of a value: its tag, its length and the value (ITU-T X.690).
function tlv(tag: number, value: Buffer): Buffer {
  const { length } = value
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), value])
}

function sequence(...values: readonly Buffer[]): Buffer {
  return tlv(0x30, Buffer.concat(values))
}

function set(value: Buffer): Buffer {
  return tlv(0x31, value)
}

function oid(hex: string): Buffer {
  return tlv(6, Buffer.from(hex, 'hex'))
}

function utcTime(date: Date): Buffer {
  return tlv(0x17, Buffer.from(`${date.toISOString().replaceAll(/\D/g, '').slice(2, 14)}Z`))
}

const ECDSA_SHA256 = sequence(oid('2a8648ce3d040302'))

// DER encodings: the Boolean TRUE, and the critical extension "basic constraints" of an authority (RFC 5280, 4.2.1.9).
const TRUE = tlv(1, Buffer.from([0xff]))
const IS_AUTHORITY = sequence(oid('551d13'), TRUE, tlv(4, sequence(TRUE)))
