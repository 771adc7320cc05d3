import { expect } from 'chai'
import { DeviceTableElement } from '../../elements/device-table.js'
import type { Device } from '../../src/platform/resources.js'
import { useFakeClock } from './support/clock.js'
import {
  heard,
  type Screen,
  settled,
  show,
  startPlatform,
  type TestPlatform,
  type,
  until,
  useCleanPage
} from './support/stage.js'

type Table = Screen<DeviceTableElement>

const headingOf = (table: Table): string | undefined => table.all('heading')[0]?.textContent?.trim()

const chipsOf = (table: Table): string[] =>
  [...table.root.querySelectorAll('[part~=filter]')].map(({ textContent }) => textContent ?? '')

const wordsOf = (table: Table): string[] => [...chipsOf(table), ...table.names('row')]

const addTable = (platform: TestPlatform, properties: Partial<DeviceTableElement> = {}): Table =>
  show(DeviceTableElement, { client: platform.client, ...properties })

/** A table with rows in it. */
async function loadedTable(platform: TestPlatform, properties?: Partial<DeviceTableElement>): Promise<Table> {
  const table = addTable(platform, properties)
  await until(() => table.all('row').length > 0)
  return table
}

async function search(table: Table, text: string): Promise<void> {
  type(await table.find('search'), text)
  await settled()
}

/** Whether something is wrong with a device, as an edit of what the platform says. */
const withErrors =
  (errors: Readonly<Record<string, Device['errors']>>) =>
  (device: Device): void => {
    device.errors = errors[device.device_id] ?? []
  }

const offline = { error_code: 'device_offline', message: 'It is offline.', is_device_error: true }
const disconnected = { error_code: 'account_disconnected', message: 'Connect it.', is_connected_account_error: true }

describe('The device table', () => {
  useCleanPage()

  describe('in its heading', () => {
    it('counts the locks, thermostats and noise sensors, and nothing else', async () => {
      const platform = await startPlatform()
      const table = await loadedTable(platform)
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

    it('counts what the search finds, whichever chip is selected', async () => {
      const table = await loadedTable(await startPlatform())
      await search(table, 'room')
      expect(headingOf(table)).to.equal('Devices 7')
      await table.press('button', '1 device issue')
      await until(() => table.rowNames.length === 1)
      expect(headingOf(table)).to.equal('Devices 7')
    })

    it('has the words that the host gives it, and so has the list', async () => {
      const table = await loadedTable(await startPlatform(), { heading: 'Doors' })
      expect(headingOf(table)).to.equal('Doors 30')
      await table.find('list', 'Doors')
    })

    it('writes the count as the locale does, and survives one that is none', async () => {
      const table = await loadedTable(await startPlatform({ size: 1200 }), { locale: 'de' })
      await until(() => headingOf(table) === 'Geräte 1.200')
      table.element.locale = 'not a locale'
      await until(() => headingOf(table) === 'Devices 1,200')
    })

    it('has a button that reads the devices again', async () => {
      const platform = await startPlatform()
      const table = await loadedTable(platform)
      platform.edit = (device) => Object.assign(device.properties ?? {}, { name: `New ${device.display_name}` })
      await table.press('button', 'Refresh')
      await table.find('row', 'New Front Door')
      expect(platform.asked('/devices/list')).to.have.length(2)
    })

    it('has a back button where the host wants one, which tells the host', async () => {
      const table = await loadedTable(await startPlatform(), { showBack: true })
      const events = heard(table, 'back')
      await table.press('button', 'Back')
      expect(events).to.have.length(1)
    })
  })

  describe('searching', () => {
    for (const [typed, found] of Object.entries({
      front: ['Front Door'],
      'FRONT D': ['Front Door'],
      '  garage ': ['Garage'],
      mullerstuble: ['Straßenseitige Haustür – Müllerstüble'],
      MÜLLER: ['Straßenseitige Haustür – Müllerstüble'],
      渋谷: ['玄関ドア(東京・渋谷アパートメント)'],
      'باب': ['الباب الأمامي – شقة ١٢']
    })) {
      it(`finds ${found} for "${typed}"`, async () => {
        const table = await loadedTable(await startPlatform())
        await search(table, typed)
        expect(table.rowNames).to.deep.equal(found)
      })
    }

    it('looks at names only, and says so when none matches', async () => {
      const table = await loadedTable(await startPlatform())
      await search(table, 'August')
      expect(table.rowNames).to.deep.equal([])
      expect(table.text).to.contain('Sorry, no devices were found')
      expect(headingOf(table)).to.equal('Devices 0')
      await table.press('button', 'Clear search')
      await until(() => table.rowNames.length === 30)
    })

    it('is left out where the host does not want it', async () => {
      const table = await loadedTable(await startPlatform())
      await search(table, 'garage')
      table.element.disableSearch = true
      await until(() => table.rowNames.length === 30)
      expect(table.names('search')).to.deep.equal([])
    })

    it('tells how many devices are found, and when there is none', async () => {
      const table = await loadedTable(await startPlatform())
      await until(() => table.said.includes('30 devices'))
      await search(table, 'garage')
      expect(table.said).to.contain('1 device').and.not.to.contain('30')
      await search(table, 'garagee')
      expect(table.said).to.contain('Sorry, no devices were found')
    })
  })

  describe('with chips', () => {
    it('counts devices, not errors, by what kind of error they have', async () => {
      const table = await loadedTable(await startPlatform())
      expect(chipsOf(table)).to.have.members(['3 device issues', '2 account issues'])
    })

    it('shows exactly the devices that a chip counts, until it is pressed again', async () => {
      const table = await loadedTable(await startPlatform())
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

    it('speaks of one issue in the singular', async () => {
      const edit = withErrors({ device_garage: [offline], device_office: [disconnected] })
      const table = await loadedTable(await startPlatform({ edit }))
      expect(chipsOf(table)).to.have.members(['1 device issue', '1 account issue'])
    })

    it('counts a device for each kind of error that it has, by the value of the flags', async () => {
      const edit = withErrors({
        device_garage: [offline, disconnected],
        device_office: [{ ...offline, is_device_error: false }, { error_code: 'else' }]
      })
      const table = await loadedTable(await startPlatform({ edit }))
      expect(chipsOf(table)).to.have.members(['1 device issue', '1 account issue'])
    })

    it('says that all is well when nothing is wrong', async () => {
      const table = await loadedTable(await startPlatform({ edit: withErrors({}) }))
      expect(chipsOf(table)).to.deep.equal(['Devices & accounts OK'])
      expect(table.names('button', 'Devices & accounts OK')).to.deep.equal([])
    })

    it('counts only the errors that pass the filter of the host', async () => {
      const table = await loadedTable(await startPlatform(), {
        errorFilter: ({ error_code }) => error_code !== 'device_offline' && error_code !== 'account_disconnected'
      })
      expect(chipsOf(table)).to.have.members(['1 device issue', '1 account issue'])
      expect(table.rowWords('Side Entrance')).not.to.contain('Error')
      expect(table.rowWords('Boiler Room')).to.contain('Error')
      table.element.errorFilter = () => false
      await until(() => chipsOf(table).includes('Devices & accounts OK'))
    })

    it('counts among what is found', async () => {
      const table = await loadedTable(await startPlatform())
      await search(table, 'room')
      expect(chipsOf(table)).to.have.members(['1 device issue', '1 account issue'])
    })

    it('clears a filter whose last issue is gone, and leaves it cleared', async () => {
      const platform = await startPlatform({ edit: withErrors({ device_garage: [offline] }) })
      const table = await loadedTable(platform)
      await table.press('button', '1 device issue')
      await until(() => table.rowNames.length === 1)
      platform.edit = withErrors({})
      await table.press('button', 'Refresh')
      await until(() => table.rowNames.length === 30)
      expect(chipsOf(table)).to.deep.equal(['Devices & accounts OK'])
      platform.edit = withErrors({ device_garage: [offline] })
      await table.press('button', 'Refresh')
      const chip = await table.find('button', '1 device issue')
      expect(chip.ariaPressed).to.equal('false')
      expect(table.rowNames).to.have.length(30)
    })

    it('keeps the focus in the element when the chip that has it goes', async () => {
      const platform = await startPlatform({ edit: withErrors({ device_garage: [offline] }) })
      const table = await loadedTable(platform)
      const chip = await table.find('button', '1 device issue')
      chip.focus()
      chip.click()
      platform.edit = withErrors({})
      await table.press('button', 'Refresh')
      await until(() => !chip.isConnected)
      expect(table.focused).to.equal('Devices 30')
    })
  })

  describe('in its rows', () => {
    it('says name, maker and model, and how each device is', async () => {
      const table = await loadedTable(await startPlatform())
      for (const words of [
        ['Front Door', 'August Wi-Fi Smart Lock', 'Online', 'Good · 100%', 'Locked'],
        ['Back Door', 'August Smart Lock Pro', 'Online', 'Good · 72%', 'Unlocked'],
        ['Hallway Thermostat', 'ecobee Smart Thermostat Premium', 'Online'],
        ['Garage', 'Schlage Encode Plus', 'Online', 'Low · 23%', 'Locked'],
        ['Garden Gate', 'Yale Assure Lock 2', 'Online', 'Low! · 4%', 'Unlocked'],
        ['Office', 'Yale Linus L2', 'Online', 'Locked'],
        ['Cellar', 'Yale Doorman L3S', 'Online', 'Good', 'Locked'],
        ['Side Entrance', 'Schlage Encode', 'Error', 'Device Offline'],
        ['Penthouse 12A', 'Kwikset Halo Touch', 'Error', 'Account Offline'],
        ['Roof Terrace', 'Nuki Smart Lock 4.0 Pro', 'Online', 'Good · 80%'],
        ['Boiler Room', 'Schlage Control', 'Error', 'Online', 'Low · 17%', 'Locked'],
        ['Lake Cabin', 'igloohome Mortise 2+', 'Warning', 'Online', 'Good · 41%', 'Locked']
      ]) {
        expect(table.rowWords(words[0] ?? '')).to.have.members(words)
      }
    })

    it('says that the account is offline rather than the device', async () => {
      const edit = (device: Device): void => {
        device.errors = [offline, disconnected]
      }
      const table = await loadedTable(await startPlatform({ size: 1, edit }))
      expect(table.rowWords('Front Door')).to.contain('Account Offline').and.not.to.contain('Device Offline')
      expect(table.rowWords('Front Door').join()).not.to.match(/Good|Locked/)
    })

    it('draws an icon where there is no picture, and asks for none', async () => {
      const edit = (device: Device): void => {
        const own = device.properties
        if (own && device.device_id === 'device_garage') own.image_url = ''
        if (own && device.device_id === 'device_office') own.image_url = 'https://pictures.example/office.png'
      }
      const table = await loadedTable(await startPlatform({ edit }))
      const [drawn] = table.all('row', 'Garage')
      const [fetched] = table.all('row', 'Office')
      expect(drawn?.querySelector('img') === null).to.equal(true)
      expect(drawn?.querySelector('svg')?.getBoundingClientRect().width).to.be.greaterThan(10)
      expect(fetched?.querySelector('img')?.width).to.equal(40)
    })

    it('has no warning that does not pass the filter of the host', async () => {
      const table = await loadedTable(await startPlatform(), { warningFilter: () => false })
      expect(table.rowWords('Lake Cabin')).not.to.contain('Warning')
    })

    it('stands newest first, equal dates by name', async () => {
      const platform = await startPlatform({
        edit: (device) => {
          const name = device.properties?.name ?? ''
          device.created_at = name === 'Office' ? '2025-01-02T00:00:00Z' : '2025-01-01T00:00:00Z'
        }
      })
      const table = await loadedTable(platform)
      const [first, ...rest] = table.rowNames
      expect(first).to.equal('Office')
      expect(rest).to.deep.equal(rest.toSorted((one, other) => one.localeCompare(other)))
    })

    it('stands newest first as the platform dates them, in whatever order it lists them', async () => {
      const table = await loadedTable(
        await startPlatform({
          edit: (device) => {
            if (device.device_id === 'device_garage') device.created_at = '2100-01-01T00:00:00.000+02:00'
            if (device.device_id === 'device_office') device.created_at = '2099-12-31T23:00:00.000Z'
          }
        })
      )
      expect(table.rowNames.slice(0, 3)).to.deep.equal(['Office', 'Garage', 'Front Door'])
    })
  })

  describe('for a host', () => {
    it('asks for the devices and accounts that are named, in pages of 200', async () => {
      const platform = await startPlatform()
      const table = await loadedTable(platform, {
        deviceIds: ['device_garage', 'device_office'],
        connectedAccountIds: ['account_yale']
      })
      expect(table.rowNames).to.deep.equal(['Office'])
      const wanted = { device_ids: ['device_garage', 'device_office'], connected_account_ids: ['account_yale'], limit: 200 }
      expect(platform.asked('/devices/list')).to.deep.equal([wanted])
      table.element.setAttribute('device-ids', 'device_garage')
      table.element.removeAttribute('connected-account-ids')
      Reflect.set(table.element, 'connectedAccountIds', undefined)
      await until(() => table.rowNames.join() === 'Garage')
      expect(platform.asked('/devices/list').at(-1)).to.deep.equal({ device_ids: ['device_garage'], limit: 200 })
    })

    it('asks for all of them where none is named', async () => {
      const platform = await startPlatform()
      await loadedTable(platform)
      expect(platform.asked('/devices/list')).to.deep.equal([{ limit: 200 }])
    })

    it('lists what its filter lets through, given what is typed', async () => {
      const searches = new Set<string>()
      const table = await loadedTable(await startPlatform(), {
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

    it('stands in the order of its comparator', async () => {
      const table = await loadedTable(await startPlatform(), {
        deviceComparator: (first, second) => (first.properties?.name ?? '').localeCompare(second.properties?.name ?? '')
      })
      expect(table.rowNames).to.deep.equal(table.rowNames.toSorted((one, other) => one.localeCompare(other)))
    })

    for (const name of ['deviceFilter', 'deviceComparator', 'errorFilter', 'warningFilter'] as const) {
      it(`ignores a ${name} that throws, and tells of it once`, async () => {
        const platform = await startPlatform()
        const plain = await loadedTable(platform)
        let calls = 0
        const table = show(DeviceTableElement, { client: platform.client })
        const reports = heard(table, 'platform-error')
        Reflect.set(table.element, name, () => {
          calls += 1
          if (calls % 2 === 1 && name !== 'warningFilter') return false
          throw new Error(`${name} is broken`)
        })
        await until(() => reports.length > 0)
        await settled()
        expect(reports.map(({ detail }) => detail.operation)).to.deep.equal([name])
        expect(wordsOf(table)).to.deep.equal(wordsOf(plain))
      })
    }

    it('stays in the table when it cancels the press of a row', async () => {
      const platform = await startPlatform()
      const table = await loadedTable(platform)
      const events = heard(table, 'device-click')
      table.element.addEventListener('device-click', (event) => event.preventDefault())
      await table.press('row', 'Garage')
      await settled()
      expect(headingOf(table)).to.equal('Devices 30')
      expect(events.map(({ detail }) => detail.device_id)).to.deep.equal(['device_garage'])
      expect(events[0]?.detail.device.properties?.name).to.equal('Garage')
      expect(platform.asked('/devices/get')).to.deep.equal([])
    })
  })

  describe('while it is loading', () => {
    it('shows rows to come and says so, never that there is nothing', async () => {
      const platform = await startPlatform({ latency: 200 })
      const table = addTable(platform)
      const seen = new Set<string>()
      await until(() => {
        seen.add(table.text)
        return table.all('row').length > 0
      })
      expect([...seen].join()).to.contain('Loading devices').and.not.to.contain('Sorry')
      expect(headingOf(table)).to.equal('Devices 30')
    })

    it('has no count and no chip before there is an answer', async () => {
      const platform = await startPlatform({ latency: 50 })
      const table = addTable(platform)
      await until(() => table.said.includes('Loading devices'))
      expect(headingOf(table)).to.equal('Devices')
      expect(chipsOf(table)).to.deep.equal([])
      expect(table.element.offsetHeight).to.be.greaterThan(300)
    })

    it('has a header and rows of the size that they will have', async () => {
      const platform = await startPlatform({ latency: 50 })
      for (const width of [340, 480, 700, 1000]) {
        const table = show(DeviceTableElement, { client: platform.client }, { width })
        const topOfRows = () => {
          const row = table.root.querySelector('.skeleton-row, [part~=row]')?.getBoundingClientRect()
          return row && [row.top - table.element.getBoundingClientRect().top, row.height]
        }
        const before = await until(topOfRows)
        await until(() => table.all('row').length > 0)
        expect(topOfRows()?.[0]).to.equal(before[0])
        expect(topOfRows()?.[1]).to.be.closeTo(before[1] ?? 0, 2)
        table.element.remove()
      }
    })

    it('shows the first devices while the rest is on its way', async () => {
      const platform = await startPlatform({ size: 500 })
      platform.update({ faults: { '/devices/list': { delay: 300 } } })
      const table = addTable(platform)
      await until(() => table.text.includes('200 devices so far…'))
      await until(() => table.all('row').length > 5)
      await until(() => headingOf(table) === 'Devices 500')
      expect(table.text).not.to.contain('so far')
    })

    it('says that nothing was found only when everything was looked through', async () => {
      const platform = await startPlatform({ size: 300 })
      platform.update({ faults: { '/devices/list': { delay: 200 } } })
      const table = addTable(platform)
      await search(table, 'no such name')
      await until(() => headingOf(table) === 'Devices 0')
      expect(table.text).not.to.contain('Sorry')
      await table.says('Sorry, no devices were found')
    })

    it('says that there is nothing where there is nothing', async () => {
      const table = addTable(await startPlatform({ size: 0 }))
      await table.says('Sorry, no devices were found')
      expect(headingOf(table)).to.equal('Devices 0')
      expect(chipsOf(table)).to.deep.equal(['Devices & accounts OK'])
    })
  })

  describe('by the clock', () => {
    const pass = useFakeClock()

    const loadingToast = (table: Table): HTMLElement | undefined =>
      [...table.root.querySelectorAll<HTMLElement>('[part~=toast]')].find(({ innerText }) => innerText === 'Loading devices')

    it('lets the loading toast fade after a second and go half a second later', async () => {
      const platform = await startPlatform()
      platform.update({ latency: 3000 })
      const table = addTable(platform)
      await settled()
      expect(loadingToast(table)?.style.opacity).to.equal('1')
      await pass(2990)
      expect(loadingToast(table)?.style.opacity).to.equal('1')
      await pass(10)
      expect(table.all('row')).to.have.length(30)
      await pass(990)
      expect(loadingToast(table)?.style.opacity).to.equal('1')
      await pass(10)
      expect(loadingToast(table)?.style.opacity).to.equal('0')
      await pass(490)
      expect(loadingToast(table)).to.not.equal(undefined)
      await pass(10)
      expect(loadingToast(table)).to.equal(undefined)
    })

    it('tries again on its own and says so, then shows what came', async () => {
      const platform = await startPlatform({ faults: { '/devices/list': { status: 503, times: 2 } } })
      const table = addTable(platform)
      await settled()
      expect(table.said).to.contain('Devices could not be loaded').and.to.contain('Still trying…')
      expect(table.text).not.to.contain('Sorry')
      await pass(1000)
      expect(platform.asked('/devices/list')).to.have.length(2)
      await pass(2000)
      expect(table.rowNames).to.have.length(30)
      expect(table.text).not.to.contain('could not be loaded')
    })

    it('tries at once when a person wants it', async () => {
      const platform = await startPlatform({ faults: { '/devices/list': { drop: true, times: 1 } } })
      const table = addTable(platform)
      await settled()
      await table.press('button', 'Try again')
      await settled()
      expect(table.rowNames).to.have.length(30)
      expect(platform.asked('/devices/list')).to.have.length(2)
    })

    it('gives up after three more tries, tells the host once, and starts anew when a person wants it', async () => {
      const platform = await startPlatform({ faults: { '/devices/list': { status: 500 } } })
      const table = addTable(platform)
      const reports = heard(table, 'platform-error')
      await settled()
      for (const milliseconds of [1000, 2000, 4000]) await pass(milliseconds)
      expect(platform.asked('/devices/list')).to.have.length(4)
      expect(reports.map(({ detail }) => detail.operation)).to.deep.equal(['devices.list'])
      expect(table.said).to.contain('Devices could not be loaded').and.not.to.contain('Still trying')
      expect(table.text).not.to.contain('Sorry')
      expect(table.root.querySelector('.skeleton-row') === null).to.equal(true)
      expect(table.names('button', 'Dismiss')).to.deep.equal([])
      const again = await table.find('button', 'Try again')
      again.focus()
      platform.update({ faults: {} })
      again.click()
      await settled()
      expect(table.rowNames).to.have.length(30)
      expect(table.text).not.to.contain('could not be loaded')
      expect(table.focused).to.equal('Devices 30')
    })

    it('does not try again what cannot be helped', async () => {
      const platform = await startPlatform({ faults: { '/devices/list': { status: 403, error: { type: 'forbidden', message: 'Not yours.' } } } })
      const table = addTable(platform)
      await settled()
      await pass(10_000)
      expect(platform.asked('/devices/list')).to.have.length(1)
      expect(table.said).to.contain('Devices could not be loaded').and.to.contain('Not yours.')
    })

    it('keeps the rows when reading them again fails', async () => {
      const platform = await startPlatform()
      const table = addTable(platform)
      await settled()
      platform.update({ faults: { '/devices/list': { brokenJson: true } } })
      await table.press('button', 'Refresh')
      await settled()
      for (const milliseconds of [1000, 2000, 4000]) await pass(milliseconds)
      expect(table.rowNames).to.have.length(30)
      expect(table.said).to.contain('Devices could not be loaded')
      platform.update({ faults: {} })
      await table.press('button', 'Try again')
      await settled()
      expect(table.said).not.to.contain('could not be loaded')
    })

    it('keeps the first pages when a later one fails, and says so', async () => {
      const platform = await startPlatform({ size: 500 })
      const table = addTable(platform, { deviceFilter: ({ device_id }) => device_id.endsWith('5') })
      platform.update({ faults: { '/devices/list': { delay: 10 } } })
      await settled()
      await pass(10)
      platform.update({ faults: { '/devices/list': { status: 400 } } })
      await pass(10)
      expect(table.said).to.contain('Devices could not be loaded')
      expect(table.all('row').length).to.be.greaterThan(5)
      expect(table.text).not.to.contain('so far')
    })

    it('reads again every minute, and keeps focus, scroll, search and chip', async () => {
      const platform = await startPlatform()
      const table = addTable(platform)
      await settled()
      await search(table, 'room')
      await table.press('button', '1 device issue')
      await settled()
      table.all('row', 'Boiler Room')[0]?.focus()
      scrollTo(0, 60)
      const { scrollY } = window
      platform.edit = (device) => {
        if (device.device_id === 'device_boiler_room') device.properties = { ...device.properties, locked: false }
      }
      await pass(59_000)
      expect(platform.asked('/devices/list')).to.have.length(1)
      await pass(1000)
      expect(platform.asked('/devices/list')).to.have.length(2)
      expect(table.rowWords('Boiler Room')).to.contain('Unlocked')
      expect(table.rowNames).to.deep.equal(['Boiler Room'])
      expect(table.focused).to.contain('Boiler Room')
      expect(window.scrollY).to.equal(scrollY)
    })

    it('keeps the selection of what is typed while it reads again', async () => {
      const platform = await startPlatform()
      const table = addTable(platform)
      await settled()
      await search(table, 'room')
      const field = await table.find('search')
      if (!(field instanceof HTMLInputElement)) throw new TypeError('It is no field.')
      field.focus()
      field.setSelectionRange(1, 3)
      await pass(60_000)
      expect(platform.asked('/devices/list')).to.have.length(2)
      expect([field.selectionStart, field.selectionEnd]).to.deep.equal([1, 3])
      expect(table.focused).to.equal('Search devices')
    })
  })

  it('says that there is no network while there is none, and keeps what it has', async () => {
    const table = await loadedTable(await startPlatform())
    const isOnLine = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')
    try {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
      window.dispatchEvent(new Event('offline'))
      await until(() => table.said.includes('You are offline.'))
      expect(table.rowNames).to.have.length(30)
    } finally {
      Reflect.deleteProperty(navigator, 'onLine')
      expect(isOnLine).not.to.equal(undefined)
      window.dispatchEvent(new Event('online'))
    }
    await until(() => !table.said.includes('You are offline.'))
  })
})
