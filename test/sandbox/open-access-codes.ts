import { expect } from 'chai'
import type { AccessCode } from '../../src/platform/resources.js'
import { createSandbox, type SandboxOptions } from '../../src/sandbox/index.js'
import { call } from './call-sandbox.js'

const START = Date.UTC(2026, 4, 1)
export const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** A moment so many milliseconds after the sandbox was made. */
export const after = (milliseconds: number): string => new Date(START + milliseconds).toISOString()

/** A sandbox without latency, its clock, and what one does with codes. */
export function open(options: SandboxOptions = {}) {
  let now = START
  const sandbox = createSandbox({ latency: 0, now: () => now, ...options })
  const ask = (path: string, params: object = {}, method = 'POST') =>
    call(sandbox, `/access_codes/${path}`, params, { method })
  const create = async (device_id: string, params: object = {}): Promise<AccessCode> => {
    const { status, body } = await ask('create', { device_id, name: 'Guest', ...params })
    expect([status, body.error]).to.deep.equal([200, undefined])
    return body.access_code
  }
  return {
    sandbox,
    ask,
    create,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
    list: async (device_id: string): Promise<AccessCode[]> => (await ask('list', { device_id })).body.access_codes,
    get: async (code: AccessCode): Promise<AccessCode | undefined> =>
      (await ask('get', { access_code_id: code.access_code_id })).body.access_code,
    update: (code: AccessCode, params: object) =>
      ask('update', { access_code_id: code.access_code_id, ...params }, 'PUT'),
    remove: (code: AccessCode) => ask('delete', { access_code_id: code.access_code_id })
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
