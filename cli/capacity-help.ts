/** The help of `assay capacity`. */
import { MODEL_HELP } from '../reference/service-models/models.ts'
import { joined, reportFiles } from '../reports/format-names.ts'
import { RUN_KINDS } from '../schemas/run-kinds.ts'
import { describeProfiles } from './profile-flag.ts'

const RUN_FILE = RUN_KINDS.capacity.file

/** The default objective for the embedded reference. */
export const REFERENCE_SLO = 'e2e p95 < 150ms'

/** What `assay capacity --help` prints. */
export const CAPACITY_HELP = `usage: assay capacity BASE-URL --slo TEXT [--slo TEXT]... [--for LOAD] [options]
       assay capacity reference [--slo TEXT]... [--for LOAD] [options]

Finds the highest rate of requests that meets all objectives, with its 95 % interval. The sweep begins with one user alone. Then
it raises the rate until an objective is missed. More stages lie around that rate, and a longer one at 0.95 of the answer. Some
answers of each stage are judged as assay check judges them: a wrong answer, however fast, does not count as capacity. Ctrl-C
ends the sweep; the answer then comes from the finished stages. One user alone stops after 20 requests in a row without a
completion.

A few checks come before the sweep (about 15 requests): a completion, refused keys, an unknown model, and a stream or socket if
the sweep uses one. If they find wrong answers of that transport, the sweep does not start. Other failures are only noted, such
as a wrong plain completion before a sweep of streams.

The word 'reference' in place of BASE-URL names the embedded reference implementation. It runs a service model whose capacity is
known; the known capacity is printed next to the answer.

The exit code is 0 with an answer, or if the service carries the load of --for. It is 1 if the service does not carry that load,
and 3 if that is undecided or there is no answer.

  --slo TEXT         an objective, e.g. 'ttft p95 < 1s', 'tpot p99 < 60ms', 'errors < 0.1%', 'goodput > 95%'; may be
                     repeated. Without one on errors, 'errors < 1%' is added. The reference has a default: '${REFERENCE_SLO}'
  --for LOAD         '40 rps' or '2000 users, 30 s think': does the service carry it, and how many replicas does it take?
  --replicas N       number of equal deployments that share the load of --for (default 1; more is extrapolated)
  --price PRICE      price of one replica, e.g. '2.50/h' or '1800 EUR/month': adds the cost of requests and replicas
  --max-seconds N    maximum length of the sweep (default 600; reference: 70): it ends sooner once the interval is within 5 %
  --resume DIR       continue from the stages in DIR, and write into DIR: give the same target, model,
                     objectives and options of requests as then, and no --out
  --scenario NAME    throughput (JSON), stream or websocket (default: stream where an objective is about streams)
  --arrivals KIND    poisson (default) or constant
  --prompt-tokens N  words per prompt (default 32)      --max-tokens N   completion tokens per request (default 32)
  --timeout N        seconds per request (default 60)   --seed S         seed of all schedules
  --key-env NAME     environment variable that holds the key (default ASSAY_KEY)   --dummy-key   it is not a secret
  --keys-env A,B     or environment variables with a key each: requests take turns among them
  --header NAME=ENV  header field to send with every request, its value in the environment variable ENV; may be repeated
  --model NAME       model to request (required with a base URL)
  --profile NAME     how streams are requested and how they end: ${describeProfiles()}
  --statement FILE   statement of the deployment, as for assay check: WebSocket dialect, and readings to judge answers by
  --no-calibration   do not measure the instrument's own error
  --no-preflight     leave out the checks before the sweep
  --k6 PATH          a k6 from 'assay build-k6' (default: ASSAY_K6, else it is built here)
  --allow-remote     the target is another machine, and you intend to load it
  --model-of SPEC    service model of the embedded reference (default mmc,servers=4,ms=25):
${MODEL_HELP.replaceAll(/^/gm, '                   ')}
  --out DIR          folder for ${joined([RUN_FILE, ...reportFiles('capacity')], 'and')}
  --json             print ${RUN_FILE} instead of the summary

example: ASSAY_KEY=... assay capacity http://127.0.0.1:8000 --model NAME --slo 'ttft p95 < 1s' --for '40 rps'
         assay capacity reference --slo 'e2e p95 < 150ms'
`
