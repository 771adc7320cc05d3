import { createSandbox, type SandboxDevice, type SandboxOptions } from '../../src/sandbox/index.js'
import { call } from './call-sandbox.js'
import { openSandbox } from './open-sandbox.js'

const DEVICES: readonly SandboxDevice[] = [
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

describe('Sandbox with configured devices', () => {
  it('has only these devices in their order, with ids derived from their names', async () => {
    const ids = ['device_front_door', 'device_front_door_2', 'device_küche_2_og', 'bedroom']
    expect(await idsIn({ devices: DEVICES })).to.deep.equal(ids)
    expect(await idsIn({ devices: DEVICES, size: 2 })).to.deep.equal(ids.slice(0, 2))
    expect(await idsIn({ devices: DEVICES, size: 5 })).to.deep.equal([...ids, 'device_unit_0001'])
    expect(await idsIn({ devices: [] })).to.deep.equal([])
  })

  it('has the configured properties', async () => {
    const { ask, properties } = openSandbox({ devices: DEVICES })
    const { device } = (await ask('/devices/get', { device_id: 'device_front_door' })).body
    expect(device).to.deep.include({ display_name: 'Front Door', custom_metadata: { floor: '1' } })
    expect(device.properties).to.include({ locked: false, serial_number: '4711' })
    expect(await properties('device_küche_2_og')).to.include({ temperature_fahrenheit: 64 })
    expect(await properties('bedroom')).to.include({ noise_level_decibels: 51 })
  })

  it('has only the configured access codes', async () => {
    const codes = [
      { name: 'Cleaning', code: '4711' },
      { name: 'Guest', days: [-1, 2] as const }
    ]
    const devices: SandboxDevice[] = [{ kind: 'lock', name: 'Shed', id: 'shed', accessCodes: codes }, ...DEVICES]
    const { ask } = openSandbox({ devices })
    const codesOf = async (device_id: string) => (await ask('/access_codes/list', { device_id })).body.access_codes
    const [cleaning, guest] = await codesOf('shed')
    expect(cleaning).to.include({ name: 'Cleaning', code: '4711', type: 'ongoing', status: 'set' })
    expect(guest).to.include({ name: 'Guest', type: 'time_bound', status: 'set' })
    expect(await codesOf('device_front_door')).to.deep.equal([])
    const access_code_id = cleaning?.access_code_id
    expect((await ask('/access_codes/get', { access_code_id })).body.access_code).to.include({ device_id: 'shed' })
  })

  it('finds a noise threshold of a device with any id', async () => {
    const { ask } = openSandbox({ devices: DEVICES })
    const { noise_thresholds } = (await ask('/noise_sensors/noise_thresholds/list', { device_id: 'bedroom' })).body
    const noise_threshold_id = noise_thresholds[0]?.noise_threshold_id
    const { status } = await ask('/noise_sensors/noise_thresholds/get', { noise_threshold_id })
    expect(status).to.equal(200)
  })
})

describe('Sandbox with a command time of 0', () => {
  const lock = { device_id: 'device_front_door' }

  it('responds after a command has succeeded or failed', async () => {
    const faults = { '/locks/unlock_door': { attempt: 'fails', times: 1 } } as const
    const { ask, properties } = openSandbox({ devices: DEVICES, commandTime: 0, faults })
    expect((await ask('/locks/unlock_door', lock)).body.action_attempt.status).to.equal('error')
    expect((await ask('/locks/lock_door', lock)).body.action_attempt.status).to.equal('success')
    expect((await properties('device_front_door')).locked).to.equal(true)
  })

  it('responds after an access code has been set or removed', async () => {
    const { ask } = openSandbox({ devices: DEVICES, commandTime: 0 })
    const { access_code } = (await ask('/access_codes/create', { ...lock, name: 'Guest', code: '2580' })).body
    const list = async () => (await ask('/access_codes/list', lock)).body.access_codes
    expect((await list()).map(({ status }: { status: string }) => status)).to.deep.equal(['set'])
    await ask('/access_codes/delete', { access_code_id: access_code.access_code_id })
    expect(await list()).to.deep.equal([])
  })
})

describe('Sandbox that accepts any token', () => {
  const status = async (options: SandboxOptions, authorization: string) =>
    (await call(createSandbox({ latency: 0, ...options }), '/devices/list', {}, { headers: { authorization } })).status

  it('accepts a token of the host', async () => {
    expect(await status({}, 'Bearer seam_cst_host')).to.equal(401)
    expect(await status({ takesAnyToken: true }, 'Bearer seam_cst_host')).to.equal(200)
    expect(await status({ takesAnyToken: true }, 'Bearer ey.console')).to.equal(200)
    expect(await status({ takesAnyToken: true }, 'Bearer nonsense')).to.equal(401)
  })
})
