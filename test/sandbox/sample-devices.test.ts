import { expect } from 'chai'
import type { Device } from '../../src/client/resources.js'
import { createSandbox, type SandboxOptions } from '../../src/sandbox/index.js'
import { call, send } from './call-sandbox.js'
import { expectDrawing } from './expect-drawing.js'

const now = (): number => Date.UTC(2026, 4, 1)
const create = (options: SandboxOptions = {}) => createSandbox({ latency: 0, now, ...options })

async function allDevices(options: SandboxOptions, limit: number): Promise<{ devices: Device[]; pages: number }> {
  const sandbox = create(options)
  const devices: Device[] = []
  let pages = 0
  let cursor: string | null | undefined
  do {
    const { body } = await call(sandbox, '/devices/list', { limit, page_cursor: cursor })
    devices.push(...body.devices)
    pages += 1
    cursor = body.pagination.next_page_cursor
  } while (cursor)
  return { devices, pages }
}

const namesOf = (devices: Device[]) => devices.map((device) => device.properties.name)

describe('Sample devices', () => {
  let devices: Device[]
  before(async () => {
    devices = (await call(create(), '/devices/list')).body.devices
  })
  const some = (is: (device: Device, properties: Device['properties']) => boolean): Device[] =>
    devices.filter((device) => is(device, device.properties))

  it('are 30, each with a name, a date and a serial number of its own, newest first', () => {
    expect(devices).to.have.length(30)
    for (const key of ['device_id', 'display_name', 'created_at'] as const) {
      expect(new Set(devices.map((device) => device[key])).size, key).to.equal(30)
    }
    expect(new Set(devices.map((device) => device.properties.serial_number)).size).to.equal(30)
    const dates = devices.map((device) => device.created_at)
    expect(dates).to.deep.equal(dates.toSorted().toReversed())
    expect(dates.every((date) => date < new Date(now()).toISOString())).to.equal(true)
  })

  it('are locks, thermostats and noise sensors', () => {
    const thermostats = some((_, properties) => properties.available_climate_presets !== undefined)
    const sensors = some((_, properties) => properties.noise_level_decibels !== undefined)
    const locks = some((device) => device.can_remotely_lock !== undefined)
    expect([locks.length, thermostats.length, sensors.length]).to.deep.equal([22, 5, 3])
  })

  it('have every state of a battery', () => {
    const states = devices.map((device) => {
      const battery = device.properties.battery
      return battery ? `${battery.status} ${battery.level === undefined ? 'without' : 'with'} level` : 'none'
    })
    expect(states).to.include.members([
      'full with level',
      'good with level',
      'low with level',
      'critical with level',
      'good without level',
      'none'
    ])
  })

  it('have every combination of remote commands and lock states', () => {
    const abilities = some((device) => device.can_remotely_lock !== undefined).map(
      (device) => `${device.can_remotely_lock} ${device.can_remotely_unlock}`
    )
    expect(abilities).to.include.members(['true true', 'true false', 'false true', 'false false'])
    const locks = some((device) => device.can_remotely_lock !== undefined)
    expect(locks.map((device) => device.properties.locked)).to.include.members([true, false, undefined])
    expect(some((device) => device.can_program_offline_access_codes === true)).to.have.length(2)
  })

  it('have capabilities, and issues with dates', () => {
    const able = new Map(devices.map((device) => [device.device_id, device.capabilities_supported]))
    expect(able.get('device_front_door')).to.have.members(['access_code', 'lock', 'battery'])
    expect(able.get('device_conference_room')).to.have.members(['lock', 'battery'])
    expect(able.get('device_attic_thermostat')).to.deep.equal(['thermostat'])
    expect(able.get('device_pool_house_sensor')).to.deep.equal(['noise_detection'])
    for (const { errors, warnings, created_at } of devices) {
      for (const issue of [...errors, ...warnings]) expect(issue).to.include({ created_at })
    }
  })

  it('have every kind of PIN length constraint', () => {
    const lengths = devices.map((device) => JSON.stringify(device.properties.supported_code_lengths))
    expect(lengths).to.include.members(['[4]', '[4,5,6]', '[4,6,8]', '[]', undefined])
  })

  it('have issues of devices and accounts', () => {
    const withErrors = some((device) => device.errors.length > 0)
    expect(withErrors.flatMap(({ errors }) => errors).every(({ message }) => message)).to.equal(true)
    const isDevices = (error: Device['errors'][number]) => 'is_device_error' in error && error.is_device_error
    expect(some(({ errors }) => errors.some(isDevices))).to.have.length(3)
    expect(some(({ errors }) => errors.some((error) => 'is_connected_account_error' in error))).to.have.length(2)
    expect(some(({ errors, warnings }) => errors.length > 1 && warnings.length > 1)).to.have.length(1)
    expect(some((_, { online }) => online === false)).to.have.length(3)
  })

  it('have long and foreign names', () => {
    const names = devices.map((device) => device.properties.name)
    expect(Math.max(...names.map((name) => name.length))).to.equal(64)
    for (const script of [/\p{Script=Han}/u, /\p{Script=Arabic}/u, /ü/]) {
      expect(
        names.some((name) => script.test(name)),
        String(script)
      ).to.equal(true)
    }
  })

  it('have drawings as images, except for one lock', async () => {
    const pictures = devices.flatMap((device) => device.properties.image_url ?? [])
    expect(pictures).to.have.length(29)
    const distinct = [...new Set(pictures)]
    expect(distinct.length).to.be.above(10)
    for (const picture of distinct) expectDrawing(picture)
  })

  it('have climate settings in both units, and noise levels of each manufacturer', () => {
    const climate = devices.find((device) => device.device_id === 'device_hallway_thermostat')?.properties
    expect(climate).to.deep.include({ temperature_fahrenheit: 69.4, temperature_celsius: 20.8, is_heating: true })
    expect(climate?.current_climate_setting).to.deep.include({
      hvac_mode_setting: 'heat_cool',
      heating_set_point_celsius: 21.1,
      cooling_set_point_fahrenheit: 76
    })
    expect(climate?.available_climate_presets).to.have.length(4)
    const minut = devices.find((device) => device.device_id === 'device_loft_sensor')
    expect(minut?.properties?.minut_metadata).to.have.nested.property('latest_sensor_values.sound.value', 78.2)
    expect(minut?.properties?.currently_triggering_noise_threshold_ids).to.have.length(1)
    expect(minut?.location?.timezone).to.equal('America/Los_Angeles')
    const noiseaware = devices.find((device) => device.device_id === 'device_pool_house_sensor')?.properties
    expect(noiseaware?.noiseaware_metadata).to.have.property('noise_level_decibel', -1)
  })
})

describe('Sandbox size and seed', () => {
  it('determine the number of devices, samples first', async () => {
    const list = async (size: number) => (await call(create({ size }), '/devices/list')).body.devices
    const [few, many] = [await list(3), await list(33)]
    expect(few).to.have.length(3)
    expect(many).to.have.length(33)
    expect(many.slice(0, 3)).to.deep.equal(few)
    expect(await list(0)).to.deep.equal([])
  })

  it('return each of 20,000 devices once, in pages of 200', async () => {
    const { devices, pages } = await allDevices({ size: 20_000 }, 200)
    expect([pages, devices.length]).to.deep.equal([100, 20_000])
    expect(new Set(devices.map((device) => device.device_id)).size).to.equal(20_000)
    expect(new Set(namesOf(devices)).size).to.equal(20_000)
    const dates = devices.map((device) => device.created_at)
    expect(dates).to.deep.equal(dates.toSorted().toReversed())
    const kinds = new Set(devices.slice(30).map((device) => device.device_type))
    expect(kinds.size).to.be.above(5)
  })

  it('return the last of 20,000 devices without creating the others', async () => {
    const last = 'device_unit_19970'
    const sandbox = create({ size: 20_000 })
    const { device } = (await call(sandbox, '/devices/get', { device_id: last })).body
    const { devices } = (await call(create({ size: 20_000 }), '/devices/list', { device_ids: [last] })).body
    expect(device.properties.name).to.match(/^Unit 19970 /)
    expect(devices).to.deep.equal([device])
  })

  it('produce the same responses for the same seed and clock only', async () => {
    const story = async (options: SandboxOptions): Promise<string> => {
      const sandbox = create({ size: 60, ...options })
      const headers = { 'seam-publishable-key': sandbox.publishableKey }
      const texts = [
        await send(sandbox, '/client_sessions/get_or_create', { user_identifier_key: 'jane' }, { headers }),
        await send(sandbox, '/devices/list'),
        await send(sandbox, '/locks/unlock_door', { device_id: 'device_garage' }),
        await send(sandbox, '/access_codes/list', { device_id: 'device_garage' }),
        await send(sandbox, '/connected_accounts/list')
      ]
      return texts.map(({ text, headers }) => `${headers.get('seam-request-id')} ${text}`).join('\n')
    }
    const firstResponses = await story({})
    expect(await story({})).to.equal(firstResponses)
    expect(await story({ seed: 2 })).not.to.equal(firstResponses)
    expect(await story({ seed: 2 })).to.equal(await story({ seed: 2 }))
    expect(await story({ now: () => now() + 1_000 })).not.to.equal(firstResponses)
  })
})
