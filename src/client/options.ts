import type { KyInstance } from 'ky'

/** How often a call is sent again: one that reads after a network error, 429 or 5xx, any other after 429 alone. */
export interface RetryOptions {
  /** @default 2 */
  limit: number
}

/** How long a command to a device is waited for. */
export interface WaitingTime {
  /**
   * Milliseconds until it is given up.
   * @default 5000
   */
  timeout?: number | undefined
  /**
   * Milliseconds between two looks.
   * @default 500
   */
  pollingInterval?: number | undefined
}

/** Whether, and for how long, a call that commands a device waits until the command is done. */
export type WaitForActionAttempt = boolean | WaitingTime

/** What one call may ask for. */
export interface CallOptions {
  /** @default that of the client; `actionAttempts.get` waits only when asked here. */
  waitForActionAttempt?: WaitForActionAttempt | undefined
  /** Ends the call at any moment; it then rejects with the reason of the signal. */
  signal?: AbortSignal | undefined
  /** @default that of the client */
  retry?: RetryOptions | undefined
  /**
   * Milliseconds until one attempt of this call gives up; `0` waits for ever.
   * @default that of the client
   */
  timeout?: number | undefined
  /**
   * Whether a change goes on when the page is left; browsers hold only a few such calls at once.
   * @default false
   */
  keepalive?: boolean | undefined
  /** Sent with this call, beside those of the client; those of the credential win. */
  headers?: HeadersInit | undefined
}

/** What every client may be told, whatever its credential. */
export interface ClientOptions {
  /**
   * Where the platform is; it may have a path.
   * @default 'https://connect.getseam.com'
   */
  endpoint?: string | undefined
  /**
   * The name that the platform gives its headers and tokens.
   * @default 'seam'
   */
  product?: string | undefined
  /** @default false */
  isUndocumentedApiEnabled?: boolean | undefined
  /** @default true */
  waitForActionAttempt?: WaitForActionAttempt | undefined
  retry?: RetryOptions | undefined
  /**
   * Milliseconds until one attempt of a call gives up; `0` waits for ever.
   * @default 0
   */
  timeout?: number | undefined
  /** @default the global `fetch` */
  fetch?: typeof globalThis.fetch | undefined
  /** Sent with every call; those of the credential win. */
  headers?: HeadersInit | undefined
  /**
   * Ends the client for good: its calls, present and later, reject with the reason of the signal, and it forgets its
   * credential and its user.
   */
  signal?: AbortSignal | undefined
}

/** What `new PlatformClientWithoutWorkspace` takes: one credential, or a ready-made `client`. */
export interface PlatformClientWithoutWorkspaceOptions extends ClientOptions {
  consoleSessionToken?: string | undefined
  personalAccessToken?: string | undefined
  /**
   * A ky instance with its own `prefix`, headers and so on; only the two flags can be given with it. Its calls fail with
   * the errors of this package, whatever its hooks make of them.
   */
  client?: KyInstance | undefined
}

/** What `new PlatformClient` takes: one credential, or a ready-made `client`. */
export interface PlatformClientOptions extends PlatformClientWithoutWorkspaceOptions {
  apiKey?: string | undefined
  clientSessionToken?: string | undefined
  /** Goes with a `consoleSessionToken` or `personalAccessToken`, which need it. */
  workspaceId?: string | undefined
}
