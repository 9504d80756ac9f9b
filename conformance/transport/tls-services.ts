/** Stores a TLS client certificate for each service, and the expiry time of the certificate that the service presents. */
import type { TLSSocket } from 'node:tls'

/** A client certificate with its key, both PEM. The key is secret. */
export type ClientCertificate = { readonly cert: string; readonly key: string }

type Service = { readonly hostname: string; readonly port: string }

const certificates = new Map<string, ClientCertificate>()
const ends = new Map<string, number>()

function nameOf({ hostname, port }: Service): string {
  return `${hostname.replace(/^\[(.*)\]$/, '$1')}:${port || '443'}`
}

/** Sets the client certificate for a service. Other services and proxies never get it. */
export function presentCertificate(service: Service, certificate: ClientCertificate): void {
  certificates.set(nameOf(service), certificate)
}

/** Returns the client certificate for a service; undefined if the user gave none. */
export function certificateFor(service: Service): ClientCertificate | undefined {
  return certificates.get(nameOf(service))
}

/** Stores the expiry time of the certificate that a service presented on `socket`. */
export function storeCertificateEnd(service: Service, socket: TLSSocket): void {
  ends.set(nameOf(service), Date.parse(socket.getPeerCertificate().valid_to))
}

/** Returns the expiry time of a service's certificate, in milliseconds since 1970; undefined without TLS. */
export function certificateEndOf(service: Service): number | undefined {
  return ends.get(nameOf(service))
}
