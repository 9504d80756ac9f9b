/** Adds the members `quotaCall`, `otherKey` and `webhookCall` to exchanges of tests, according to the labels. */
import type { Exchange, OtherKey, QuotaCall, QuotaSeries, WebhookCall } from '../exchange/exchange.ts'

const LIMITS = 'limits.burst'
const WEBHOOKS = 'webhooks.events'
const SERIES: Readonly<Record<string, QuotaSeries>> = {
  a: 'serial',
  b: 'recovery',
  d: 'recovery-again',
  p: 'burst',
  q: 'burst-again',
}
const SINGLE = ['a-last', 'again', 'deep', 'obey', 'obey-again', 'rested']

/** Sets `quotaCall`, `otherKey` or `webhookCall` of an exchange according to its label, such as `register-plain`. Keeps existing values. */
export function withCallMarks(exchange: Exchange): Exchange {
  const { probe, label, quotaCall, otherKey, webhookCall, isInbound } = exchange
  if (probe === LIMITS && quotaCall === undefined && otherKey === undefined) {
    const quota = quotaCallOf(label)
    const key = otherKeyOf(label)
    return {
      ...exchange,
      ...(quota === null ? {} : { quotaCall: quota }),
      ...(key === null ? {} : { otherKey: key }),
    }
  }
  if (probe === WEBHOOKS && webhookCall === undefined && isInbound !== true) {
    const call = webhookCallOf(label)
    return call === null ? exchange : { ...exchange, webhookCall: call }
  }
  return exchange
}

function otherKeyOf(label: string): OtherKey | null {
  const [, key] = /^(sibling|other)\b/.exec(label) ?? []
  return key === 'sibling' || key === 'other' ? key : null
}

function webhookCallOf(label: string): WebhookCall | null {
  const [, action, address = null] = /^(register|remove|trigger)(?:-(.+))?$/.exec(label) ?? []
  if (action === 'trigger') return { action, address: EVENTS_FOR_ALL.test(label) ? null : address }
  return action === 'register' || action === 'remove' ? { action, address } : null
}

const EVENTS_FOR_ALL = /^trigger(-again|-last|-turn-\d+)?$/

function quotaCallOf(label: string): QuotaCall | null {
  if (SINGLE.includes(label)) return { kind: 'plain', series: null }
  const [, letter = '', place] = /^([abdpq])-(\d+|start|aborted)$/.exec(label) ?? []
  const series = SERIES[letter]
  return series === undefined ? null : { kind: place === 'aborted' ? 'aborted' : 'plain', series }
}
