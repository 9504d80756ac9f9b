/** The help of the scenarios for rate limiters; apart from the code that runs them, which is large. */
import {
  FAIRNESS_DEFAULTS,
  FAIRNESS_BUDGET,
  DEFAULT_BUDGET,
  LARGEST_BUDGET,
} from '../load/limiter/options.ts'
import { joined, reportFiles } from '../reports/format-names.ts'
import { RUN_KINDS } from '../schemas/run-kinds.ts'
import { REQUEST_SIZE } from './limit-announcement.ts'

/** Help of the scenarios for rate limiters. */
export const LIMIT_SCENARIO_HELP = `usage: assay load rate-limit BASE-URL [options]
       assay load fairness   BASE-URL [options]

rate-limit identifies the rate limiter of a service and its size from outside. With fairness, the first of several keys
sends many more requests than the others; the report shows the impact on them and the scope of the limit.
Both spend quota: the cost is announced first and is a hard limit.
Requests are small:
${REQUEST_SIZE}.
The word 'reference' in place of BASE-URL names the embedded reference with a limit.

  --keys-env A,B       environment variables with a key each; with one key, a limit per key is not distinguished from one
                       per address
  --key-env NAME       or one key, instead of --keys-env (default ASSAY_KEY)
  --dummy-key          the keys are not secrets: they may be shorter than 8 characters
  --header NAME=ENV    header field to send with every request, its value in the environment variable ENV
  --allow-signup N     or create N accounts (1 to 3) at the service
  --model NAME         model to request (required with a base URL)
  --statement FILE     statement of the deployment, as for assay check: header fields that requests need, sign-up, and
                       event streams (without them, requests ask for JSON)
  --max-requests N     maximum number of requests (default ${DEFAULT_BUDGET.requests}, fairness ${FAIRNESS_BUDGET.requests}; at most ${LARGEST_BUDGET.requests})
  --max-seconds N      maximum duration in seconds (default ${DEFAULT_BUDGET.seconds}; at most ${LARGEST_BUDGET.seconds}, a day)
  --sources A,B        addresses of this machine to send from (127.0.0.1,127.0.0.2 for a target on 127.0.0.1)
  --refusal-status N   further statuses that are refusals, besides 429 and 503 with Retry-After; a list
  --limit SPEC         the limit of the embedded reference, or none   (assay serve --help)
  --allow-remote       the target is another machine, and you intend to spend its quota
  --accounts 1,1,2     fairness: the account of each key, in the same order (default: one account per key)
  --victim-rate N      fairness: requests per second of each key, from 0.01 (default ${FAIRNESS_DEFAULTS.victimPerSecond})
  --aggressor-rate N   fairness: requests per second of the first key under pressure, in all;
                       must be more than --victim-rate (default ${FAIRNESS_DEFAULTS.aggressorPerSecond})
  --phase-seconds N    fairness: length of each of two calm and two pressure phases (default: long enough to show
                       that there is no impact on others, within the bounds)
  --k6 PATH            a k6 from 'assay build-k6' (default: ASSAY_K6, else it is built here)
  --seed S             seed of the prompts
  --out DIR            folder for ${RUN_KINDS.limiter.file} or ${RUN_KINDS.fairness.file}, ${joined(['rows', ...reportFiles('limiter')], 'and')}
  --json               print that JSON instead of the summary

example: A=... B=... assay load rate-limit http://127.0.0.1:8000 --model NAME --keys-env A,B --max-seconds 120
`
