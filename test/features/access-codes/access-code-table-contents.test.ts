import { LIST } from '../support/access-code-calls.js'
import {
  type CodeTable,
  codesOf,
  detailsOf,
  listing,
  pinOf,
  rowOf,
  setupCodes,
  showEnded,
  titleOf,
  wordsOf
} from '../support/code-table.js'
import { cleanUpAfterEach, until } from '../support/setup.js'
import { search } from '../support/table.js'

describe('Access code table', () => {
  cleanUpAfterEach()

  it('counts the codes after one request for the device and one for its codes', async () => {
    const { screen, requests } = await setupCodes({ deviceId: 'device_front_door' })
    expect(titleOf(screen)).to.equal('Access Codes 6')
    expect(requests('/devices/get')).to.deep.equal([{ device_id: 'device_front_door' }])
    expect(requests(LIST)).to.deep.equal([{ device_id: 'device_front_door', limit: 200 }])
  })

  it('does not offer to add a code to an offline lock', async () => {
    const { screen } = await setupCodes({ deviceId: 'device_beach_house' })
    expect(screen.names('button', 'Add access code')).to.deep.equal([])
  })

  it('applies the filter and the comparator of the host', async () => {
    const searches = new Set<string>()
    const { screen } = await setupCodes({
      accessCodeFilter: ({ name }, typed) => {
        searches.add(typed)
        return typed === 'ALL' || !!name?.startsWith('Guest')
      },
      accessCodeComparator: (first, second) => (second.name ?? '').localeCompare(first.name ?? '')
    })
    expect(codesOf(screen)).to.deep.equal(['Guest Weber', 'Guest Tanaka', 'Guest Okafor', 'Guest Novák'])
    await search(screen, 'ALL')
    expect(codesOf(screen)).to.have.length(26)
    expect([...searches]).to.deep.equal(['', 'ALL'])
  })

  it('resets the search when the device changes', async () => {
    const { screen, element } = await setupCodes()
    await search(screen, 'family')
    element.deviceId = 'device_office'
    await until(() => titleOf(screen) === 'Access Codes 3')
    expect(codesOf(screen)).to.have.members(['Reception', 'Cleaning', 'Auditor'])
  })
})

describe('Access code table rows', () => {
  cleanUpAfterEach()
  const NOW = Date.parse('2026-12-28T03:00Z')
  const day = (days: number): string => new Date(NOW + days * 86_400_000).toISOString()
  const window = (starts: number, ends: number) =>
    ({ type: 'time_bound', starts_at: day(starts), ends_at: day(ends) }) as const

  async function tableOf(...codes: Parameters<typeof listing>[0]): Promise<CodeTable> {
    const edit = (device: { location?: unknown }) => void (device.location = { timezone: 'America/New_York' })
    return (await setupCodes({ faults: listing(codes), edit, now: NOW, width: 500 })).screen
  }
  const linesOf = (table: CodeTable): string[][] => codesOf(table).map((name) => wordsOf(table, name))

  it('keep digits on one line at every width', async () => {
    for (const width of [320, 720, 1000]) {
      const { screen } = await setupCodes({ faults: listing([{ name: 'Caretaker', code: '831059' }]), width })
      const pin = rowOf(screen, 'Caretaker').parentElement?.querySelector('.pin')
      expect(new Set([...(pin?.getClientRects() ?? [])].map(({ top }) => top)).size, `${width} px`).to.equal(1)
      screen.element.remove()
    }
  })

  it('show details below the name if they are dense and narrow', async () => {
    const faults = listing([{ name: 'Caretaker of the second staircase' }])
    const { screen } = await setupCodes({ faults, dense: true, width: 320 })
    const [name, details] = ['b', 'small'].map((part) =>
      screen.all('row')[0]?.querySelector(part)?.getBoundingClientRect()
    )
    expect(details?.top).to.be.at.least(name?.bottom ?? Infinity)
  })

  it('show name, window and code', async () => {
    const table = await tableOf(
      { name: 'Always', code: '1234' },
      { name: 'Now', code: '2345', ...window(-2, 5) },
      { name: 'Later', code: '3456', ...window(1, 2) },
      { name: 'Over', code: '4567', ...window(-3, -1) },
      { name: null, code: null }
    )
    await showEnded(table)
    expect(linesOf(table)).to.deep.equal([
      ['Always', 'Garage • Ends: Never', '1234'],
      ['Now', 'Garage • Ends: Jan 1, 2027 • 5 days left', '2345'],
      ['Code', 'Garage • Ends: Never'],
      ['Later', 'Garage • Dec 28 – Dec 29 • Starts in 1 day', '3456'],
      ['Over', 'Garage • Ended: Dec 26', '4567']
    ])
  })

  it('dim only codes that are being removed', async () => {
    const { screen } = await setupCodes()
    const dimmed = codesOf(screen).filter((name) => rowOf(screen, name).querySelector('.dimmed'))
    expect(dimmed).to.deep.equal(['Former tenant', 'Lost key card'])
    const color = (name: string) => getComputedStyle(rowOf(screen, name).querySelector('b') ?? document.body).color
    expect(color('Former tenant')).not.to.equal(color('Family'))
  })

  it('show the device, the dates and the code as details, in this order', async () => {
    const { screen } = await setupCodes({ faults: listing([{ name: 'Anna', code: '1234' }]) })
    expect(detailsOf(screen, 'Anna')).to.equal('Garage • Ends: Never • 1234')
    expect(screen.root.querySelector('.header p')?.textContent).to.equal('Garage')
    expect(pinOf(screen, 'Anna'), 'the visible digits').to.equal('1234')
  })

  it('show the time until a window starts or ends within a month', async () => {
    const cases = [
      [window(-1, 1 / 24 / 30), '2 minutes left'],
      [window(-1, 0.2), '5 hours left'],
      [window(-1, 31), '31 days left'],
      [window(-1, 32), undefined],
      [window(2, 3), 'Starts in 2 days'],
      [window(32, 33), undefined]
    ] as const
    const table = await tableOf(...cases.map(([code], index) => ({ name: `Code ${index}`, ...code })))
    for (const [index, [, time]] of cases.entries())
      expect(wordsOf(table, `Code ${index}`)[1]?.split(' • ')[2]).to.equal(time)
  })

  it('show the digits at the end, in tabular figures of at least 16 px', async () => {
    const { screen } = await setupCodes({ width: 900 })
    const pins = codesOf(screen).flatMap((name) => rowOf(screen, name).parentElement?.querySelector('.pin') ?? [])
    expect(pins.length).to.be.above(20)
    for (const pin of pins) {
      const { fontSize, fontVariantNumeric } = getComputedStyle(pin)
      expect(parseFloat(fontSize)).to.be.at.least(16)
      expect(fontVariantNumeric).to.equal('tabular-nums')
    }
    // The digits of a code that is being removed are no button.
    const copied = pins.filter((pin) => pin.closest('button'))
    expect(new Set(copied.map((pin) => Math.round(pin.getBoundingClientRect().right))).size).to.equal(1)
  })

  it('render malformed codes', async () => {
    const odd = JSON.parse(
      '[{"name":5,"code":{},"type":null,"status":7,"errors":"no","warnings":[null],"starts_at":3}]'
    )
    expect(linesOf(await tableOf(...odd))).to.deep.equal([['Code', 'Garage • Dates unknown', 'Not confirmed']])
  })
})
