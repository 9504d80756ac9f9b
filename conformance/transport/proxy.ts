import { BlockList, isIP } from 'node:net'
import { isLoopback } from '../../schemas/loopback.ts'

/** An HTTP proxy. `href` may contain credentials. */
export type Proxy = {
  readonly name: string
  readonly href: string
  readonly variable: string
}

/** Thrown if an environment variable is not a proxy's URL. The message omits the value, which may contain a password. */
export class ProxyError extends Error {
  override readonly name = 'ProxyError'
}

type Environment = Readonly<Record<string, string | undefined>>

/** Returns the proxy that the environment sets for a target, or null. Throws ProxyError if a variable is not a proxy's URL. */
export function proxyFor(target: URL, env: Environment): Proxy | null {
  const scheme = target.protocol === 'https:' || target.protocol === 'wss:' ? 'https_proxy' : 'http_proxy'
  const variable = [scheme, scheme.toUpperCase()].find((name) => isSet(env[name]))
  // As in Go's net/http: for a proxy, such a name would mean the proxy itself.
  if (variable === undefined || isLoopback(target.hostname)) return null
  const excepted = [env['no_proxy'], env['NO_PROXY']].find(isSet) ?? ''
  if (isExcepted(target, excepted)) return null
  return proxyIn(variable, env[variable] ?? '')
}

/** Returns the header fields with the proxy's credentials; empty without credentials. */
export function proxyCredentials({ href }: Proxy): readonly (readonly [string, string])[] {
  const { username, password } = new URL(href)
  if (username === '' && password === '') return []
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return [['proxy-authorization', `Basic ${Buffer.from(pair).toString('base64')}`]]
}

function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== ''
}

function proxyIn(variable: string, value: string): Proxy {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `http://${value}`)
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.hostname === '')
    throw new ProxyError(`${variable} does not name an HTTP proxy: write http://host:port`)
  return { name: `${url.hostname}:${portOf(url)}`, href: url.href, variable }
}

/** Returns the port of a URL, or the default port of its scheme. */
export function portOf({ port, protocol }: Pick<URL, 'port' | 'protocol'>): string {
  if (port !== '') return port
  return protocol === 'https:' || protocol === 'wss:' ? '443' : '80'
}

// Returns the host without the brackets that a URL puts around an IPv6 address.
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase()
}

// Returns whether `NO_PROXY` contains the target. Entries are `*`, domains, `.domain` for subdomains alone, addresses and ranges, with
// or without a port.
function isExcepted(target: URL, list: string): boolean {
  return list
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .some((entry) => isExceptedBy(entry, target))
}

function isExceptedBy(entry: string, target: URL): boolean {
  if (entry === '*') return true
  const host = hostOf(target)
  if (entry.includes('/')) return isInRange(entry, host)
  const { name, port } = entryParts(entry)
  if (port !== null && port !== portOf(target)) return false
  if (name.startsWith('.') || name.startsWith('*.')) return host.endsWith(name.replace(/^\*/, ''))
  return host === name || (isIP(host) === 0 && host.endsWith(`.${name}`))
}

function entryParts(entry: string): { readonly name: string; readonly port: string | null } {
  if (isIP(entry) === 6) return { name: entry, port: null }
  const [, name = entry, port = null] = /^(.*?):(\d+)$/.exec(entry) ?? []
  return { name: name.replace(/^\[(.*)\]$/, '$1'), port }
}

function isInRange(entry: string, host: string): boolean {
  const [network = '', bits = ''] = entry.split('/')
  const families = [isIP(network), isIP(host)]
  if (families[0] === 0 || families[0] !== families[1] || !/^\d+$/.test(bits)) return false
  const family = families[0] === 4 ? 'ipv4' : 'ipv6'
  if (Number(bits) > (family === 'ipv4' ? 32 : 128)) return false
  const range = new BlockList()
  range.addSubnet(network, Number(bits), family)
  return range.check(host, family)
}
