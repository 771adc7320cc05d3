import { disconnected, offline, withErrors } from '../support/device-table.js'
import { cleanUpAfterEach, setup, until } from '../support/setup.js'
import { chipsOf, search } from '../support/table.js'

describe('Device table', () => {
  cleanUpAfterEach()

  describe('Search', () => {
    it('renders no row again that stays while the user types', async () => {
      const rendered: number[] = []
      const percent = (share: number): string => {
        rendered.push(share)
        return `${share} %`
      }
      const { screen: table } = await setup('x-device-table', { messages: { device: { percent } } })
      expect(rendered).to.have.length.above(10)
      const initial = table.all('row')
      rendered.length = 0
      await search(table, 'o')
      await search(table, 'oo')
      const kept = table.all('row')
      expect(kept).to.have.length.within(2, initial.length - 1)
      expect(initial).to.include.members(kept)
      expect(rendered).to.deep.equal([])
    })

    it('shows the same rows again when it is deleted', async () => {
      const { screen: table } = await setup('x-device-table')
      const initial = table.all('row')
      await search(table, 'oo')
      expect(table.all('row')).to.have.length.within(2, initial.length - 1)
      await search(table, '')
      expect(table.all('row').map((row, index) => row === initial[index])).to.deep.equal(initial.map(() => true))
    })
  })

  describe('Issue filters', () => {
    it('use the singular for one issue', async () => {
      const edit = withErrors({ device_garage: [offline], device_office: [disconnected] })
      const { screen: table } = await setup('x-device-table', { edit })
      expect(chipsOf(table)).to.have.members(['1 device issue', '1 account issue'])
    })

    it('show "OK" if there are no issues', async () => {
      const { screen: table } = await setup('x-device-table', { edit: withErrors({}) })
      // The card above the rows names the low batteries.
      await table.find('group', /^Change \d+ batteries$/)
      expect(chipsOf(table)).to.deep.equal(['Devices & accounts OK'])
      expect(table.names('button', 'Devices & accounts OK')).to.deep.equal([])
    })

    it('do not say "OK" while a search or a filter hides rows', async () => {
      const { screen: table } = await setup('x-device-table', { edit: withErrors({}) })
      await search(table, 'Front')
      expect(table.rowNames).to.deep.equal(['Front Door'])
      expect(chipsOf(table)).to.deep.equal([])
      await search(table, '')
      expect(chipsOf(table).join()).to.match(/^Devices & accounts OK/)
      table.element.view = { filter: { kinds: ['lock'] } }
      await until(() => !table.rowNames.includes('Hallway Thermostat'))
      expect(chipsOf(table)).to.deep.equal([])
    })

    it('count only the devices that the host lists', async () => {
      const { screen: table } = await setup('x-device-table', {
        deviceFilter: ({ connected_account_id }) => connected_account_id === 'account_yale'
      })
      expect(chipsOf(table).join()).to.match(/^Devices & accounts OK/)
    })

    it('keep the focus in the element when the focused filter disappears', async () => {
      const { screen: table, platform } = await setup('x-device-table', {
        edit: withErrors({ device_garage: [offline] })
      })
      const chip = await table.find('button', '1 device issue')
      chip.focus()
      chip.click()
      platform.edit = withErrors({})
      await table.press('button', 'Refresh')
      await until(() => !chip.isConnected)
      expect(table.focused).to.equal('Devices 30')
    })
  })
})
