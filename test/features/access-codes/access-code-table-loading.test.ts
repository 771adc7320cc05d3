import { recordChanges } from '../../record-changes.js'
import { LIST } from '../support/access-code-calls.js'
import { codesOf, detailsOf, listing, rowOf, setupCodes, showEnded, titleOf, wordsOf } from '../support/code-table.js'
import { cleanUpAfterEach, settled, until } from '../support/setup.js'

describe('Access code table', () => {
  cleanUpAfterEach()

  it('says so if the device takes no codes', async () => {
    const { screen: table } = await setupCodes({ deviceId: 'device_conference_room' })
    await table.waitForText('This device doesn’t accept access codes from here.')
    expect(table.names('button', 'Add access code')).to.deep.equal([])
  })

  it('lists the codes with an error if the device cannot be loaded', async () => {
    const { screen: table, platform } = await setupCodes({ faults: { '/devices/get': { status: 503 } } })
    expect(detailsOf(table, 'Family')).to.match(/^Ends: Never • /)
    expect(table.names('button', 'Add access code')).to.deep.equal([])
    platform.update({ faults: {} })
    await table.press('button', 'Try again')
    await until(() => detailsOf(table, 'Family').startsWith('Garage •'))
  })

  it('shows no row before the device is known, because rows need its name and time zone', async () => {
    const { screen: table, requests, release } = await setupCodes({ holds: ['/devices/get'] })
    expect([requests(LIST).length, table.all('row').length]).to.deep.equal([1, 0])
    expect(table.announcements).to.contain('Loading access codes')
    release('/devices/get')
    await until(() => table.all('row').length === 25)
    expect(detailsOf(table, 'Family')).to.match(/^Garage • /)
  })

  it('shows the first page of codes while others are loading', async () => {
    const { screen: table, release } = await setupCodes({ deviceId: 'device_staff_entrance', holds: [[LIST, 1]] })
    await until(() => table.text.includes('200 access codes so far…'))
    await until(() => table.all('row').length > 5)
    release(LIST)
    await until(() => titleOf(table) === 'Access Codes 230')
    expect(table.text).not.to.contain('so far')
  })

  it('polls only the codes that are being set or removed', async () => {
    const { screen: table, requests, advance } = await setupCodes({ now: 0 })
    const followed = () => requests(LIST).flatMap(({ access_code_ids: ids }) => (Array.isArray(ids) ? [ids] : []))
    const number = (count: number) => `access_code_garage_${count}`
    expect(wordsOf(table, 'Just created')).to.include('Setting…')
    await advance(4899)
    expect(followed()).to.deep.equal([])
    await advance(1)
    expect(followed()).to.deep.equal([[7, 8, 9, 10, 16, 21].map(number)])
    await advance(5000)
    expect(followed()).to.have.length(2)
    expect(wordsOf(table, 'Just created')).not.to.include('Setting…')
    await advance(5000)
    expect(followed().at(-1)).to.deep.equal([8, 9, 10, 16, 21].map(number))
    expect(requests(LIST).filter((body) => !body.access_code_ids)).to.have.length(1)
  })

  it('does not re-render rows whose codes did not change', async () => {
    const { screen: table, requests, advance } = await setupCodes({ now: 0 })
    const changes = recordChanges(table.all('list')[0] ?? document.body)
    // A row with a window formats the name of its time zone on each render.
    const { DateTimeFormat } = Intl
    let written = 0
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct(target, args) {
        if (args[1]?.timeZoneName) written += 1
        return Reflect.construct(target, args)
      }
    })
    try {
      await advance(5000)
      expect(requests(LIST)).to.have.length(2)
      expect(changes.take()).to.have.length(0)
      await advance(5000)
      // The row of the gardener has a window and is polled, but its data is unchanged.
      expect(written).to.equal(0)
    } finally {
      Intl.DateTimeFormat = DateTimeFormat
    }
    const touched = new Set(
      changes.take().map((node) => (node instanceof Element ? node : node.parentElement)?.closest('li'))
    )
    expect([...touched].map((item) => item?.querySelector('b')?.textContent)).to.deep.equal(['Just created'])
  })

  it('removes the row of a deleted code and focuses the next row', async () => {
    const [a, b, c] = ['A', 'B', 'C'].map((name) => ({ name, access_code_id: name }))
    const t = await setupCodes({ now: 0, faults: listing([{ ...a }, { ...b, status: 'removing' }, { ...c }]) })
    const { screen: table } = t
    rowOf(table, 'B').focus()
    t.platform.update({ faults: listing([{ ...a }, { ...c }]) })
    await t.advance(5000)
    expect(codesOf(table)).to.deep.equal(['A', 'C'])
    expect(table.focused).to.match(/^C/)
  })
})

describe('Clock of an access code table', () => {
  cleanUpAfterEach()
  const now = Date.parse('2026-03-01T12:00:22.877Z')

  it('uses one timer for the minute updates of all rows', async () => {
    const untilMinute = 37_123
    const [starts_at, ends_at] = [now - 90_000, now + untilMinute].map((instant) => new Date(instant).toISOString())
    const code = { type: 'time_bound' as const, starts_at, ends_at }
    const codes = Array.from({ length: 50 }, (_, index) => ({ name: `Code ${index}`, ...code }))
    const delays: unknown[] = []
    // Stops the clock before timers are recorded, which takes 100 ms.
    const { element, platform } = await setupCodes({ now: now - 100, faults: listing(codes) })
    element.remove()
    await settled()
    const { setTimeout } = globalThis
    globalThis.setTimeout = Object.assign((...given: Parameters<typeof setTimeout>) => {
      delays.push(given[1])
      return setTimeout(...given)
    }, setTimeout)
    const t = await setupCodes({ platform })
    globalThis.setTimeout = setTimeout
    expect(delays.filter((delay) => delay === untilMinute)).to.have.length(1)
    expect(wordsOf(t.screen, 'Code 7')[1]).to.match(/Ends: /)
    await t.advance(untilMinute)
    await showEnded(t.screen)
    expect(wordsOf(t.screen, 'Code 7')[1]).to.match(/Ended: /)
  })
})
