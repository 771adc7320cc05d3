/** A call that is sent when it is awaited, and once however often that happens. */
export interface PlatformRequest<T> extends Promise<T> {
  readonly method: string
  /** Where it goes, with the query string. */
  readonly url: URL
  /** The path below the endpoint. */
  readonly pathname: string
  /** What is sent as JSON; nothing for a GET. */
  readonly body: object | undefined
  /** What is sent as query string, for a GET. */
  readonly params: object | undefined
  /** Under which the answer holds the value of the call, if it has one. */
  readonly responseKey: string | undefined
  readonly isPaginated: boolean
  execute(): Promise<T>
  /** The answer itself. Rejects like the call, but never waits for an action attempt. */
  fetchResponse(): Promise<Response>
  /** The same call with other parameters besides, not sent yet. */
  again(parameters: object): PlatformRequest<T>
}
