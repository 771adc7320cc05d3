import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { DeviceTableElement } from '../../../elements/device-table.js'
import { useFakeClock } from '../../passing-time.js'
import type { DeviceDetailsElement } from '../../../elements/device-details.js'
import { type Screen, recordEvents, settled, show, startPlatform, type TestPlatform } from '../support/stage.js'
import { cleanUpAfterEach, setup } from '../support/setup.js'

const GARAGE = 'device_garage'
const UPDATE = '/devices/update'

const carport = { device_id: GARAGE, name: 'Carport' }
const garage = { device_id: GARAGE, name: 'Garage' }

describe('Undoing a rename', () => {
  cleanUpAfterEach()
  const advance = useFakeClock(Date.parse('2026-03-01T12:00:00Z'))

  async function renamed(platform: TestPlatform, name = 'Carport'): Promise<Screen<DeviceDetailsElement>> {
    const { screen: details } = await setup('x-device-details', { platform, deviceId: GARAGE })
    await advance(100)
    await rename(details, name)
    return details
  }

  async function rename(details: Screen<DeviceDetailsElement>, name: string): Promise<void> {
    await details.press('button', 'Edit name')
    await settled()
    await sendKeys({ type: name })
    await sendKeys({ press: 'Enter' })
    await advance(100)
  }

  it('sends the old name once, updates all elements, and dispatches device-rename', async () => {
    const platform = await startPlatform()
    const table = show(DeviceTableElement, { client: platform.client })
    const details = await renamed(platform)
    const events = recordEvents(details, 'device-rename')
    expect(table.rowNames).to.contain('Carport')
    const undo = await details.find('button', 'Undo')
    expect(details.announcements).to.contain('Carport')
    undo.click()
    undo.click()
    await advance(100)
    expect(platform.requests(UPDATE)).to.deep.equal([carport, garage])
    expect(events.map(({ detail }) => detail)).to.deep.equal([garage])
    expect(table.rowNames).to.contain('Garage').and.not.to.contain('Carport')
    expect(details.announcements).to.contain('Undone')
    expect(details.names('button', 'Undo')).to.deep.equal([])
  })

  for (const keys of ['Control', 'Meta']) {
    it(`works with ${keys}+Z and keeps the focus`, async () => {
      const platform = await startPlatform()
      const details = await renamed(platform)
      expect(details.focused).to.equal('Edit name')
      await sendKeys({ press: `${keys}+z` })
      await advance(100)
      expect(platform.requests(UPDATE)).to.deep.equal([carport, garage])
      expect(details.focused).to.equal('Edit name')
      await sendKeys({ press: `${keys}+z` })
      await advance(100)
      expect(platform.requests(UPDATE), 'there is nothing left to undo').to.have.length(2)
    })
  }

  it('ignores the keyboard shortcut while the user types', async () => {
    const platform = await startPlatform()
    const details = await renamed(platform)
    await details.press('button', 'Edit name')
    await settled()
    await sendKeys({ type: 'x' })
    await sendKeys({ press: 'Control+z' })
    await advance(100)
    expect(platform.requests(UPDATE)).to.deep.equal([carport])
  })

  it('is a focusable button that returns the focus', async () => {
    const platform = await startPlatform()
    const details = await renamed(platform)
    const { focused: previous } = details
    const button = await details.find('button', 'Undo')
    expect(button.tabIndex).to.equal(0)
    expect(button.getAttribute('aria-keyshortcuts')).to.equal('Control+Z Meta+Z')
    button.focus()
    await sendKeys({ press: 'Enter' })
    await advance(100)
    expect(details.focused).to.equal(previous)
    expect(platform.requests(UPDATE)).to.have.length(2)
  })
})
