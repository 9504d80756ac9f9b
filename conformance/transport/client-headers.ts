/** The header fields by which a client shows what it is: ours, or in a disguised run those of a common client. */
import { seededNumber, seededPick } from './seeded.ts'
import type { HeaderList } from '../exchange/exchange.ts'

/** Returns the fields of a run that says what it is. */
export function plainClient(version: string): HeaderList {
  return [
    ['user-agent', `assay/${version}`],
    ['accept', '*/*'],
    ['accept-encoding', 'identity'],
  ]
}

/**
 * Returns the fields that a common client sends, drawn from the seed. None of them has `accept-encoding`: a field
 * that asks for no encoding would show who sends. An encoded answer is then permitted, and is decoded (see http.ts).
 */
export function disguisedClient(seed: string): HeaderList {
  return seededPick(CLIENTS, seed, 'client')((count, use) => seededNumber(seed, 'client', use) % count)
}

/** Draws a whole number below `count`. */
type Draw = (count: number, use: string) => number

const CLIENTS: readonly ((draw: Draw) => HeaderList)[] = [
  openaiNode,
  openaiPython,
  openaiGo,
  openaiDotnet,
  (draw) => [
    ['accept', 'application/json'],
    ['user-agent', `GuzzleHttp/7.${draw(10, 'minor')}`],
  ],
  (draw) => [
    ['user-agent', `curl/8.${5 + draw(12, 'minor')}.0`],
    ['accept', '*/*'],
  ],
  (draw) => [
    ['accept', '*/*'],
    ['user-agent', `python-requests/2.${28 + draw(5, 'minor')}.${draw(3, 'patch')}`],
  ],
  (draw) => [
    ['user-agent', `Java-http-client/${['17.0.12', '21.0.4', '21.0.6', '23.0.1'][draw(4, 'version')] ?? ''}`],
    ['accept', 'application/json'],
  ],
]

const SYSTEMS = ['Linux', 'MacOS', 'Windows'] as const
const ARCHITECTURES = ['x64', 'arm64'] as const

function openaiNode(draw: Draw): HeaderList {
  const version = `${6 + draw(2, 'major')}.${draw(50, 'minor')}.0`
  return [
    ['accept', 'application/json'],
    ['user-agent', `OpenAI/JS ${version}`],
    ['x-stainless-retry-count', '0'],
    ['x-stainless-timeout', '600'],
    ...stainless(draw, 'js', version),
    ['x-stainless-runtime', 'node'],
    ['x-stainless-runtime-version', `v${20 + 2 * draw(3, 'runtime')}.${draw(12, 'runtime-minor')}.0`],
  ]
}

function openaiPython(draw: Draw): HeaderList {
  const version = `${1 + draw(3, 'major')}.${draw(99, 'minor')}.${draw(3, 'patch')}`
  return [
    ['accept', 'application/json'],
    ['user-agent', `OpenAI/Python ${version}`],
    ...stainless(draw, 'python', version),
    ['x-stainless-async', draw(2, 'async') === 0 ? 'false' : 'async:asyncio'],
    ['x-stainless-runtime', 'CPython'],
    ['x-stainless-runtime-version', `3.${9 + draw(5, 'runtime')}.${draw(10, 'runtime-patch')}`],
    ['x-stainless-retry-count', '0'],
    ['x-stainless-read-timeout', '600'],
  ]
}

function openaiGo(draw: Draw): HeaderList {
  const version = `${1 + draw(3, 'major')}.${draw(13, 'minor')}.0`
  return [
    ['user-agent', `OpenAI/Go ${version}`],
    ['accept', 'application/json'],
    ...stainless(draw, 'go', version),
    ['x-stainless-retry-count', '0'],
    ['x-stainless-runtime', 'go'],
    ['x-stainless-runtime-version', `go1.${22 + draw(4, 'runtime')}.${draw(9, 'runtime-patch')}`],
  ]
}

function openaiDotnet(draw: Draw): HeaderList {
  const runtime = `.NET ${8 + draw(2, 'runtime')}.0.${draw(11, 'runtime-patch')}`
  return [
    ['accept', 'application/json'],
    ['user-agent', `OpenAI/2.${1 + draw(4, 'minor')}.0 (${runtime}; Ubuntu 24.04.1 LTS)`],
  ]
}

function stainless(draw: Draw, language: string, version: string): HeaderList {
  return [
    ['x-stainless-lang', language],
    ['x-stainless-package-version', version],
    ['x-stainless-os', SYSTEMS[draw(SYSTEMS.length, 'os')] ?? 'Linux'],
    ['x-stainless-arch', ARCHITECTURES[draw(ARCHITECTURES.length, 'arch')] ?? 'x64'],
  ]
}
