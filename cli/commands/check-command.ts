import { CHECK_FLAGS, ENVIRONMENT } from '../flags.ts'
import type { Command } from '../command.ts'
import { requireTarget } from '../target.ts'
import { judgeTarget } from '../judge-target.ts'
import { checkRequest, renderPlan, statementWarnings } from '../check-request.ts'

/** The command `assay check`, which judges a target. */
export const checkCommand: Command = {
  usage: ['check BASE-URL [options]'],
  about: `Judges whether the service at BASE-URL conforms to its interface. The word 'reference' in its place names the embedded
reference implementation.`,
  flags: CHECK_FLAGS,
  notes: ENVIRONMENT,
  examples: ['ASSAY_KEY=... assay check https://api.example.com --model NAME --out results'],
  maxPositionals: 1,
  run: async ({ flags, positionals }, context) => {
    requireTarget(positionals[0], 'check')
    const request = checkRequest(flags, positionals[0], context)
    if (flags['list'] === true) {
      for (const warning of statementWarnings(request)) context.stderr.write(`assay: ${warning}\n`)
      context.stdout.write(renderPlan(request))
      return 0
    }
    return await judgeTarget(request, context)
  },
}
