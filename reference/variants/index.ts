/** Unusual but right behaviors of good servers; a judge must stay green on each. */
import type { Patch } from '../patch.ts'
import { countVariants } from './counts.ts'
import { httpVariants } from './http.ts'
import { limitVariants } from './limits.ts'
import { replyVariants } from './reply.ts'
import { signupVariants } from './signup.ts'
import { streamVariants } from './stream.ts'
import { webhookVariants } from './webhooks.ts'
import { socketVariants } from './websocket.ts'

/** All variants. Ids are permanent and unique. */
export const variants: readonly Patch[] = [
  ...replyVariants,
  ...countVariants,
  ...streamVariants,
  ...socketVariants,
  ...httpVariants,
  ...signupVariants,
  ...limitVariants,
  ...webhookVariants,
]
