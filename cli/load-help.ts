/** Help of `assay load`. */
import { reportFiles, joined } from '../reports/format-names.ts'
import { RUN_KINDS } from '../schemas/run-kinds.ts'
import { describeProfiles, PROFILES_HELP } from './profile-flag.ts'

const RUN_FILE = RUN_KINDS.load.file

/** The help of `assay load` for the scenarios that send load. */
export const LOAD_HELP = `usage: assay load SCENARIO BASE-URL [options]

Sends completion requests with k6 and reports throughput, latency and failures. Each figure comes with the error of the
instrument. The word 'reference' in place of BASE-URL names the embedded reference implementation. The first run builds k6
(needs Go >= 1.25), unless --k6 names one.

  throughput         JSON answers            stream   server-sent events: TTFT, gaps, TPOT
  websocket          answers over WebSocket  soak     a long, steady run
  rate-limit         identifies the rate limiter; fairness: impact of one key on others
                     (options of their own: assay load rate-limit --help)
  export DIR         the figures of a load as another tool defines them (assay load export --help)

The profile, or a statement, defines how streams are requested and how answers are read. With the profile openai, a request over
WebSocket is one text frame on the path of chat completion, with the key in Authorization. Its answer is a chunk per text frame,
then [DONE].

After the load, some answers are judged. If answers fail a check, one user alone sends requests with the same keys for ten
more seconds, or up to thirty if that decides. This shows whether they fail without load too.

A line before the load gives its longest possible time. That is the sum of warm-up, duration, the wait for the last answers
(--timeout, twice with a schedule) and the measurement of the instrument.

The exit code is 1 when answers violate a MUST or hold the token of another request, even if the figures are not valid.

  --key-env NAME     environment variable that holds the key (default ASSAY_KEY)
  --keys-env A,B     or environment variables with a key each: requests take turns among them
  --dummy-key        the key is not a secret: it may be shorter than 8 characters
  --header NAME=ENV  header field to send with every request, its value in the environment variable ENV; may be repeated
  --model NAME       model to request (required with a base URL)
  --vus N            users at once (closed model; default 10), or maximum in flight (open model; default 10 per
                     request per second, from 10 to 1000)
  --think N          seconds that a user of the closed model waits before the next request
  --rate N           requests per second, independent of the answers (open model, instead of the closed one)
  --arrivals KIND    constant (default) or poisson      --burstiness N   gamma arrivals; 1 is Poisson
  --trace FILE       replay recorded times and lengths, CSV or NDJSON: timestamp (in milliseconds), input_length,
                     output_length          --trace-speed N   2: twice as fast
  --duration N       seconds (default 10, soak 600; of a trace: its length)   --timeout N   seconds per request (default 60)
  --warm-up N        seconds before the duration: requests are sent and not counted
  --ramp-up N        users of the closed model start one after another over N seconds (default 0: all at once)
  --slo TEXT         an objective, e.g. 'ttft p95 < 1s', 'errors < 1%' or 'completions > 50/s'; may be repeated; missed: exit
                     code 1. Durations and shares of failures take < or <=; goodput, completions, output-tokens > or >=
  --prompt-tokens N  words per prompt (default 32)      --prompt-cv N    spread, lognormal
  --max-tokens N     completion tokens per request (default 32)   --output-cv N
  --prefix-share N   share of every prompt that is the same text, 0 to 1
  --mix LIST         transports by weight, e.g. json=1,sse=3; the report compares them
  --profile NAME     how streams are requested and how they end: ${describeProfiles()}
  --statement FILE   statement of the deployment, as for assay check: WebSocket dialect, and readings to judge answers by
  --samples N        maximum number of answers to keep, evenly over the load, and to judge after it (default 20 per second,
                     up to 300); 0: no answer is judged, and the report says so
  --baseline FILE    run.json of assay check on the same target: checks that fail there are not tested again without load
  --no-calibration   do not measure the instrument's own error
  --k6 PATH          a k6 from 'assay build-k6' (default: ASSAY_K6, else it is built here)
  --k6-out NAME      send metrics of k6 and assay_ttft to opentelemetry or experimental-prometheus-rw while the load runs; set
                     their addresses and secrets in K6_OTEL_* or K6_PROMETHEUS_RW_*, as the manual of k6 describes
  --seed S           seed of the whole schedule
  --segment K/N      send part K of N of the schedule only (open model), from the common start --start-at; all parts take the
                     same --seed and options. Writes rows; 'assay merge DIR...' makes one run of all parts
  --start-at TIME    the common start: a time such as 2026-11-23T12:00:00Z, or seconds since 1970
  --emit k8s         do not send: write testrun.json for the k6-operator, whose pods send the load from --start-at on, and the
                     plan for 'assay merge --plan'. Takes --pods N, --image NAME (of the Dockerfile), and optionally
                     --name NAME (default assay), --claim NAME (volume for rows, assay-rows), --secret NAME (assay-keys)
  --allow-remote     the target is another machine, and you intend to load it
  --out DIR          folder for ${joined([RUN_FILE, 'rows', ...reportFiles('load')], 'and')}
  --json             print load-run.json instead of the summary

environment: ASSAY_KEY; ASSAY_K6; HTTP_PROXY, HTTPS_PROXY, NO_PROXY (never used for this machine); NODE_EXTRA_CA_CERTS;
             ${PROFILES_HELP}

example: ASSAY_KEY=... assay load stream http://127.0.0.1:8000 --model NAME --rate 8 --duration 30 --slo 'ttft p95 < 1s'
`
