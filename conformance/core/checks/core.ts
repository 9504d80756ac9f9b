/** Lists all checks of the capability `core` in report order. */
import type { Check } from '../../evidence/check.ts'
import { attributionChecks } from './core-attribution.ts'
import { authChecks } from './core-auth.ts'
import { bodyChecks } from './core-body.ts'
import { choiceChecks } from './core-choices.ts'
import { countChecks } from './core-counts.ts'
import { echoChecks } from './core-echo.ts'
import { endpointChecks } from './core-endpoint.ts'
import { errorChecks } from './core-errors.ts'
import { listingChecks } from './core-listing.ts'
import { methodChecks } from './core-methods.ts'
import { oddRequestChecks } from './core-odd-requests.ts'
import { coreRefusalChecks } from './core-refusals.ts'
import { requestChecks } from './core-request.ts'
import { responseChecks } from './core-response.ts'
import { coreUsageChecks } from './core-usage.ts'

/** Every check of the capability `core`. */
export const coreChecks: readonly Check[] = [
  ...endpointChecks,
  ...bodyChecks,
  ...methodChecks,
  ...requestChecks,
  ...oddRequestChecks,
  ...listingChecks,
  ...responseChecks,
  ...choiceChecks,
  ...coreUsageChecks,
  ...countChecks,
  ...echoChecks,
  ...coreRefusalChecks,
  ...authChecks,
  ...errorChecks,
  ...attributionChecks,
]
