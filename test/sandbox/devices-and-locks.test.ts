import type { ActionAttempt } from '../../src/client/resources.js'
import { createSandbox, type Sandbox, type SandboxOptions } from '../../src/sandbox/index.js'
import { call } from './call-sandbox.js'

const deviceOf = async (sandbox: Sandbox, id: string) =>
  (await call(sandbox, '/devices/get', { device_id: id })).body.device

/** Creates a sandbox without latency, and returns its clock. */
function timed(options: SandboxOptions = {}) {
  let now = Date.UTC(2026, 4, 1)
  const sandbox = createSandbox({ latency: 0, now: () => now, ...options })
  return {
    sandbox,
    advance: (milliseconds: number) => {
      now += milliseconds
    }
  }
}

describe('Sandbox devices', () => {
  it('are listed by id and by account', async () => {
    const { sandbox } = timed({ size: 400 })
    const ids = async (params: unknown): Promise<string[]> =>
      (await call(sandbox, '/devices/list', params)).body.devices.map((device) => device.device_id)
    const all = (await call(sandbox, '/devices/list')).body.devices
    const ofAccount = (account: string) =>
      all.filter((device) => device.connected_account_id === account).map((device) => device.device_id)

    expect(all).to.have.length(400)
    const named = await ids({ device_ids: ['device_unit_0007', 'nowhere', 'device_garage', 'device_garage'] })
    expect(named).to.have.members(['device_garage', 'device_unit_0007'])
    expect(await ids({ device_ids: [] })).to.deep.equal([])
    expect(ofAccount('account_august')).to.have.length.above(3)
    expect(await ids({ connected_account_id: 'account_august' })).to.deep.equal(ofAccount('account_august'))
    const two = await ids({ connected_account_ids: ['account_august', 'account_nest'] })
    expect(two).to.have.members([...ofAccount('account_august'), ...ofAccount('account_nest')])
    expect(await ids({ device_ids: ['device_garage'], connected_account_ids: ['account_august'] })).to.deep.equal([])
  })

  it('are paginated, by default 500 per page', async () => {
    const { sandbox } = timed({ size: 501 })
    const first = (await call(sandbox, '/devices/list')).body
    expect(first.devices).to.have.length(500)
    expect(first.pagination.has_next_page).to.equal(true)
    const second = (await call(sandbox, '/devices/list', { page_cursor: first.pagination.next_page_cursor })).body
    expect(second.devices).to.have.length(1)
    expect(second.pagination).to.deep.equal({ has_next_page: false, next_page_cursor: null, next_page_url: null })
    const exact = (await call(sandbox, '/devices/list', { limit: 501 })).body
    expect(exact.pagination.has_next_page).to.equal(false)
    expect(exact.devices).to.deep.equal([...first.devices, ...second.devices])
  })

  it('have the URL of the next page', async () => {
    const { sandbox } = timed()
    const { pagination } = (await call(sandbox, '/devices/list', { limit: 7 })).body
    const url = new URL(pagination.next_page_url ?? '')
    expect(url.origin + url.pathname).to.equal(`${sandbox.endpoint}/devices/list`)
    expect(url.searchParams.get('limit')).to.equal('7')
    expect(url.searchParams.get('page_cursor')).to.equal(pagination.next_page_cursor)
  })

  it('are not found by an unknown id', async () => {
    const { sandbox } = timed({ size: 40 })
    for (const id of ['nowhere', 'device_unit_0000', 'device_unit_1', 'device_unit_0011', 'toString']) {
      const { status, body } = await call(sandbox, '/devices/get', { device_id: id })
      expect([id, status, body.error.type]).to.deep.equal([id, 404, 'device_not_found'])
    }
    expect((await deviceOf(sandbox, 'device_unit_0010')).device_id).to.equal('device_unit_0010')
  })

  it('are renamed only in this sandbox', async () => {
    const { sandbox } = timed()
    const params = { device_id: 'device_garage', name: 'Carport' }
    const { status, body } = await call(sandbox, '/devices/update', params, { method: 'PATCH' })
    expect([status, body]).to.deep.equal([200, { ok: true }])
    const device = await deviceOf(sandbox, 'device_garage')
    for (const name of [device.properties?.name, device.display_name, device.nickname]) expect(name).to.equal('Carport')
    const { devices } = (await call(sandbox, '/devices/list')).body
    expect(devices.map(({ properties }) => properties?.name))
      .to.include('Carport')
      .and.not.to.include('Garage')
    expect((await deviceOf(timed().sandbox, 'device_garage')).properties?.name).to.equal('Garage')
  })

  it('keep their name if the new one is shorter than 2 or longer than 64 characters', async () => {
    const { sandbox } = timed()
    const tooShort = { name: { _errors: ['Must be at least 2 characters long'] } }
    const tooLong = { name: { _errors: ['Must be at most 64 characters long'] } }
    const rename = (name: string) => call(sandbox, '/devices/update', { device_id: 'device_garage', name })
    const short = await rename('x')
    expect([short.status, short.body.error.type]).to.deep.equal([400, 'invalid_input'])
    expect(short.body.error.validation_errors).to.deep.equal(tooShort)
    expect((await rename('x'.repeat(65))).body.error.validation_errors).to.deep.equal(tooLong)
    expect((await deviceOf(sandbox, 'device_garage')).properties?.name).to.equal('Garage')
    expect((await rename('xy')).status).to.equal(200)
    expect((await rename('x'.repeat(64))).status).to.equal(200)
  })
})

describe('Sandbox locks', () => {
  const sendCommand = async (sandbox: Sandbox, command: string, id: string): Promise<ActionAttempt> =>
    (await call(sandbox, `/locks/${command}`, { device_id: id })).body.action_attempt
  const read = async (sandbox: Sandbox, attempt: ActionAttempt): Promise<ActionAttempt> =>
    (await call(sandbox, '/action_attempts/get', attempt)).body.action_attempt
  const isLocked = async (sandbox: Sandbox, id: string) => (await deviceOf(sandbox, id)).properties?.locked

  it('carry out a command after one second', async () => {
    const { sandbox, advance } = timed()
    const attempt = await sendCommand(sandbox, 'unlock_door', 'device_front_door')
    expect(attempt).to.include({ action_type: 'UNLOCK_DOOR', status: 'pending', result: null, error: null })
    advance(999)
    expect((await read(sandbox, attempt)).status).to.equal('pending')
    expect(await isLocked(sandbox, 'device_front_door')).to.equal(true)
    advance(1)
    expect(await read(sandbox, attempt)).to.include({ status: 'success', error: null })
    expect(await isLocked(sandbox, 'device_front_door')).to.equal(false)
  })

  it('carry out commands one after another', async () => {
    const { sandbox, advance } = timed()
    const first = await sendCommand(sandbox, 'unlock_door', 'device_front_door')
    advance(400)
    const second = await sendCommand(sandbox, 'lock_door', 'device_front_door')
    expect(second.action_attempt_id).not.to.equal(first.action_attempt_id)
    advance(700)
    expect(await isLocked(sandbox, 'device_front_door')).to.equal(false)
    advance(3_600_000)
    expect(await isLocked(sandbox, 'device_front_door')).to.equal(true)
  })

  it('fail while they are offline', async () => {
    const { sandbox, advance } = timed()
    const attempt = await sendCommand(sandbox, 'unlock_door', 'device_side_entrance')
    expect(attempt.status).to.equal('pending')
    advance(1_000)
    const failed = await read(sandbox, attempt)
    expect([failed.status, failed.error?.type]).to.deep.equal(['error', 'device_offline'])
    expect(await isLocked(sandbox, 'device_side_entrance')).to.equal(true)
  })

  it('reject unsupported commands', async () => {
    const { sandbox } = timed()
    const status = async (command: string, id: string) =>
      (await call(sandbox, `/locks/${command}`, { device_id: id })).status
    expect(await status('lock_door', 'device_bike_room')).to.equal(200)
    expect(await status('unlock_door', 'device_bike_room')).to.equal(400)
    expect(await status('lock_door', 'device_parcel_room')).to.equal(400)
    expect(await status('unlock_door', 'device_parcel_room')).to.equal(200)
    expect(await status('lock_door', 'device_storage_room')).to.equal(400)
    expect(await status('lock_door', 'device_hallway_thermostat')).to.equal(400)
    expect(await status('lock_door', 'nowhere')).to.equal(404)
    expect((await call(sandbox, '/action_attempts/get', { action_attempt_id: 'none' })).status).to.equal(404)
  })
})

describe('Sandbox accounts and access codes', () => {
  it('have an account for each manufacturer', async () => {
    const { sandbox } = timed()
    const { connected_accounts: accounts } = (await call(sandbox, '/connected_accounts/list')).body
    const ids = accounts.map((account) => account.connected_account_id)
    const { devices } = (await call(sandbox, '/devices/list')).body
    for (const { connected_account_id: id } of devices) if (id !== undefined) expect(ids).to.include(id)
    const page = (await call(sandbox, '/connected_accounts/list', { limit: 5 })).body
    expect(page.connected_accounts).to.deep.equal(accounts.slice(0, 5))
    expect(page.pagination.has_next_page).to.equal(true)
    const unknown = await call(sandbox, '/connected_accounts/get', { connected_account_id: 'account_none' })
    expect([unknown.status, unknown.body.error.type]).to.deep.equal([404, 'connected_account_not_found'])
  })

  it('list the codes of a lock page by page', async () => {
    const { sandbox } = timed()
    const codesOf = async (device_id: string, page: object = {}) =>
      (await call(sandbox, '/access_codes/list', { device_id, ...page })).body
    expect((await codesOf('device_cellar')).access_codes).to.have.length(0)
    expect((await codesOf('device_back_door')).access_codes).to.have.length(1)
    expect((await codesOf('device_conference_room')).access_codes).to.have.length(0)
    expect((await codesOf('device_hallway_thermostat')).access_codes).to.have.length(0)
    const first = await codesOf('device_staff_entrance', { limit: 200 })
    const cursor = first.pagination.next_page_cursor
    const second = await codesOf('device_staff_entrance', { limit: 200, page_cursor: cursor })
    const codes = [...first.access_codes, ...second.access_codes]
    expect(new Set(codes.map((code) => code.access_code_id)).size).to.equal(230)
    for (const code of codes) expect(code).to.include({ device_id: 'device_staff_entrance' })
    expect(codes.every(({ code }) => /^\d{6}$/.test(code ?? ''))).to.equal(true)
    expect((await call(sandbox, '/access_codes/list', { device_id: 'nowhere' })).status).to.equal(404)
    expect((await call(sandbox, '/access_codes/list')).status).to.equal(400)
  })

  it('have ongoing, current, future and past codes, and offline codes on locks without others', async () => {
    const { sandbox } = timed()
    const now = new Date(Date.UTC(2026, 4, 1)).toISOString()
    const codesOf = async (device_id: string) =>
      (await call(sandbox, '/access_codes/list', { device_id })).body.access_codes
    const kinds = (await codesOf('device_front_door')).map(({ type, starts_at, ends_at }) =>
      type === 'ongoing' ? 'ongoing' : (ends_at ?? '') < now ? 'ended' : (starts_at ?? '') > now ? 'later' : 'now'
    )
    expect(kinds).to.include.members(['ongoing', 'ended', 'later', 'now'])
    const offline = await codesOf('device_beach_house')
    expect(offline.length).to.be.above(0)
    expect(offline.every((code) => code.is_offline_access_code)).to.equal(true)
  })
})
