import type { SandboxDevice } from './data/configured-devices.js'
import type { SandboxEntrance } from './data/entrances.js'

/** Error messages by field, in the format of the platform. Those of an object contain its fields. */
export interface ValidationErrors {
  readonly _errors?: readonly string[]
  readonly [field: string]: ValidationErrors | readonly string[] | undefined
}

/** How the platform refuses a route to a session that may use other routes. */
export type SandboxRefusal =
  | 'client_session_token_used_for_api_key'
  | 'unauthorized'
  | 'token_auth_not_accepted'
  | 'missing_workspace_id'
  | 'forbidden'
  | 'not_found'

/** A fault that is injected into the requests to a path. Options can be combined. */
export interface SandboxFault {
  /**
   * Responds with this HTTP status, without carrying out the request.
   * @default 500 with `error`, 200 with `body`
   */
  status?: number
  /**
   * Refuses the route as the platform does, without carrying out the request: with status 401, 400, 403 or, for
   * `'not_found'`, 404 without JSON. The session stays valid.
   */
  refuse?: SandboxRefusal
  /** The error of the response or, with `attempt: 'fails'`, of the action attempt. */
  error?: { type: string; message?: string; validation_errors?: ValidationErrors }
  /** Responds with this body, without carrying out the request. Strings are sent unchanged, other values as JSON. */
  body?: unknown
  /**
   * Drops the connection, so that the promise rejects with `TypeError('Failed to fetch')`. With `true`, the request
   * never arrives. With `'response'`, it is carried out and only the response is lost.
   */
  drop?: true | 'response'
  /** Additional latency in milliseconds. The response reflects the state at the time of the request. */
  delay?: number
  /** If `true`, the JSON of the response is truncated. */
  brokenJson?: boolean
  /** How action attempts of these requests end. @default depends on the device */
  attempt?: 'fails' | 'never-ends'
  /** Number of requests that the fault affects. @default Infinity */
  times?: number
  /** Value of the `retry-after` header, in seconds. */
  retryAfter?: number
}

/** Options that can be changed while the sandbox is running. */
export interface SandboxConditions {
  /** Duration of each request in milliseconds. `0` responds without a timer. @default 150 */
  latency?: number
  /**
   * Faults by API path. `'*'` applies to requests without a fault of their own.
   * @default {}
   * @example { '/devices/list': { status: 503, times: 2 }, '/locks/unlock_door': { attempt: 'fails' } }
   */
  faults?: Readonly<Record<string, SandboxFault>>
}

/** Options of a sandbox. The same seed and clock always produce the same responses. */
export interface SandboxOptions extends SandboxConditions {
  /** Seed of everything that looks random. @default 1 */
  seed?: number
  /**
   * Returns the current time in milliseconds since 1970. Dates are relative to it, and commands take time by this
   * clock.
   * @default Date.now
   */
  now?: () => number
  /**
   * Devices of the sandbox, newest first.
   * @default sample devices
   * @example [{ kind: 'lock', name: 'Front Door', locked: false, accessCodes: [{ name: 'Cleaning', code: '4711' }] }]
   */
  devices?: readonly SandboxDevice[]
  /**
   * Entrances of access systems, which access grants open.
   * @default sample entrances, or none with `devices`
   * @example [{ name: 'Main Gate', modes: ['mobile_key', 'card'] }]
   */
  entrances?: readonly SandboxEntrance[]
  /**
   * How long a device takes to carry out a command, in milliseconds by `now`. With `0`, commands are done when the
   * platform responds.
   * @default 1000 for commands, 3000 to set an access code, 2000 to remove one
   */
  commandTime?: number
  /**
   * Number of devices, up to 20,000: `devices` or the samples first, then generated units. With 90 or more, the units
   * from 0031 on include thermostats and noise sensors with unusual properties.
   * @default 30, or the number of `devices`
   */
  size?: number
  /**
   * Number of device models in the catalogue, up to 20,000: samples first, then generated manufacturers with about 20
   * models each.
   * @default only the samples
   */
  models?: number
  /**
   * URL of your page on which users connect accounts, absolute or relative to the user's page. It is opened with the
   * parameters `connect_webview_id`, `custom_redirect_url` and, if limited, `accepted_providers`. It must call
   * `/connect_webviews/authorize` and redirect back.
   * @default accounts are connected as soon as a webview is created, and the user stays on the page
   */
  connectWebviewUrl?: string
  /** Prefix of keys, tokens and headers. @default 'seam' */
  product?: string
  /**
   * If `true`, client sessions have a customer. If `false`, the routes that need one, such as those of access grants and
   * spaces, refuse client sessions. The platform also refuses other routes to sessions with a customer; the sandbox does
   * not.
   * @default true
   */
  customer?: boolean
  /**
   * If `true`, unknown tokens are accepted and belong to the initial user.
   * @default false
   */
  takesAnyToken?: boolean
  /**
   * Ids of the connected accounts that a user can see, by user identifier key. Other users see all accounts. Accounts
   * that a user connects later are visible only to that user.
   * @default {}
   * @example { jane: ['account_august', 'account_ecobee'] }
   */
  users?: Readonly<Record<string, readonly string[]>>
}
