import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { DeviceTableElement } from '../../../elements/device-table.js'
import { useFakeClock } from '../../passing-time.js'
import { loadedDeviceDetails } from '../support/device-details.js'
import { type Screen, settled, show, startPlatform, type, until, useCleanPage } from '../support/stage.js'

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
    await details.says('Someone else changed it in the meantime.')
    expect(await details.find('textbox', 'Device name')).to.have.property('value', 'Carport')
    expect(details.text).not.to.contain(FAILED)
  })
})
