import { checksOf } from '../../evidence/check.ts'
import * as attribution from './core-attribution.ts'
import * as auth from './core-auth.ts'
import * as body from './core-body.ts'
import * as echo from './core-echo.ts'
import * as endpoint from './core-endpoint.ts'
import * as errors from './core-errors.ts'
import * as listing from './core-listing.ts'
import * as methods from './core-methods.ts'
import * as oddRequests from './core-odd-requests.ts'
import * as refusals from './core-refusals.ts'
import * as request from './core-request.ts'
import * as response from './core-response.ts'
import * as usage from './core-usage.ts'

/** All core checks, in the order of the interface. Their ids are permanent. */
export const coreChecks = checksOf(
  attribution,
  auth,
  body,
  echo,
  endpoint,
  errors,
  listing,
  methods,
  oddRequests,
  refusals,
  request,
  response,
  usage,
)
