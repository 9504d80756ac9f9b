/** Creates self-signed certificates for tests, so that the repository contains no key. */
import { generateKeyPairSync, sign } from 'node:crypto'

/** Returns a certificate (PEM) and its key for a host name or for 127.0.0.1, valid for some days. */
export function selfSigned(host: string | null, days = 30): { readonly cert: string; readonly key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(set(sequence(oid('550403'), tlv(0x0c, Buffer.from('assay test')))))
  const from = new Date(Date.now() - 86_400_000)
  const to = new Date(Date.now() + days * 86_400_000)
  const alternative = host === null ? tlv(0x87, Buffer.from([127, 0, 0, 1])) : tlv(0x82, Buffer.from(host))
  const toSign = sequence(
    tlv(0xa0, tlv(2, Buffer.from([2]))),
    tlv(2, Buffer.from([1])),
    ECDSA_SHA256,
    name,
    sequence(utcTime(from), utcTime(to)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, sequence(sequence(oid('551d11'), tlv(4, sequence(alternative))))),
  )
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', toSign, privateKey)])
  const der = sequence(toSign, ECDSA_SHA256, tlv(3, signature))
  const lines = der.toString('base64').replaceAll(/.{64}/g, '$&\n')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

// Encodes tag, length and value (ITU-T X.690).
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
