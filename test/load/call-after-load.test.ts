/** Tests that the call after a load takes the same way to the target as the load. */
import { createServer } from 'node:http'
import { setDefaultCACertificates } from 'node:tls'
import { expect, onTestFinished, test, vi } from 'vitest'
import { selfSigned } from '../../conformance/transport/certificate-fixture.ts'
import { listenOnFreePort } from '../../conformance/transport/server-fixture.ts'
import { presentCertificate } from '../../conformance/transport/tls-services.ts'
import { isAnswering } from '../../load/session/is-answering.ts'
import { startProxy } from '../fixtures/http-proxy.ts'
import { startTlsFront } from '../fixtures/tls-front.ts'

const planTo = (baseUrl: string) => ({
  urls: { baseUrl, completionsUrl: `${baseUrl}/v1/chat/completions`, socketUrl: '' },
  stop: undefined,
})

/** Starts a service that answers GET until `silence` is called. */
async function service() {
  let isSilent = false
  const server = createServer((_, response) => void (isSilent || response.writeHead(405).end()))
  onTestFinished(() => server.closeAllConnections())
  onTestFinished(() => void server.close())
  return { port: await listenOnFreePort(server, '127.0.0.1'), silence: () => (isSilent = true) }
}

test.each(['http', 'https'])('the call takes the proxy of the load (%s)', async (scheme) => {
  const own = selfSigned('service.test')
  setDefaultCACertificates([own.cert])
  const { port, silence } = await service()
  const front = await startTlsFront(own, port, '127.0.0.1')
  const proxy = await startProxy()
  onTestFinished(proxy.close)
  onTestFinished(front.close)
  vi.stubEnv(`${scheme}_proxy`, `http://${proxy.name}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  // A name that only the proxy reaches.
  const plan = planTo(`${scheme}://service.test:${scheme === 'http' ? port : front.port}`)
  expect(await isAnswering(plan)).toBe(true)
  expect(proxy.log).toHaveLength(1)
  silence()
  expect(await isAnswering(plan, 200)).toBe(false)
  vi.stubEnv(`${scheme}_proxy`, 'http://127.0.0.1:1')
  expect(await isAnswering(plan)).toBe(false)
})

test.each(['TLSv1.2', 'TLSv1.3'] as const)(
  'the call shows the client certificate of the load (%s)',
  async (maxVersion) => {
    const [own, client] = [selfSigned(null), selfSigned('client')]
    setDefaultCACertificates([own.cert])
    const { port, silence } = await service()
    const demands = { requestCert: true, rejectUnauthorized: true, ca: client.cert, maxVersion }
    const front = await startTlsFront({ ...own, ...demands }, port, '127.0.0.1')
    onTestFinished(front.close)
    presentCertificate({ hostname: '127.0.0.1', port: String(front.port) }, client)
    const plan = planTo(`https://127.0.0.1:${front.port}`)
    expect(await isAnswering(plan)).toBe(true)
    silence()
    // Without a certificate, the refusal would count as an answer of the silent service.
    expect(await isAnswering(plan, 200)).toBe(false)
  },
)
