import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { DeviceDetailsElement } from '../../elements/device-details.js'
import { DeviceTableElement } from '../../elements/device-table.js'
import type { Device } from '../../src/platform/resources.js'
import { useFakeClock } from './support/clock.js'
import { heard, type Screen, settled, show, startPlatform, type TestPlatform, type, until, useCleanPage } from './support/stage.js'

type Details = Screen<DeviceDetailsElement>

const addDetails = (platform: TestPlatform, deviceId: string, properties: Partial<DeviceDetailsElement> = {}): Details =>
  show(DeviceDetailsElement, { client: platform.client, deviceId, ...properties })

async function loadedDetails(
  platform: TestPlatform,
  deviceId: string,
  properties?: Partial<DeviceDetailsElement>
): Promise<Details> {
  const details = addDetails(platform, deviceId, properties)
  await details.find('term', /^(?:System s|S)tatus$/)
  return details
}

const titleOf = (details: Details): string | undefined => details.all('heading')[0]?.textContent?.trim()

const alertsOf = (details: Details): (string | null)[] =>
  [...(details.all('list', /./).find(({ ariaLabel }) => ariaLabel === 'Alerts')?.children ?? [])].map(({ textContent }) => textContent)

describe('The details of a device', () => {
  useCleanPage()

  it('are titled by the kind of the device', async () => {
    const platform = await startPlatform()
    for (const [id, title, hasLock] of [
      ['device_front_door', 'Device', true],
      ['device_hallway_thermostat', 'Thermostat', false],
      ['device_living_room_sensor', 'Noise Sensor', false]
    ] as const) {
      const details = await loadedDetails(platform, id)
      expect(titleOf(details)).to.equal(title)
      expect(details.all('region', 'Lock status')).to.have.length(hasLock ? 1 : 0)
      expect(details.text.includes('access code')).to.equal(hasLock)
      details.element.remove()
    }
  })

  it('say how the device is, and what it is', async () => {
    const details = await loadedDetails(await startPlatform(), 'device_garage')
    await until(() => details.detail('Linked account'))
    expect(details.text).to.contain('Garage')
    expect(
      ['Status', 'Power', 'Model', 'Manufacturer', 'Linked account', 'Device ID'].map((term) => details.detail(term))
    ).to.deep.equal(['Online', 'Low · 23%', 'Schlage Encode Plus', 'Schlage', 'schlage@harbour-house.example', 'device_garage'])
    await details.find('region', 'Device info')
  })

  it('hide battery and lock state of one that is offline, and say what is offline', async () => {
    const platform = await startPlatform()
    for (const [id, status] of [
      ['device_side_entrance', 'Device Offline'],
      ['device_penthouse', 'Account Offline']
    ] as const) {
      const details = await loadedDetails(platform, id)
      expect(details.detail('Status')).to.equal(status)
      expect(details.detail('Power')).to.equal(undefined)
      expect(details.text).not.to.match(/Locked|Lock status/)
      details.element.remove()
    }
  })

  it('say nothing of power where there is no battery', async () => {
    const details = await loadedDetails(await startPlatform(), 'device_office')
    expect(details.detail('Power')).to.equal(undefined)
  })

  it('list errors, then warnings, as far as the filters of the host let them through', async () => {
    const details = await loadedDetails(await startPlatform(), 'device_boiler_room')
    expect(alertsOf(details)).to.deep.equal([
      'The hub of Boiler Room is not connected.',
      'It has to be paired again.',
      'Another service also changes its codes.',
      'The connection to this lock comes and goes.'
    ])
    details.element.errorFilter = ({ error_code }) => error_code === 'hub_disconnected'
    details.element.warningFilter = () => false
    await until(() => alertsOf(details).length === 1)
    expect(alertsOf(details)).to.deep.equal(['The hub of Boiler Room is not connected.'])
    details.element.errorFilter = () => false
    await until(() => details.all('list').length === 0)
  })

  it('know an account by its address, user name or phone', async () => {
    const platform = await startPlatform()
    for (const [id, account] of [
      ['device_storage_room', 'harbour_house'],
      ['device_beach_house', '+65 5550 0123']
    ] as const) {
      const details = await loadedDetails(platform, id)
      await until(() => details.detail('Linked account') === account)
      details.element.remove()
    }
  })

  it('show a dash for an account that cannot be read', async () => {
    const platform = await startPlatform({ faults: { '/connected_accounts/get': { status: 403 } } })
    const details = await loadedDetails(platform, 'device_garage')
    await until(() => details.detail('Linked account') === '–')
    expect(details.said).not.to.contain('could not')
  })

  it('hide ids and accounts where the host does not want them, and do not ask for the account', async () => {
    const platform = await startPlatform()
    const details = await loadedDetails(platform, 'device_garage', {
      disableResourceIds: true,
      disableConnectedAccountInformation: true
    })
    await settled()
    expect(details.detail('Manufacturer')).to.equal('Schlage')
    expect(details.detail('Device ID')).to.equal(undefined)
    expect(details.detail('Linked account')).to.equal(undefined)
    expect(platform.asked('/connected_accounts/get')).to.deep.equal([])
  })

  it('tell of a device that there is not, with one way back', async () => {
    const details = addDetails(await startPlatform(), 'device_of_nobody', { showBack: true })
    const events = heard(details, 'back')
    await details.says('This device could not be found.')
    expect(details.said).to.contain('This device could not be found.')
    await details.press('button', 'Back')
    expect(events).to.have.length(1)
  })

  it('tell of a device that the session may not see', async () => {
    const platform = await startPlatform({ users: { user: ['account_yale'] } })
    const details = addDetails(platform, 'device_garage')
    await details.says('This device could not be found.')
    expect(details.names('button')).to.deep.equal([])
  })

  it('say which attribute is missing', async () => {
    const platform = await startPlatform()
    const details = show(DeviceDetailsElement, { client: platform.client })
    await details.says('No device was chosen: the attribute device-id is missing.')
    expect(platform.asked('/devices/get')).to.deep.equal([])
  })

  it('follow the id that they are given, and leave nothing of the device before', async () => {
    const platform = await startPlatform()
    const details = await loadedDetails(platform, 'device_garage')
    await details.press('button', 'Edit name')
    type(await details.find('textbox', 'Device name'), 'The garage')
    details.element.setAttribute('device-id', 'device_hallway_thermostat')
    await until(() => titleOf(details) === 'Thermostat')
    await details.find('button', 'Edit name')
    expect(details.names('textbox')).to.deep.equal([])
    expect(details.text).to.contain('Hallway Thermostat').and.not.to.contain('Garage')
    details.element.deviceId = undefined
    await details.says('device-id is missing')
  })

  it('leave nothing of the device before, when the next is known already', async () => {
    const platform = await startPlatform()
    await loadedDetails(platform, 'device_back_door')
    const details = await loadedDetails(platform, 'device_garage')
    await details.press('button', 'Edit name')
    type(await details.find('textbox', 'Device name'), 'The garage')
    details.element.deviceId = 'device_back_door'
    await until(() => details.text.includes('Back Door'))
    expect(details.names('textbox')).to.deep.equal([])
  })

  it('show rows to come and say so while they are loading', async () => {
    const details = addDetails(await startPlatform({ latency: 50 }), 'device_garage')
    await until(() => details.said.includes('Loading device'))
    expect(titleOf(details)).to.equal('Device')
    expect(details.element.offsetHeight).to.be.greaterThan(200)
    await details.find('term', 'Status')
  })

  describe('that cannot be loaded', () => {
    const pass = useFakeClock()

    it('say so, try again, and start anew when a person wants it', async () => {
      const platform = await startPlatform({ faults: { '/devices/get': { status: 502 } } })
      const details = addDetails(platform, 'device_garage')
      const reports = heard(details, 'platform-error')
      await pass(0)
      expect(details.said).to.contain('This device could not be loaded').and.to.contain('Still trying…')
      for (const milliseconds of [1000, 2000, 4000]) await pass(milliseconds)
      expect(platform.asked('/devices/get')).to.have.length(4)
      expect(details.said).not.to.contain('Still trying')
      expect(reports.map(({ detail }) => detail.operation)).to.deep.equal(['devices.get'])
      platform.update({ faults: {} })
      const again = await details.find('button', 'Try again')
      again.focus()
      again.click()
      await pass(0)
      expect(details.detail('Model')).to.equal('Schlage Encode Plus')
      expect(details.text).not.to.contain('could not be loaded')
      expect(details.focused).to.equal('Device')
    })

    it('keep what they had when reading again fails', async () => {
      const platform = await startPlatform()
      const details = addDetails(platform, 'device_garage')
      await pass(0)
      platform.update({ faults: { '/devices/get': { status: 400 } } })
      await pass(30_000)
      expect(platform.asked('/devices/get')).to.have.length(2)
      expect(details.detail('Model')).to.equal('Schlage Encode Plus')
      expect(details.said).to.contain('This device could not be loaded')
    })
  })

  describe('while they are open', () => {
    const pass = useFakeClock()

    it('are read again every 30 s, and keep the focus', async () => {
      const platform = await startPlatform()
      const details = addDetails(platform, 'device_garage')
      await pass(0)
      const pencil = await details.find('button', 'Edit name')
      pencil.focus()
      platform.edit = (device) => Object.assign(device.properties ?? {}, { battery: { status: 'good', level: 0.5 } })
      await pass(29_900)
      expect(platform.asked('/devices/get')).to.have.length(1)
      await pass(100)
      expect(platform.asked('/devices/get')).to.have.length(2)
      expect(details.detail('Power')).to.equal('Good · 50%')
      expect(details.root.activeElement === pencil).to.equal(true)
    })

    it('lose nothing that is being typed when they are read again', async () => {
      const platform = await startPlatform()
      const details = addDetails(platform, 'device_garage')
      await pass(0)
      await details.press('button', 'Edit name')
      const field = await details.find('textbox', 'Device name')
      type(field, 'The gar')
      if (field instanceof HTMLInputElement) field.setSelectionRange(1, 2)
      platform.edit = (device) => Object.assign(device.properties ?? {}, { name: 'Carport' })
      await pass(30_000)
      expect(platform.asked('/devices/get')).to.have.length(2)
      expect(field).to.include({ value: 'The gar', selectionStart: 1, selectionEnd: 2 })
      expect(details.root.activeElement === field).to.equal(true)
    })

    for (const status of [403, 404]) {
      it(`show nothing of a device any more when the answer is ${status}`, async () => {
        const platform = await startPlatform()
        const details = addDetails(platform, 'device_garage')
        await pass(0)
        const pencil = await details.find('button', 'Edit name')
        pencil.focus()
        platform.update({ faults: { '/devices/get': { status } } })
        await pass(30_000)
        expect(details.said).to.contain('This device could not be found.')
        expect(details.text).not.to.contain('Garage')
        expect(details.focused).to.equal('Device')
      })
    }
  })
})

describe('The name of a device', () => {
  useCleanPage()

  const garage = (device: Device): boolean => device.device_id === 'device_garage'

  async function editing(platform: TestPlatform): Promise<{ details: Details; field: HTMLElement }> {
    const details = await loadedDetails(platform, 'device_garage')
    await details.press('button', 'Edit name')
    return { details, field: await details.find('textbox', 'Device name') }
  }

  it('is changed by Enter, at once and everywhere, and the host is told', async () => {
    const platform = await startPlatform()
    const table = show(DeviceTableElement, { client: platform.client })
    await table.find('row', 'Garage')
    const { details, field } = await editing(platform)
    const events = heard(details, 'device-rename')
    expect(details.root.activeElement === field).to.equal(true)
    platform.update({ faults: { '/devices/update': { delay: 100 } } })
    await sendKeys({ type: '  Car \t port ' })
    await sendKeys({ press: 'Enter' })
    await until(() => details.text.includes('Car port'))
    expect(details.focused).to.equal('Edit name')
    expect(table.rowNames).to.contain('Car port').and.not.to.contain('Garage')
    expect(events).to.deep.equal([])
    await until(() => events.length === 1)
    expect(events[0]?.detail).to.deep.equal({ device_id: 'device_garage', name: 'Car port' })
    expect(platform.asked('/devices/update')).to.deep.equal([{ device_id: 'device_garage', name: 'Car port' }])
    await settled()
    expect(details.text).to.contain('Car port')
  })

  it('stays by Escape, and by Cancel', async () => {
    const platform = await startPlatform()
    const { details } = await editing(platform)
    await sendKeys({ type: 'Carport' })
    await sendKeys({ press: 'Escape' })
    await details.find('button', 'Edit name')
    expect(details.focused).to.equal('Edit name')
    await details.press('button', 'Edit name')
    await sendKeys({ type: 'Carport' })
    await details.press('button', 'Cancel')
    await details.find('button', 'Edit name')
    expect(details.text).to.contain('Garage').and.not.to.contain('Carport')
    expect(platform.asked('/devices/update')).to.deep.equal([])
  })

  for (const [typed, fault] of Object.entries({
    '': 'Name must be at least 2 characters long',
    ' a ': 'Name must be at least 2 characters long',
    ['a'.repeat(65)]: 'Name must be at most 64 characters long'
  })) {
    it(`may not be "${typed}"`, async () => {
      const platform = await startPlatform()
      const { details, field } = await editing(platform)
      type(field, typed)
      await sendKeys({ press: 'Enter' })
      await details.says(fault)
      expect(field.ariaInvalid).to.equal('true')
      expect(field).to.have.property('value', typed)
      type(field, 'ab')
      await until(() => !details.text.includes(fault))
      expect(platform.asked('/devices/update')).to.deep.equal([])
    })
  }

  for (const typed of ['ab', 'ö'.repeat(64), `${'a'.repeat(63)}   ${'b'.repeat(0)}`, ` ${'🚪'.repeat(32)} `]) {
    it(`may be "${typed}"`, async () => {
      const platform = await startPlatform()
      const { field } = await editing(platform)
      type(field, typed)
      await sendKeys({ press: 'Enter' })
      await until(() => platform.asked('/devices/update').length === 1)
      expect(platform.asked('/devices/update')[0]).to.have.property('name', typed.trim())
    })
  }

  for (const typed of ['Garage', '  Garage  ']) {
    it(`is not sent when it is "${typed}" as before`, async () => {
      const platform = await startPlatform()
      const { details, field } = await editing(platform)
      type(field, typed)
      await sendKeys({ press: 'Enter' })
      await details.find('button', 'Edit name')
      await settled()
      expect(platform.asked('/devices/update')).to.deep.equal([])
    })
  }

  it('is not sent when only its white space differs from what the platform has', async () => {
    const platform = await startPlatform({
      edit: (device) => garage(device) && Object.assign(device.properties ?? {}, { name: 'Big  Garage ' })
    })
    const { details, field } = await editing(platform)
    type(field, 'Big Garage')
    await sendKeys({ press: 'Enter' })
    await details.find('button', 'Edit name')
    await settled()
    expect(platform.asked('/devices/update')).to.deep.equal([])
  })

  it('comes back when it cannot be saved, with a message, and the field with what was typed', async () => {
    const platform = await startPlatform({ faults: { '/devices/update': { status: 500, delay: 100 } } })
    const table = show(DeviceTableElement, { client: platform.client })
    const { details, field } = await editing(platform)
    const reports = heard(details, 'platform-error')
    const events = heard(details, 'device-rename')
    type(field, 'Carport')
    await sendKeys({ press: 'Enter' })
    await until(() => details.text.includes('Carport'))
    const reopened = await details.find('textbox', 'Device name')
    expect(reopened).to.have.property('value', 'Carport')
    expect(details.root.activeElement === reopened).to.equal(true)
    expect(details.said).to.contain('The name could not be saved. Please try again.')
    expect(table.rowNames).to.contain('Garage').and.not.to.contain('Carport')
    expect(reports.map(({ detail }) => detail.operation)).to.deep.equal(['devices.update'])
    await until(() => platform.asked('/devices/get').length === 2)
    platform.update({ faults: {} })
    await sendKeys({ press: 'Enter' })
    await until(() => events.length === 1)
    expect(table.rowNames).to.contain('Carport')
    expect(platform.asked('/devices/update')).to.have.length(2)
  })

  it('comes back with what the platform has against it', async () => {
    const validation_errors = { name: { _errors: ['There is a Carport already.'] } }
    const platform = await startPlatform({
      faults: { '/devices/update': { status: 400, error: { type: 'invalid_input', message: 'No.', validation_errors } } }
    })
    const { details, field } = await editing(platform)
    type(field, 'Carport')
    await sendKeys({ press: 'Enter' })
    await details.says('There is a Carport already.')
    expect(await details.find('textbox', 'Device name')).to.have.property('value', 'Carport')
  })

  it('stays when the host cancels the change', async () => {
    const platform = await startPlatform()
    const { details, field } = await editing(platform)
    const events = heard(details, 'before-change')
    details.element.addEventListener('before-change', (event) => event.preventDefault())
    type(field, 'Carport')
    await sendKeys({ press: 'Enter' })
    await details.find('button', 'Edit name')
    await settled()
    expect(events.map(({ detail }) => detail)).to.deep.equal([
      { operation: 'devices.update', params: { device_id: 'device_garage', name: 'Carport' } }
    ])
    expect(details.text).to.contain('Garage').and.not.to.contain('Carport')
    expect(platform.asked('/devices/update')).to.deep.equal([])
  })

  it('is not lost when it is typed while another element changes it', async () => {
    const platform = await startPlatform({ faults: { '/devices/update': { delay: 300 } } })
    const first = await editing(platform)
    const second = await editing(platform)
    type(first.field, 'Carport')
    first.field.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => first.details.text.includes('Carport'))
    type(second.field, 'Car hole')
    second.field.focus()
    await sendKeys({ press: 'Enter' })
    await settled()
    const field = await second.details.find('textbox', 'Device name')
    expect(field).to.have.property('value', 'Car hole')
    expect(platform.asked('/devices/update')).to.have.length(1)
  })

  it('can be given to a device that has none', async () => {
    const platform = await startPlatform({
      edit: (device) => {
        Object.assign(device, { display_name: null })
        Object.assign(device.properties ?? {}, { name: null })
      }
    })
    const { details, field } = await editing(platform)
    type(field, 'Carport')
    await sendKeys({ press: 'Enter' })
    await until(() => details.text.includes('Carport'))
    await until(() => platform.asked('/devices/update').length === 1)
  })
})
