/** Chooses the environment variables that child processes receive. The others are withheld, because they may hold API keys. */
import type { Proxy } from '../../conformance/transport/proxy.ts'

const COMMON = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'SSL_CERT_FILE', 'SSL_CERT_DIR'] as const
const PROXIES = [
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'ALL_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'all_proxy',
] as const
const GO_RUNTIME = ['GOMAXPROCS', 'GOMEMLIMIT', 'GOGC', 'GODEBUG'] as const
const GO_BUILD = [
  'GOROOT',
  'GOPATH',
  'GOCACHE',
  'GOMODCACHE',
  'GOPROXY',
  'GOSUMDB',
  'GONOSUMDB',
  'GOPRIVATE',
  'GONOPROXY',
  'GOINSECURE',
  'GOENV',
  'GOTMPDIR',
  'XDG_CACHE_HOME',
  'XDG_CONFIG_HOME',
] as const

function pick(environment: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string> {
  const picked: Record<string, string> = {}
  for (const name of names) {
    const value = environment[name]
    if (value !== undefined) picked[name] = value
  }
  return picked
}

// The same flags for each command of Go, because Go compiles its library and k6 again for other flags. `-dwarf=false` leaves out the
// data for debuggers, which take a twelfth of the time to compile k6. Stack traces need none.
const GO_FLAGS = '-mod=readonly -trimpath -buildvcs=false -gcflags=all=-dwarf=false'

/** Returns the environment of Go commands, which then use only the pinned modules. */
export function goEnvironment(environment: NodeJS.ProcessEnv): Record<string, string> {
  return {
    ...pick(environment, [...COMMON, ...PROXIES, ...GO_BUILD]),
    CGO_ENABLED: '0',
    GOTOOLCHAIN: 'local',
    GOFLAGS: GO_FLAGS,
    GOWORK: 'off',
  }
}

/** Returns the environment variables of a k6 process: some of `environment`, the proxy and the certificate file. Usage reports are off. */
export function k6Environment(
  environment: NodeJS.ProcessEnv,
  { proxy = null, authorities = null }: K6Network = {},
): Record<string, string> {
  return {
    ...pick(environment, [...COMMON, ...GO_RUNTIME]),
    ...(proxy === null ? {} : { HTTP_PROXY: proxy.href, HTTPS_PROXY: proxy.href }),
    ...(authorities === null ? {} : { SSL_CERT_FILE: authorities }),
    K6_NO_USAGE_REPORT: 'true',
    K6_AUTO_EXTENSION_RESOLUTION: 'false',
  }
}

type K6Network = {
  readonly proxy?: Proxy | null
  readonly authorities?: string | null
}
