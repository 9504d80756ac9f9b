/** Defines limiters from Debian packages (proxies, web servers, gems). The packages are unpacked and not installed. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../load/free-port.ts'
import { untilListening, orEnd, startChild } from './limiter-children.ts'
import { run, type KnownLimiter, type Starter } from './limiter-install.ts'
import { proxyConfig, type Ports } from './limiter-proxy-configs.ts'

const PACKAGES = [
  'nginx',
  'haproxy',
  'liblua5.3-0',
  'libopentracing-c-wrapper0',
  'libopentracing1',
  'varnish',
  'libvarnishapi3',
  'libjemalloc2',
  'varnish-modules',
  'apache2-bin',
  'libapr1',
  'libaprutil1',
  'libapache2-mod-evasive',
]
const GEMS = ['ruby3.1', 'libruby3.1', 'ruby-rack', 'ruby-rack-attack', 'ruby-webrick', 'ruby-activesupport']
const START_MS = 60_000

/** Rate-limiting proxies. Assay gets no `--refusal-status`, so it has to recognize that nginx refuses with 503 and mod_evasive with 403. */
export const PROXIES: readonly KnownLimiter[] = [
  { name: 'nginx-limit-req', families: ['token-bucket'], capacity: 8, windowMs: 2000 },
  {
    name: 'nginx-limit-req-delay',
    families: ['pacing', 'queue-with-overflow'],
    capacity: null,
    windowMs: null,
  },
  {
    name: 'haproxy-stick-table',
    families: ['sliding-counter-counting-refusals'],
    capacity: 8,
    windowMs: 2000,
  },
  // It adds whole tokens only, since the last request that was let through: `(long)` in its calc_tokens.
  { name: 'varnish-vsthrottle', families: ['truncating-bucket'], capacity: 8, windowMs: 2000 },
  {
    name: 'apache-evasive',
    families: ['idle-reset', 'extending-window', 'fixed-ban'],
    capacity: null,
    windowMs: null,
  },
]

export const RUBY: readonly KnownLimiter[] = [
  { name: 'rack-attack', families: ['fixed-window'], capacity: 7, windowMs: 2000 },
  { name: 'rack-attack-403', families: ['fixed-window'], capacity: 7, windowMs: 2000 },
]

const PROGRAMS: Readonly<
  Record<string, (folder: string, config: string, port: number) => readonly string[]>
> = {
  nginx: (folder, config) => ['-p', folder, '-e', 'stderr', '-c', config],
  haproxy: (_folder, config) => ['-db', '-f', config],
  apache2: (_folder, config) => ['-X', '-f', config],
  varnishd: (folder, config, port) => {
    const name = ['-F', '-n', join(folder, `varnish-${port}`)]
    return name.concat('-f', config, '-a', `127.0.0.1:${port}`, '-j', 'none', '-s', 'malloc,16m')
  },
}
const PROGRAM_OF: Readonly<Record<string, string>> = {
  nginx: 'nginx',
  haproxy: 'haproxy',
  apache: 'apache2',
  varnish: 'varnishd',
}

/** Unpacks the proxies. Throws if their packages are not available. */
export function installProxies(folder: string): Starter {
  unpack(folder, PACKAGES)
  return async (name) => {
    const program = PROGRAM_OF[name.split('-')[0] ?? ''] ?? ''
    const ports: Ports = { front: await freePort(), back: await freePort() }
    const config = join(folder, `${name}.conf`)
    writeFileSync(config, proxyConfig(name, folder, ports))
    const argv = PROGRAMS[program]?.(folder, config, ports.front) ?? []
    const child = startChild(join(folder, 'root', 'usr', 'sbin', program), argv, {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, LD_LIBRARY_PATH: libraryIn(folder) },
    })
    await orEnd(child, reachable(ports.front))
    return { port: ports.front, child }
  }
}

/** Unpacks the gems and a Ruby. Throws if their packages are not available. */
export function installRuby(folder: string, servers: string): Starter {
  unpack(folder, GEMS)
  const usr = join(folder, 'root', 'usr')
  const gems = join(usr, 'share', 'rubygems-integration', 'all', 'gems')
  const paths = [
    join(usr, 'lib', 'ruby', '3.1.0'),
    join(libraryIn(folder), 'ruby', '3.1.0'),
    join(usr, 'lib', 'ruby', 'vendor_ruby'),
    ...readdirSync(gems).map((gem) => join(gems, gem, 'lib')),
  ]
  const env = { ...process.env, LD_LIBRARY_PATH: libraryIn(folder), RUBYLIB: paths.join(':') }
  const argv = ['--disable-gems', join(servers, 'ruby_limiters.rb')]
  const ruby = join(usr, 'bin', 'ruby3.1')
  return (name) => untilListening(startChild(ruby, [...argv, name], { cwd: folder, env }))
}

function unpack(folder: string, packages: readonly string[]): void {
  mkdirSync(join(folder, 'root'), { recursive: true })
  run('apt-get', ['download', ...packages], folder)
  for (const name of readdirSync(folder)) if (name.endsWith('.deb')) run('dpkg', ['-x', name, 'root'], folder)
}

function libraryIn(folder: string): string {
  return join(folder, 'root', 'usr', 'lib', 'x86_64-linux-gnu')
}

async function reachable(port: number): Promise<void> {
  const deadline = Date.now() + START_MS
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/`)
      return
    } catch (cause) {
      if (Date.now() > deadline) throw new Error('the proxy does not listen', { cause })
      await setTimeout(50)
    }
  }
}
