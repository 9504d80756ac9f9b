/** Declarations of sign-up that cannot hold together. */
import type { Reading } from './readings.ts'
import { hasPart } from './signup-request.ts'
import type { Complaint } from './statement-wording.ts'

type Rule = (declared: { readonly readings: ReadonlyMap<string, Reading> }) => readonly Complaint[]

const PARTS = ['email', 'password', 'name'] as const

/** Only what a request has a place for can be left out of it. */
const requiredYetAbsent: Rule = ({ readings }) => {
  const value = readings.get('signup.request')
  const required: readonly unknown[] = Array.isArray(value?.['required']) ? value['required'] : []
  if (value === undefined) return []
  const inForce = new Map([['signup.request', { layer: 'declared' as const, value }]])
  return PARTS.flatMap((part) => {
    const index = required.indexOf(part)
    if (index < 0 || hasPart(inForce, part)) return []
    return [
      {
        pointer: `/readings/signup.request/required/${index}`,
        problem: `the request has no member {${part}}, so it cannot be left out; add it to the request, or remove it here`,
      },
    ]
  })
}

/** Rules on sign-up. */
export const signupRules: readonly Rule[] = [requiredYetAbsent]
