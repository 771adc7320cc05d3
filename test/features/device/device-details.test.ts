import { expect } from 'chai'
import { useFakeClock } from '../../passing-time.js'
import { addDeviceDetails, type DeviceDetails, loadedDeviceDetails } from '../support/device-details.js'
import { startPlatform, type, until, useCleanPage, words } from '../support/stage.js'

const titleOf = (details: DeviceDetails): string | undefined => details.all('heading')[0]?.textContent?.trim()

/** Returns the texts of the summary. */
const heroOf = (details: DeviceDetails): string[] =>
  details.all('group', 'Overview')[0]?.innerText.split('\n').map(words).filter(Boolean) ?? []

const alertsOf = (details: DeviceDetails): (string | null | undefined)[] =>
  [...(details.all('list', /./).find(({ ariaLabel }) => ariaLabel === 'Alerts')?.children ?? [])].map(
    (item) => item.querySelector('p')?.textContent
  )

describe('Device details', () => {
  useCleanPage()

  it('have the kind of the device as their title', async () => {
    const platform = await startPlatform()
    for (const [id, title, hasLock] of [
      ['device_front_door', 'Device', true],
      ['device_hallway_thermostat', 'Thermostat', false],
      ['device_living_room_sensor', 'Noise Sensor', false]
    ] as const) {
      const details = await loadedDeviceDetails(platform, id)
      expect(titleOf(details)).to.equal(title)
      expect(details.all('group', 'Lock status')).to.have.length(hasLock ? 1 : 0)
      expect(details.text.includes('access code')).to.equal(hasLock)
      details.element.remove()
    }
  })

  it('show the state and the properties of the device', async () => {
    const details = await loadedDeviceDetails(await startPlatform(), 'device_garage')
    await until(() => details.detail('Linked account'))
    expect(details.text).to.contain('Garage')
    expect(heroOf(details)).to.include.members(['Garage', 'Low · 23%', 'Schlage Encode Plus', 'Locked', 'Unlock'])
    expect(
      ['Status', 'Power', 'Manufacturer', 'Model', 'Code length', 'Linked account', 'Device ID'].map((term) =>
        details.detail(term)
      )
    ).to.deep.equal([
      'Online',
      'Low · 23%',
      'Schlage',
      'Encode Plus',
      '4-8 digit code',
      'schlage@harbour-house.example',
      'device_garage'
    ])
    await details.find('group', 'Device info')
  })

  it('hide battery and lock state of an offline device, and show what is offline', async () => {
    const platform = await startPlatform()
    for (const [id, status] of [
      ['device_side_entrance', 'Device Offline'],
      ['device_penthouse', 'Account Offline']
    ] as const) {
      const details = await loadedDeviceDetails(platform, id)
      expect(heroOf(details)).to.include(status)
      expect(heroOf(details).join()).not.to.match(/Locked|Unlock|Good|%/)
      details.element.remove()
    }
  })

  it('show no power state for a device without battery', async () => {
    const details = await loadedDeviceDetails(await startPlatform(), 'device_office')
    expect(heroOf(details)).to.deep.equal(['Office', 'Yale Linus L2', 'Locked', 'Unlock'])
  })

  it('list errors before warnings and apply the filters of the host', async () => {
    const details = await loadedDeviceDetails(await startPlatform(), 'device_boiler_room')
    await details.press('button', '4 problems')
    expect(alertsOf(details)).to.deep.equal([
      'The hub or bridge isn’t responding. Check its power and network, then check again.',
      'The device needs to be paired again in the manufacturer’s app.',
      'Another service is also changing this lock’s codes. Turn one of them off.',
      'The connection to the device keeps dropping. Move its hub or router closer, then check again.'
    ])
    details.element.errorFilter = ({ error_code }) => error_code === 'hub_disconnected'
    details.element.warningFilter = () => false
    await until(() => alertsOf(details).length === 1)
    expect(alertsOf(details)[0]).to.contain('The hub or bridge isn’t responding.')
    details.element.errorFilter = () => false
    await until(() => alertsOf(details).length === 0)
  })

  it('identify an account by email, user name or phone number', async () => {
    const platform = await startPlatform()
    for (const [id, account] of [
      ['device_storage_room', 'harbour_house'],
      ['device_beach_house', '+65 5550 0123']
    ] as const) {
      const details = await loadedDeviceDetails(platform, id)
      await until(() => details.detail('Linked account') === account)
      details.element.remove()
    }
  })

  it('update for another device ID and drop the state of the previous device', async () => {
    const platform = await startPlatform()
    const details = await loadedDeviceDetails(platform, 'device_garage')
    await details.press('button', 'Edit name')
    type(await details.find('textbox', 'Device name'), 'The garage')
    details.element.setAttribute('device-id', 'device_hallway_thermostat')
    await until(() => titleOf(details) === 'Thermostat')
    await details.find('button', 'Edit name')
    expect(details.names('textbox')).to.deep.equal([])
    expect(details.text).to.contain('Hallway Thermostat').and.not.to.contain('Garage')
    details.element.deviceId = undefined
    await details.waitForText('No device selected. Set the attribute device-id.')
  })

  it('drop the state of the previous device if the next one is already known', async () => {
    const platform = await startPlatform()
    await loadedDeviceDetails(platform, 'device_back_door')
    const details = await loadedDeviceDetails(platform, 'device_garage')
    await details.press('button', 'Edit name')
    type(await details.find('textbox', 'Device name'), 'The garage')
    details.element.deviceId = 'device_back_door'
    await until(() => details.text.includes('Back Door'))
    expect(details.names('textbox')).to.deep.equal([])
  })

  describe('Polling', () => {
    const advance = useFakeClock()

    it('refetches every 30 s and keeps the focus', async () => {
      const platform = await startPlatform()
      const details = addDeviceDetails(platform, 'device_garage')
      await advance(0)
      const pencil = await details.find('button', 'Edit name')
      pencil.focus()
      platform.edit = (device) => Object.assign(device.properties ?? {}, { battery: { status: 'good', level: 0.5 } })
      await advance(29_900)
      expect(platform.requests('/devices/get')).to.have.length(1)
      await advance(100)
      expect(platform.requests('/devices/get')).to.have.length(2)
      expect(details.detail('Power')).to.equal('Good · 50%')
      expect(details.root.activeElement === pencil).to.equal(true)
    })

    it('keeps text that is being typed', async () => {
      const platform = await startPlatform()
      const details = addDeviceDetails(platform, 'device_garage')
      await advance(0)
      await details.press('button', 'Edit name')
      const field = await details.find('textbox', 'Device name')
      type(field, 'The gar')
      if (field instanceof HTMLInputElement) field.setSelectionRange(1, 2)
      platform.edit = (device) => Object.assign(device.properties ?? {}, { name: 'Carport' })
      await advance(30_000)
      expect(platform.requests('/devices/get')).to.have.length(2)
      expect(field).to.include({ value: 'The gar', selectionStart: 1, selectionEnd: 2 })
      expect(details.root.activeElement === field).to.equal(true)
    })
  })
})
