import { call, headersOf } from './call-sandbox.js'
import { after, DAY, errorOf, openSandbox } from './open-sandbox.js'

const DOOR = { device_id: 'device_front_door' }
const HALLWAY = { device_id: 'device_hallway_thermostat' }
const LOFT = { device_id: 'device_loft_sensor' }
const CODE = { access_code_id: 'access_code_garage_1' }
const THRESHOLD = { noise_threshold_id: 'noise_threshold_loft_sensor_2', name: 'Nights' }
const PRESET = { ...HALLWAY, climate_preset_key: 'airing', name: 'Airing' }
const since = after(-30 * DAY)

describe('Sandbox user with some accounts', () => {
  const { sandbox, ask } = openSandbox({ users: { jane: ['account_nest', 'account_noiseaware'] } })
  const asJane = async (path: string, params: object = {}) =>
    call(sandbox, path, params, { headers: await headersOf(sandbox, 'jane') })

  const hidden: readonly (readonly [path: string, params: object, type: string])[] = [
    ...[
      '/devices/get',
      '/locks/lock_door',
      '/access_codes/list',
      '/access_codes/create',
      '/access_codes/generate_code'
    ].map((path) => [path, DOOR, 'device_not_found'] as const),
    ...['get', 'off', 'create_climate_preset', 'update_climate_preset', 'delete_climate_preset'].map(
      (name) => [`/thermostats/${name}`, PRESET, 'device_not_found'] as const
    ),
    ['/events/list', { ...LOFT, since }, 'device_not_found'],
    ...['get', 'update', 'delete'].flatMap((name) => [
      [`/access_codes/${name}`, CODE, 'access_code_not_found'] as const,
      [`/noise_sensors/noise_thresholds/${name}`, THRESHOLD, 'noise_threshold_not_found'] as const
    ]),
    ['/connected_accounts/get', { connected_account_id: 'account_schlage' }, 'connected_account_not_found']
  ]
  for (const [path, params, type] of hidden) {
    it(`gets ${type} from ${path} for the resources of other accounts`, async () => {
      expect(errorOf(await asJane(path, params))).to.deep.equal([404, type])
    })
  }

  it('changes nothing by these requests', async () => {
    const { body } = await openSandbox().ask('/access_codes/list', { access_code_ids: [CODE.access_code_id] })
    expect((await ask('/access_codes/list', { access_code_ids: [CODE.access_code_id] })).body).to.deep.equal(body)
    for (const [path, params] of [
      ['/thermostats/get', HALLWAY],
      ['/noise_sensors/noise_thresholds/list', LOFT]
    ] as const)
      expect((await ask(path, params)).body).to.deep.equal((await openSandbox().ask(path, params)).body)
  })

  it('gets only the own devices, accounts and codes from lists', async () => {
    const ids = async (path: string, params: object = {}) =>
      (await asJane(path, params)).body.devices.map((device) => device.device_id)
    const [thermostats, sensors] = [
      ['device_bedroom_thermostat', 'device_studio_thermostat'],
      ['device_pool_house_sensor']
    ]
    expect(await ids('/thermostats/list')).to.deep.equal(thermostats)
    expect(await ids('/noise_sensors/list')).to.deep.equal(sensors)
    expect(await ids('/devices/list')).to.have.members([...thermostats, ...sensors])
    expect(await ids('/devices/list', { device_ids: [DOOR.device_id, ...sensors] })).to.deep.equal(sensors)
    expect((await asJane('/connected_accounts/list')).body.connected_accounts).to.have.length(2)
    const codes = await asJane('/access_codes/list', { access_code_ids: [CODE.access_code_id] })
    expect(codes.body.access_codes).to.deep.equal([])
  })

  it('gets only the own events', async () => {
    const { body } = await asJane('/events/list', { since, limit: 5000 })
    const accounts = new Set(body.events.map((event) => event.connected_account_id))
    expect([...accounts]).to.deep.equal(['account_nest'])
    const [event] = (await ask('/events/list', { ...DOOR, since })).body.events
    expect(errorOf(await asJane('/events/get', { event_id: event?.event_id }))).to.deep.equal([404, 'event_not_found'])
    expect((await ask('/events/get', { event_id: event?.event_id })).body.event).to.deep.equal(event)
  })

  it('is not limited without configured accounts', async () => {
    const headers = await headersOf(sandbox, 'john')
    expect((await call(sandbox, '/devices/list', {}, { headers })).body.devices).to.have.length(30)
  })
})

describe('Sandbox update', () => {
  const updates: readonly (readonly [path: string, params: object, methods: readonly string[]])[] = [
    ['/devices/update', { ...DOOR, name: 'Gate' }, ['PATCH', 'POST']],
    [
      '/access_codes/update',
      { ...CODE, device_id: 'device_garage', name: 'Kin', type: 'ongoing', code: '6305' },
      ['PUT', 'POST']
    ],
    ['/thermostats/update_climate_preset', PRESET, ['PATCH', 'POST']],
    ['/noise_sensors/noise_thresholds/update', THRESHOLD, ['PUT', 'POST']]
  ]
  for (const [path, params, methods] of updates) {
    it(`accepts only ${methods.join(' and ')} for ${path}`, async () => {
      const { ask } = openSandbox()
      for (const method of ['PUT', 'PATCH', 'POST', 'DELETE', 'GET'])
        expect((await ask(path, params, method)).status, method).to.equal(methods.includes(method) ? 200 : 405)
    })
  }

  it('needs the device of a noise threshold', async () => {
    const update = { ...THRESHOLD, device_id: 'device_living_room_sensor' }
    const response = await openSandbox().ask('/noise_sensors/noise_thresholds/update', update)
    expect(errorOf(response)).to.deep.equal([404, 'noise_threshold_not_found'])
  })
})
