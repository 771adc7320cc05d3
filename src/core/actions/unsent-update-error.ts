/** Error of an update that was not sent because the newest values of its resource could not be read. */
export class UnsentUpdateError extends Error {
  constructor(cause: unknown) {
    super('Nothing was sent because the newest values could not be read', { cause })
    this.name = 'UnsentUpdateError'
  }
}
