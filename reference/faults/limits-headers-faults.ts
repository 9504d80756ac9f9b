/** Faults in the header fields about limits. They show on limited keys only. */
import { isChat, onReply, patch } from '../hooks.ts'
import { isLimitRefusal, onLimitFields, onLimitLines, withoutLimitFields } from '../limit-hooks.ts'
import type { Patch } from '../patch.ts'

const MUCH_LATER_MS = 600_000
const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Returns the milliseconds of a time such as `1.95s`, `950ms` or `6m0s`. */
function millisecondsOf(duration: string): number {
  const units: readonly (readonly [RegExp, number])[] = [
    [/([\d.]+)h/, 3_600_000],
    [/([\d.]+)m(?!s)/, 60_000],
    [/([\d.]+)s/, 1000],
    [/([\d.]+)ms/, 1],
  ]
  return units.reduce((sum, [unit, ms]) => sum + Number(unit.exec(duration)?.[1] ?? '0') * ms, 0)
}

/** Faults in the header fields about limits. */
export const limitHeaderFaults: readonly Patch[] = [
  patch(
    'limit-no-headers',
    'no answer tells of the limit',
    'x-ratelimit-[a-z-]+\\b.*missing',
    onReply((_, call) => isChat(call), withoutLimitFields),
  ),
  patch(
    'limit-headers-only-on-429',
    'only refusals tell of the limit',
    'x-ratelimit-[a-z-]+\\b.*missing',
    onReply((reply, call) => isChat(call) && !isLimitRefusal(reply, call), withoutLimitFields),
  ),
  patch(
    'limit-headers-only-on-200',
    'refusals do not tell of the limit',
    'x-ratelimit-[a-z-]+\\b.*missing',
    onReply(isLimitRefusal, withoutLimitFields),
  ),
  patch(
    'limit-reset-in-ms',
    'the time until the reset is a bare number of milliseconds',
    'x-ratelimit-reset-requests\\b.*\\b\\d{2,4}\\b',
    onLimitFields(/^x-ratelimit-reset-/, (value) => String(millisecondsOf(value))),
  ),
  patch(
    'limit-remaining-words',
    'the remainder is announced as text',
    'remaining\\b.*\\b(five|four|three|two|one|zero)\\b',
    onLimitFields(/ratelimit-.*remaining/, (value) => NUMBER_WORDS[Number(value)] ?? 'many'),
  ),
  patch(
    'limit-header-contradicts',
    'ten times the quota is announced',
    'limit-requests\\b.*\\b60\\b',
    onLimitLines((line) => ({ ...line, limit: line.limit * 10 })),
  ),
  patch(
    'limit-header-wanders',
    'the announced quota falls with each request',
    'limit-requests\\b',
    onLimitLines((line) => ({ ...line, limit: line.remaining + 1 })),
  ),
  patch(
    'limit-remaining-negative',
    'less than nothing remains on refusals',
    'remaining-requests\\b.*-1\\b',
    onLimitLines((line, isRefusal) => (isRefusal ? { ...line, remaining: -1 } : line)),
  ),
  patch(
    'limit-remaining-over',
    'more remains than there ever was',
    'remaining-requests\\b.*\\b7\\b',
    onLimitLines((line) => ({ ...line, remaining: line.limit + 1 })),
  ),
  patch(
    'limit-remaining-constant',
    'what remains never falls',
    'remaining-requests\\b.*\\b5\\b',
    onLimitLines((line) => ({ ...line, remaining: line.limit - 1 })),
  ),
  patch(
    'limit-remaining-off-by-one',
    'one more remains than is let through',
    'remaining-requests\\b',
    onLimitLines((line, isRefusal) => (isRefusal ? line : { ...line, remaining: line.remaining + 1 })),
  ),
  patch(
    'limit-remaining-on-refusal',
    'something remains for those who are refused',
    'remaining-requests\\b.*\\b1\\b',
    onLimitLines((line, isRefusal) => (isRefusal ? { ...line, remaining: 1 } : line)),
  ),
  patch(
    'limit-reset-late',
    'the reset is announced ten minutes too late',
    'reset-requests\\b.*10m',
    onLimitLines((line) => ({
      ...line,
      nextMs: (line.nextMs ?? 0) + MUCH_LATER_MS,
      fullMs: (line.fullMs ?? 0) + MUCH_LATER_MS,
    })),
  ),
  patch(
    'limit-reset-early',
    'the reset is always now',
    'reset-requests\\b.*\\b0s\\b',
    onLimitLines((line) => ({ ...line, nextMs: 0, fullMs: 0 })),
  ),
  patch(
    'limit-policy-syntax',
    'the policy is not a structured field',
    'ratelimit-policy\\b.*per',
    onLimitFields(/^ratelimit-policy$/, () => '6 per 2s;;'),
  ),
  patch(
    'limit-policy-window',
    'the policy tells of another window',
    'ratelimit-policy\\b.*\\b60\\b',
    onLimitLines((line) => ({ ...line, windowMs: 60_000 })),
  ),
]
