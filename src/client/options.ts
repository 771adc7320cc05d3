import type { KyInstance } from 'ky'

/**
 * How often a failed request is retried. Reads are retried after network errors, 429 and 5xx; changes only after 429.
 */
export interface RetryOptions {
  /**
   * Maximum number of retries.
   * @default 2
   */
  limit: number
}

/** How long to wait for an action attempt. */
export interface WaitingTime {
  /**
   * Maximum waiting time in milliseconds. Then the call rejects with an `ActionAttemptTimeoutError`.
   * @default 5000
   */
  timeout?: number | undefined
  /**
   * Milliseconds between polls.
   * @default 500
   */
  pollingInterval?: number | undefined
}

/**
 * Whether, and for how long, to wait until a device has carried out a command. `false` resolves with the pending action
 * attempt.
 */
export type WaitForActionAttempt = boolean | WaitingTime

/** Options of a single call. They override the options of the client. */
export interface CallOptions {
  /**
   * `true` to wait until the device has carried out the command.
   * @default the client's option; `false` for `actionAttempts.get`
   */
  waitForActionAttempt?: WaitForActionAttempt | undefined
  /** Aborts the call, including retries and polling. The call rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** @default the client's option */
  retry?: RetryOptions | undefined
  /**
   * Timeout of one attempt in milliseconds. `0` disables it.
   * @default the client's option
   */
  timeout?: number | undefined
  /**
   * If `true`, the request continues when the page is unloaded. Browsers limit such requests to 64 kB in total.
   * @default false
   */
  keepalive?: boolean | undefined
  /**
   * Called before the call is sent again because its session has been renewed. If it throws, the call is not sent again and
   * rejects with that error.
   */
  onRepeat?: (() => void) | undefined
  /**
   * If `true`, a rejected call of a client or console session is checked with `workspaces.get`, unless another call has
   * succeeded meanwhile. If the session is valid, the call rejects with an {@link ApiError} whose `isRefused` is `true`,
   * and the session is not renewed.
   * @default false
   */
  detectRefusal?: boolean | undefined
  /** Additional headers for this call. They override the client's, but not those of the credential. */
  headers?: HeadersInit | undefined
}

/** Options of every client. */
export interface ClientOptions {
  /**
   * Base URL of the platform, or a path on the current origin.
   * @default the environment variable `SEAM_ENDPOINT`, or 'https://connect.getseam.com'
   */
  endpoint?: string | undefined
  /**
   * Name of the platform in headers, tokens and environment variables.
   * @default 'seam'
   */
  product?: string | undefined
  /**
   * `true` to allow calls of undocumented endpoints, which may change at any time.
   * @default false
   */
  isUndocumentedApiEnabled?: boolean | undefined
  /**
   * `true` if commands wait until the device has carried them out.
   * @default true
   */
  waitForActionAttempt?: WaitForActionAttempt | undefined
  retry?: RetryOptions | undefined
  /**
   * Timeout of one attempt in milliseconds. `0` disables it.
   * @default 0
   */
  timeout?: number | undefined
  /**
   * Function that sends the requests.
   * @default the global `fetch`
   */
  fetch?: typeof globalThis.fetch | undefined
  /** Headers for every request. They don't override those of the credential. */
  headers?: HeadersInit | undefined
  /**
   * Ends the client permanently: pending and later calls reject with the signal's reason, and the credential and user
   * are removed from memory.
   */
  signal?: AbortSignal | undefined
}

/** Options of `new PlatformClientWithoutWorkspace`: one credential, or `client`. */
export interface PlatformClientWithoutWorkspaceOptions extends ClientOptions {
  consoleSessionToken?: string | undefined
  personalAccessToken?: string | undefined
  /**
   * A ky instance with its own URL and headers. Can only be combined with `isUndocumentedApiEnabled` and
   * `waitForActionAttempt`. Its hooks run, but calls always reject with the errors of this package.
   */
  client?: KyInstance | undefined
}

/** Options of `new PlatformClient`: one credential, or `client`. */
export interface PlatformClientOptions extends PlatformClientWithoutWorkspaceOptions {
  apiKey?: string | undefined
  clientSessionToken?: string | undefined
  /** Required with `consoleSessionToken` and `personalAccessToken`, not allowed with other credentials. */
  workspaceId?: string | undefined
}
