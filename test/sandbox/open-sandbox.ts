import type { ActionAttempt, DeviceProperties } from '../../src/client/resources.js'
import { createSandbox, type SandboxOptions } from '../../src/sandbox/index.js'
import { call } from './call-sandbox.js'

const START = Date.UTC(2026, 4, 1)
export const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** Returns a date relative to the start of the sandbox. */
export const after = (milliseconds: number): string => new Date(START + milliseconds).toISOString()

/** Creates a sandbox without latency, and returns its clock. */
export function openSandbox(options: SandboxOptions = {}) {
  let now = START
  const sandbox = createSandbox({ latency: 0, now: () => now, ...options })
  const ask = (path: string, params: object = {}, method = 'POST') => call(sandbox, path, params, { method })
  return {
    sandbox,
    ask,
    advance: (milliseconds: number) => {
      now += milliseconds
    },
    properties: async (device_id: string): Promise<DeviceProperties> =>
      (await ask('/devices/get', { device_id })).body.device.properties,
    attempt: async (attempt: ActionAttempt): Promise<ActionAttempt> =>
      (await ask('/action_attempts/get', attempt)).body.action_attempt
  }
}

type SandboxResponse = Awaited<ReturnType<typeof call>>

/** Returns the validation errors of a response by field. */
export function validationErrors({ status, body }: SandboxResponse): Record<string, readonly string[]> {
  expect([status, body.error.type]).to.deep.equal([400, 'invalid_input'])
  return Object.fromEntries(Object.entries(body.error.validation_errors).map(([name, { _errors }]) => [name, _errors]))
}

/** Returns the status and the error type of a response. */
export const errorOf = ({ status, body }: SandboxResponse) => [status, body.error.type]
