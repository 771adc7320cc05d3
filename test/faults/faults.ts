import type { SandboxFault } from '../../src/sandbox/index.js'
import { pause } from './clock.js'
import { breakOff, nothing, padded, reshaped } from './malformed-responses.js'

const SECOND = 1000
const HOUR = 3600 * SECOND

/** Request to the platform. */
export interface BentCall {
  /** Carries out the request. */
  respond(): Promise<Response>
  /** Number of the request under this fault, starting at 1. */
  readonly count: number
  readonly signal: AbortSignal
}

/**
 * Expected result for the user:
 * - `error`: an error, a remedy and a way to try again
 * - `gone`: a message that the resource does not exist
 * - `refused`: a message that the platform refuses the route, without a way to try again
 * - `not permitted`: a message that the user lacks the permission, without a way to try again
 * - `at the field`: a validation error next to its field, or `error` if there is no field
 * - `shown`: the data or the success, and nothing of the fault
 * - `seen`: the new state without a success message, because the error message disappeared with its target
 */
export type Result = 'error' | 'gone' | 'refused' | 'not permitted' | 'at the field' | 'shown' | 'seen'

/** Expectation of queries or commands under a fault. */
interface Expectation {
  readonly result: Result
  /** Time until the result is shown, in ms. */
  readonly after: number
}

/** Failure between the page and the platform. */
export interface Fault {
  readonly name: string
  /** Handles each request. */
  bend?(call: BentCall): Promise<Response>
  /** Fault of the sandbox for each request. */
  readonly conditions?: SandboxFault
  /** Initial options of the platform. */
  readonly platform?: { readonly clockAhead?: number; readonly commandTime?: number }
  readonly isOffline?: true
  /** `true` if the fault affects the execution of a command by a device. */
  readonly isOfDevices?: true
  /** Maximum number of times that a command is sent per press. @default 1 */
  readonly sends?: number
  /** Expectation of queries. */
  readonly reads: Expectation
  /** Expectation of commands. */
  readonly does: Expectation
}

/** Transient query errors are retried three times. */
const GIVEN_UP = 8 * SECOND

const expecting = (result: Result, after = 0): Expectation => ({ result, after })

const refusal = (status: number, type: string, message = 'No.'): SandboxFault => ({ status, error: { type, message } })

/** A permanent error, which is shown at once. */
const final = (status: number, type: string): Omit<Fault, 'name'> => ({
  conditions: refusal(status, type),
  reads: expecting('error'),
  does: expecting('error')
})

/** A route that the platform refuses to a session that is valid. */
const refused = { reads: expecting('refused'), does: expecting('not permitted') }

const passing = { reads: expecting('error', GIVEN_UP), does: expecting('error', SECOND) }
const harmless = { reads: expecting('shown', SECOND), does: expecting('shown', 3 * SECOND) }

const VALIDATION = {
  type: 'invalid_input',
  message: 'Invalid input',
  validation_errors: Object.fromEntries(
    ['name', 'climate_preset_key'].map((field) => [field, { _errors: ['Not this one.'] }])
  )
}

export const FAULTS: readonly Fault[] = [
  { name: 'offline', isOffline: true, bend: () => Promise.reject(new TypeError('Failed to fetch')), ...passing },
  { name: 'dropped before it arrives', conditions: { drop: true }, ...passing },
  { name: 'dropped in the body', bend: breakOff, ...passing },
  {
    name: '400 with validation errors',
    conditions: { status: 400, error: VALIDATION },
    reads: expecting('error'),
    does: expecting('at the field')
  },
  // The session of a change is renewed, and the request is repeated.
  { name: '401', conditions: { refuse: 'client_session_token_used_for_api_key' }, ...refused, sends: 2 },
  { name: '401 as for an expired session', conditions: { refuse: 'unauthorized' }, ...refused, sends: 2 },
  { name: '400', conditions: { refuse: 'token_auth_not_accepted' }, ...refused },
  { name: '403', conditions: { refuse: 'forbidden' }, ...refused },
  { name: '404 without JSON', conditions: { refuse: 'not_found' }, ...refused, does: expecting('error') },
  { name: '404', conditions: refusal(404, 'not_found'), reads: expecting('gone'), does: expecting('error') },
  { name: '409', ...final(409, 'conflict') },
  { name: '422', ...final(422, 'unprocessable') },
  {
    name: '429 with retry-after',
    conditions: { ...refusal(429, 'too_many_requests'), retryAfter: 15 },
    reads: expecting('error', 50 * SECOND),
    does: expecting('error')
  },
  { name: '500', conditions: refusal(500, 'internal_server_error'), ...passing },
  { name: '502 with HTML', conditions: { status: 502, body: '<html><h1>Bad gateway</h1></html>' }, ...passing },
  { name: '503', conditions: refusal(503, 'unavailable'), ...passing },
  { name: 'truncated', conditions: { brokenJson: true }, ...passing },
  { name: 'wrong shapes', bend: async ({ respond }) => reshaped(await respond()), ...passing },
  { name: 'null everywhere', bend: async ({ respond }) => nothing(await respond()), ...passing },
  // Only the first response, because the fault costs as much as ten others.
  { name: '10 MB', bend: async ({ respond, count }) => (count > 1 ? respond() : padded(await respond())), ...harmless },
  {
    name: 'never answered',
    bend: ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    reads: expecting('error', 31 * SECOND),
    does: expecting('error', 31 * SECOND)
  },
  {
    name: 'answered after 3 s',
    conditions: { delay: 3 * SECOND },
    reads: expecting('shown', 4 * SECOND),
    does: expecting('shown', 6 * SECOND)
  },
  {
    name: 'out of order',
    async bend({ respond, count }) {
      const response = await respond()
      if (count === 1) await pause(2 * SECOND)
      return response
    },
    reads: expecting('shown', 3 * SECOND),
    does: expecting('shown', 5 * SECOND)
  },
  {
    name: 'delivered twice',
    async bend({ respond }) {
      const response = await respond()
      await respond()
      return response
    },
    ...harmless
  },
  { name: 'a clock two hours ahead', platform: { clockAhead: 2 * HOUR }, ...harmless },
  { name: 'a clock two hours behind', platform: { clockAhead: -2 * HOUR }, ...harmless },
  {
    name: 'an attempt that fails',
    isOfDevices: true,
    conditions: { attempt: 'fails' },
    reads: expecting('shown'),
    does: expecting('error', 3 * SECOND)
  },
  {
    name: 'an attempt that never ends',
    isOfDevices: true,
    conditions: { attempt: 'never-ends' },
    reads: expecting('shown'),
    does: expecting('error', 121 * SECOND)
  },
  {
    name: 'an attempt that ends after 90 s',
    isOfDevices: true,
    platform: { commandTime: 90 * SECOND },
    reads: expecting('shown'),
    does: expecting('shown', 91 * SECOND)
  }
]

/** Expectation of an error, with its reason elsewhere or without one, for each fault that refuses a route. */
export const ERROR_IF_REFUSED: Readonly<Record<string, Result>> = Object.fromEntries(
  FAULTS.flatMap(({ name, conditions }) => (conditions?.refuse ? [[name, 'error']] : []))
)
