import { planLimiter, type LimiterOptions, type LimiterPlan } from './limiter-plan.ts'

/** Returns the plan of a run with two API keys, for tests. Nothing is sent. */
export function planFor(changes: Partial<LimiterOptions> = {}): Promise<LimiterPlan> {
  return planLimiter('rate-limit', {
    target: {
      baseUrl: 'http://127.0.0.1:9',
      model: 'm',
      key: 'sk-plan-a-0001',
      moreKeys: ['sk-plan-b-0002'],
    },
    out: '/tmp/never',
    seed: 's',
    ...changes,
  })
}
