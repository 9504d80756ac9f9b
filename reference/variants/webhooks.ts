/** Variants of webhooks. */
import { errorReply } from '../errors.ts'
import { at } from '../json-edit.ts'
import type { Call, Patch } from '../patch.ts'
import { ENDPOINTS_PATH } from '../webhook-endpoints.ts'
import { asVariant } from './variant.ts'

const notThere = errorReply({ status: 404, message: 'There is no webhook endpoint of that id.', param: 'id' })

function isRemovalOfGone(call: Call): boolean {
  const id = call.path.slice(ENDPOINTS_PATH.length + 1)
  return call.method === 'DELETE' && call.memory.has(`gone ${String(call.memory.get(`address ${id}`))}`)
}

const goneForgotten = asVariant(
  'webhook-gone-forgotten',
  'an address that answered 410 is forgotten at once, so that removing it finds nothing',
  {
    hooks: {
      outcome: (outcome, call) => {
        if (outcome.status === 410) call.memory.set(`gone ${outcome.url}`, true)
        return outcome
      },
      reply: (reply, call) => {
        const [id, url] =
          reply.body.kind === 'json' ? [at(reply.body.value, '/id'), at(reply.body.value, '/url')] : []
        if (call.path === ENDPOINTS_PATH && typeof id === 'string') call.memory.set(`address ${id}`, url)
        return isRemovalOfGone(call) ? notThere : reply
      },
    },
  },
)

/** Variants of webhooks. */
export const webhookVariants: readonly Patch[] = [goneForgotten]
