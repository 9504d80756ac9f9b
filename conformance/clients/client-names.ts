import type { ClientLanguage } from '../exchange/client-job.ts'

/** The name of each language in reports, such as `JavaScript` for `node`. */
export const LANGUAGE_NAMES: Readonly<Record<ClientLanguage, string>> = {
  node: 'JavaScript',
  python: 'Python',
  go: 'Go',
  java: 'Java',
}

/** Returns the id of the probe that uses a client library, such as `clients.go`. */
export function clientProbeId(language: ClientLanguage): string {
  return `clients.${language}`
}

const SERVER_ERROR = 500

// The error classes of the libraries for Python (openai-python `_exceptions.py`) and JavaScript (openai-node `core/error.ts`).
const SHARED: Readonly<Record<number, string>> = {
  400: 'BadRequestError',
  401: 'AuthenticationError',
  403: 'PermissionDeniedError',
  404: 'NotFoundError',
  409: 'ConflictError',
  422: 'UnprocessableEntityError',
  429: 'RateLimitError',
}

// The error classes of the library for Java (openai-java `com.openai.errors`).
const JAVA: Readonly<Record<number, string>> = {
  400: 'BadRequestException',
  401: 'UnauthorizedException',
  403: 'PermissionDeniedException',
  404: 'NotFoundException',
  422: 'UnprocessableEntityException',
  429: 'RateLimitException',
}

/** Returns the error class that a library throws for an HTTP status, such as `RateLimitError`. */
export function errorClassFor(language: ClientLanguage, status: number): string {
  switch (language) {
    case 'node':
      return SHARED[status] ?? (status >= SERVER_ERROR ? 'InternalServerError' : 'APIError')
    case 'python':
      return SHARED[status] ?? (status >= SERVER_ERROR ? 'InternalServerError' : 'APIStatusError')
    case 'java':
      return (
        JAVA[status] ?? (status >= SERVER_ERROR ? 'InternalServerException' : 'UnexpectedStatusCodeException')
      )
    case 'go':
      // The library for Go has one class for all statuses (`internal/apierror`).
      return 'openai.Error'
  }
}
