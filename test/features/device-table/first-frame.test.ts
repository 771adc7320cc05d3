import { expect } from 'chai'
import { setup } from '../support/setup.js'
import { words } from '../support/stage.js'

const KINDS = [
  { row: 'Front Door', title: 'Device', state: 'Locked' },
  { row: 'Garden Gate', title: 'Device', state: 'Unlocked' },
  { row: 'Hallway Thermostat', title: 'Thermostat', state: '°' },
  { row: 'Living Room Sensor', title: 'Noise Sensor', state: 'dB' }
]

describe('First frame of device details', () => {
  for (const { row, title, state } of KINDS) {
    it(`shows what the list knows about ${row} in the frame of the press`, async () => {
      const t = await setup('x-device-table', { size: 30, holds: ['/devices/get', '/access_codes/list'] })
      const button = await t.screen.find('row', row)
      button.click()
      // React renders the press in a microtask, before the next frame.
      await Promise.resolve()
      const { root } = t.screen
      expect(t.screen.names('heading')).to.include(title)
      expect(t.screen.names('button')).to.include('Back')
      expect(root.querySelectorAll('.hero .thumbnail')).to.have.length(1)
      expect(words(root.querySelector('.hero')?.textContent))
        .to.contain(row)
        .and.to.contain(state)
      expect(root.activeElement?.textContent).to.contain(title)
      t.release('/devices/get')
      t.release('/access_codes/list')
    })
  }
})
