import { offline } from '../support/device-table.js'
import { withoutNetwork } from '../support/network.js'
import { DEVICES, lock, open } from '../support/overview.js'
import { WITHOUT_PERMISSION } from '../support/platform-errors.js'
import { cleanUpAfterEach } from '../support/setup.js'

const CODES = '/access_codes/list'
const WELL = [lock('Attic'), lock('Shed')]

describe('Overview', () => {
  cleanUpAfterEach()

  it('keeps a long name as low as a short one in a wide element', async () => {
    const given = { online: false, errors: [offline] }
    const long = 'Apartment 4B, Second Staircase, Inner Courtyard, Harbour House 7'
    const t = await open({ devices: [lock(long, given), lock('Attic', given)], width: 900 })
    const [first, second, ...rest] = t.screen.all('row').map(({ offsetHeight }) => offsetHeight)
    expect(first).to.equal(second)
    expect(rest).to.deep.equal([])
  })

  it('shows how many devices are OK and need attention, then the items by kind', async () => {
    const t = await open()
    expect([t.screen.title, t.screen.note]).to.deep.equal(['5 need attention', '3 of 8 devices OK'])
    expect(t.screen.parts).to.deep.equal({
      Problems: ['Account disconnected: Yale'],
      'Unlocked at night': ['Sydney Office'],
      'Codes that aren’t working': ['Plumber'],
      Offline: ['Cellar'],
      'Change 1 battery': ['Garage'],
      'Arriving and leaving today': ['Ben', 'Anna'],
      'Unlocked now': ['Garden Gate']
    })
    expect(t.screen.text).to.contain('Until 1:30 PM').and.to.contain('From 3:00 PM')
    expect(t.screen.text).to.contain('All times in London').and.to.contain('23%')
  })

  it('shows only the summary and the link to all devices if all are OK', async () => {
    const t = await open({ devices: WELL })
    expect([t.screen.title, t.screen.note, t.screen.parts, t.screen.numbers]).to.deep.equal([
      'All OK',
      'Both devices',
      {},
      ['Both devices']
    ])
  })

  it('shows the heading of the host with the summary below', async () => {
    const t = await open({ devices: WELL, heading: 'My house' })
    expect(t.screen.title).to.equal('My house')
    expect(t.screen.note).to.equal('All OK · Both devices')
  })

  it('covers only the devices chosen by the host', async () => {
    const t = await open({ deviceIds: ['device_garage', 'device_attic'] })
    expect(t.screen.title).to.equal('1 needs attention')
    expect(t.requests(CODES).map(({ device_id }) => device_id)).to.have.members(['device_garage', 'device_attic'])
  })

  it('derives each code once while the codes of other locks arrive', async () => {
    async function filterCalls(count: number): Promise<number> {
      let calls = 0
      const doors = Array.from({ length: count }, (_, index) =>
        lock(`Door ${index}`, { accessCodes: [{ name: 'Guest', code: '1470', errors: ['failed_to_set_on_device'] }] })
      )
      const errorFilter = (): boolean => {
        calls += 1
        return true
      }
      const t = await open({ devices: doors, errorFilter })
      expect(t.screen.title).to.match(new RegExp(`^${count} needs? attention`))
      return calls
    }
    expect(await filterCalls(20)).to.equal(20 * (await filterCalls(1)))
  })

  it('refreshes everything with at most 64 requests in flight', async () => {
    const doors = Array.from({ length: 100 }, (_, index) => lock(`Door ${index}`))
    const t = await open({ devices: doors })
    const counts = (): number[] => [DEVICES, CODES].map((path) => t.requests(path).length)
    expect(counts()).to.deep.equal([1, 100])
    const releases = [t.hold(DEVICES), t.hold(CODES)]
    const refreshed = t.element.refresh()
    await t.advance(100)
    expect(counts()).to.deep.equal([2, 163])
    for (const release of releases) release()
    await t.advance(1000)
    await refreshed
    expect(counts()).to.deep.equal([2, 200])
  })

  describe('Incomplete data', () => {
    it('shows a preliminary summary while codes are loading', async () => {
      const t = await open({ holds: [CODES] })
      expect(t.screen.title).to.equal('4 so far need attention')
      expect(t.screen.text).to.contain('Checking codes: 0 of 7 locks')
    })

    it('omits codes that the platform refuses', async () => {
      const t = await open({ faults: { [CODES]: WITHOUT_PERMISSION } })
      expect(t.screen.title).to.equal('4 need attention')
      expect(t.screen.text).not.to.match(/permission|could not be loaded/)
      expect(t.screen.announcements).not.to.contain('could not be loaded')
    })

    it('shows its age while the browser is offline', async () => {
      const t = await open({ devices: WELL })
      await t.advance(120_000)
      await withoutNetwork(async () => {
        await t.advance(100)
        expect(t.screen.note).to.match(/^Both devices · Updated \d min ago$/)
      })
    })

    it('offers to connect an account if there are no devices', async () => {
      const t = await open({ users: { user: [] } })
      expect(t.screen.text).to.contain('No devices yet')
      expect(t.screen.names('button')).to.include('Connect Account')
    })
  })

  it('shows five rows per kind, and all of them on request', async () => {
    const many = Array.from({ length: 17 }, (_, index) =>
      lock(`Room ${index + 1}`, { online: false, errors: [offline] })
    )
    const t = await open({ devices: many })
    expect(t.screen.title).to.equal('17 need attention')
    expect(t.screen.parts['Offline 17']).to.have.length(5)
    const more = await t.screen.find('button', 'Show 12 more')
    more.focus()
    more.click()
    await t.advance(100)
    expect(t.screen.parts['Offline 17']).to.have.length(17)
    expect(t.screen.focused).to.equal('Show fewer')
    await t.user.click('Room 17', 'row')
    await t.user.click('Back')
    expect(t.screen.focused).to.match(/^Room 17/)
  })

  it('shows no digits of access codes', async () => {
    const t = await open()
    expect(t.screen.text).not.to.match(/1470|1001|1002/)
  })
})
