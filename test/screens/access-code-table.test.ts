import { expect } from 'chai'
import { AccessCodeTableElement } from '../../elements/access-code-table.js'
import { useFakeClock } from './support/clock.js'
import {
  addCodeTable,
  type CodeTable,
  codesOf,
  listing,
  loadedCodeTable,
  rowOf,
  search,
  titleOf,
  wordsOf
} from './support/code-table.js'
import {
  expectAccessible,
  expectNoOverflow,
  heard,
  type Screen,
  settled,
  show,
  startPlatform,
  until,
  useCleanPage
} from './support/stage.js'

const chipsOf = (table: CodeTable): string[] =>
  [...table.root.querySelectorAll('[part~=filter]')].map(({ textContent }) => textContent ?? '')

const lists = '/access_codes/list'

describe('The access code table', () => {
  useCleanPage()

  describe('in its heading', () => {
    it('counts the codes of the device, after one call for the device and one for its codes', async () => {
      const platform = await startPlatform()
      const table = await loadedCodeTable(platform, { deviceId: 'device_front_door' })
      expect(titleOf(table)).to.equal('Access Codes 6')
      expect(platform.asked('/devices/get')).to.deep.equal([{ device_id: 'device_front_door' }])
      expect(platform.asked(lists)).to.deep.equal([{ device_id: 'device_front_door', limit: 200 }])
    })

    it('counts what the search finds, whether the chip is pressed or not', async () => {
      const table = await loadedCodeTable(await startPlatform())
      await search(table, 'guest')
      expect(titleOf(table)).to.equal('Access Codes 4')
      await table.press('button', '1 access code issue')
      await settled()
      expect(codesOf(table)).to.deep.equal(['Guest Novák'])
      expect(titleOf(table)).to.equal('Access Codes 4')
    })

    it('has the words that the host gives it', async () => {
      const table = await loadedCodeTable(await startPlatform(), { heading: 'PINs' })
      expect(titleOf(table)).to.equal('PINs 26')
      await table.find('list', 'PINs')
    })

    it('has a back button where the host wants one, which tells the host', async () => {
      const table = await loadedCodeTable(await startPlatform())
      expect(table.names('button', 'Back')).to.deep.equal([])
      table.element.showBack = true
      const events = heard(table, 'back')
      await table.press('button', 'Back')
      expect(events).to.have.length(1)
    })

    it('lets codes be added where the device takes them and the host wants it', async () => {
      const platform = await startPlatform()
      const table = await loadedCodeTable(platform)
      await table.find('button', 'Add access code')
      table.element.disableCreateAccessCode = true
      await until(() => table.names('button', 'Add access code').length === 0)
      const offline = await loadedCodeTable(platform, { deviceId: 'device_beach_house' })
      expect(offline.names('button', 'Add access code')).to.deep.equal([])
    })
  })

  describe('searching', () => {
    for (const [typed, found] of Object.entries({
      family: ['Family'],
      'GUEST N': ['Guest Novák'],
      ' novak ': ['Guest Novák'],
      渋谷: ['清掃スタッフ(渋谷)'],
      'النظافة': ['عامل النظافة']
    })) {
      it(`finds ${found} for "${typed}"`, async () => {
        const table = await loadedCodeTable(await startPlatform())
        await search(table, typed)
        expect(codesOf(table)).to.deep.equal(found)
      })
    }

    it('finds a code by its digits', async () => {
      const table = await loadedCodeTable(await startPlatform({ faults: listing([{ name: 'A', code: '1234' }, { name: 'B', code: '5678' }]) }))
      await search(table, '67')
      expect(codesOf(table)).to.deep.equal(['B'])
    })

    it('says when nothing is found, and how much is', async () => {
      const table = await loadedCodeTable(await startPlatform())
      await until(() => table.said.includes('26 access codes'))
      await search(table, 'nobody')
      expect(table.said).to.contain('Sorry, no access codes were found')
      expect(titleOf(table)).to.equal('Access Codes 0')
      await table.press('button', 'Clear search')
      await until(() => codesOf(table).length === 26)
    })

    it('is left out where the host does not want it', async () => {
      const table = await loadedCodeTable(await startPlatform())
      await search(table, 'family')
      table.element.disableSearch = true
      await until(() => codesOf(table).length === 26)
      expect(table.names('search')).to.deep.equal([])
    })
  })

  describe('with its chip', () => {
    it('counts the codes with an error or a warning, shows exactly these, and is pressed back', async () => {
      const table = await loadedCodeTable(await startPlatform())
      expect(chipsOf(table)).to.deep.equal(['13 access code issues'])
      const chip = await table.find('button', '13 access code issues')
      chip.click()
      await until(() => chip.ariaPressed === 'true')
      expect(codesOf(table)).to.have.length(13).and.to.include('Lost key card').and.to.include('Piano tuner')
      expect(codesOf(table)).not.to.include('Family')
      chip.click()
      await until(() => codesOf(table).length === 26)
    })

    it('speaks of one in the singular, and says when all is well', async () => {
      const platform = await startPlatform({ faults: listing([{ name: 'A', warnings: [{ warning_code: 'w' }] }, { name: 'B' }]) })
      const table = await loadedCodeTable(platform)
      expect(chipsOf(table)).to.deep.equal(['1 access code issue'])
      const healthy = await loadedCodeTable(await startPlatform(), { deviceId: 'device_office' })
      expect(chipsOf(healthy)).to.deep.equal(['Access codes OK'])
      expect(healthy.names('button', 'Access codes OK')).to.deep.equal([])
    })

    it('clears itself when the last issue goes, and stays cleared', async () => {
      const ill = listing([{ name: 'A', errors: [{ error_code: 'e' }] }, { name: 'B' }])
      const platform = await startPlatform({ faults: ill })
      const table = await loadedCodeTable(platform)
      await table.press('button', '1 access code issue')
      await until(() => codesOf(table).length === 1)
      platform.update({ faults: listing([{ name: 'A' }, { name: 'B' }]) })
      await table.press('button', 'Refresh')
      await until(() => codesOf(table).length === 2)
      expect(chipsOf(table)).to.deep.equal(['Access codes OK'])
      platform.update({ faults: ill })
      await table.press('button', 'Refresh')
      const chip = await table.find('button', '1 access code issue')
      expect(chip.ariaPressed).to.equal('false')
      expect(codesOf(table)).to.deep.equal(['A', 'B'])
    })

    it('counts only what passes the filters of the host, and rows say no more', async () => {
      const table = await loadedCodeTable(await startPlatform(), {
        errorFilter: ({ error_code }) => error_code === 'insufficient_permissions',
        warningFilter: () => false
      })
      expect(chipsOf(table)).to.deep.equal(['1 access code issue'])
      expect(wordsOf(table, 'Dog walker')).to.include('1 code issue')
      expect(wordsOf(table, 'Plumber')).to.deep.equal(['Plumber', wordsOf(table, 'Plumber')[1], 'Setting…'])
      expect(wordsOf(table, 'Piano tuner')).to.have.length(2)
    })
  })

  describe('in its rows', () => {
    const now = Date.now()
    const day = (days: number): string => new Date(now + days * 86_400_000).toISOString()
    const date = (days: number, locale = 'en'): string =>
      new Intl.DateTimeFormat(locale, {
        timeZone: 'America/New_York',
        day: 'numeric',
        month: 'short',
        ...(new Date(now + days * 86_400_000).getUTCFullYear() !== new Date(now).getUTCFullYear() && { year: 'numeric' })
      }).format(now + days * 86_400_000)

    async function linesOf(...codes: Parameters<typeof listing>[0]): Promise<string[][]> {
      const platform = await startPlatform({
        faults: listing(codes),
        edit: (device) => (device.location = { timezone: 'America/New_York' })
      })
      const table = await loadedCodeTable(platform, {}, { width: 500 })
      return codesOf(table).map((name) => wordsOf(table, name))
    }

    it('say name, device, window and code', async () => {
      expect(
        await linesOf(
          { name: 'Always', code: '1234' },
          { name: 'Now', code: '2345', type: 'time_bound', starts_at: day(-2), ends_at: day(5) },
          { name: 'Later', code: '3456', type: 'time_bound', starts_at: day(1), ends_at: day(2) },
          { name: 'Over', code: '4567', type: 'time_bound', starts_at: day(-3), ends_at: day(-1) },
          { name: null, code: null }
        )
      ).to.deep.equal([
        ['Always', 'Garage • Ends: Never • 1234'],
        ['Now', `Garage • Ends: ${date(5)} • 2345`],
        ['Later', `Garage • ${date(1)} – ${date(2)} • 3456`],
        ['Over', `Garage • Ended: ${date(-1)} • 4567`],
        ['Code', 'Garage • Ends: Never']
      ])
    })

    it('say what is under way, what is wrong, and which code is an offline one', async () => {
      const issue = { message: 'No.' }
      expect(
        (
          await linesOf(
            { name: 'A', status: 'setting' },
            { name: 'B', status: 'removing', errors: [issue] },
            { name: 'C', errors: [issue, issue], warnings: [issue] },
            { name: 'D', warnings: [issue, issue] },
            { name: 'E', is_offline_access_code: true }
          )
        ).map(([name, , ...rest]) => [name, ...rest])
      ).to.deep.equal([
        ['A', 'Setting…'],
        ['B', 'Removing…', '1 code issue'],
        ['C', '2 code issues'],
        ['D', 'Warning'],
        ['E', 'Offline code']
      ])
    })

    it('grey a code that is being removed, and no other', async () => {
      const table = await loadedCodeTable(await startPlatform())
      const dimmed = codesOf(table).filter((name) => rowOf(table, name).querySelector('.dimmed'))
      expect(dimmed).to.deep.equal(['Former tenant', 'Lost key card'])
      const colour = (name: string) => getComputedStyle(rowOf(table, name).querySelector('b') ?? document.body).color
      expect(colour('Former tenant')).not.to.equal(colour('Family'))
    })

    it('draw the window of a time-bound code, and say it in words with its zone', async () => {
      const platform = await startPlatform({
        faults: listing([
          { name: 'Now', type: 'time_bound', starts_at: '2020-01-01T00:00:00Z', ends_at: '2119-07-04T16:30:00Z' },
          { name: 'Later', type: 'time_bound', starts_at: '2118-01-01T05:00:00Z', ends_at: '2119-01-01T05:00:00Z' },
          { name: 'Over', type: 'time_bound', starts_at: '2020-01-01T05:00:00Z', ends_at: '2021-01-01T05:00:00Z' },
          { name: 'Always' }
        ]),
        edit: (device) => (device.location = { timezone: 'America/New_York' })
      })
      const table = await loadedCodeTable(platform)
      const told = codesOf(table).map((name) => rowOf(table, name).querySelector('[role=img]')?.ariaLabel)
      expect(told).to.deep.equal([
        'Active until Jul 4, 2119 at 12:30 PM (Eastern Daylight Time)',
        'Starts Jan 1, 2118 at 12:00 AM (Eastern Standard Time)',
        'Ended Jan 1, 2021 at 12:00 AM (Eastern Standard Time)',
        undefined
      ])
      const [span, dot] = ['span', 'i'].map((part) =>
        rowOf(table, 'Later').querySelector(`[role=img] > ${part}`)?.getBoundingClientRect()
      )
      expect(dot?.right).to.be.below(span?.left ?? 0)
    })

    it('stand newest first, however the platform lists them', async () => {
      const lines = await linesOf(
        { name: 'Old', created_at: '2024-01-01T00:00:00Z' },
        { name: 'New', created_at: '2025-01-01T00:00:00Z' },
        { name: 'Also old', created_at: '2024-01-01T02:00:00+02:00' }
      )
      expect(lines.map(([name]) => name)).to.deep.equal(['New', 'Also old', 'Old'])
    })

    it('survive what a platform should not send', async () => {
      const odd = JSON.parse('[{"name":5,"code":{},"type":null,"status":7,"errors":"no","warnings":[null],"starts_at":3}]')
      expect(await linesOf(...odd)).to.deep.equal([['Code', 'Garage • Ends: Never']])
    })
  })

  describe('for a host', () => {
    it('lists what its filter lets through, in the order of its comparator', async () => {
      const searches = new Set<string>()
      const table = await loadedCodeTable(await startPlatform(), {
        accessCodeFilter: ({ name }, typed) => {
          searches.add(typed)
          return typed === 'ALL' || !!name?.startsWith('Guest')
        },
        accessCodeComparator: (first, second) => (second.name ?? '').localeCompare(first.name ?? '')
      })
      expect(codesOf(table)).to.deep.equal(['Guest Weber', 'Guest Tanaka', 'Guest Okafor', 'Guest Novák'])
      await search(table, 'ALL')
      expect(codesOf(table)).to.have.length(26)
      expect([...searches]).to.deep.equal(['', 'ALL'])
    })

    for (const name of ['accessCodeFilter', 'accessCodeComparator', 'errorFilter', 'warningFilter'] as const) {
      it(`ignores a ${name} that throws, and tells of it once`, async () => {
        const platform = await startPlatform()
        const plain = await loadedCodeTable(platform)
        const table = show(AccessCodeTableElement, { client: platform.client, deviceId: 'device_garage' })
        const reports = heard(table, 'platform-error')
        Reflect.set(table.element, name, () => {
          throw new Error(`${name} is broken`)
        })
        await until(() => reports.length > 0)
        await settled()
        expect(reports.map(({ detail }) => detail.operation)).to.deep.equal([name])
        expect([...chipsOf(table), ...table.names('row')]).to.deep.equal([...chipsOf(plain), ...plain.names('row')])
      })
    }

    it('stays in the table when it cancels the press of a row', async () => {
      const platform = await startPlatform()
      const table = await loadedCodeTable(platform)
      const events = heard(table, 'access-code-click')
      table.element.addEventListener('access-code-click', (event) => event.preventDefault())
      rowOf(table, 'Family').click()
      await settled()
      expect(titleOf(table)).to.equal('Access Codes 26')
      expect(events.map(({ detail }) => [detail.access_code_id, detail.access_code.name])).to.deep.equal([
        ['access_code_garage_1', 'Family']
      ])
    })

    it('shares the list with another table of the same device', async () => {
      const platform = await startPlatform()
      const tables = [addCodeTable(platform), addCodeTable(platform)]
      for (const table of tables) await until(() => table.all('row').length === 26)
      expect(platform.asked(lists).filter((body) => !body.access_code_ids)).to.have.length(1)
      expect(platform.asked('/devices/get')).to.have.length(1)
    })

    it('begins anew for another device', async () => {
      const table = await loadedCodeTable(await startPlatform())
      await search(table, 'family')
      table.element.deviceId = 'device_office'
      await until(() => titleOf(table) === 'Access Codes 3')
      expect(codesOf(table)).to.have.members(['Reception', 'Cleaning', 'Auditor'])
    })
  })

  describe('without what it needs', () => {
    it('says that no device was chosen, and asks nothing', async () => {
      const platform = await startPlatform()
      const table = show(AccessCodeTableElement, { client: platform.client })
      await table.says('No device was chosen: the attribute device-id is missing.')
      expect(titleOf(table)).to.equal('Access Codes')
      expect([...platform.asked(lists), ...platform.asked('/devices/get')]).to.deep.equal([])
    })

    it('says that the device is not found, with a way back', async () => {
      const table = addCodeTable(await startPlatform(), { deviceId: 'device_nowhere', showBack: true })
      await table.says('This device could not be found.')
      expect(table.text).not.to.contain('could not be loaded')
      await table.find('button', 'Back')
    })

    it('says that there are no codes where there are none', async () => {
      const table = addCodeTable(await startPlatform(), { deviceId: 'device_cellar' })
      await table.says('Sorry, no access codes were found')
      expect(titleOf(table)).to.equal('Access Codes 0')
      expect(chipsOf(table)).to.deep.equal(['Access codes OK'])
      await table.find('button', 'Add access code')
    })

    it('lists the codes of a device that cannot be loaded, and says so', async () => {
      const platform = await startPlatform({ faults: { '/devices/get': { status: 400, error: { type: 'odd' }, times: 1 } } })
      platform.update({ faults: { '/devices/get': { status: 503, times: 1 } } })
      const table = await loadedCodeTable(platform)
      expect(wordsOf(table, 'Family')[1]).to.match(/^Ends: Never • /)
      expect(table.said).to.contain('This device could not be loaded')
      expect(table.names('button', 'Add access code')).to.deep.equal([])
      await table.press('button', 'Try again')
      await until(() => wordsOf(table, 'Family')[1]?.startsWith('Garage •'))
      expect(table.said).not.to.contain('could not be loaded')
    })
  })

  describe('while it is loading', () => {
    it('shows rows to come and says so, never that there is nothing', async () => {
      const platform = await startPlatform({ latency: 100 })
      const table = addCodeTable(platform)
      const seen = new Set<string>()
      await until(() => {
        seen.add(table.text)
        return table.all('row').length > 0
      })
      expect([...seen].join()).to.contain('Loading access codes').and.not.to.contain('Sorry')
    })

    it('shows no row before the device is known, whose name and zone they speak of', async () => {
      const platform = await startPlatform()
      platform.update({ faults: { '/devices/get': { delay: 200 } } })
      const table = addCodeTable(platform)
      await until(() => platform.asked(lists).length === 1)
      await settled()
      expect(table.all('row')).to.have.length(0)
      expect(table.said).to.contain('Loading access codes')
      await until(() => table.all('row').length === 26)
      expect(wordsOf(table, 'Family')[1]).to.match(/^Garage • /)
    })

    it('shows the first codes while the rest is on its way', async () => {
      const platform = await startPlatform()
      platform.update({ faults: { [lists]: { delay: 300 } } })
      const table = addCodeTable(platform, { deviceId: 'device_staff_entrance' })
      await until(() => table.text.includes('200 access codes so far…'))
      expect(table.all('row').length).to.be.greaterThan(5)
      await until(() => titleOf(table) === 'Access Codes 230')
      expect(table.text).not.to.contain('so far')
    })
  })

  describe('by the clock', () => {
    const pass = useFakeClock()

    it('tries again on its own and says so, then lets a person try', async () => {
      const platform = await startPlatform({ faults: { [lists]: { status: 503 } } })
      const table = addCodeTable(platform)
      const reports = heard(table, 'platform-error')
      await settled()
      expect(table.said).to.contain('Access codes could not be loaded').and.to.contain('Still trying…')
      for (const milliseconds of [1000, 2000, 4000]) await pass(milliseconds)
      expect(platform.asked(lists)).to.have.length(4)
      expect(reports.map(({ detail }) => detail.operation)).to.deep.equal(['accessCodes.list'])
      expect(table.text).not.to.contain('Sorry')
      const again = await table.find('button', 'Try again')
      again.focus()
      platform.update({ faults: {} })
      again.click()
      await settled()
      expect(codesOf(table)).to.have.length(26)
      expect(table.focused).to.equal('Access Codes 26')
    })

    it('keeps the rows when reading them again fails', async () => {
      const platform = await startPlatform()
      const table = addCodeTable(platform)
      await settled()
      platform.update({ faults: { [lists]: { status: 400, error: { type: 'no', message: 'Not now.' } } } })
      await table.press('button', 'Refresh')
      await settled()
      expect(codesOf(table)).to.have.length(26)
      expect(table.said).to.contain('Access codes could not be loaded').and.to.contain('Not now.')
    })

    it('follows what is being set or removed, by those codes alone, until it is', async () => {
      const platform = await startPlatform()
      const table = addCodeTable(platform)
      await settled()
      const followed = () => platform.asked(lists).flatMap(({ access_code_ids: ids }) => (Array.isArray(ids) ? [ids] : []))
      const number = (count: number) => `access_code_garage_${count}`
      expect(wordsOf(table, 'Just created')).to.include('Setting…')
      await pass(4999)
      expect(followed()).to.deep.equal([])
      await pass(1)
      expect(followed()).to.deep.equal([[7, 8, 9, 10, 16, 21].map(number)])
      await pass(5000)
      expect(followed()).to.have.length(2)
      expect(wordsOf(table, 'Just created')).not.to.include('Setting…')
      await pass(5000)
      expect(followed().at(-1)).to.deep.equal([8, 9, 10, 16, 21].map(number))
      expect(platform.asked(lists).filter((body) => !body.access_code_ids)).to.have.length(1)
    })

    it('draws no row anew whose code is the same, however often others are followed', async () => {
      const platform = await startPlatform()
      const table = addCodeTable(platform)
      await settled()
      const changed: Node[] = []
      const observer = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)))
      observer.observe(table.all('list')[0] ?? document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      // A row with a window looks up the name of its zone whenever it is drawn.
      const { DateTimeFormat } = Intl
      let written = 0
      Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
        construct(target, args) {
          if (args[1]?.timeZoneName) written += 1
          return Reflect.construct(target, args)
        }
      })
      try {
        await pass(5000)
        expect(platform.asked(lists)).to.have.length(2)
        expect(changed).to.have.length(0)
        await pass(5000)
        observer.disconnect()
        // The gardener's, who has a window and is being set, at either read.
        expect(written).to.equal(2)
      } finally {
        Intl.DateTimeFormat = DateTimeFormat
      }
      const touched = new Set(changed.map((node) => (node instanceof Element ? node : node.parentElement)?.closest('li')))
      expect([...touched].map((item) => item?.querySelector('b')?.textContent)).to.deep.equal(['Just created'])
    })

    it('lets what is removed leave, the focus going to the row that comes next', async () => {
      const now = (codes: Parameters<typeof listing>[0]) => ({ faults: listing(codes) })
      const [a, b, c] = ['A', 'B', 'C'].map((name) => ({ name, access_code_id: name }))
      const platform = await startPlatform(now([{ ...a }, { ...b, status: 'removing' }, { ...c }]))
      const table = addCodeTable(platform)
      await settled()
      rowOf(table, 'B').focus()
      platform.update(now([{ ...a }, { ...c }]))
      await pass(5000)
      expect(codesOf(table)).to.deep.equal(['A', 'C'])
      expect(table.focused).to.match(/^C/)
    })

    it('tells what a minute changes with one clock for all rows', async () => {
      const ends = new Date(Date.now() + 90_000).toISOString()
      const codes = Array.from({ length: 50 }, (_, index) => ({
        name: `Code ${index}`,
        type: 'time_bound' as const,
        starts_at: new Date(Date.now() - 90_000).toISOString(),
        ends_at: ends
      }))
      const platform = await startPlatform({ faults: listing(codes) })
      const original = globalThis.setTimeout
      let minutely = 0
      const table = addCodeTable(platform)
      globalThis.setTimeout = Object.assign(
        (...args: Parameters<typeof original>) => {
          if ((args[1] ?? 0) > 30_000 && (args[1] ?? 0) < 60_001) minutely += 1
          return original(...args)
        },
        original
      )
      await settled()
      globalThis.setTimeout = original
      expect(wordsOf(table, 'Code 7')[1]).to.match(/Ends: /)
      await pass(150_000)
      expect(wordsOf(table, 'Code 7')[1]).to.match(/Ended: /)
      expect(minutely).to.be.at.most(3)
    })
  })

  it('says that there is no network while there is none, and keeps what it has', async () => {
    const table = await loadedCodeTable(await startPlatform())
    try {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
      window.dispatchEvent(new Event('offline'))
      await until(() => table.said.includes('You are offline.'))
      expect(codesOf(table)).to.have.length(26)
    } finally {
      Reflect.deleteProperty(navigator, 'onLine')
      window.dispatchEvent(new Event('online'))
    }
  })

  describe('of 2,000 codes', () => {
    const codes = Array.from({ length: 2000 }, (_, index) => ({
      name: `Guest ${index}`,
      code: String(100_000 + index),
      ...(index % 2 && { type: 'time_bound' as const, starts_at: '2020-01-01T00:00:00Z', ends_at: '2119-01-01T00:00:00Z' })
    }))

    it('has at most 80 rows, each with its menu closed, and finds the right ones', async () => {
      const table = await loadedCodeTable(await startPlatform({ faults: listing(codes) }))
      await until(() => titleOf(table) === 'Access Codes 2,000')
      const region = table.all('list')[0]?.closest('.list')
      for (const top of [0, 5000, 60_000, 1_000_000]) {
        region?.scrollTo({ top, behavior: 'instant' })
        await settled()
        const count = table.all('row').length
        expect(count).to.be.within(20, 80)
        expect(table.names('button', /^Actions for /)).to.have.length(count)
        expect(table.root.querySelectorAll('[role=menu], [role=menuitem]').length).to.equal(0)
      }
      await search(table, '101234')
      expect(codesOf(table)).to.deep.equal(['Guest 1234'])
      await search(table, 'guest 199')
      expect(titleOf(table)).to.equal('Access Codes 11')
    })
  })

  describe('keeps nobody out', () => {
    const states: Readonly<Record<string, (width: number) => Promise<Screen<HTMLElement>>>> = {
      'with codes of all looks': async (width) => loadedCodeTable(await startPlatform(), { showBack: true }, { width }),
      'with offline codes': async (width) =>
        loadedCodeTable(await startPlatform(), { deviceId: 'device_beach_house' }, { width }),
      async 'without codes'(width) {
        const table = addCodeTable(await startPlatform(), { deviceId: 'device_cellar' }, { width })
        await table.says('Sorry')
        return table
      },
      async 'while it is loading'(width) {
        const platform = await startPlatform()
        platform.update({ latency: 3000 })
        const table = addCodeTable(platform, {}, { width })
        await table.says('Loading access codes')
        return table
      },
      async 'that could not be loaded'(width) {
        const platform = await startPlatform({ faults: { [lists]: { status: 400, error: { type: 'no', message: 'A long reason '.repeat(9) } } } })
        const table = addCodeTable(platform, {}, { width })
        await table.says('could not be loaded')
        return table
      },
      async 'of no device'(width) {
        const table = addCodeTable(await startPlatform(), { deviceId: 'nothing' }, { width })
        await table.says('could not be found')
        return table
      }
    }
    for (const [name, arrange] of Object.entries(states)) {
      for (const [theme, width] of [['light', 280], ['dark', 480], ['light', 1000]] as const) {
        it(`${name}, ${theme}, ${width} px wide`, async () => {
          const screen = await arrange(width)
          screen.element.setAttribute('theme', theme)
          await settled()
          expectNoOverflow(screen)
          await expectAccessible(screen)
        })
      }
    }
  })
})
