import { expect } from 'chai'
import { OverviewElement } from '../../../elements/overview.js'
import type { SandboxDevice, SandboxOptions } from '../../../src/sandbox/index.js'
import { useFakeClock } from '../support/clock.js'
import { CREATE as CREATE_WEBVIEW, useNotedNavigation } from '../support/connect-account.js'
import { withoutNetwork } from '../support/network.js'
import {
  expectAccessible,
  expectNoOverflow,
  heard,
  Screen,
  show,
  startPlatform,
  type TestPlatform,
  useCleanPage,
  words
} from '../support/stage.js'

/** Noon in London; 23:00 in Sydney. */
const NOW = Date.parse('2026-03-20T12:00:00Z')
const DEVICES = '/devices/list'
const CODES = '/access_codes/list'
const LOCK_DOOR = '/locks/lock_door'
const UNREACHABLE = { status: 409, error: { type: 'unreachable', message: 'It does not answer.' } }
const FORBIDDEN = { status: 403, error: { type: 'forbidden', message: 'Not you.' } }

const DISCONNECTED = {
  error_code: 'account_disconnected',
  message: 'Connect it.',
  is_connected_account_error: true,
  is_device_error: false
} as const
const OFFLINE = { error_code: 'device_offline', message: 'It is off.', is_device_error: true } as const

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänskajütentürschloss'
const LONDON = 'Europe/London'
const lock = (name: string, more: Partial<Extract<SandboxDevice, { kind: 'lock' }>> = {}): SandboxDevice => ({
  kind: 'lock',
  name,
  timezone: LONDON,
  ...more
})

/** One of each thing that needs a person, one that is open by day, and two that are well. */
const HOUSE: readonly SandboxDevice[] = [
  lock('Annex', { maker: 'yale', online: false, errors: [DISCONNECTED] }),
  lock('Sydney Office', { locked: false, timezone: 'Australia/Sydney' }),
  lock('Front Door', {
    accessCodes: [
      { name: 'Plumber', code: '1470', status: 'setting', errors: ['failed_to_set_on_device'] },
      { name: 'Anna', code: '1001', days: [0.125, 5] },
      { name: 'Ben', code: '1002', days: [-4, 0.0625] }
    ]
  }),
  lock('Cellar', { online: false, errors: [OFFLINE] }),
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

  /** The parts of it, each with its rows, by the names that stand in them. */
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

  /** The buttons beside a row. */
  steps(name: string): HTMLElement[] {
    return this.all('group', name).flatMap((group) => [...group.querySelectorAll('button')])
  }
}

describe('An overview', () => {
  useCleanPage()
  const went = useNotedNavigation()
  const pass = useFakeClock(NOW)

  const started = (devices: readonly SandboxDevice[] = HOUSE, more: SandboxOptions = {}): Promise<TestPlatform> =>
    startPlatform({ devices, commandTime: 0, ...more })

  async function open({ client }: TestPlatform, given: Partial<OverviewElement> = {}, width?: number): Promise<House> {
    const house = new House(show(OverviewElement, { client, ...given }, { ...(width && { width }) }).element)
    await pass(100)
    return house
  }

  async function press(house: House, role: 'button' | 'row', name: string | RegExp): Promise<void> {
    await house.press(role, name)
    await pass(100)
  }

  async function take(house: House, row: string, step: string): Promise<void> {
    const button = house.steps(row).find(({ textContent }) => textContent === step)
    if (!button) throw new Error(`There is no "${step}" beside ${row}: ${house.text}`)
    button.click()
    await pass(100)
  }

  it('says first how many are well and how many need a person, then what they need, kind by kind', async () => {
    const house = await open(await started())
    expect(house.title).to.equal('5 need attention. 3 OK.')
    expect(house.parts).to.deep.equal({
      'Accounts to reconnect 1': ['Account disconnected: Yale'],
      'Unlocked at night 1': ['Sydney Office'],
      'Codes that aren’t working 1': ['Plumber'],
      'Offline 1': ['Cellar'],
      'Batteries to change 1': ['Garage'],
      'Arriving and leaving today 2': ['Ben', 'Anna'],
      'Unlocked now 1': ['Garden Gate']
    })
    expect(house.text).to.contain('Until 1:30 PM').and.to.contain('From 3:00 PM')
    expect(house.text).to.contain('All times in Europe/London').and.to.contain('23%')
  })

  it('gives what is well no room, but for the sentence and the way to all devices', async () => {
    const house = await open(await started(WELL))
    expect([house.title, house.parts, house.numbers]).to.deep.equal(['Both devices are OK.', {}, ['Both devices']])
  })

  it('has the heading of the host, and the sentence below it', async () => {
    const house = await open(await started(WELL), { heading: 'My house' })
    expect(house.title).to.equal('My house')
    expect(house.text).to.contain('Both devices are OK.')
  })

  it('is of the devices that the host has chosen', async () => {
    const platform = await started()
    const house = await open(platform, { deviceIds: ['device_garage', 'device_attic'] })
    expect(house.title).to.equal('1 needs attention. 1 OK.')
    expect(platform.asked(CODES).map(({ device_id }) => device_id)).to.have.members(['device_garage', 'device_attic'])
  })

  it('asks for the devices once, and for the codes of each lock once', async () => {
    const platform = await started()
    await open(platform)
    expect(platform.asked(DEVICES)).to.have.length(1)
    expect(platform.asked(CODES)).to.have.length(7)
  })

  it('is true again when the devices are read the next time', async () => {
    const platform = await started([lock('Gate', { battery: { level: 0.1, status: 'low' } }), lock('Shed')])
    const house = await open(platform)
    expect(house.title).to.equal('1 needs attention. 1 OK.')
    platform.edit = ({ properties }) => {
      Object.assign(properties ?? {}, { battery: { level: 1, status: 'full' }, battery_level: 1 })
    }
    await pass(61_000)
    expect(house.title).to.equal('Both devices are OK.')
  })

  describe('takes the next step', () => {
    it('and locks a door that was left open at night, by one command of which the host hears', async () => {
      const platform = await started()
      const house = await open(platform)
      const [asked, told] = [heard(house, 'before-change'), heard(house, 'lock-change')]
      await take(house, 'Sydney Office', 'Lock')
      expect(platform.asked(LOCK_DOOR)).to.deep.equal([{ device_id: 'device_sydney_office' }])
      expect(asked.map(({ detail }) => detail.operation)).to.deep.equal(['locks.lockDoor'])
      expect(told.map(({ detail }) => detail.locked)).to.deep.equal([true])
      expect(house.title).to.equal('4 need attention. 4 OK.')
      expect(house.parts).not.to.have.property('Unlocked at night 1')
    })

    it('offers none to lock where the host does not want it, or it cannot be done from afar', async () => {
      const platform = await started([
        lock('Gate', { locked: false }),
        lock('Shed', { locked: false, remote: ['unlock'] })
      ])
      const house = await open(platform)
      expect([house.steps('Gate').length, house.steps('Shed').length]).to.deep.equal([1, 0])
      house.element.disableLockUnlock = true
      await pass(100)
      expect(house.steps('Gate')).to.have.length(0)
    })

    it('connects an account again', async () => {
      const platform = await started()
      const house = await open(platform)
      await take(house, 'Account disconnected: Yale', 'Reconnect')
      expect(platform.asked(CREATE_WEBVIEW)).to.have.length(1)
      expect(went.length).to.be.at.most(1)
    })

    it('looks again at a device that is offline', async () => {
      const platform = await started()
      const house = await open(platform)
      await take(house, 'Cellar', 'Check again')
      expect(platform.asked('/devices/get')).to.deep.equal([{ device_id: 'device_cellar' }])
      expect(house.text).to.contain('Nothing has changed yet')
    })

    it('tries again to set a code', async () => {
      const platform = await started()
      const house = await open(platform)
      await take(house, 'Plumber', 'Try again')
      expect(platform.asked('/access_codes/update')).to.have.length(1)
    })
  })

  describe('leads on', () => {
    it('from a row to its device, which the host hears of and can keep closed, and back to the row', async () => {
      const house = await open(await started())
      const clicks = heard(house, 'device-click')
      await press(house, 'row', 'Garage')
      expect(clicks.map(({ detail }) => detail.device_id)).to.deep.equal(['device_garage'])
      expect(house.title).to.equal('Device')
      expect(house.element.openedDeviceId).to.equal('device_garage')
      await press(house, 'button', 'Back')
      expect(house.title).to.equal('5 need attention. 3 OK.')
      expect(house.focused).to.match(/^Garage/)
      house.element.addEventListener('device-click', (event) => event.preventDefault())
      await press(house, 'row', 'Cellar')
      expect(house.title).to.equal('5 need attention. 3 OK.')
    })

    it('from a person to the code', async () => {
      const house = await open(await started())
      const clicks = heard(house, 'access-code-click')
      await press(house, 'row', 'Anna')
      expect(clicks).to.have.length(1)
      expect(house.title).to.equal('Access code')
      await press(house, 'button', 'Back')
      expect(house.focused).to.match(/^Anna/)
    })

    it('from a number to the table with that filter, which reads nothing again, and back to the number', async () => {
      const platform = await started()
      const house = await open(platform)
      const screens = heard(house, 'screen-change')
      expect(house.numbers).to.deep.equal([
        'All 8 devices',
        '2 with issues',
        '2 offline',
        '1 low battery',
        '2 unlocked'
      ])
      await press(house, 'button', '2 offline')
      expect(house.title).to.equal('Devices 2')
      expect(house.rowNames).to.have.members(['Annex', 'Cellar'])
      expect(house.element.view).to.deep.equal({ filter: { offline: true } })
      await press(house, 'button', 'Back')
      expect(house.title).to.equal('5 need attention. 3 OK.')
      expect(house.focused).to.equal('2 offline')
      expect([house.element.view, platform.asked(DEVICES).length]).to.deep.equal([undefined, 1])
      expect(screens.map(({ detail }) => detail.screen)).to.deep.equal(['device-table', 'overview'])
    })

    it('to a table that stays when its last filter is taken away', async () => {
      const house = await open(await started())
      await press(house, 'button', '2 offline')
      await press(house, 'button', 'Offline')
      expect(house.title).to.equal('Devices 8')
      await press(house, 'button', 'Back')
      expect(house.title).to.equal('5 need attention. 3 OK.')
    })

    it('where the host leads', async () => {
      const house = await open(await started(), { openedDeviceId: 'device_attic' })
      expect(house.title).to.equal('Device')
      house.element.openedDeviceId = undefined
      house.element.view = { filter: { lowBattery: true } }
      await pass(100)
      expect(house.rowNames).to.deep.equal(['Garage'])
      house.element.view = undefined
      await pass(100)
      expect(house.title).to.equal('5 need attention. 3 OK.')
    })
  })

  describe('says only what is known', () => {
    it('while the devices are on their way', async () => {
      const platform = await started()
      platform.hold(DEVICES)
      const house = await open(platform)
      expect(house.title).to.equal('Overview')
      expect(house.text).to.contain('Loading devices')
    })

    it('while codes are on their way', async () => {
      const platform = await started()
      platform.hold(CODES)
      const house = await open(platform)
      expect(house.title).to.equal('So far: 4 need attention. 4 OK.')
      expect(house.text).to.contain('Checking codes: 0 of 7 locks')
    })

    it('where the devices could not be loaded', async () => {
      const house = await open(await started(HOUSE, { faults: { [DEVICES]: UNREACHABLE } }))
      expect(house.title).to.equal('Overview')
      expect(house.said).to.contain('Devices could not be loaded')
    })

    it('where codes could not be loaded, which are asked for again', async () => {
      const platform = await started(WELL, { faults: { [CODES]: { ...UNREACHABLE, times: 1 } } })
      const house = await open(platform)
      expect(house.title).to.match(/^So far: /)
      expect(house.said).to.contain('The codes of 1 lock could not be loaded')
      await press(house, 'button', 'Try again')
      expect(house.title).to.equal('Both devices are OK.')
    })

    it('where codes may not be seen, which is said', async () => {
      const house = await open(await started(HOUSE, { faults: { [CODES]: FORBIDDEN } }))
      expect(house.title).to.equal('4 need attention. 4 OK.')
      expect(house.text).to.contain('You don’t have permission to see access codes here.')
      expect(house.said).not.to.contain('could not be loaded')
    })

    it('without a network, with how old it is', async () => {
      const house = await open(await started(WELL))
      await pass(120_000)
      await withoutNetwork(async () => {
        await pass(100)
        expect(house.title).to.match(/^Both devices are OK\. Updated \d min ago\.$/)
      })
    })

    it('where there is no device, with a way to connect an account', async () => {
      const house = await open(await started(HOUSE, { users: { user: [] } }))
      expect(house.text).to.contain('No devices yet')
      expect(house.names('button')).to.include('Connect Account')
    })
  })

  it('folds what there is much of, five rows of a kind', async () => {
    const many = Array.from({ length: 17 }, (_, index) =>
      lock(`Room ${index + 1}`, { online: false, errors: [OFFLINE] })
    )
    const house = await open(await started(many))
    expect(house.title).to.equal('17 need attention.')
    expect(house.parts['Offline 17']).to.have.length(5)
    const more = await house.find('button', 'Show 12 more')
    more.focus()
    more.click()
    await pass(100)
    expect(house.parts['Offline 17']).to.have.length(17)
    expect(house.focused).to.equal('Show fewer')
    await press(house, 'row', 'Room 17')
    await press(house, 'button', 'Back')
    expect(house.focused).to.match(/^Room 17/)
  })

  it('shows the digits of no code', async () => {
    const house = await open(await started())
    expect(house.text).not.to.match(/1470|1001|1002/)
  })
})

describe('An overview, 320 px and more wide,', () => {
  useCleanPage()

  for (const width of [320, 900]) {
    it(`keeps nobody out and everything in at ${width} px, names of any length among it`, async () => {
      const today = { name: LONG_WORD, code: '2222', days: [0, 5] } as const
      const { client } = await startPlatform({
        devices: [lock(LONG_WORD, { locked: false, accessCodes: [today] }), ...HOUSE]
      })
      const house = new House(show(OverviewElement, { client }, { width }).element)
      await house.says('Batteries to change')
      await house.says('Arriving and leaving today')
      await expectAccessible(house)
      expectNoOverflow(house)
    })
  }
})
