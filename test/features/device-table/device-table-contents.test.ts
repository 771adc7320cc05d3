import { DeviceTableElement } from '../../../elements/device-table.js'
import { disconnected, headingOf, offline } from '../support/device-table.js'
import type { Device } from '../support/sent.js'
import { cleanUpAfterEach, setup } from '../support/setup.js'
import { show, startPlatform, until } from '../support/stage.js'
import { search } from '../support/table.js'

describe('Device table', () => {
  cleanUpAfterEach()

  describe('Heading', () => {
    it('counts only locks, thermostats and noise sensors', async () => {
      const { screen: table, platform } = await setup('x-device-table')
      expect(headingOf(table)).to.equal('Devices 30')
      for (const name of ['Hallway Thermostat', 'Living Room Sensor', 'Garage']) expect(table.rowNames).to.contain(name)
      platform.edit = (device) => {
        if (device.device_id !== 'device_garage') return
        device.properties = { name: 'iPhone', online: true, locked: null, online_access_codes_enabled: false }
        device.can_remotely_lock = device.can_remotely_unlock = false
        device.can_program_online_access_codes = device.can_program_offline_access_code = false
        device.can_program_offline_access_codes = false
      }
      await table.press('button', 'Refresh')
      await until(() => headingOf(table) === 'Devices 29')
      expect(table.rowNames).not.to.contain('iPhone')
    })

    it('formats the count for the locale, and ignores an invalid locale', async () => {
      const { screen: table } = await setup('x-device-table', { size: 1200, locale: 'de' })
      await until(() => headingOf(table) === 'Geräte 1.200')
      table.element.locale = 'not a locale'
      await until(() => headingOf(table) === 'Devices 1,200')
    })
  })

  describe('Rows', () => {
    it('show the status as icons with a name, and as words only for exceptions', async () => {
      const { screen: table } = await setup('x-device-table')
      for (const [name, ...icons] of [
        ['Front Door', 'Online', 'Good · 100%'],
        ['Hallway Thermostat', 'Online'],
        ['Garage', 'Online'],
        ['Roof Terrace', 'Online', 'Good · 80%'],
        ['Side Entrance']
      ] as const) {
        const found = [...(table.all('row', name)[0]?.querySelectorAll<HTMLElement>('.status[role=img]') ?? [])]
        expect(found.map(({ ariaLabel }) => ariaLabel)).to.deep.equal(icons)
        for (const icon of found) {
          expect(icon.title).to.equal(icon.ariaLabel)
          expect(icon.innerText).to.equal('')
        }
      }
    })

    it('draw the icons of healthy devices only where there is room and no column of exceptions, on the line of the name', async () => {
      for (const [width, isDrawn] of [
        [320, false],
        [600, true],
        [900, false]
      ] as const) {
        const { screen: table } = await setup('x-device-table', { width })
        const row = table.all('row', 'Front Door')[0]
        const icons = row?.querySelector('.status[role=img]')?.parentElement?.getBoundingClientRect()
        const name = row?.querySelector('bdi')?.getBoundingClientRect()
        expect((icons?.width ?? 0) > 1, `${width} px`).to.equal(isDrawn)
        if (isDrawn) expect(icons?.top).to.be.within((name?.top ?? NaN) - 1, name?.bottom ?? NaN)
        table.element.remove()
      }
    })

    it('show an offline account instead of an offline device', async () => {
      const edit = (device: Device): void => {
        device.errors = [offline, disconnected]
      }
      const { screen: table } = await setup('x-device-table', { size: 1, edit })
      expect(table.rowWords('Front Door')).to.contain('Account Offline').and.not.to.contain('Device Offline')
      expect(table.rowWords('Front Door').join()).not.to.match(/Good|Locked/)
    })

    it('show an icon and request no image if the device has none', async () => {
      const edit = (device: Device): void => {
        const own = device.properties
        if (own && device.device_id === 'device_garage') own.image_url = ''
        if (own && device.device_id === 'device_office') own.image_url = 'https://pictures.example/office.png'
      }
      const { client } = await startPlatform({ edit })
      const table = show(DeviceTableElement, { client })
      // Before the picture fails to load.
      await until(() => table.all('row').length > 0)
      const [rendered] = table.all('row', 'Garage')
      const [fetched] = table.all('row', 'Office')
      expect(rendered?.querySelector('img') === null).to.equal(true)
      expect(rendered?.querySelector('svg')?.getBoundingClientRect().width).to.be.greaterThan(10)
      expect(fetched?.querySelector('img')?.parentElement?.offsetWidth).to.equal(40)
    })

    it('hide warnings that the host filters out', async () => {
      const { screen: table } = await setup('x-device-table', { warningFilter: () => false })
      expect(table.rowWords('Lake Cabin')).not.to.contain('Warning')
    })
  })

  describe('Host options', () => {
    it('request only the given devices and accounts, in pages of 200', async () => {
      const { screen: table, platform } = await setup('x-device-table', {
        deviceIds: ['device_garage', 'device_office'],
        connectedAccountIds: ['account_yale']
      })
      expect(table.rowNames).to.deep.equal(['Office'])
      const wanted = {
        device_ids: ['device_garage', 'device_office'],
        connected_account_ids: ['account_yale'],
        limit: 200
      }
      expect(platform.requests('/devices/list')).to.deep.equal([wanted])
      table.element.setAttribute('device-ids', 'device_garage')
      table.element.removeAttribute('connected-account-ids')
      Reflect.set(table.element, 'connectedAccountIds', undefined)
      await until(() => table.rowNames.join() === 'Garage')
      expect(platform.requests('/devices/list').at(-1)).to.deep.equal({ device_ids: ['device_garage'], limit: 200 })
    })

    it('request all devices by default', async () => {
      const { requests } = await setup('x-device-table')
      expect(requests('/devices/list')).to.deep.equal([{ limit: 200 }])
    })

    it('apply the filter of the host, which receives the search', async () => {
      const searches = new Set<string>()
      const { screen: table } = await setup('x-device-table', {
        deviceFilter: ({ connected_account_id }, typed) => {
          searches.add(typed)
          return connected_account_id === 'account_yale' || typed === 'ALL'
        }
      })
      expect(table.rowNames).to.deep.equal(['Garden Gate', 'Office', 'Cellar'])
      await search(table, 'ALL')
      expect(table.rowNames).to.have.length(30)
      expect([...searches]).to.deep.equal(['', 'ALL'])
    })

    it('apply the comparator of the host', async () => {
      const { screen: table } = await setup('x-device-table', {
        deviceComparator: (first, second) => (first.properties?.name ?? '').localeCompare(second.properties?.name ?? '')
      })
      expect(table.rowNames).to.deep.equal(table.rowNames.toSorted((a, b) => a.localeCompare(b)))
    })
  })
})
