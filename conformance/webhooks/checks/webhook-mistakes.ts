/** Common signing mistakes: other bodies, other contents, other keys, each by its name. Pure. */
import { parseJson } from '../../codec/parse-json.ts'
import { bytesIn, concat, utf8 } from './webhook-bytes.ts'
import type { SignatureScheme } from './webhook-schemes.ts'

/** Bytes, and what is wrong with them; `correct` when nothing is. */
export type Variant = { readonly name: string; readonly bytes: Uint8Array }

const CORRECT = 'correct'

/** The body as it came, and as a framework writes it anew that hands out objects. */
export function bodyVariants(bytes: Uint8Array): readonly Variant[] {
  const again = writtenAnew(bytes)
  return [{ name: CORRECT, bytes }, ...(again === null ? [] : [{ name: 're-serialized-body', bytes: again }])]
}

/** The values that go into the signed text besides the body. */
export type ContentValues = { readonly id: string; readonly timestamp: string }

/** The signed text by the template of the scheme, and what is signed in its place. */
export function contentVariants(
  { content, timestampUnit }: SignatureScheme,
  values: ContentValues,
  body: Uint8Array,
): readonly Variant[] {
  const filled = (name: string, template: string, timestamp = values.timestamp): Variant => ({
    name,
    bytes: filledWith(template, { ...values, timestamp }, body),
  })
  const variants = [filled(CORRECT, content)]
  if (content.includes('{id}') && content.includes('{timestamp}')) {
    variants.push(filled('timestamp-and-body-only', '{timestamp}.{body}'))
  }
  if (content.includes('{timestamp}') && timestampUnit !== 'iso') {
    const isSeconds = /^\d{9,11}$/.test(values.timestamp)
    const other = isSeconds ? `${values.timestamp}000` : String(Math.floor(Number(values.timestamp) / 1000))
    variants.push(filled(isSeconds ? 'ms-timestamp' : 'seconds-timestamp', content, other))
  }
  if (content !== '{body}') variants.push(filled('body-only', '{body}'))
  return variants
}

/** The key that a secret says, and what is taken for it. */
export function keyVariants(secret: string, { key, keyPrefix }: SignatureScheme): readonly Variant[] {
  const bare = secret.startsWith(keyPrefix) ? secret.slice(keyPrefix.length) : secret
  const decoded = bytesIn(bare, key === 'text' ? 'base64' : key)
  const literal = utf8(secret)
  if (key !== 'text') {
    return [
      ...(decoded === null ? [] : [{ name: CORRECT, bytes: decoded }]),
      { name: 'literal-string-key', bytes: literal },
      { name: 'undecoded-key', bytes: utf8(bare) },
    ]
  }
  return [
    { name: CORRECT, bytes: literal },
    ...(decoded === null ? [] : [{ name: 'decoded-key', bytes: decoded }]),
    ...(bare === secret ? [] : [{ name: 'key-without-prefix', bytes: utf8(bare) }]),
  ]
}

function filledWith(template: string, values: ContentValues, body: Uint8Array): Uint8Array {
  return template
    .split(/(\{(?:id|timestamp|body)\})/)
    .map((part) => {
      if (part === '{body}') return body
      return utf8(part === '{id}' ? values.id : part === '{timestamp}' ? values.timestamp : part)
    })
    .reduce(concat, new Uint8Array())
}

// JSON parsed and written anew; null when that gives the same bytes.
function writtenAnew(bytes: Uint8Array): Uint8Array | null {
  const text = new TextDecoder().decode(bytes)
  const value = parseJson(text)
  if (value === undefined) return null
  const again = JSON.stringify(value)
  return again === text ? null : utf8(again)
}
