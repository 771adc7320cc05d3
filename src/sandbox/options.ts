import type { SandboxDevice } from './data/configured-devices.js'

/** The messages that belong to each refused field, as the platform sends them. */
export type ValidationErrors = Readonly<Record<string, { readonly _errors: readonly string[] }>>

/** What goes wrong, on purpose, with the calls of a path. Its parts can be combined. */
export interface SandboxFault {
  /**
   * Answers with this HTTP status; the call itself is not carried out.
   * @default 500 with an `error`, 200 with a `body`
   */
  status?: number
  /** The error in the answer; with `attempt: 'fails'`, the error with which the action attempt ends. */
  error?: { type: string; message?: string; validation_errors?: ValidationErrors }
  /** The body to answer with, and the call is not carried out: a string as it is, anything else as JSON. */
  body?: unknown
  /**
   * Drops the connection: the promise rejects with `TypeError('Failed to fetch')`. With `true` the call never arrived,
   * with `'answer'` it was carried out and only its answer is lost.
   */
  drop?: true | 'answer'
  /** Milliseconds that the answer takes on top of `latency`. What it says is settled when the call arrives. */
  delay?: number
  /** Cuts the answer's JSON off in the middle. */
  brokenJson?: boolean
  /** How the action attempts that these calls start end; without it, as the device is able to. */
  attempt?: 'fails' | 'never-ends'
  /** For how many calls this holds, from now on. @default Infinity */
  times?: number
  /** Seconds for the header `retry-after`. */
  retryAfter?: number
}

/** The conditions under which the sandbox answers; these can be changed while it runs. */
export interface SandboxConditions {
  /** Milliseconds that every answer takes, by `setTimeout`; `0` for none. @default 150 */
  latency?: number
  /**
   * Faults by the path of the call, `'*'` for every call that has none of its own left.
   * @default {}
   * @example { '/devices/list': { status: 503, times: 2 }, '/locks/unlock_door': { attempt: 'fails' } }
   */
  faults?: Readonly<Record<string, SandboxFault>>
}

/** What a sandbox is made of. The same seed and the same clock give the same answers. */
export interface SandboxOptions extends SandboxConditions {
  /** Chooses everything that looks random. @default 1 */
  seed?: number
  /** The clock, in milliseconds since 1970: dates are relative to it, commands take time by it. @default Date.now */
  now?: () => number
  /**
   * The devices that are there, the newest first, in place of the samples.
   * @default the samples
   * @example [{ kind: 'lock', name: 'Front Door', locked: false, accessCodes: [{ name: 'Cleaning', code: '4711' }] }]
   */
  devices?: readonly SandboxDevice[]
  /**
   * Milliseconds of the clock that a device takes for what it is told to do; with `0` it is done when the call is answered.
   * @default 1000 for commands, 3000 to set an access code, 2000 to remove one
   */
  commandTime?: number
  /**
   * The number of devices, up to 20,000: the samples first, then one generated unit after another. From 90 on there are
   * thermostats and noise sensors among them as few have them: those of unit 0031 and later.
   * @default 30, or as many as there are in `devices`
   */
  size?: number
  /**
   * The number of device models in the catalogue, up to 20,000: the samples first, then generated manufacturers with
   * about 20 models each.
   * @default the samples alone
   */
  models?: number
  /**
   * The page on which accounts are connected; a relative address is one on the page that the user comes from. It is
   * opened with `connect_webview_id`, `custom_redirect_url` and, where not all are meant, `accepted_providers`; it calls
   * `/connect_webviews/authorize` and leads back.
   * Without it an account is connected as soon as a webview is created, and the user stays where they are.
   */
  connectWebviewUrl?: string
  /** The prefix of keys, tokens and headers. @default 'seam' */
  product?: string
  /**
   * Takes tokens that it did not give out, as those of its first user.
   * @default false
   */
  takesAnyToken?: boolean
  /**
   * The connected accounts that a user sees, by user identifier key; a user who is not named sees all. What a user
   * connects later is seen by that user alone.
   * @default {}
   * @example { jane: ['account_august', 'account_ecobee'] }
   */
  users?: Readonly<Record<string, readonly string[]>>
}
