import type { Device } from './support/sent.js'
import { cleanUpAfterEach, settled, setup, until } from './support/setup.js'

const WORD = 'x'.repeat(10_000)
const HTML = '<img src=x onerror="throw 1"><b>Bold</b>'

/** Shows a table and the details of the first device, with an edit applied to every device. */
async function setupEdited(edit: (device: Device) => void) {
  const { screen: table, platform } = await setup('x-device-table', { size: 3, edit, width: 280 })
  const { screen: details } = await setup('x-lock-details', { platform, deviceId: 'device_front_door', width: 280 })
  await until(() => /Sorry|Devices [1-3]/.test(table.text) && details.all('button', 'Edit name').length > 0)
  await settled()
  expect(`${table.text}${details.text}`).not.to.match(/undefined|null|NaN|\[object|Something went wrong/)
  return { table, details }
}

describe('Malformed responses', () => {
  cleanUpAfterEach()

  it('omit devices with a malformed ID', async () => {
    const { table } = await setupEdited((device) => {
      if (device.device_id !== 'device_front_door') Reflect.set(device, 'device_id', [7])
    })
    expect(table.rowNames).to.deep.equal(['Front Door'])
  })

  for (const [what, text] of Object.entries({ HTML, 'right-to-left text': '\u202Eevil\u202C دار' })) {
    it(`show ${what} as plain text`, async () => {
      const { table, details } = await setupEdited((device) => {
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

  for (const [what, text] of Object.entries({ 'many words': 'Very long name '.repeat(667), 'a single word': WORD })) {
    it(`truncate ${text.length} characters of ${what}`, async () => {
      const { table, details } = await setupEdited((device) => {
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
