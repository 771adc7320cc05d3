import { expect } from 'chai'
import { createSandbox } from '../../src/sandbox/index.js'
import { call, headersOf } from './call-sandbox.js'
import { open } from './open-access-grants.js'
import { after, DAY, openSandbox } from './open-sandbox.js'

describe('Sample access grants', () => {
  it('have every condition', async () => {
    const { list, methods } = open()
    const grants = await list()
    const details = await Promise.all(grants.map(async (grant) => ({ grant, methods: await methods(grant) })))
    const allMethods = details.flatMap((each) => each.methods)
    const warnings = grants.flatMap((grant) => grant.warnings.map(({ warning_code }) => warning_code))
    expect(warnings).to.include.members(['being_deleted', 'overprovisioned_access', 'updating_access_times'])
    expect(allMethods.some(({ errors }) => errors[0]?.error_code === 'failed_to_issue')).to.equal(true)
    expect(allMethods.some(({ is_ready_for_encoding }) => is_ready_for_encoding)).to.equal(true)
    expect(allMethods.some(({ is_ready_for_assignment }) => is_ready_for_assignment)).to.equal(true)
    expect(
      allMethods.some((method) => method.warnings.some((each) => each.warning_code === 'delay_in_issuing'))
    ).to.equal(true)
    const starts = grants.map(({ starts_at }) => starts_at)
    expect(starts.some((time) => time > after(30 * DAY))).to.equal(true)
    expect(grants.some(({ ends_at }) => ends_at === null)).to.equal(true)
    expect(grants.some(({ ends_at }) => ends_at !== null && ends_at < after(0))).to.equal(true)
  })

  it('finish their transitions', async () => {
    const { list, advance } = open()
    const initial = await list()
    advance(10_000)
    const grants = await list()
    expect(grants).to.have.length(initial.length - 1)
    expect(grants.flatMap(({ pending_mutations }) => pending_mutations)).to.deep.equal([])
  })

  it('change nothing until they are read, and are absent with devices of the options', async () => {
    const { ask } = openSandbox()
    const codes = async () => (await ask('/access_codes/list', { device_id: 'device_front_door' })).body.access_codes
    expect(await codes()).to.have.length(6)
    const configured = open({ devices: [{ kind: 'lock', name: 'Door' }] })
    expect(await configured.list()).to.deep.equal([])
  })

  it('have doors, which are related to their access methods and spaces', async () => {
    const { ask, list, methods } = open()
    const [grant] = await list({ space_id: 'space_unit_4' })
    if (!grant) throw new Error('There is no access grant.')
    const access_method_ids = (await methods(grant)).map(({ access_method_id }) => access_method_id)
    const { batch } = (await ask('/access_methods/get_related', { access_method_ids })).body
    expect(batch.spaces?.map(({ customer_data }) => customer_data?.time_zone)).to.deep.equal(['Europe/Paris'])
    const related = (await ask('/spaces/get_related', { space_ids: grant.space_ids, include: ['acs_entrances'] })).body
    expect(related.batch).to.have.all.keys('acs_entrances')
    expect(related.batch.acs_entrances?.map(({ display_name }) => display_name)).to.deep.equal([
      'Unit 4 Door',
      'Unit 4 Terrace'
    ])
    const { acs_entrances } = (await ask('/acs/entrances/list', { limit: 2 })).body
    expect(acs_entrances).to.have.length(2)
    const spaces = await ask('/spaces/list?limit=1', {}, 'GET')
    expect([spaces.body.spaces.length, spaces.body.pagination.has_next_page]).to.deep.equal([1, true])
    const { user_identity } = (await ask('/user_identities/get', { user_identity_id: 'user_identity_ana' })).body
    expect(user_identity).to.include({ full_name: 'Ana Silva', email_address: 'ana.silva@example.com' })
  })
})

describe('Customer of the sandbox', () => {
  it('is required by the routes of access grants, spaces and accounts', async () => {
    const plain = createSandbox({ latency: 0, customer: false })
    const headers = await headersOf(plain, 'jane')
    for (const path of ['/access_grants/list', '/access_methods/list', '/spaces/list', '/connected_accounts/list']) {
      const { status, body } = await call(plain, path, {}, { headers })
      expect([status, body.error.type], path).to.deep.equal([401, 'client_session_token_used_for_api_key'])
    }
    expect((await call(plain, '/acs/entrances/list', {}, { headers })).status).to.equal(200)
    expect((await call(plain, '/access_grants/list', {})).status).to.equal(200)
    const customer = createSandbox({ latency: 0 })
    const ownHeaders = await headersOf(customer, 'jane')
    expect((await call(customer, '/access_grants/list', {}, { headers: ownHeaders })).status).to.equal(200)
  })
})
