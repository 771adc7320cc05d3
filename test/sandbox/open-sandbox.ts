import { expect } from 'chai'
import type { ActionAttempt, DeviceProperties } from '../../src/client/resources.js'
import { createSandbox, type SandboxOptions } from '../../src/sandbox/index.js'
import { call } from './call-sandbox.js'

const START = Date.UTC(2026, 4, 1)
export const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** A moment so many milliseconds after the sandbox was made. */
export const after = (milliseconds: number): string => new Date(START + milliseconds).toISOString()

/** A sandbox without latency, and its clock. */
export function openSandbox(options: SandboxOptions = {}) {
  let now = START
  const sandbox = createSandbox({ latency: 0, now: () => now, ...options })
  const ask = (path: string, params: object = {}, method = 'POST') => call(sandbox, path, params, { method })
  return {
    sandbox,
    ask,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
    properties: async (device_id: string): Promise<DeviceProperties> =>
      (await ask('/devices/get', { device_id })).body.device.properties,
    attempt: async (attempt: ActionAttempt): Promise<ActionAttempt> =>
      (await ask('/action_attempts/get', attempt)).body.action_attempt
  }
}

type Answer = Awaited<ReturnType<typeof call>>

/** What an answer says is wrong, by field. */
export function wrong({ status, body }: Answer): Record<string, readonly string[]> {
  expect([status, body.error.type]).to.deep.equal([400, 'invalid_input'])
  return Object.fromEntries(Object.entries(body.error.validation_errors).map(([name, { _errors }]) => [name, _errors]))
}

/** The status and the type of a refused answer. */
export const refusal = ({ status, body }: Answer) => [status, body.error.type]
