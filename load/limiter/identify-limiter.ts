/** Identifies rate limiters from outside: the requests to send next, and the limiter that fits the answers. Pure. */
import { identifyObservations } from './findings/identify.ts'
import type { Identification } from './findings/identification.ts'
import { nextStep } from './plan/next-step.ts'
import type { PlanResources, NextStep, Observation } from './trace/trace.ts'

/** The trace of an identification so far: the answers, and the bounds of the plan. */
export type LimiterTrace = {
  readonly observations: readonly Observation[]
  readonly resources: PlanResources
}

/** Returns the family, sizes and side findings that fit a trace, or the reason why none can be named. */
export function identify({ observations, resources }: LimiterTrace): Identification {
  return identifyObservations(observations, resources)
}

/** Returns the requests to send next, or the reason why no more are needed or allowed. */
export function nextRequests({ observations, resources }: LimiterTrace): NextStep {
  return nextStep(observations, resources)
}
