import { expect } from 'chai'
import { disconnected, headingOf, loadedDeviceTable, offline, withErrors } from '../support/device-table.js'
import { startPlatform, until, useCleanPage } from '../support/stage.js'
import { chipsOf, pressNextStep, search } from '../support/table.js'

describe('Device table', () => {
  useCleanPage()

  describe('Search', () => {
    it('matches names only, and offers to clear a search without results', async () => {
      const table = await loadedDeviceTable(await startPlatform())
      await search(table, 'August')
      expect(table.rowNames).to.deep.equal([])
      expect(table.text).to.contain('Sorry, no devices were found')
      expect(headingOf(table)).to.equal('Devices 0 of 30')
      await pressNextStep(table, 'Clear search')
      await until(() => table.rowNames.length === 30)
      expect(table.focused).to.equal('Search devices')
      expect(await table.find('search')).to.have.property('value', '')
    })
  })

  describe('Issue filters', () => {
    it('show only the counted devices while pressed', async () => {
      const table = await loadedDeviceTable(await startPlatform())
      const chip = await table.find('button', '3 device issues')
      expect(chip.ariaPressed).to.equal('false')
      chip.click()
      await until(() => chip.ariaPressed === 'true')
      expect(table.rowNames).to.deep.equal(['Side Entrance', 'Studio Thermostat', 'Boiler Room'])
      await table.press('button', '2 account issues')
      await until(() => table.rowNames.length === 2)
      expect(table.rowNames).to.deep.equal(['Penthouse 12A', 'Conference Room'])
      expect(chip.ariaPressed).to.equal('false')
      await table.press('button', '2 account issues')
      await until(() => table.rowNames.length === 30)
    })

    it('use the singular for one issue', async () => {
      const edit = withErrors({ device_garage: [offline], device_office: [disconnected] })
      const table = await loadedDeviceTable(await startPlatform({ edit }))
      expect(chipsOf(table)).to.have.members(['1 device issue', '1 account issue'])
    })

    it('show "OK" if there are no issues', async () => {
      const table = await loadedDeviceTable(await startPlatform({ edit: withErrors({}) }))
      expect(chipsOf(table).join()).to.match(/^Devices & accounts OK/)
      expect(table.names('button', 'Devices & accounts OK')).to.deep.equal([])
    })

    it('do not say "OK" while a search or a filter hides rows', async () => {
      const table = await loadedDeviceTable(await startPlatform({ edit: withErrors({}) }))
      await search(table, 'Front')
      expect(table.rowNames).to.deep.equal(['Front Door'])
      expect(chipsOf(table)).to.deep.equal([])
      await search(table, '')
      expect(chipsOf(table).join()).to.match(/^Devices & accounts OK/)
      table.element.view = { filter: { kinds: ['lock'] } }
      await until(() => !table.rowNames.includes('Hallway Thermostat'))
      expect(chipsOf(table)).to.deep.equal([])
    })

    it('count only the errors that pass the filter of the host', async () => {
      const table = await loadedDeviceTable(await startPlatform(), {
        errorFilter: ({ error_code }) => error_code !== 'device_offline' && error_code !== 'account_disconnected'
      })
      expect(chipsOf(table)).to.have.members(['1 device issue', '1 account issue'])
      expect(table.rowWords('Boiler Room')).to.contain('Hub offline')
      table.element.errorFilter = () => false
      await until(() => chipsOf(table).join().startsWith('Devices & accounts OK'))
      expect(table.rowWords('Boiler Room')).not.to.contain('Hub offline')
    })

    it('are not affected by the search', async () => {
      const table = await loadedDeviceTable(await startPlatform())
      for (const typed of ['Front', 'room', 'no such device']) {
        await search(table, typed)
        expect(chipsOf(table), typed).to.have.members(['3 device issues', '2 account issues'])
      }
    })

    it('count only the devices that the host lists', async () => {
      const table = await loadedDeviceTable(await startPlatform(), {
        deviceFilter: ({ connected_account_id }) => connected_account_id === 'account_yale'
      })
      expect(chipsOf(table).join()).to.match(/^Devices & accounts OK/)
    })

    it('are cleared when the last issue is resolved, and stay cleared', async () => {
      const platform = await startPlatform({ edit: withErrors({ device_garage: [offline] }) })
      const table = await loadedDeviceTable(platform)
      await table.press('button', '1 device issue')
      await until(() => table.rowNames.length === 1)
      platform.edit = withErrors({})
      await table.press('button', 'Refresh')
      await until(() => table.rowNames.length === 30)
      expect(chipsOf(table).join()).to.match(/^Devices & accounts OK/)
      platform.edit = withErrors({ device_garage: [offline] })
      await table.press('button', 'Refresh')
      const chip = await table.find('button', '1 device issue')
      expect(chip.ariaPressed).to.equal('false')
      expect(table.rowNames).to.have.length(30)
    })

    it('keep the focus in the element when the focused filter disappears', async () => {
      const platform = await startPlatform({ edit: withErrors({ device_garage: [offline] }) })
      const table = await loadedDeviceTable(platform)
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
