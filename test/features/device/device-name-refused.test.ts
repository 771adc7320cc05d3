import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { DeviceTableElement } from '../../../elements/device-table.js'
import { useFakeClock } from '../../passing-time.js'
import { type DeviceDetails, loadedDeviceDetails } from '../support/device-details.js'
import {
  type Screen,
  settled,
  show,
  startPlatform,
  type,
  type TestPlatform,
  until,
  useCleanPage
} from '../support/stage.js'

type Table = Screen<DeviceTableElement>

const FAILED = 'The name could not be saved. Please try again.'

/** Opens a device from the table and saves a name that is rejected once the response is released. */
async function renaming(): Promise<{ table: Table; release: () => void }> {
  const platform = await startPlatform({ faults: { '/devices/update': { status: 500 } } })
  const release = platform.hold('/devices/update')
  const table = show(DeviceTableElement, { client: platform.client })
  await table.press('row', 'Garage')
  await table.press('button', 'Edit name')
  type(await table.find('textbox', 'Device name'), 'Carport')
  await sendKeys({ press: 'Enter' })
  await until(() => table.text.includes('Carport'))
  return { table, release }
}

const toasts = ({ root }: Table): string[] =>
  [...root.querySelectorAll('[part=toast]')].map(({ textContent }) => textContent)

describe('Rejected device name', () => {
  useCleanPage()

  it('returns to the field with the message below it and no toast', async () => {
    const { table, release } = await renaming()
    release()
    const field = await table.find('textbox', 'Device name')
    await table.find('alert', FAILED)
    expect(field).to.have.property('value', 'Carport')
    expect(field.ariaDescribedByElements?.map(({ textContent }) => textContent)).to.deep.equal([FAILED])
    expect(toasts(table)).to.deep.equal([])
    type(field, 'Carports')
    await until(() => !table.text.includes(FAILED))
  })

  it('is discarded with its message on Cancel', async () => {
    const { table, release } = await renaming()
    release()
    await table.find('alert', FAILED)
    await table.press('button', 'Cancel')
    await table.find('button', 'Edit name')
    expect(table.text).to.contain('Garage').and.not.to.contain(FAILED)
  })

  it('is reported in a toast if the user left the screen', async () => {
    const { table, release } = await renaming()
    await table.press('button', 'Back')
    release()
    await until(() => toasts(table).length === 1)
    expect(toasts(table)).to.deep.equal([FAILED])
    await settled()
    expect(table.rowNames).to.contain('Garage').and.not.to.contain('Carport')
  })
})

describe('Device name rejected by the gate', () => {
  useCleanPage()
  const advance = useFakeClock()

  it('returns to the field, and a toast gives the reason', async () => {
    const platform = await startPlatform({ faults: { '/devices/update': { status: 429, retryAfter: 2, times: 1 } } })
    const details = await loadedDeviceDetails(platform, 'device_garage')
    await details.press('button', 'Edit name')
    type(await details.find('textbox', 'Device name'), 'Carport')
    await sendKeys({ press: 'Enter' })
    await settled()
    platform.edit = (device) => {
      device.display_name = 'Barn'
      device.properties = { ...device.properties, name: 'Barn' }
    }
    await details.element.refresh()
    await advance(2000)
    await details.waitForText('Someone else changed it in the meantime.')
    expect(await details.find('textbox', 'Device name')).to.have.property('value', 'Carport')
    expect(details.text).not.to.contain(FAILED)
    await details.waitForText('Someone else changed this too.')
    expect(details.names('button', 'Try again')).to.deep.equal([])
  })
})

describe('Name that is changed elsewhere while its field is open', () => {
  useCleanPage()
  const advance = useFakeClock()

  async function editing(): Promise<{ platform: TestPlatform; details: DeviceDetails }> {
    const platform = await startPlatform()
    const details = await loadedDeviceDetails(platform, 'device_garage')
    await details.press('button', 'Edit name')
    return { platform, details }
  }
  async function renameElsewhere({ client }: TestPlatform, details: DeviceDetails): Promise<void> {
    await client.devices.update({ device_id: 'device_garage', name: 'Barn' })
    await details.element.refresh()
    await settled()
  }
  const names = (platform: TestPlatform): unknown[] => platform.requests('/devices/update').map(({ name }) => name)

  it('replaces the text if the user has not typed', async () => {
    const { platform, details } = await editing()
    await renameElsewhere(platform, details)
    expect(await details.find('textbox', 'Device name')).to.have.property('value', 'Barn')
  })

  it('is not overwritten before the user has decided which name to keep', async () => {
    const { platform, details } = await editing()
    type(await details.find('textbox', 'Device name'), 'Carport')
    await renameElsewhere(platform, details)
    await details.waitForText('Someone else changed this too.')
    await details.press('button', 'Save')
    await advance(100)
    expect([names(platform), details.focused]).to.deep.equal([['Barn'], 'Keep mine'])
    await details.press('button', 'Keep mine')
    await details.press('button', 'Save')
    await advance(100)
    expect(names(platform)).to.deep.equal(['Barn', 'Carport'])
  })

  it('is kept if the user chooses it', async () => {
    const { platform, details } = await editing()
    type(await details.find('textbox', 'Device name'), 'Carport')
    await renameElsewhere(platform, details)
    await details.press('button', 'Use theirs')
    expect(await details.find('textbox', 'Device name')).to.have.property('value', 'Barn')
    await details.press('button', 'Save')
    await advance(100)
    expect(names(platform)).to.deep.equal(['Barn'])
  })
})
