import { CREATE, useNotedNavigation } from '../support/connect-account.js'
import { type DeviceTable, headingOf } from '../support/device-table.js'
import { cleanUpAfterEach, setup } from '../support/setup.js'
import { settled, startPlatform, until } from '../support/stage.js'
import { chipsOf, search } from '../support/table.js'
import { doors } from './bulk/many.js'

const LIST = '/devices/list'

describe('Device table', () => {
  cleanUpAfterEach()
  const went = useNotedNavigation()

  describe('Loading', () => {
    for (const [what, count, deviceIds] of [
      ['rows', 7, undefined],
      ['tiles', 2, ['device_door_1', 'device_door_2']]
    ] as const) {
      it(`reserves the final size of header and ${what}`, async () => {
        for (const width of [340, 480, 700, 1000]) {
          const given = { devices: doors(count), deviceIds, width }
          const { screen: table, release } = await setup('x-device-table', { ...given, holds: [LIST] })
          const placeOfRow = () => {
            const row = table.root.querySelector('.skeleton-row, [part~=row]')?.getBoundingClientRect()
            return row && [row.top - table.element.getBoundingClientRect().top, row.width, row.height]
          }
          const [top, inlineSize, blockSize = 0] = placeOfRow() ?? []
          release(LIST)
          await until(() => table.all('row').length > 0)
          expect(placeOfRow()?.slice(0, 2)).to.deep.equal([top, inlineSize])
          expect(placeOfRow()?.[2]).to.be.closeTo(blockSize, 2)
          table.element.remove()
        }
      })
    }

    it('shows the first page while others are loading', async () => {
      const { screen: table, release } = await setup('x-device-table', { size: 500, holds: [[LIST, 1]] })
      await until(() => table.text.includes('200 devices so far…'))
      await until(() => table.all('row').length > 5)
      release(LIST)
      await until(() => headingOf(table) === 'Devices 500')
      expect(table.text).not.to.contain('so far')
    })

    it('shows the empty search state only after all pages have loaded', async () => {
      const { screen: table, release } = await setup('x-device-table', { size: 300, holds: [[LIST, 1]] })
      await search(table, 'no such name')
      await until(() => headingOf(table)?.startsWith('Devices 0 of'))
      expect(table.text).not.to.contain('Sorry')
      release(LIST)
      await table.waitForText('Sorry, no devices were found')
    })

    it('offers to connect an account in its empty state, and shows its devices', async () => {
      const { screen: table, user, requests } = await setup('x-device-table', { size: 0 })
      await table.waitForText('Sorry, no devices were found')
      expect(headingOf(table)).to.equal('Devices 0')
      expect(chipsOf(table)).to.deep.equal([])
      await user.click('Connect Account')
      await until(() => table.rowNames.length > 0)
      expect(requests(CREATE)).to.have.length(1)
      expect(went).to.deep.equal([])
    })

    it('offers no account if the host has chosen the devices', async () => {
      const { screen: table } = await setup('x-device-table', { size: 0, deviceIds: ['device_front_door'] })
      await table.waitForText('Sorry, no devices were found')
      await settled()
      expect(table.names('button', 'Connect Account')).to.deep.equal([])
    })
  })

  describe('Timers', () => {
    const toastSaying = (table: DeviceTable, text: string): HTMLElement | undefined =>
      [...table.root.querySelectorAll<HTMLElement>('[part~=toast]')].find(({ innerText }) => innerText === text)

    it('show the loading toast after one second, fade it a second after loading, and remove it half a second later', async () => {
      const platform = await startPlatform()
      platform.update({ latency: 3000 })
      // 100 ms have passed.
      const { screen: table, advance } = await setup('x-device-table', { now: Date.now(), platform })
      expect(toastSaying(table, 'Loading devices')?.style.opacity).to.equal('0')
      await advance(900)
      expect(toastSaying(table, 'Loading devices')?.style.opacity).to.equal('1')
      const { top = NaN } = toastSaying(table, 'Loading devices')?.getBoundingClientRect() ?? {}
      const skeletons = [...table.root.querySelectorAll('.skeleton-row')].filter((row) =>
        row.checkVisibility({ visibilityProperty: true })
      )
      expect(skeletons.length).to.be.greaterThan(2)
      for (const skeleton of skeletons) expect(skeleton.getBoundingClientRect().bottom).to.be.at.most(top)
      await advance(1990)
      expect(toastSaying(table, 'Loading devices')?.style.opacity).to.equal('1')
      await advance(10)
      expect(table.all('row')).to.have.length(30)
      await advance(990)
      expect(toastSaying(table, 'Loading devices')?.style.opacity).to.equal('1')
      await advance(10)
      expect(toastSaying(table, 'Loading devices')?.style.opacity).to.equal('0')
      await advance(490)
      expect(toastSaying(table, 'Loading devices')).to.not.equal(undefined)
      await advance(10)
      expect(toastSaying(table, 'Loading devices')).to.equal(undefined)
    })

    it('keep the first pages with an error if a later page fails', async () => {
      const t = await setup('x-device-table', {
        size: 500,
        holds: [[LIST, 1]],
        now: Date.now(),
        deviceFilter: ({ device_id }) => device_id.endsWith('5')
      })
      t.platform.update({ faults: { [LIST]: { status: 409 } } })
      t.release(LIST)
      await t.advance(10)
      expect(t.screen.announcements).to.contain('Devices could not be loaded')
      expect(t.screen.all('row').length).to.be.greaterThan(5)
      expect(t.screen.text).not.to.contain('so far')
    })

    it('refetch every minute and keep focus, scroll position, search and issue filter', async () => {
      const { screen: table, platform, advance } = await setup('x-device-table', { now: 0 })
      await search(table, 'room')
      await table.press('button', '3 device issues')
      await settled()
      table.all('row', 'Boiler Room')[0]?.focus()
      scrollTo(0, 60)
      const { scrollY } = window
      platform.edit = (device) => {
        if (device.device_id === 'device_boiler_room') device.properties = { ...device.properties, locked: false }
      }
      await advance(59_800)
      expect(platform.requests(LIST)).to.have.length(1)
      await advance(200)
      expect(platform.requests(LIST)).to.have.length(2)
      expect(table.rowWords('Boiler Room')).to.contain('Unlocked')
      expect(table.rowNames).to.deep.equal(['Boiler Room'])
      expect(table.focused).to.contain('Boiler Room')
      expect(window.scrollY).to.equal(scrollY)
    })

    it('keep the text selection in the search field during a refetch', async () => {
      const { screen: table, platform, advance } = await setup('x-device-table', { now: 0 })
      await search(table, 'room')
      const field = await table.find('search')
      if (!(field instanceof HTMLInputElement)) throw new TypeError('It is no field.')
      field.focus()
      field.setSelectionRange(1, 3)
      await advance(60_000)
      expect(platform.requests(LIST)).to.have.length(2)
      expect([field.selectionStart, field.selectionEnd]).to.deep.equal([1, 3])
      expect(table.focused).to.equal('Search devices')
    })
  })
})
