/** Compares which answers Assay and AIPerf count as complete, for streams with different ends. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { chunkJson, events, ROLE, WHOLE_ANSWER } from '../../load/session/stream-server-fixture.ts'
import { listenOnFreePort } from '../../conformance/transport/server-fixture.ts'
import { inFolder, benchTable, tell } from './bench-frame.ts'
import { runAiperf } from './cross-check-aiperf.ts'
import { runAssay, type CrossLoad } from './cross-check-assay.ts'

const cut = WHOLE_ANSWER.slice(0, 2)

/** Answers with a correct beginning and different ends. A tool that ignores the ends counts all answers as complete. */
const ENDINGS: readonly (readonly [name: string, text: string])[] = [
  ['a whole stream', events(WHOLE_ANSWER)],
  ['no finish_reason, no [DONE]', events(cut)],
  ['finish_reason, no [DONE]', events(WHOLE_ANSWER.slice(0, 5))],
  ['an error object amid the stream', events([...cut, '{"error":{"message":"overloaded"}}', '[DONE]'])],
  ['a chunk that is not JSON', events([...cut, '{"choices":', ...WHOLE_ANSWER.slice(2)])],
  ['a role and no text', events([ROLE, ...WHOLE_ANSWER.slice(3)])],
  [
    'text only in reasoning',
    events([ROLE, chunkJson({ reasoning_content: 'hm' }), ...WHOLE_ANSWER.slice(3)]),
  ],
  ['CRLF', events(WHOLE_ANSWER, '\r\n')],
  ['chunks without `object`', events(WHOLE_ANSWER).replaceAll('"object":"chat.completion.chunk",', '')],
]
const LOAD: CrossLoad = { users: 4, seconds: 3, maxTokens: 8, promptTokens: 4, seed: 'endings' }
/** The delay of each answer in milliseconds. It limits a load of three seconds to a few dozen requests. */
const PAUSE_MS = 50

/** Returns a table that shows, for each kind of stream ending, which tool counts the answer as complete. */
export async function crossCheckEndings(command: string): Promise<string> {
  tell('which endings count: Assay')
  const ours = await withServer(async (baseUrl, folder) => {
    const { rows } = await runAssay(LOAD, { baseUrl, folder })
    return rows.map((row) => ({ kind: row.i % ENDINGS.length, said: row.class }))
  })
  tell('which endings count: AIPerf')
  const theirs = await withServer(async (baseUrl, folder, kindOf) => {
    const { records } = await runAiperf(command, LOAD, { baseUrl, folder })
    return records.map(({ requestId, error }) => ({
      kind: kindOf.get(requestId) ?? -1,
      said: error === null ? 'ok' : error.split(':', 1)[0] || 'error',
    }))
  })
  const rows = ENDINGS.map(([name], kind) => [name, verdictOf(ours, kind), verdictOf(theirs, kind)])
  return benchTable(['answer', 'Assay', 'AIPerf'], rows)
}

type EndingVerdict = { readonly kind: number; readonly said: string }

function verdictOf(all: readonly EndingVerdict[], kind: number): string {
  const said = all.filter((one) => one.kind === kind).map((one) => one.said)
  if (said.length === 0) throw new Error(`no answer of kind ${kind} was read`)
  const words = [...new Set(said)].map((word) => (word === 'ok' ? 'completed' : `failed: ${word}`))
  return words.join(', ')
}

type Read = (
  baseUrl: string,
  folder: string,
  kindOf: ReadonlyMap<string, number>,
) => Promise<readonly EndingVerdict[]>

/** Returns the verdicts of a tool (`read`) on a test server. The request index in each prompt selects the ending of the answer. */
async function withServer(read: Read): Promise<readonly EndingVerdict[]> {
  const kindOf = new Map<string, number>()
  const server = createServer((request, response) => void answer(request, response, kindOf))
  const port = await listenOnFreePort(server, '127.0.0.1')
  try {
    return await inFolder((folder) => read(`http://127.0.0.1:${port}`, folder, kindOf))
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  kindOf: Map<string, number>,
): Promise<void> {
  let body = ''
  for await (const piece of request) body += String(piece)
  const index = /nonce-[0-9a-z]+-([0-9a-z]+)-/.exec(body)?.[1]
  const kind = Number.parseInt(index ?? '', 36) % ENDINGS.length
  kindOf.set(String(request.headers['x-request-id']), kind)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  setTimeout(() => response.end(ENDINGS[kind]?.[1] ?? ''), PAUSE_MS)
}
