import type { AccessCode } from '../../src/client/resources.js'
import type { SandboxOptions } from '../../src/sandbox/index.js'
import { wholeUpdate } from '../whole-update.js'
import { openSandbox } from './open-sandbox.js'

/** Creates a sandbox without latency, and returns its clock and helpers for access codes. */
export function open(options: SandboxOptions = {}) {
  const { sandbox, advance, ask: askAny } = openSandbox(options)
  const ask = (path: string, params: object = {}, method = 'POST') => askAny(`/access_codes/${path}`, params, method)
  const create = async (device_id: string, params: object = {}): Promise<AccessCode> => {
    const { status, body } = await ask('create', { device_id, name: 'Guest', ...params })
    expect([status, body.error]).to.deep.equal([200, undefined])
    return body.access_code
  }
  const get = async ({ access_code_id }: Pick<AccessCode, 'access_code_id'>): Promise<AccessCode | undefined> =>
    (await ask('get', { access_code_id })).body.access_code
  return {
    sandbox,
    ask,
    create,
    advance,
    list: async (device_id: string): Promise<AccessCode[]> => (await ask('list', { device_id })).body.access_codes,
    get,
    /** Updates some fields of an access code. */
    update: async (code: AccessCode, fields: Partial<AccessCode>) =>
      ask('update', wholeUpdate((await get(code)) ?? code, fields), 'PUT'),
    remove: (code: AccessCode) => ask('delete', { access_code_id: code.access_code_id })
  }
}
