import { expect } from 'chai'
import type { OverviewElement } from '../../../elements/overview.js'
import type { SandboxDevice } from '../../../src/sandbox/index.js'
import { disconnected, offline } from '../support/device-table.js'
import { withoutNetwork } from '../support/network.js'
import { cleanUpAfterEach, type Given, setup, type Test } from '../support/setup.js'
import { Screen, words } from '../support/stage.js'

/** Noon in London, 23:00 in Sydney. */
const NOW = Date.parse('2026-03-20T12:00:00Z')
const DEVICES = '/devices/list'
const CODES = '/access_codes/list'
const LOCK_DOOR = '/locks/lock_door'
const FORBIDDEN = { status: 403, error: { type: 'forbidden', message: 'Not you.' } }

const LONDON = 'Europe/London'
const lock = (name: string, more: Partial<Extract<SandboxDevice, { kind: 'lock' }>> = {}): SandboxDevice => ({
  kind: 'lock',
  name,
  timezone: LONDON,
  ...more
})

/** One device for each kind of item, one door unlocked by day, and two devices without issues. */
const HOUSE: readonly SandboxDevice[] = [
  lock('Annex', { maker: 'yale', online: false, errors: [disconnected] }),
  lock('Sydney Office', { locked: false, timezone: 'Australia/Sydney' }),
  lock('Front Door', {
    accessCodes: [
      { name: 'Plumber', code: '1470', status: 'setting', errors: ['failed_to_set_on_device'] },
      { name: 'Anna', code: '1001', days: [0.125, 5] },
      { name: 'Ben', code: '1002', days: [-4, 0.0625] }
    ]
  }),
  lock('Cellar', { online: false, errors: [offline] }),
  lock('Garage', { battery: { level: 0.23, status: 'low' } }),
  lock('Garden Gate', { locked: false }),
  lock('Attic'),
  { kind: 'thermostat', name: 'Hallway' }
]
const WELL = [lock('Attic'), lock('Shed')]

class House extends Screen<OverviewElement> {
  get title(): string {
    return words(this.root.querySelector('h2')?.textContent)
  }

  /** Names in the rows of each section. */
  get parts(): Record<string, readonly string[]> {
    const parts = [...this.root.querySelectorAll('.overview-part')]
    return Object.fromEntries(
      parts.map((part) => [
        words(part.querySelector('h3')?.textContent),
        [...part.querySelectorAll('[part~=row] bdi:first-of-type')]
          .filter((name) => name.closest('b'))
          .map(({ textContent }) => words(textContent))
      ])
    )
  }

  get numbers(): string[] {
    return [...this.root.querySelectorAll('.overview-numbers button')].map(({ textContent }) => words(textContent))
  }

  /** Returns the buttons next to a row. */
  steps(name: string): HTMLElement[] {
    return this.all('group', name).flatMap((group) => [...group.querySelectorAll('button')])
  }
}

describe('Overview', () => {
  cleanUpAfterEach()

  async function open(given: Given<'x-overview'> = {}) {
    const t = await setup('x-overview', { now: NOW, devices: HOUSE, commandTime: 0, ...given })
    return { ...t, screen: new House(t.element) }
  }

  async function take({ screen, advance }: Test<OverviewElement> & { screen: House }, row: string, step: string) {
    const button = screen.steps(row).find(({ textContent }) => textContent === step)
    if (!button) throw new Error(`There is no "${step}" beside ${row}: ${screen.text}`)
    button.click()
    await advance(100)
  }

  it('keeps a long name as low as a short one in a wide element', async () => {
    const battery = { level: 0.1, status: 'low' } as const
    const long = 'Apartment 4B, Second Staircase, Inner Courtyard, Harbour House 7'
    const t = await open({ devices: [lock(long, { battery }), lock('Attic', { battery })], width: 900 })
    const [first, second, ...rest] = t.screen.all('row').map(({ offsetHeight }) => offsetHeight)
    expect(first).to.equal(second)
    expect(rest).to.deep.equal([])
  })

  it('shows how many devices are OK and need attention, then the items by kind', async () => {
    const t = await open()
    expect(t.screen.title).to.equal('5 need attention. 3 OK.')
    expect(t.screen.parts).to.deep.equal({
      'Accounts to reconnect 1': ['Account disconnected: Yale'],
      'Unlocked at night 1': ['Sydney Office'],
      'Codes that aren’t working 1': ['Plumber'],
      'Offline 1': ['Cellar'],
      'Batteries to change 1': ['Garage'],
      'Arriving and leaving today 2': ['Ben', 'Anna'],
      'Unlocked now 1': ['Garden Gate']
    })
    expect(t.screen.text).to.contain('Until 1:30 PM').and.to.contain('From 3:00 PM')
    expect(t.screen.text).to.contain('All times in London').and.to.contain('23%')
  })

  it('shows only the summary and the link to all devices if all are OK', async () => {
    const t = await open({ devices: WELL })
    expect([t.screen.title, t.screen.parts, t.screen.numbers]).to.deep.equal([
      'Both devices are OK.',
      {},
      ['Both devices']
    ])
  })

  it('shows the heading of the host with the summary below', async () => {
    const t = await open({ devices: WELL, heading: 'My house' })
    expect(t.screen.title).to.equal('My house')
    expect(t.screen.text).to.contain('Both devices are OK.')
  })

  it('covers only the devices chosen by the host', async () => {
    const t = await open({ deviceIds: ['device_garage', 'device_attic'] })
    expect(t.screen.title).to.equal('1 needs attention. 1 OK.')
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
      expect(t.screen.title).to.match(new RegExp(`${count} needs? (attention|you)`))
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

  describe('Actions', () => {
    it('lock a door that is unlocked at night, with one command and events', async () => {
      const t = await open()
      const [asked, lockChanges] = [t.events('before-change'), t.events('lock-change')]
      await take(t, 'Sydney Office', 'Lock')
      expect(t.requests(LOCK_DOOR)).to.deep.equal([{ device_id: 'device_sydney_office' }])
      expect(asked.map(({ detail }) => detail.operation)).to.deep.equal(['locks.lockDoor'])
      expect(lockChanges.map(({ detail }) => detail.locked)).to.deep.equal([true])
      expect(t.screen.title).to.equal('4 need attention. 4 OK.')
      expect(t.screen.parts).not.to.have.property('Unlocked at night 1')
    })

    it('omit locking if the host disables it or the lock does not support it', async () => {
      const devices = [lock('Gate', { locked: false }), lock('Shed', { locked: false, remote: ['unlock'] })]
      const t = await open({ devices })
      expect([t.screen.steps('Gate').length, t.screen.steps('Shed').length]).to.deep.equal([1, 0])
      t.element.disableLockUnlock = true
      await t.advance(100)
      expect(t.screen.steps('Gate')).to.have.length(0)
    })

    it('check an offline device again', async () => {
      const t = await open()
      await take(t, 'Cellar', 'Check again')
      expect(t.requests('/devices/get')).to.deep.equal([{ device_id: 'device_cellar' }])
      expect(t.screen.text).to.contain('Nothing has changed yet')
    })
  })

  describe('Navigation', () => {
    it('opens the device of a row, unless canceled, and returns the focus', async () => {
      const t = await open()
      const clicks = t.events('device-click')
      await t.user.click('Garage', 'row')
      expect(clicks.map(({ detail }) => detail.device_id)).to.deep.equal(['device_garage'])
      expect(t.screen.title).to.equal('Device')
      expect(t.element.openedDeviceId).to.equal('device_garage')
      await t.user.click('Back')
      expect(t.screen.title).to.equal('5 need attention. 3 OK.')
      expect(t.screen.focused).to.match(/^Garage/)
      t.element.addEventListener('device-click', (event) => event.preventDefault())
      await t.user.click('Cellar', 'row')
      expect(t.screen.title).to.equal('5 need attention. 3 OK.')
    })

    it('opens the access code of an arriving or leaving guest', async () => {
      const t = await open()
      const clicks = t.events('access-code-click')
      await t.user.click('Anna', 'row')
      expect(clicks).to.have.length(1)
      expect(t.screen.title).to.equal('Access code')
      await t.user.click('Back')
      expect(t.screen.focused).to.match(/^Anna/)
    })

    it('opens the filtered table of a number without refetching, and returns the focus', async () => {
      const t = await open()
      const screens = t.events('screen-change')
      expect(t.screen.numbers).to.deep.equal([
        'All 8 devices',
        '2 with issues',
        '2 offline',
        '1 low battery',
        '2 unlocked'
      ])
      await t.user.click('2 offline')
      expect(t.screen.title).to.equal('Devices 2 of 8')
      expect(t.screen.rowNames).to.have.members(['Annex', 'Cellar'])
      expect(t.element.view).to.deep.equal({ filter: { offline: true } })
      await t.user.click('Back')
      expect(t.screen.title).to.equal('5 need attention. 3 OK.')
      expect(t.screen.focused).to.equal('2 offline')
      expect([t.element.view, t.requests(DEVICES).length]).to.deep.equal([undefined, 1])
      expect(screens.map(({ detail }) => detail.screen)).to.deep.equal(['device-table', 'overview'])
    })

    it('keeps the table open when the last filter is removed', async () => {
      const t = await open()
      await t.user.click('2 offline')
      await t.user.click('Offline')
      expect(t.screen.title).to.equal('Devices 8')
      await t.user.click('Back')
      expect(t.screen.title).to.equal('5 need attention. 3 OK.')
    })

    it('follows the properties set by the host', async () => {
      const t = await open({ openedDeviceId: 'device_attic' })
      expect(t.screen.title).to.equal('Device')
      t.element.openedDeviceId = undefined
      t.element.view = { filter: { lowBattery: true } }
      await t.advance(100)
      expect(t.screen.rowNames).to.deep.equal(['Garage'])
      t.element.view = undefined
      await t.advance(100)
      expect(t.screen.title).to.equal('5 need attention. 3 OK.')
    })
  })

  describe('Incomplete data', () => {
    it('shows a preliminary summary while codes are loading', async () => {
      const t = await open({ holds: [CODES] })
      expect(t.screen.title).to.equal('So far: 4 need attention. 4 OK.')
      expect(t.screen.text).to.contain('Checking codes: 0 of 7 locks')
    })

    it('shows a note if codes are not accessible', async () => {
      const t = await open({ faults: { [CODES]: FORBIDDEN } })
      expect(t.screen.title).to.equal('4 need attention. 4 OK.')
      expect(t.screen.text).to.contain('You don’t have permission to see access codes here.')
      expect(t.screen.announcements).not.to.contain('could not be loaded')
    })

    it('shows its age while the browser is offline', async () => {
      const t = await open({ devices: WELL })
      await t.advance(120_000)
      await withoutNetwork(async () => {
        await t.advance(100)
        expect(t.screen.title).to.match(/^Both devices are OK\. Updated \d min ago\.$/)
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
    expect(t.screen.title).to.equal('17 need attention.')
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
