/** Faults in which a mistake of a client breaks the server. */
import { crash, crashChat, dieOver, isChat, patch } from '../hooks.ts'
import type { Patch } from '../patch.ts'

const diesAfterMistake: Patch = {
  id: 'dies-after-mistake',
  title: 'nothing is answered any more after a mistaken request',
  reason: 'status\\b.*\\b500\\b',
  hooks: {
    reply: (reply, call) => {
      if (call.memory.has('dead')) return crash()
      if (reply.status === 400) call.memory.set('dead', true)
      return reply
    },
  },
}

/** Faults in which a mistake of a client breaks the server. */
export const mistakeFaults: readonly Patch[] = [
  patch(
    'malformed-500',
    'malformed JSON is answered 500',
    'status\\b.*\\b500\\b',
    crashChat((call) => call.body.length > 0 && call.json === undefined),
  ),
  diesAfterMistake,
  patch(
    'malformed-kills-process',
    'the process ends over JSON that is malformed',
    'core\\.body/\\S+ .*nothing was answered any more after it: .*refused',
    dieOver((call) => isChat(call) && call.body.length > 0 && call.json === undefined),
  ),
]
