import { describe, expect, test } from 'vitest'
import type { HeaderList } from '../../exchange/exchange.ts'
import { exchange, goodReply, type ExchangeParts } from '../../exchange/exchange-fixture.ts'
import { detailsIn } from './core-details.ts'
import { answerChunks, chunkWith, eventStream, streamedExchange } from '../../evidence/stream-fixture.ts'

const known = { model: 'test-model', baseUrl: 'http://127.0.0.1:8000', hasPathsJudged: false }

function issues(parts: ExchangeParts, more: Partial<typeof known> = {}): readonly string[] {
  const found = detailsIn(exchange('core.fields/a', parts), { ...known, ...more })
  return found.map(({ at, received }) => `${at.replace('core.fields/a ', '')}: ${received}`)
}

const withHeaders = (...headers: HeaderList): ExchangeParts => ({
  headers: [['content-type', 'application/json'], ...headers],
})
const withMember = (name: string, value: unknown): ExchangeParts => ({
  json: { ...goodReply, [name]: value },
})
const saying = (message: string): ExchangeParts => ({ status: 404, json: { error: { message } } })

test.each<[parts: ExchangeParts, issue: string]>([
  [withHeaders(['X-Process-Id', '812']), 'header x-process-id: a process id: "812"'],
  [withHeaders(['x-worker-pid', '812']), 'header x-worker-pid: a process id: "812"'],
  [withHeaders(['server', 'app (pid 4711)']), 'header server: a process id: "pid 4711"'],
  [withHeaders(['x-upstream', '10.0.3.17:9000']), 'header x-upstream: a private address: "10.0.3.17:9000"'],
  [withHeaders(['x-node', '172.31.0.9:3128']), 'header x-node: a private address: "172.31.0.9:3128"'],
  [withHeaders(['x-script', '/srv/app/main.py']), 'header x-script: a file path: "/srv/app/main.py"'],
  [withMember('pid', 812), '/pid: a process id: "812"'],
  [withMember('debug', { worker_pid: 812 }), '/debug/worker_pid: a process id: "812"'],
  [withMember('backend', 'http://192.168.7.4:11434/x'), '/backend: a private address: "192.168.7.4:11434"'],
  [withMember('backend', '127.0.0.1:9001'), '/backend: a private address: "127.0.0.1:9001"'],
  [withMember('source', '/home/ai/app/chat.py'), '/source: a file path: "/home/ai/app/chat.py"'],
  [
    withMember('source', 'C:\\\\app\\\\chat.py'.replaceAll('\\\\', '\\')),
    '/source: a file path: "C:\\\\app\\\\chat.py"',
  ],
  [
    saying('no route in File "/usr/lib/a.py", line 3'),
    '/error/message: a Python traceback: "File \\"/usr/lib/a.py\\", line 3"',
  ],
  [{ status: 404, text: '<p>/var/www/index.php not found</p>' }, ''],
  [{ status: 404, text: 'File not found: /var/www/index.php' }, 'body: a file path: "/var/www/index.php"'],
  [saying('connect ECONNREFUSED 10.2.0.8:8080'), '/error/message: a private address: "10.2.0.8:8080"'],
])('%j', (parts, issue) => {
  const found = issues(parts)
  if (issue === '') expect(found).toEqual([])
  else expect(found).toContain(issue)
})

const text = 'See /usr/lib/x.py, 10.1.2.3:8080, pid 4711 and C:\\a.'

describe('harmless is', () => {
  test.each<[what: string, parts: ExchangeParts]>([
    ['an ordinary answer', {}],
    ['what the model says', { json: { ...goodReply, choices: [{ message: { content: text }, text }] } }],
    ['what it was asked', withMember('prompt', text)],
    ['a model named by its path', withMember('model', '/srv/models/a.gguf')],
    ['a model of a list', withMember('model_path', '/srv/models/a.gguf')],
    ['the product in the header server', withHeaders(['server', 'nginx/1.27.0 (Ubuntu)'])],
    ['a URL of the site', withHeaders(['location', '/home/login'], ['link', '</usr/terms>; rel=terms'])],
    [
      'a proxy on the way',
      withHeaders(['via', '1.1 172.31.0.9:3128'], ['x-cache', 'HIT from 10.0.0.2:3128']),
    ],
    ['a cookie', withHeaders(['set-cookie', 'a=b; Path=/home/x.js; HttpOnly'])],
    ['an origin that may call', withHeaders(['access-control-allow-origin', 'http://192.168.1.4:3000'])],
    ['the URI that was asked for', withHeaders(['x-original-uri', '/home/v1/chat/completions'])],
    ['the address that was called', withMember('server', 'http://10.0.0.1:8000/v1')],
    ['the address of the client', withMember('client', '127.0.0.1:51544')],
    ['a public address', withMember('edge', '203.0.113.9:8080')],
    ['a version', withMember('version', '10.2.3.4')],
    ['a pid that is not a number', withMember('pid', 'p-81')],
    ['a number that is not a pid', withMember('pid', 81_726_354_433)],
    ['a word with pid in it', withMember('note', 'rapid 1234 stupid 99')],
    ['a page', { text: '<p>served from /var/www/html/</p>', headers: [['content-type', 'text/html']] }],
    ['a path without a file', saying('GET /v1/nothing is not served')],
  ])('%s', (_what, parts) => {
    expect(issues(parts)).toEqual([])
  })
  test('the path that was asked for, below whatever base', () => {
    const url = 'http://127.0.0.1:8000/srv/ai/v1/assay-no-such-path'
    expect(issues({ ...saying('Cannot GET /srv/ai/v1/assay-no-such-path'), url })).toEqual([])
  })
  test('a path that is judged elsewhere, but not an address', () => {
    const both = saying('cannot open /srv/app/a.py on 10.0.0.9:8080')
    expect(issues(both, { hasPathsJudged: true })).toEqual([
      '/error/message: a private address: "10.0.0.9:8080"',
    ])
  })
})

function streamPlaces(chunks: Parameters<typeof eventStream>[0]): readonly string[] {
  return detailsIn(streamedExchange('sse.stream/basic', eventStream(chunks)), known).map(({ at }) => at)
}

test('searches what surrounds the text of a stream', () => {
  const [first, ...rest] = answerChunks([text])
  expect(streamPlaces([first ?? chunkWith({}), ...rest])).toEqual([])
  expect(streamPlaces([chunkWith({ role: 'assistant' }, null, { pid: 812 }), ...rest])).toEqual([
    'sse.stream/basic /pid',
  ])
})

test('an answer 100,000 levels deep is looked into as deep as is of use', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  expect(issues({ text: deep })).toEqual([])
})
