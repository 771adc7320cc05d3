import type { Device } from '../../src/core/resources/resources.js'
import { createPreset } from '../../src/features/climate/presets/preset-actions.js'
import { climatePresets } from '../../src/features/climate/rules/climate-preset.js'
import { nameKey, renameDevice } from '../../src/features/device/rename-device.js'
import { lockKey } from '../../src/features/device/rules/device-status.js'
import { everything, GET, LIST } from './device-reads.js'
import { attemptResponse, deviceResponse, devicesResponse, lock, rejected, succeeded } from './fake-platform.js'
import { door, LOCK, locking, type OpenDoor, openDoor, renaming, UPDATE } from './open-door.js'
import { send } from './send.js'
import { advance, onFakeClock, settled } from './time.js'

onFakeClock()

describe('Device rename', () => {
  it('shows the new name everywhere at once, and sends it', async () => {
    const open = await openDoor()
    open.platform.on(LIST, () => devicesResponse([lock('front', false, 'Front'), lock('back')]))
    open.session.observe(everything, true)
    await settled()
    const change = renaming(open, 'Main door')
    expect(change).to.deep.include({ operation: 'devices.update', params: { device_id: 'front', name: 'Main door' } })
    const { outcome } = open.begin(change)
    expect(open.name()).to.equal('Main door')
    expect(open.shown('front')?.display_name).to.equal('Main door')
    expect(open.shown('back')?.properties?.name).to.equal('back')
    await settled()
    expect(open.platform.last(UPDATE).body).to.deep.equal({ device_id: 'front', name: 'Main door' })
    await open.respond()
    expect(outcome()).to.equal(true)
    expect(open.name()).to.equal('Main door')
  })

  it('rolls back the name if the platform rejects it', async () => {
    const open = await openDoor()
    open.platform.on(UPDATE, () => rejected(400, 'invalid_input'))
    const { outcome } = open.begin(renaming(open, 'Main door'))
    await settled()
    expect(Object(outcome()).code).to.equal('invalid_input')
    expect(open.name()).to.equal('Front')
    expect(open.shown('front')).not.to.have.property('display_name')
  })

  it('works for a device without properties', async () => {
    const open = await openDoor()
    const device: Device = { device_id: 'front' }
    const { patch } = renameDevice.mutation({ device, name: 'Bare' })
    expect(patch?.apply(device)).to.deep.equal({
      device_id: 'front',
      display_name: 'Bare',
      properties: { name: 'Bare' }
    })
    expect(open.name()).to.equal('Front')
  })
})

describe('Two mutations of one device', () => {
  it('run in parallel, and each is committed separately', async () => {
    const open = await openDoor(false)
    open.begin(locking(open))
    open.begin(renaming(open, 'Main door'))
    expect([open.locked(), open.name()]).to.deep.equal([false, 'Main door'])
    expect(open.pending()).to.deep.equal([lockKey('front'), nameKey('front')])
    await settled()
    await open.respond()
    expect([open.locked(), open.name()]).to.deep.equal([false, 'Main door'])
    open.platform.last(LOCK).respond(attemptResponse('success'))
    await settled()
    expect([open.locked(), open.name()]).to.deep.equal([true, 'Main door'])
    expect(open.pending()).to.deep.equal([])
  })

  it('are rolled back separately: one fails, the other one stays', async () => {
    const open = await openDoor(false)
    open.begin(locking(open))
    open.begin(renaming(open, 'Main door'))
    await settled()
    open.platform.last(LOCK).respond(rejected(400))
    await settled()
    expect([open.locked(), open.name()]).to.deep.equal([false, 'Main door'])
    expect(open.pending()).to.deep.equal([nameKey('front')])
    open.platform.last(GET).respond(deviceResponse(lock('front', false, 'Front')))
    await settled()
    expect(open.name()).to.equal('Main door')
    await open.respond()
    expect([open.locked(), open.name()]).to.deep.equal([false, 'Main door'])
  })

  it('are sent one after another if they are of the same kind, and the last value is kept', async () => {
    const open = await openDoor(false)
    open.platform.on(UPDATE, succeeded)
    await send(open.session, renaming(open, 'One'))
    await send(open.session, renaming(open, 'Two'))
    expect(open.name()).to.equal('Two')
  })
})

describe('Mutation that replaces a pending mutation with the same key', () => {
  const replacing = (open: OpenDoor, name: string) => ({ ...renaming(open, name), onConflict: 'replace' as const })

  it('is sent in parallel, and a late response to the replaced mutation has no effect', async () => {
    const open = await openDoor()
    const older = open.begin(renaming(open, 'Older'))
    await settled()
    const newer = open.begin(replacing(open, 'Newer'))
    await settled()
    const [first, second] = open.platform.at(UPDATE)
    expect([second?.body.name, open.name()]).to.deep.equal(['Newer', 'Newer'])
    first?.respond(succeeded())
    await settled()
    expect([older.outcome(), open.name(), open.pending()]).to.deep.equal([true, 'Newer', [nameKey('front')]])
    second?.respond(succeeded())
    await settled()
    expect([newer.outcome(), open.name(), open.pending()]).to.deep.equal([true, 'Newer', []])
  })

  it('keeps its value if the replaced mutation is answered later', async () => {
    const open = await openDoor()
    open.begin(renaming(open, 'Older'))
    await settled()
    open.begin(replacing(open, 'Newer'))
    await settled()
    const [first, second] = open.platform.at(UPDATE)
    second?.respond(succeeded())
    await settled()
    first?.respond(succeeded())
    await settled()
    expect([open.name(), open.pending()]).to.deep.equal(['Newer', []])
  })

  it('supersedes the replaced mutation, which is not sent again after a 429 response', async () => {
    const open = await openDoor()
    const older = open.begin(renaming(open, 'Older'))
    await settled()
    open.begin(replacing(open, 'Newer'))
    await settled()
    open.platform.at(UPDATE)[0]?.respond(rejected(429))
    await advance(5000)
    expect(open.platform.at(UPDATE)).to.have.length(2)
    expect(older.outcome(), 'it has none').to.equal(false)
  })
})

describe('Creation of a climate preset', () => {
  it('shows the preset only after the platform has confirmed it', async () => {
    const open = await openDoor()
    const keys = () => climatePresets(door(open)).map(({ climate_preset_key }) => climate_preset_key)
    const { outcome } = open.begin(
      createPreset.mutation({ device_id: 'front', climate_preset_key: 'away', name: 'Away' })
    )
    await settled()
    expect(keys()).to.deep.equal([])
    open.platform.last('/thermostats/create_climate_preset').respond(succeeded())
    await settled()
    expect(outcome()).to.equal(true)
    expect(keys()).to.deep.equal(['away'])
  })
})
