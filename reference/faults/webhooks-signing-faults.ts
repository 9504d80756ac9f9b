/** Faults of webhook signatures: common mistakes, in each scheme of the reference. */
import { editJson, patch, type Action } from '../hooks.ts'
import { valueAtPath, set } from '../json-edit.ts'
import type { Patch } from '../patch.ts'
import { onAttempt, onDraft, withField } from './webhooks-delivery-faults.ts'
import { resigned, SIGNATURE_FIELDS, type SignatureRecipe } from './webhook-recipes.ts'

/** Signs in another way; null where the mistake does not exist in the scheme. */
function signs(edit: (recipe: SignatureRecipe) => SignatureRecipe | null): Action {
  return onAttempt((attempt) => resigned(attempt, edit))
}

/** Faults of signatures. */
export const webhookSigningFaults: readonly Patch[] = [
  patch(
    'webhook-unsigned',
    'deliveries are not signed',
    'signature .*none',
    onAttempt((attempt) =>
      SIGNATURE_FIELDS.reduce((changed, name) => withField(changed, name, null), attempt),
    ),
  ),
  patch(
    'webhook-signature-garbage',
    'signatures fit nothing',
    'fits nothing',
    signs((recipe) => ({ ...recipe, content: 'other' })),
  ),
  patch(
    'webhook-signature-bare',
    'signatures do not name their version',
    'no-(v1|sha256)-prefix|an entry of|fits nothing',
    signs((recipe) => ({ ...recipe, prefix: '' })),
  ),
  patch(
    'webhook-signature-hex',
    'signatures are in other digits: hexadecimal ones for base64, and the other way round',
    'hex-digest|base64-for-hex|an entry of|fits nothing',
    signs((recipe) => ({ ...recipe, encoding: recipe.encoding === 'hex' ? 'base64' : 'hex' })),
  ),
  patch(
    'webhook-signature-literal-key',
    'the secret is used as it is written where it is to be decoded, and the other way round',
    'literal-string-key|decoded-key',
    signs((recipe) =>
      recipe.scheme === 'standard-v1a' ? null : { ...recipe, isDecoded: !recipe.isDecoded },
    ),
  ),
  patch(
    'webhook-signature-body-only',
    'only the body is signed',
    'body-only',
    signs((recipe) => (recipe.scheme === 'github' ? null : { ...recipe, content: recipe.body })),
  ),
  patch(
    'webhook-signature-ms',
    'milliseconds are signed and seconds are sent',
    'ms-timestamp',
    signs((recipe) => {
      const { scheme, content, timestamp } = recipe
      return scheme === 'github'
        ? null
        : { ...recipe, content: content.replace(timestamp, `${timestamp}000`) }
    }),
  ),
  patch(
    'webhook-signature-reserialised',
    'the body is written anew after it was signed',
    're-serialized-body',
    onAttempt((attempt) => ({ ...attempt, body: JSON.stringify(JSON.parse(attempt.body), null, 2) })),
  ),
  patch(
    'webhook-timestamp-ms',
    'timestamps count milliseconds',
    'seconds since 1970 \\d{13}',
    onDraft((draft) => ({ ...draft, timestampSeconds: draft.timestampSeconds * 1000 })),
  ),
  patch(
    'webhook-timestamp-old',
    'timestamps are an hour old',
    's off',
    onDraft((draft) => ({ ...draft, timestampSeconds: draft.timestampSeconds - 3600 })),
  ),
  patch(
    'webhook-rotation-new-only',
    'after a rotation only the new secret signs',
    'the old secret',
    onDraft((draft) => ({ ...draft, secrets: draft.secrets.slice(0, 1) })),
  ),
  patch(
    'webhook-rotation-ignored',
    'after a rotation only the old secret signs',
    'the new secret',
    onDraft((draft) => ({ ...draft, secrets: draft.secrets.slice(-1) })),
  ),
  patch(
    'webhook-rotation-same-secret',
    'a rotation gives the secret that there was',
    'another secret the one that',
    {
      hooks: {
        reply: (reply, call) => {
          const [id, secret] =
            reply.body.kind === 'json'
              ? [valueAtPath(reply.body.value, '/id'), valueAtPath(reply.body.value, '/secret')]
              : []
          if (typeof id !== 'string' || typeof secret !== 'string') return reply
          const first = call.memory.get(`webhook secret ${id}`)
          if (first === undefined) call.memory.set(`webhook secret ${id}`, secret)
          return first === undefined ? reply : editJson(reply, set('/secret', first))
        },
      },
    },
  ),
]
