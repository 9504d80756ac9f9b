/** The help of the scenarios that ask limiters, apart from what plays them, which is large. */
import { FAIRNESS_DEFAULTS, FAIRNESS_MOST, DEFAULT_MOST, LARGEST_MOST } from '../load/limiter/options.ts'
import { joined, reportFiles } from '../reports/format-names.ts'
import { RUN_KINDS } from '../schemas/run-kinds.ts'
import { REQUEST_SIZE } from './limit-announcement.ts'

/** Help of the scenarios that ask limiters. */
export const LIMIT_SCENARIO_HELP = `usage: assay load rate-limit BASE-URL [options]
       assay load fairness   BASE-URL [options]

rate-limit finds out from outside which rate limiter a service has and how large it is. fairness lets the first of
several keys ask for much more than the others, and says whether they pay for it and whom the limit counts together.
Both spend quota: the cost is announced first and kept to.
Requests are small: ${REQUEST_SIZE}.
The word 'reference' in place of BASE-URL names the embedded reference with a limit.

  --keys-env A,B       environment variables with a key each; the plan needs two to tell a key from an address
  --key-env NAME       or one key, instead of --keys-env (default ASSAY_KEY)
  --dummy-key          the keys are not secrets: they may be shorter than 8 characters
  --header NAME=ENV    header field to send with every request, its value in the environment variable ENV
  --allow-signup N     or make N fresh accounts (1 to 3) at the service
  --model NAME         model to ask (required with a base URL)
  --max-requests N     never more (default ${DEFAULT_MOST.requests}, fairness ${FAIRNESS_MOST.requests}; at most ${LARGEST_MOST.requests})
  --max-seconds N      never longer (default ${DEFAULT_MOST.seconds}; at most ${LARGEST_MOST.seconds}, a day)
  --sources A,B        addresses of this machine to ask from (127.0.0.1,127.0.0.2 for a target on 127.0.0.1)
  --refusal-status N   refuses with this too, besides 429 and 503 with Retry-After; a list
  --limit SPEC         the limit of the embedded reference, or none   (assay serve --help)
  --allow-remote       the target is another machine, and spending its quota is meant
  --accounts 1,1,2     fairness: the account of each key, in their order (default: each its own)
  --victim-rate N      fairness: requests per second of each key, from 0.01 (default ${FAIRNESS_DEFAULTS.victimPerSecond})
  --aggressor-rate N   fairness: requests per second of the first key under pressure, in all;
                       must be more than --victim-rate (default ${FAIRNESS_DEFAULTS.aggressorPerSecond})
  --phase-seconds N    fairness: length of each of two calm and two pressed phases (default: as long as it takes to show
                       that others do not pay, within the bounds)
  --k6 PATH            a k6 from 'assay build-k6' (default: ASSAY_K6, else it is built here)
  --seed S             prompts derive from it
  --out DIR            folder for ${RUN_KINDS.limiter.file} or ${RUN_KINDS.fairness.file}, ${joined(['rows', ...reportFiles('limiter')], 'and')}
  --json               print that JSON instead of the summary

example: A=... B=... assay load rate-limit http://127.0.0.1:8000 --model NAME --keys-env A,B --max-seconds 120
`
