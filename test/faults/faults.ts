import type { SandboxFault } from '../../src/sandbox/index.js'
import { breakOff, nothing, padded, reshaped } from './bent-answers.js'
import { pause } from './clock.js'

const SECOND = 1000
const HOUR = 3600 * SECOND

/** Request to the platform. */
export interface BentCall {
  /** Carries out the request. */
  answer(): Promise<Response>
  /** Number of the request under this fault, starting at 1. */
  readonly count: number
  readonly signal: AbortSignal
}

/**
 * Expected result for the user:
 * - `told`: an error, a remedy and a way to try again
 * - `gone`: a message that the resource does not exist
 * - `refused`: a message that the key or token was rejected
 * - `not permitted`: a message that the user lacks the permission, without a way to try again
 * - `at the field`: a validation error next to its field, or `told` if there is no field
 * - `shown`: the data or the success, and nothing of the fault
 * - `seen`: the new state without a success message, because the error message disappeared with its subject
 */
export type Owed = 'told' | 'gone' | 'refused' | 'not permitted' | 'at the field' | 'shown' | 'seen'

/** Expectation of queries or commands under a fault. */
interface Due {
  readonly owed: Owed
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
  readonly reads: Due
  /** Expectation of commands. */
  readonly does: Due
}

/** Transient query errors are retried three times. */
const GIVEN_UP = 8 * SECOND

const due = (owed: Owed, after = 0): Due => ({ owed, after })

const refusal = (status: number, type: string, message = 'No.'): SandboxFault => ({ status, error: { type, message } })

/** A permanent error, which is shown at once. */
const final = (status: number, type: string): Omit<Fault, 'name'> => ({
  conditions: refusal(status, type),
  reads: due('told'),
  does: due('told')
})

const passing = { reads: due('told', GIVEN_UP), does: due('told', SECOND) }
const harmless = { reads: due('shown', SECOND), does: due('shown', 3 * SECOND) }

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
    reads: due('told'),
    does: due('at the field')
  },
  // The session is renewed, and the request is repeated.
  { name: '401', conditions: refusal(401, 'unauthorized'), reads: due('refused'), does: due('told'), sends: 2 },
  { name: '403', ...final(403, 'forbidden'), does: due('not permitted') },
  { name: '404', conditions: refusal(404, 'not_found'), reads: due('gone'), does: due('told') },
  { name: '409', ...final(409, 'conflict') },
  { name: '422', ...final(422, 'unprocessable') },
  {
    name: '429 with retry-after',
    conditions: { ...refusal(429, 'too_many_requests'), retryAfter: 15 },
    reads: due('told', 50 * SECOND),
    does: due('told')
  },
  { name: '500', conditions: refusal(500, 'internal_server_error'), ...passing },
  { name: '502 with HTML', conditions: { status: 502, body: '<html><h1>Bad gateway</h1></html>' }, ...passing },
  { name: '503', conditions: refusal(503, 'unavailable'), ...passing },
  { name: 'truncated', conditions: { brokenJson: true }, ...passing },
  { name: 'wrong shapes', bend: async ({ answer }) => reshaped(await answer()), ...passing },
  { name: 'null everywhere', bend: async ({ answer }) => nothing(await answer()), ...passing },
  // Only the first response, because the fault costs as much as ten others.
  { name: '10 MB', bend: async ({ answer, count }) => (count > 1 ? answer() : padded(await answer())), ...harmless },
  {
    name: 'never answered',
    bend: ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    reads: due('told', 31 * SECOND),
    does: due('told', 31 * SECOND)
  },
  {
    name: 'answered after 3 s',
    conditions: { delay: 3 * SECOND },
    reads: due('shown', 4 * SECOND),
    does: due('shown', 6 * SECOND)
  },
  {
    name: 'out of order',
    async bend({ answer, count }) {
      const response = await answer()
      if (count === 1) await pause(2 * SECOND)
      return response
    },
    reads: due('shown', 3 * SECOND),
    does: due('shown', 5 * SECOND)
  },
  {
    name: 'delivered twice',
    async bend({ answer }) {
      const response = await answer()
      await answer()
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
    reads: due('shown'),
    does: due('told', 3 * SECOND)
  },
  {
    name: 'an attempt that never ends',
    isOfDevices: true,
    conditions: { attempt: 'never-ends' },
    reads: due('shown'),
    does: due('told', 121 * SECOND)
  },
  {
    name: 'an attempt that ends after 90 s',
    isOfDevices: true,
    platform: { commandTime: 90 * SECOND },
    reads: due('shown'),
    does: due('shown', 91 * SECOND)
  }
]
