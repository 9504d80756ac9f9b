/** Lists all variants of the reference implementation: unusual but correct behaviors. No check may fail because of a variant. */
import type { Patch } from '../../reference/patch.ts'
import { countVariants } from './counts-variants.ts'
import { httpVariants } from './http-variants.ts'
import { limitVariants } from './limits-variants.ts'
import { replyVariants } from './reply-variants.ts'
import { signupVariants } from './signup-variants.ts'
import { streamVariants } from './stream-variants.ts'
import { webhookVariants } from './webhooks-variants.ts'
import { socketVariants } from './websocket-variants.ts'

/** All variants. Their ids are permanent and unique. */
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
