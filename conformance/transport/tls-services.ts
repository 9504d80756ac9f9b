import type { TLSSocket } from 'node:tls'

/** A client certificate and its key, both in PEM. The key is secret. */
export type ClientCertificate = { readonly cert: string; readonly key: string }

type Service = { readonly hostname: string; readonly port: string }

const certificates = new Map<string, ClientCertificate>()
const ends = new Map<string, number>()

function nameOf({ hostname, port }: Service): string {
  return `${hostname.replace(/^\[(.*)\]$/, '$1')}:${port || '443'}`
}

/** Sets the client certificate for a service. */
export function presentCertificate(service: Service, certificate: ClientCertificate): void {
  certificates.set(nameOf(service), certificate)
}

/** Returns the client certificate for a service; undefined if the user gave none. */
export function certificateFor(service: Service): ClientCertificate | undefined {
  return certificates.get(nameOf(service))
}

/** Stores in `service` the time when the certificate that the service presented on `socket` expires. */
export function storeCertificateEnd(service: Service, socket: TLSSocket): void {
  ends.set(nameOf(service), Date.parse(socket.getPeerCertificate().valid_to))
}

/** Returns when a service's certificate expires, in ms since 1970; undefined without TLS. */
export function certificateEndOf(service: Service): number | undefined {
  return ends.get(nameOf(service))
}
