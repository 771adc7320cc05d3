/** A lazy request: it is sent when it is first awaited, and only once. */
export interface PlatformRequest<T> extends Promise<T> {
  readonly method: string
  /** Full URL with the query string. */
  readonly url: URL
  /** API path, relative to the endpoint. */
  readonly pathname: string
  /** Sent as JSON. `undefined` for a GET request. */
  readonly body: object | undefined
  /** Sent as the query string of a GET request. `undefined` for other methods. */
  readonly params: object | undefined
  /** Property of the response that contains the value, if there is one. */
  readonly responseKey: string | undefined
  readonly isPaginated: boolean
  execute(): Promise<T>
  /**
   * Sends the request and resolves to a copy of its response. Rejects like the call, but never waits for an action
   * attempt.
   */
  fetchResponse(): Promise<Response>
  /** Creates a request with additional parameters. It has not been sent yet. */
  withParameters(parameters: object): PlatformRequest<T>
}
