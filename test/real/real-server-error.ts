/** The reasons why the real server does not start. `message` is one line, `cause` the error below it when there is one. */
export class RealServerError extends Error {
  readonly code: 'python-missing' | 'python-old' | 'install' | 'model' | 'start'

  constructor(code: RealServerError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'RealServerError'
    this.code = code
  }
}
