/** `assay check`: judges one target. */
import { CAPABILITIES } from '../../conformance/exchange/capabilities.ts'
import { reportFiles } from '../../reports/format-names.ts'
import { RUN_KINDS } from '../../schemas/run-kinds.ts'
import { parseFlags, type Command, type CommandContext } from '../command.ts'
import { requireTarget } from '../named-target.ts'
import { judgeTarget } from '../judge-target.ts'
import { describeProfiles, PROFILES_HELP } from '../profile-flag.ts'
import { withClientsValue } from '../client-flags.ts'
import { CHECK_FLAGS, checkRequest } from '../check-request.ts'
import { renderPlan, statementWarnings } from '../check-plan.ts'

const HELP = `usage: assay check BASE-URL [options]

Judges whether the service at BASE-URL conforms to its interface. The word 'reference' in its place names the embedded
reference implementation.

  --key-env NAME       environment variable that holds the key (default ASSAY_KEY)
  --dummy-key          the key is not a secret: it may be shorter than 8 characters, and may show in reports
  --header NAME=ENV    header field to send with every request, its value in the environment variable ENV; may be repeated
  --model NAME         model to request (default: the first one that the service lists)
  --profile NAME       readings in force: ${describeProfiles()}
  --statement FILE     the service's own declarations; they replace the profile's   (assay list readings)
  --baseline FILE      known failures: exit 0 while these and no others fail; 1 for a stale entry   (docs/ci.md)
  --baseline-update    write FILE from this run
  --require LIST       capabilities that the target must offer: ${CAPABILITIES.join(', ')}
  --only ID,ID         these checks only, and only the requests they need   (assay list checks)
  --skip ID,ID         all checks but these
  --clients LIST       run the official openai libraries as well: node, python, go, java, or all   (docs/clients.md)
  --max-requests N     maximum number of requests (default 250, plus those for limits and for client libraries)
  --max-tokens N       maximum number of completion tokens to request (default 20000). It does not bound prompts: the plan
                       announces their size, and --skip core.huge-clean,core.huge-prompt-not-cut,core.answers-after-huge leaves out the prompt of 1 MB
  --allow-signup       try sign-up as well: creates up to three accounts and does not remove them
  --signup-email T     template of their addresses (default 'assay+{nonce}@example.com')
  --signup-key-env N   environment variable with the key, where sign-up sends it by mail
  --limits-key-env N   environment variable with a key whose rate limit may be spent (default: the key of the run)
  --limits-sibling-key-env N   ... with a second key of its account, to see the scope of the limit
  --limits-other-key-env N     ... with a key of another account
  --receiver MODE      where webhooks are received: loopback (default for a target on this machine), or off
  --receiver-url URL   your own ingress, which forwards to --receiver-port on this machine
  --receiver-port N    port that receives webhooks (default: a free one)
  --wait N             seconds to wait for an event at an address that you enter by hand (at most 86400)
  --webhook-secret-env N   environment variable with the signing secret of that address
  --timeout N          seconds that one request may take (default 120, 60 of them until the answer begins; at most 86400)
  --max-minutes N      maximum length of the run in minutes, without deliberate waits (default 30, at most 10080); a check
                       that needs an unsent request is inconclusive
  --seed S             seed of prompts, nonces, names and order (default: assay; with --disguise a random one)
  --disguise           look like a common client, in words, names, order and pace drawn from the seed, so that a service
                       that behaves well only for Assay is exposed. New accounts do not name Assay either; see --signup-email
  --repeat K           run probes that depend on the model K times (default 1, at most 20): a failed round is a failure
  --out DIR            folder for ${[RUN_KINDS.check.file, ...reportFiles('check'), 'transcript.ndjson'].join(', ')}
                       (default: a new one below reports/out)
  --list               print the planned requests and checks, then stop
  --json               print run.json instead of the summary

environment: ASSAY_KEY; HTTP_PROXY, HTTPS_PROXY, NO_PROXY (never used for this machine); NODE_EXTRA_CA_CERTS;
             ${PROFILES_HELP}

example: ASSAY_KEY=... assay check https://api.example.com --model NAME --out results
`

/** Judges a target. */
export const checkCommand: Command = {
  help: HELP,
  run: check,
}

async function check(args: readonly string[], context: CommandContext): Promise<number> {
  const { flags, positionals } = parseFlags(withClientsValue(args), CHECK_FLAGS, 1)
  requireTarget(positionals[0], 'check')
  const request = checkRequest(flags, positionals[0], context)
  if (flags['list'] === true) {
    for (const warning of statementWarnings(request)) context.stderr.write(`assay: ${warning}\n`)
    context.stdout.write(renderPlan(request))
    return 0
  }
  return await judgeTarget(request, context)
}
