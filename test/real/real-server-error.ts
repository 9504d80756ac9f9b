/** An error that prevents a real server from being judged. `message` is one line, `cause` the original error. */
export class RealServerError extends Error {
  readonly code: 'python-missing' | 'python-old' | 'install' | 'model' | 'start'

  constructor(code: RealServerError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'RealServerError'
    this.code = code
  }
}
