import type { Device } from '../../src/client/resources.js'
import { createSandbox, type SandboxOptions } from '../../src/sandbox/index.js'
import { call, send } from './call-sandbox.js'
import { expectIllustration } from './expect-illustration.js'

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

  it('have drawings as images, except for one lock', async () => {
    const pictures = devices.flatMap((device) => device.properties.image_url ?? [])
    expect(pictures).to.have.length(29)
    const distinct = [...new Set(pictures)]
    expect(distinct.length).to.be.above(10)
    for (const picture of distinct) expectIllustration(picture)
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
