import { expect } from 'chai'
import { AccessCodeTableElement } from '../../../elements/access-code-table.js'
import { LIST } from '../support/access-code-calls.js'
import { useFakeClock } from '../../passing-time.js'
import {
  type CodeTable,
  codesOf,
  detailsOf,
  listing,
  pinOf,
  rowOf,
  showEnded,
  titleOf,
  wordsOf
} from '../support/code-table.js'
import { show, startPlatform, until } from '../support/stage.js'
import { search } from '../support/table.js'
import { cleanUpAfterEach, setup } from '../support/setup.js'

describe('Access code table', () => {
  cleanUpAfterEach()

  describe('Heading', () => {
    it('counts the codes after one request for the device and one for its codes', async () => {
      const { screen: table, platform } = await setup('x-access-code-table', { deviceId: 'device_front_door' })
      expect(titleOf(table)).to.equal('Access Codes 6')
      expect(platform.requests('/devices/get')).to.deep.equal([{ device_id: 'device_front_door' }])
      expect(platform.requests(LIST)).to.deep.equal([{ device_id: 'device_front_door', limit: 200 }])
    })

    it('offers to add a code if the device and the host allow it', async () => {
      const { screen: table, platform } = await setup('x-access-code-table', { deviceId: 'device_garage' })
      await table.find('button', 'Add access code')
      table.element.disableCreateAccessCode = true
      await until(() => table.names('button', 'Add access code').length === 0)
      const { screen: offline } = await setup('x-access-code-table', { platform, deviceId: 'device_beach_house' })
      expect(offline.names('button', 'Add access code')).to.deep.equal([])
    })
  })

  describe('Rows', () => {
    const NOW = Date.parse('2026-12-28T03:00Z')
    useFakeClock(NOW)
    const day = (days: number): string => new Date(NOW + days * 86_400_000).toISOString()

    async function tableOf(...codes: Parameters<typeof listing>[0]): Promise<CodeTable> {
      const platform = await startPlatform({
        faults: listing(codes),
        edit: (device) => (device.location = { timezone: 'America/New_York' })
      })
      return (await setup('x-access-code-table', { platform, deviceId: 'device_garage', width: 500 })).screen
    }
    const allWordsOf = (table: CodeTable): string[][] => codesOf(table).map((name) => wordsOf(table, name))
    const linesOf = async (...codes: Parameters<typeof listing>[0]): Promise<string[][]> =>
      allWordsOf(await tableOf(...codes))

    it('keep digits on one line at every width', async () => {
      const platform = await startPlatform({ faults: listing([{ name: 'Caretaker', code: '831059' }]) })
      for (const width of [320, 720, 1000]) {
        const { screen: table } = await setup('x-access-code-table', { platform, deviceId: 'device_garage', width })
        const pin = rowOf(table, 'Caretaker').parentElement?.querySelector('.pin')
        expect(new Set([...(pin?.getClientRects() ?? [])].map(({ top }) => top)).size, `${width} px`).to.equal(1)
        table.element.remove()
      }
    })

    it('show details below the name if they are dense and narrow', async () => {
      const { screen: table } = await setup('x-access-code-table', {
        faults: listing([{ name: 'Caretaker of the second staircase' }]),
        deviceId: 'device_garage',
        dense: true,
        width: 320
      })
      const row = table.all('row')[0]
      const name = row?.querySelector('b')?.getBoundingClientRect()
      const details = row?.querySelector('small')?.getBoundingClientRect()
      expect(details?.top).to.be.at.least(name?.bottom ?? Infinity)
    })

    it('show name, window and code', async () => {
      const table = await tableOf(
        { name: 'Always', code: '1234' },
        { name: 'Now', code: '2345', type: 'time_bound', starts_at: day(-2), ends_at: day(5) },
        { name: 'Later', code: '3456', type: 'time_bound', starts_at: day(1), ends_at: day(2) },
        { name: 'Over', code: '4567', type: 'time_bound', starts_at: day(-3), ends_at: day(-1) },
        { name: null, code: null }
      )
      await showEnded(table)
      expect(allWordsOf(table)).to.deep.equal([
        ['Always', 'Garage • Ends: Never', '1234'],
        ['Now', 'Garage • Ends: Jan 1, 2027 · 5 days left', '2345'],
        ['Code', 'Garage • Ends: Never'],
        ['Later', 'Garage • Dec 28 – Dec 29 · Starts in 1 day', '3456'],
        ['Over', 'Garage • Ended: Dec 26', '4567']
      ])
    })

    it('show pending states, issues and offline codes', async () => {
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

    it('dim only codes that are being removed', async () => {
      const { screen: table } = await setup('x-access-code-table', { deviceId: 'device_garage' })
      const dimmed = codesOf(table).filter((name) => rowOf(table, name).querySelector('.dimmed'))
      expect(dimmed).to.deep.equal(['Former tenant', 'Lost key card'])
      const colour = (name: string) => getComputedStyle(rowOf(table, name).querySelector('b') ?? document.body).color
      expect(colour('Former tenant')).not.to.equal(colour('Family'))
    })

    it('show the device, the dates and the code as details, in this order', async () => {
      const { screen: table } = await setup('x-access-code-table', {
        faults: listing([{ name: 'Anna', code: '1234' }]),
        deviceId: 'device_garage'
      })
      expect(detailsOf(table, 'Anna')).to.equal('Garage • Ends: Never • 1234')
      expect(table.root.querySelector('.header p')?.textContent).to.equal('Garage')
      expect(pinOf(table, 'Anna'), 'the visible digits').to.equal('1234')
    })

    it('show the time until a window starts or ends within a month', async () => {
      const soon = async (starts: number, ends: number): Promise<string | undefined> =>
        (
          await linesOf({ name: 'A', code: '1', type: 'time_bound', starts_at: day(starts), ends_at: day(ends) })
        )[0]?.[1]?.split(' · ')[1]
      expect(await soon(-1, 1 / 24 / 30)).to.equal('2 minutes left')
      expect(await soon(-1, 0.2)).to.equal('5 hours left')
      expect(await soon(-1, 31)).to.equal('31 days left')
      expect(await soon(-1, 32)).to.equal(undefined)
      expect(await soon(2, 3)).to.equal('Starts in 2 days')
      expect(await soon(32, 33)).to.equal(undefined)
    })

    it('show the digits at the end, in tabular figures of at least 16 px', async () => {
      const { screen: table } = await setup('x-access-code-table', { deviceId: 'device_garage', width: 900 })
      const pins = codesOf(table).flatMap((name) => rowOf(table, name).parentElement?.querySelector('.pin') ?? [])
      expect(pins.length).to.be.above(20)
      for (const pin of pins) {
        const { fontSize, fontVariantNumeric } = getComputedStyle(pin)
        expect(parseFloat(fontSize)).to.be.at.least(16)
        expect(fontVariantNumeric).to.equal('tabular-nums')
      }
      expect(new Set(pins.map((pin) => Math.round(pin.getBoundingClientRect().right))).size).to.equal(1)
    })

    it('render malformed codes', async () => {
      const odd = JSON.parse(
        '[{"name":5,"code":{},"type":null,"status":7,"errors":"no","warnings":[null],"starts_at":3}]'
      )
      expect(await linesOf(...odd)).to.deep.equal([['Code', 'Garage • Dates unknown', 'Not confirmed']])
    })
  })

  describe('Host options', () => {
    it('apply the filter and the comparator of the host', async () => {
      const searches = new Set<string>()
      const { screen: table } = await setup('x-access-code-table', {
        deviceId: 'device_garage',
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

    it('share one request between two tables of the same device', async () => {
      const platform = await startPlatform()
      const given = { client: platform.client, deviceId: 'device_garage' }
      const tables = [show(AccessCodeTableElement, given), show(AccessCodeTableElement, given)]
      for (const table of tables) await until(() => table.all('row').length === 25)
      expect(platform.requests(LIST).filter((body) => !body.access_code_ids)).to.have.length(1)
      expect(platform.requests('/devices/get')).to.have.length(1)
    })

    it('reset the search when the device changes', async () => {
      const { screen: table } = await setup('x-access-code-table', { deviceId: 'device_garage' })
      await search(table, 'family')
      table.element.deviceId = 'device_office'
      await until(() => titleOf(table) === 'Access Codes 3')
      expect(codesOf(table)).to.have.members(['Reception', 'Cleaning', 'Auditor'])
    })
  })
})
