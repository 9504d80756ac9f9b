/** Stores a TLS client certificate for each service. */

/** A client certificate with its key, both PEM. The key is secret. */
export type ClientCertificate = { readonly cert: string; readonly key: string }

type Service = { readonly hostname: string; readonly port: string }

const certificates = new Map<string, ClientCertificate>()

function nameOf({ hostname, port }: Service): string {
  return `${hostname.replace(/^\[(.*)\]$/, '$1')}:${port || '443'}`
}

/** Sets the client certificate for a service. Other services and proxies never get it. */
export function presentCertificate(service: Service, certificate: ClientCertificate): void {
  certificates.set(nameOf(service), certificate)
}

/** Returns the client certificate for a service; undefined without one. */
export function certificateFor(service: Service): ClientCertificate | undefined {
  return certificates.get(nameOf(service))
}
