import type { SandboxFault } from '../../src/sandbox/index.js'
import { breakOff, nothing, padded, reshaped } from './bent-answers.js'
import { pause } from './clock.js'

const SECOND = 1000
const HOUR = 3600 * SECOND

/** A call on its way to the platform. */
export interface BentCall {
  /** Carries it out. */
  answer(): Promise<Response>
  /** Which of the calls under this fault it is, from 1. */
  readonly count: number
  readonly signal: AbortSignal
}

/**
 * What is owed to a person:
 * - `told`: that it failed, what to do about it, and a way to try again
 * - `gone`: that what was asked for is not there
 * - `refused`: that the key or token was refused
 * - `not permitted`: that the user may not do it, without a way to try again
 * - `at the field`: what is wrong, beside the field that it is about; where there is none, as `told`
 * - `shown`: what was asked for, or that it is done, and nothing of the fault
 * - `seen`: that it is done, though nobody could tell: what said that it failed went with what it was about
 */
export type Owed = 'told' | 'gone' | 'refused' | 'not permitted' | 'at the field' | 'shown' | 'seen'

/** How one side of the matrix stands to a fault. */
interface Due {
  readonly owed: Owed
  /** After how long, in ms. */
  readonly after: number
}

/** Something that goes wrong between the page and the platform. */
export interface Fault {
  readonly name: string
  /** What becomes of each call. */
  bend?(call: BentCall): Promise<Response>
  /** What the platform makes of each call. */
  readonly conditions?: SandboxFault
  /** What is so from the beginning. */
  readonly platform?: { readonly clockAhead?: number; readonly commandTime?: number }
  readonly isOffline?: true
  /** Whether it is about what a device makes of a command. */
  readonly isOfDevices?: true
  /** How often a command may be sent under it, for one press. @default 1 */
  readonly sends?: number
  /** What is owed where something is read. */
  readonly reads: Due
  /** What is owed where something is done. */
  readonly does: Due
}

/** A read that may succeed a moment later is tried three more times. */
const GIVEN_UP = 8 * SECOND

const due = (owed: Owed, after = 0): Due => ({ owed, after })

const refusal = (status: number, type: string, message = 'No.'): SandboxFault => ({ status, error: { type, message } })

/** Of no use to try again: told at once. */
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
  // The session is renewed, and the call repeated.
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
  // Once is enough: it costs as much as ten other cells.
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
