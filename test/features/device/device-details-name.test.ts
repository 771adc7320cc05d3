import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { DeviceTableElement } from '../../../elements/device-table.js'
import type { Device } from '../support/sent.js'
import { type DeviceDetails, loadedDeviceDetails } from '../support/device-details.js'
import {
  recordEvents,
  settled,
  show,
  startPlatform,
  type TestPlatform,
  type,
  until,
  useCleanPage
} from '../support/stage.js'

describe('Device name', () => {
  useCleanPage()

  const garage = (device: Device): boolean => device.device_id === 'device_garage'

  async function editing(platform: TestPlatform): Promise<{ details: DeviceDetails; field: HTMLElement }> {
    const details = await loadedDeviceDetails(platform, 'device_garage')
    await details.press('button', 'Edit name')
    return { details, field: await details.find('textbox', 'Device name') }
  }

  it('is saved with Enter, shown in all elements at once, and dispatches device-rename', async () => {
    const platform = await startPlatform()
    const table = show(DeviceTableElement, { client: platform.client })
    await table.find('row', 'Garage')
    const { details, field } = await editing(platform)
    const events = recordEvents(details, 'device-rename')
    expect(details.root.activeElement === field).to.equal(true)
    const release = platform.hold('/devices/update')
    await sendKeys({ type: '  Car \t port ' })
    await sendKeys({ press: 'Enter' })
    await until(() => details.text.includes('Car port'))
    expect(details.focused).to.equal('Edit name')
    await until(() => table.rowNames.includes('Car port'))
    expect(table.rowNames).not.to.contain('Garage')
    expect(events).to.deep.equal([])
    release()
    await until(() => events.length === 1)
    expect(events[0]?.detail).to.deep.equal({ device_id: 'device_garage', name: 'Car port' })
    expect(platform.requests('/devices/update')).to.deep.equal([{ device_id: 'device_garage', name: 'Car port' }])
    await settled()
    expect(details.text).to.contain('Car port')
  })

  it('stays unchanged on Escape and Cancel', async () => {
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
    expect(platform.requests('/devices/update')).to.deep.equal([])
  })

  it('stays in the field on an Escape that ends a composition', async () => {
    const { details, field } = await editing(await startPlatform())
    await sendKeys({ type: '車庫' })
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }))
    await settled()
    expect(await details.find('textbox', 'Device name')).to.have.property('value', '車庫')
  })

  for (const [typed, fault] of Object.entries({
    '': 'Name must be at least 2 characters long',
    ' a ': 'Name must be at least 2 characters long',
    ['a'.repeat(65)]: 'Name must be at most 64 characters long'
  })) {
    it(`rejects "${typed}"`, async () => {
      const platform = await startPlatform()
      const { details, field } = await editing(platform)
      type(field, typed)
      await sendKeys({ press: 'Enter' })
      await details.waitForText(fault)
      expect(field.ariaInvalid).to.equal('true')
      expect(field).to.have.property('value', typed)
      type(field, 'ab')
      await until(() => !details.text.includes(fault))
      expect(platform.requests('/devices/update')).to.deep.equal([])
    })
  }

  for (const typed of ['ab', 'ö'.repeat(64), `${'a'.repeat(63)}   ${'b'.repeat(0)}`, ` ${'🚪'.repeat(32)} `]) {
    it(`accepts "${typed}"`, async () => {
      const platform = await startPlatform()
      const { field } = await editing(platform)
      type(field, typed)
      await sendKeys({ press: 'Enter' })
      await until(() => platform.requests('/devices/update').length === 1)
      expect(platform.requests('/devices/update')[0]).to.have.property('name', typed.trim())
    })
  }

  for (const typed of ['Garage', '  Garage  ']) {
    it(`is not sent if "${typed}" equals the current name`, async () => {
      const platform = await startPlatform()
      const { details, field } = await editing(platform)
      type(field, typed)
      await sendKeys({ press: 'Enter' })
      await details.find('button', 'Edit name')
      await settled()
      expect(platform.requests('/devices/update')).to.deep.equal([])
    })
  }

  it('is not sent if only white space differs', async () => {
    const platform = await startPlatform({
      edit: (device) => garage(device) && Object.assign(device.properties ?? {}, { name: 'Big  Garage ' })
    })
    const { details, field } = await editing(platform)
    type(field, 'Big Garage')
    await sendKeys({ press: 'Enter' })
    await details.find('button', 'Edit name')
    await settled()
    expect(platform.requests('/devices/update')).to.deep.equal([])
  })

  it('keeps the input if another element changes the name meanwhile', async () => {
    const platform = await startPlatform()
    const release = platform.hold('/devices/update')
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
    release()
    const field = await second.details.find('textbox', 'Device name')
    expect(field).to.have.property('value', 'Car hole')
    expect(platform.requests('/devices/update')).to.have.length(1)
  })

  it('can be set for an unnamed device', async () => {
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
    await until(() => platform.requests('/devices/update').length === 1)
  })
})
