import { wholeUpdate } from '../whole-update.js'
import { after, DAY, openSandbox } from './open-sandbox.js'

const DOOR = 'device_front_door'
const since = after(-30 * DAY)

/** Creates a sandbox and returns helpers for its events. */
function open(...options: Parameters<typeof openSandbox>) {
  const opened = openSandbox(...options)
  const events = async (params: object) => (await opened.ask('/events/list', { since, ...params })).body.events
  return {
    ...opened,
    events,
    types: async (params: object): Promise<readonly string[]> =>
      (await events(params)).map(({ event_type }) => event_type)
  }
}

describe('Sandbox events', () => {
  it('cover a week with events of every kind, newest first, always the same', async () => {
    const { events } = open()
    const list = await events({ limit: 5000 })
    const times = list.map((event) => event.created_at)
    expect(times).to.deep.equal(times.toSorted().toReversed())
    expect(times.every((time) => time <= after(0))).to.equal(true)
    const kinds = new Set(list.map(({ event_type }) => event_type.split('.')[0]))
    expect([...kinds]).to.include.members([
      'lock',
      'access_code',
      'device',
      'thermostat',
      'noise_sensor',
      'connected_account'
    ])
    expect(new Set(list.map(({ event_id }) => event_id)).size).to.equal(list.length)
    expect(await open().events({ limit: 5000 })).to.deep.equal(list)
  })

  it('end with the current state of the device', async () => {
    const { ask, events } = open()
    for (const { device_id, properties, errors } of (await ask('/devices/list')).body.devices) {
      if (properties.locked === undefined) continue
      const [last] = await events({ device_id, event_types: ['lock.locked', 'lock.unlocked'] })
      if (last) expect(last.event_type, device_id).to.equal(properties.locked ? 'lock.locked' : 'lock.unlocked')
      const [connection] = await events({ device_id, event_types: ['device.connected', 'device.disconnected'] })
      if (connection) expect(connection.event_type === 'device.disconnected', device_id).to.equal(!properties.online)
      if (properties.online) continue
      for (const { created_at } of errors) expect(created_at, device_id).to.equal(connection?.created_at)
    }
  })

  it('fit the kind of their device', async () => {
    const { ask, events } = open()
    const { devices } = (await ask('/devices/list')).body
    const list = await events({ limit: 5000, event_types: ['thermostat.manually_adjusted', 'lock.locked'] })
    for (const { device_id, event_type } of list) {
      const { properties } = devices.find((device) => device.device_id === device_id) ?? {}
      const property = event_type === 'lock.locked' ? 'locked' : 'available_climate_presets'
      expect(properties?.[property], `${event_type} at ${device_id}`).not.to.equal(undefined)
    }
  })

  it('name existing codes and how a door was unlocked', async () => {
    const { ask, events } = open()
    const used = (await events({ device_id: DOOR, event_type: 'lock.unlocked' })).filter(
      ({ method }) => method === 'keycode'
    )
    const ids = [...new Set(used.map(({ access_code_id }) => access_code_id))]
    expect(ids.length).to.be.greaterThan(0)
    expect((await ask('/access_codes/list', { access_code_ids: ids })).body.access_codes).to.have.length(ids.length)
  })

  it('do not fit into one response at the busiest lock, and leave the newest events of all to the other devices', async () => {
    const { events } = open()
    const uses = await events({ device_id: 'device_staff_entrance', event_type: 'lock.unlocked', limit: 1000 })
    expect(uses.length).to.be.within(501, 600)
    const newest = await events({ limit: 100 })
    expect(newest.filter(({ device_id }) => device_id === 'device_staff_entrance').length).to.be.below(20)
  })

  it('include later actions', async () => {
    const { ask, advance, types } = open()
    const own = { device_id: DOOR }
    const fresh = async (): Promise<readonly string[]> => types({ ...own, since: after(1) })
    advance(1)
    await ask('/locks/unlock_door', own)
    advance(2_000)
    const { access_code } = (await ask('/access_codes/create', { ...own, name: 'Anna', code: '8642' })).body
    const { access_code_id } = access_code
    advance(5_000)
    await ask('/access_codes/update', wholeUpdate(access_code, { name: 'Ana' }), 'PUT')
    advance(5_000)
    await ask('/access_codes/delete', { access_code_id })
    advance(5_000)
    await ask('/devices/update', { ...own, name: 'Main door' }, 'PATCH')
    expect((await fresh()).toReversed()).to.deep.equal([
      'lock.unlocked',
      'access_code.created',
      'access_code.set_on_device',
      'access_code.changed',
      'access_code.set_on_device',
      'access_code.removed_from_device',
      'device.name_changed'
    ])
    const thermostat = { device_id: 'device_hallway_thermostat' }
    await ask('/thermostats/off', thermostat)
    advance(2_000)
    expect(await types({ ...thermostat, since: after(1) })).to.deep.equal(['thermostat.manually_adjusted'])
  })

  it('include the reconnection of an account and its devices', async () => {
    const { ask, advance, events } = open()
    const { connected_accounts: accounts } = (await ask('/connected_accounts/list')).body
    const account = accounts.find(({ errors }) => errors.length > 0)
    const readEvents = async (): Promise<readonly (readonly (string | undefined)[])[]> =>
      (await events({ connected_account_id: account?.connected_account_id, since: after(1) })).map(
        ({ event_type, device_id }) => [event_type, device_id]
      )
    const { devices } = (await ask('/devices/list')).body
    const offline = devices.filter(
      ({ connected_account_id: id, properties }) => id === account?.connected_account_id && !properties.online
    )
    advance(1)
    expect(await readEvents()).to.deep.equal([])
    await ask('/connect_webviews/create', { accepted_providers: [account?.account_type] })
    expect(await readEvents()).to.have.deep.members([
      ['connected_account.completed_first_sync_after_reconnection', undefined],
      ...offline.map(({ device_id }) => ['device.connected', device_id])
    ])
    const past = await events({ connected_account_id: account?.connected_account_id })
    expect(past.map(({ event_type }) => event_type)).to.include('connected_account.disconnected')
  })

  it('are empty for configured devices', async () => {
    const { types } = open({ devices: [{ kind: 'lock', name: 'Gate', locked: true }] })
    expect(await types({})).to.deep.equal([])
  })

  it('are generated only for some devices of a large property', async () => {
    const { events } = open({ size: 5000 })
    const list = await events({ limit: 100_000, event_type: 'lock.locked' })
    expect(new Set(list.map((event) => event.device_id)).size).to.be.within(100, 300)
  })
})
