import { expect } from 'chai'
import type { AccessGrant } from '../../src/client/resources.js'
import type { SandboxOptions } from '../../src/sandbox/index.js'
import { after, DAY, openSandbox } from './open-sandbox.js'

/** Parameters of an access grant to one lock, from now for a day. */
export const TO_GARAGE = {
  user_identity_id: 'user_identity_ana',
  device_ids: ['device_garage'],
  starts_at: after(0),
  ends_at: after(DAY),
  requested_access_methods: [{ mode: 'code' }]
}

/** Creates a sandbox without latency, and returns its clock and helpers for access grants. */
export function open(options: SandboxOptions = {}) {
  const { sandbox, advance, ask } = openSandbox(options)
  const create = async (params: object = {}): Promise<AccessGrant> => {
    const { status, body } = await ask('/access_grants/create', { ...TO_GARAGE, ...params })
    expect([status, body.error]).to.deep.equal([200, undefined])
    return body.access_grant
  }
  const idOf = ({ access_grant_id }: AccessGrant) => ({ access_grant_id })
  return {
    sandbox,
    ask,
    advance,
    create,
    idOf,
    list: async (params: object = {}) => (await ask('/access_grants/list', params)).body.access_grants,
    get: async (grant: AccessGrant) => (await ask('/access_grants/get', idOf(grant))).body.access_grant,
    methods: async (grant: AccessGrant) => (await ask('/access_methods/list', idOf(grant))).body.access_methods,
    codes: async (grant: AccessGrant) => (await ask('/access_codes/list', idOf(grant))).body.access_codes,
    remove: (grant: AccessGrant) => ask('/access_grants/delete', idOf(grant)),
    update: (grant: AccessGrant, fields: object) => ask('/access_grants/update', { ...idOf(grant), ...fields }, 'PATCH')
  }
}
