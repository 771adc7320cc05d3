import { expect } from 'chai'
import { createSandbox, type SandboxDevice, type SandboxOptions } from '../../src/sandbox/index.js'
import { call } from './call-sandbox.js'
import { openSandbox } from './open-sandbox.js'

const house: readonly SandboxDevice[] = [
  {
    kind: 'lock',
    name: 'Front Door',
    locked: false,
    customMetadata: { floor: '1' },
    properties: { serial_number: '4711' }
  },
  { kind: 'lock', name: 'Front Door' },
  { kind: 'thermostat', name: 'Küche 2. OG', temperature: 64 },
  { kind: 'noise sensor', name: '寝室', id: 'bedroom', decibels: 51 }
]

const idsIn = async (options: SandboxOptions): Promise<string[]> => {
  const { ask } = openSandbox(options)
  const { devices } = (await ask('/devices/list')).body
  return devices.map(({ device_id }: { device_id: string }) => device_id)
}

describe('a sandbox with devices of one’s own', () => {
  it('has these alone, in their order, each with an id of its name', async () => {
    const ids = ['device_front_door', 'device_front_door_2', 'device_küche_2_og', 'bedroom']
    expect(await idsIn({ devices: house })).to.deep.equal(ids)
    expect(await idsIn({ devices: house, size: 2 })).to.deep.equal(ids.slice(0, 2))
    expect(await idsIn({ devices: house, size: 5 })).to.deep.equal([...ids, 'device_unit_0001'])
    expect(await idsIn({ devices: [] })).to.deep.equal([])
  })

  it('has them as they are described', async () => {
    const { ask, properties } = openSandbox({ devices: house })
    const { device } = (await ask('/devices/get', { device_id: 'device_front_door' })).body
    expect(device).to.deep.include({ display_name: 'Front Door', custom_metadata: { floor: '1' } })
    expect(device.properties).to.include({ locked: false, serial_number: '4711' })
    expect(await properties('device_küche_2_og')).to.include({ temperature_fahrenheit: 64 })
    expect(await properties('bedroom')).to.include({ noise_level_decibels: 51 })
  })

  it('has the access codes that are described, and none else', async () => {
    const codes = [
      { name: 'Cleaning', code: '4711' },
      { name: 'Guest', days: [-1, 2] as const }
    ]
    const devices: SandboxDevice[] = [{ kind: 'lock', name: 'Shed', id: 'shed', accessCodes: codes }, ...house]
    const { ask } = openSandbox({ devices })
    const codesOf = async (device_id: string) => (await ask('/access_codes/list', { device_id })).body.access_codes
    const [cleaning, guest] = await codesOf('shed')
    expect(cleaning).to.include({ name: 'Cleaning', code: '4711', type: 'ongoing', status: 'set' })
    expect(guest).to.include({ name: 'Guest', type: 'time_bound', status: 'set' })
    expect(await codesOf('device_front_door')).to.deep.equal([])
    const access_code_id = cleaning?.access_code_id
    expect((await ask('/access_codes/get', { access_code_id })).body.access_code).to.include({ device_id: 'shed' })
  })

  it('finds a noise threshold of a device with an id of any form', async () => {
    const { ask } = openSandbox({ devices: house })
    const { noise_thresholds } = (await ask('/noise_sensors/noise_thresholds/list', { device_id: 'bedroom' })).body
    const noise_threshold_id = noise_thresholds[0]?.noise_threshold_id
    const { status } = await ask('/noise_sensors/noise_thresholds/get', { noise_threshold_id })
    expect(status).to.equal(200)
  })
})

describe('a sandbox whose devices take no time', () => {
  const lock = { device_id: 'device_front_door' }

  it('answers a command when it is done, or has failed', async () => {
    const faults = { '/locks/unlock_door': { attempt: 'fails', times: 1 } } as const
    const { ask, properties } = openSandbox({ devices: house, commandTime: 0, faults })
    expect((await ask('/locks/unlock_door', lock)).body.action_attempt.status).to.equal('error')
    expect((await ask('/locks/lock_door', lock)).body.action_attempt.status).to.equal('success')
    expect((await properties('device_front_door')).locked).to.equal(true)
  })

  it('has an access code set, and removed, by then', async () => {
    const { ask } = openSandbox({ devices: house, commandTime: 0 })
    const { access_code } = (await ask('/access_codes/create', { ...lock, name: 'Guest', code: '2580' })).body
    const list = async () => (await ask('/access_codes/list', lock)).body.access_codes
    expect((await list()).map(({ status }: { status: string }) => status)).to.deep.equal(['set'])
    await ask('/access_codes/delete', { access_code_id: access_code.access_code_id })
    expect(await list()).to.deep.equal([])
  })
})

describe('a sandbox that takes any token', () => {
  const status = async (options: SandboxOptions, authorization: string) =>
    (await call(createSandbox({ latency: 0, ...options }), '/devices/list', {}, { headers: { authorization } })).status

  it('lets in a host’s own one, where it was told to', async () => {
    expect(await status({}, 'Bearer seam_cst_host')).to.equal(401)
    expect(await status({ takesAnyToken: true }, 'Bearer seam_cst_host')).to.equal(200)
    expect(await status({ takesAnyToken: true }, 'Bearer ey.console')).to.equal(200)
    expect(await status({ takesAnyToken: true }, 'Bearer nonsense')).to.equal(401)
  })
})
