import { expect } from 'chai'
import { DeviceTableElement } from '../../elements/device-table.js'
import { LockDetailsElement } from '../../elements/lock-details.js'
import type { Device } from './support/sent.js'
import { type Screen, settled, show, startPlatform, type TestPlatform, until, useCleanPage } from './support/stage.js'

const LONG = 'Very long name '.repeat(667)
const WORD = 'x'.repeat(10_000)
const HTML = '<img src=x onerror="throw 1"><b>Bold</b>'
const RTL = '\u202Eevil\u202C دار'

interface Shown {
  readonly table: Screen<DeviceTableElement>
  readonly details: Screen<LockDetailsElement>
}

function expectSound({ table, details }: Shown, badValue?: unknown): void {
  expect(`${table.text}${details.text}`, `where it says ${JSON.stringify(badValue)}`).not.to.match(
    /undefined|null|NaN|\[object|Something went wrong/
  )
}

/** Shows a table and the details of the first device. */
async function shownOn({ client }: TestPlatform): Promise<Shown> {
  const table = show(DeviceTableElement, { client }, { width: 280 })
  const details = show(LockDetailsElement, { client, deviceId: 'device_front_door' }, { width: 280 })
  await until(() => /Sorry|Devices [1-3]/.test(table.text) && details.all('button', 'Edit name').length > 0)
  await settled()
  expectSound({ table, details })
  return { table, details }
}

/** Shows the same with an edit applied to every device. */
const shown = async (edit: (device: Device) => void): Promise<Shown> => shownOn(await startPlatform({ size: 3, edit }))

describe('Malformed responses', () => {
  useCleanPage()

  it('omit devices with a malformed ID', async () => {
    const { table } = await shown((device) => {
      if (device.device_id !== 'device_front_door') Reflect.set(device, 'device_id', [7])
    })
    expect(table.rowNames).to.deep.equal(['Front Door'])
  })

  for (const [what, text] of Object.entries({ HTML, 'right-to-left text': RTL })) {
    it(`show ${what} as plain text`, async () => {
      const { table, details } = await shown((device) => {
        device.display_name = text
        device.properties = {
          ...device.properties,
          name: text,
          manufacturer: text,
          model: { display_name: text, manufacturer_display_name: '' },
          battery: { status: text, level: 0.5 }
        }
        device.errors = [{ error_code: text, message: text }]
      })
      expect(table.rowNames[0]).to.equal(text)
      expect(details.detail('Model')).to.equal(text)
      expect(details.names('list', 'Alerts')).to.have.length(1)
      expect(details.text.split(text).length).to.be.greaterThan(4)
      expect(table.root.querySelector('bdi b') === null).to.equal(true)
    })
  }

  for (const [what, text] of Object.entries({ 'many words': LONG, 'a single word': WORD })) {
    it(`truncate ${text.length} characters of ${what}`, async () => {
      const { table, details } = await shown((device) => {
        device.properties = {
          ...device.properties,
          name: text,
          model: { display_name: text, manufacturer_display_name: text }
        }
      })
      expect(table.all('row')[0]?.offsetHeight).to.be.lessThan(200)
      expect(details.element.offsetHeight).to.be.lessThan(2000)
    })
  }
})
