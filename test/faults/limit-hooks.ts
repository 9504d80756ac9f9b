/** Provides helpers for faults and variants of rate limits. */
import { isChat, onReply, withHeader, type Action, type When } from './hooks.ts'
import type { LimitAnnouncement } from '../../reference/limits/headers.ts'
import type { LimitPlan } from '../../reference/limits/limit-plan.ts'
import type { LimitRule } from '../../reference/limits/limit-rule.ts'
import type { Call, Reply } from '../../reference/patch.ts'

/** Creates an action that changes how limits apply to a call. It changes nothing for calls without a limit. */
export function onLimitPlan(edit: (plan: LimitPlan) => LimitPlan, when: When = () => true): Action {
  return { hooks: { limitPlan: (plan, call) => (isLimited(plan) && when(call) ? edit(plan) : plan) } }
}

/** Creates an action that changes every limit that applies to a call. */
export function onLimitRules(edit: (rule: LimitRule) => LimitRule): Action {
  return onLimitPlan((plan) => ({ ...plan, rules: plan.rules.map(edit) }))
}

/** Creates an action that changes the announcement of each limit before it is written into header fields. */
export function onLimitLines(
  edit: (line: LimitAnnouncement, isRefusal: boolean) => LimitAnnouncement,
): Action {
  return {
    hooks: {
      limitReport: (report) => ({
        ...report,
        lines: report.lines.map((line) => edit(line, report.retryMs !== null)),
      }),
    },
  }
}

/** Creates an action that changes the 429 replies to chat calls that exceed a limit. */
export function onLimitRefusal(edit: (reply: Reply, call: Call) => Reply, when: When = () => true): Action {
  return onReply((reply, call) => isLimitRefusal(reply, call) && when(call), edit)
}

/** Creates an action that edits Retry-After in refusals by a limit; null removes the field. `nowMs`: the reply's Date. */
export function onRetryAfter(edit: (seconds: number, nowMs: number) => string | null): Action {
  return onLimitRefusal((reply) => {
    const seconds = Number(reply.headers['retry-after'] ?? '0')
    return withHeader('retry-after', edit(seconds, Date.parse(reply.headers['date'] ?? '')))(reply)
  })
}

/** Creates an action that edits the values of header fields whose name matches, in all replies to chat calls. */
export function onLimitFields(name: RegExp, edit: (value: string) => string): Action {
  return onReply(
    (_, call) => isChat(call),
    (reply) => ({
      ...reply,
      headers: Object.fromEntries(
        Object.entries(reply.headers).map(([field, value]) => [
          field,
          name.test(field) ? edit(value) : value,
        ]),
      ),
    }),
  )
}

/** Returns a reply without limit header fields. Retry-After stays. */
export function withoutLimitFields(reply: Reply): Reply {
  const kept = Object.entries(reply.headers).filter(([field]) => !/ratelimit/.test(field))
  return { ...reply, headers: Object.fromEntries(kept) }
}

/** Returns whether a reply refuses a chat call with status 429 because of a limit. */
export function isLimitRefusal(reply: Reply, call: Call): boolean {
  return isChat(call) && reply.status === 429
}

function isLimited({ rules }: LimitPlan): boolean {
  return rules.length > 0
}
