import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { DeviceDetailsElement } from '../../elements/device-details.js'
import { DeviceTableElement } from '../../elements/device-table.js'
import { LockDetailsElement } from '../../elements/lock-details.js'
import type { Device } from './support/sent.js'
import type { SandboxFault } from '../../src/sandbox/index.js'
import { useFakeClock } from './support/clock.js'
import { heard, type Screen, settled, show, startPlatform, type TestPlatform, until, useCleanPage } from './support/stage.js'

type Details = Screen<LockDetailsElement>

const addLock = (platform: TestPlatform, deviceId: string, properties: Partial<LockDetailsElement> = {}): Details =>
  show(LockDetailsElement, { client: platform.client, deviceId, ...properties })

async function loadedLock(platform: TestPlatform, deviceId: string, properties?: Partial<LockDetailsElement>): Promise<Details> {
  const details = addLock(platform, deviceId, properties)
  await details.find('term', 'Status')
  return details
}

/** What the panel of a lock says of its bolt, and what it offers. */
const boltOf = (details: Details): string | undefined => details.all('group', 'Lock status')[0]?.innerText.replace(/\s+/g, ' ')

const UNLOCK = '/locks/unlock_door'

describe('The details of a lock', () => {
  useCleanPage()

  it('are titled Device, and so is what they are for any other device', async () => {
    const platform = await startPlatform()
    for (const id of ['device_front_door', 'device_hallway_thermostat']) {
      const details = await loadedLock(platform, id)
      expect(details.names('heading')[0]).to.equal('Device')
      details.element.remove()
    }
  })

  describe('offer', () => {
    interface Case {
      readonly locked?: boolean | null
      readonly can: readonly ('lock' | 'unlock')[]
      readonly online?: boolean
      readonly says: string | undefined
    }
    const cases: Readonly<Record<string, Case>> = {
      'to unlock one that is locked': { locked: true, can: ['lock', 'unlock'], says: 'Lock status Locked Unlock' },
      'to lock one that is unlocked': { locked: false, can: ['lock', 'unlock'], says: 'Lock status Unlocked Lock' },
      'to lock one whose state is unknown': { locked: null, can: ['lock', 'unlock'], says: 'Lock status Unknown Lock' },
      'the one thing that a lock can do, locked': { locked: true, can: ['lock'], says: 'Lock status Locked Lock' },
      'the one thing that a lock can do, unlocked': { locked: false, can: ['unlock'], says: 'Lock status Unlocked Unlock' },
      'nothing where nothing can be done from afar': { locked: true, can: [], says: 'Lock status Locked' },
      'nothing and say nothing where nothing is known': { locked: null, can: [], says: undefined },
      'nothing and say nothing of one that is offline': { locked: true, can: ['lock', 'unlock'], online: false, says: undefined }
    }
    for (const [name, { locked = null, can, online = true, says }] of Object.entries(cases)) {
      it(name, async () => {
        const edit = (device: Device): void => {
          device.can_remotely_lock = can.includes('lock')
          device.can_remotely_unlock = can.includes('unlock')
          device.properties = { ...device.properties, locked, online }
        }
        const details = await loadedLock(await startPlatform({ edit }), 'device_front_door')
        expect(boltOf(details)).to.equal(says)
      })
    }

    it('nothing where the host does not want it', async () => {
      const details = await loadedLock(await startPlatform(), 'device_front_door', { disableLockUnlock: true })
      expect(boltOf(details)).to.equal('Lock status Locked')
    })
  })

  describe('say how long codes are', () => {
    for (const [words, lengths] of Object.entries({
      '4 digit code': [4],
      '4-6 digit code': [5, 4, 6],
      '4-7 digit code': [7, 6, 5, 4, 4],
      '4, 6, 8 digit code': [8, 4, 6],
      '4, 5 and nothing else': []
    })) {
      it(lengths.length > 0 ? `as "${words}"` : 'only where they are listed', async () => {
        const edit = (device: Device): void => {
          device.properties = { ...device.properties, supported_code_lengths: lengths }
        }
        const details = await loadedLock(await startPlatform({ edit }), 'device_front_door')
        expect(details.detail('Code length')).to.equal(lengths.length > 0 ? words : undefined)
      })
    }
  })

  describe('count the access codes', () => {
    for (const [id, words] of [
      ['device_front_door', '6 access codes'],
      ['device_back_door', '1 access code'],
      ['device_cellar', '0 access codes'],
      ['device_staff_entrance', '230 access codes']
    ] as const) {
      it(`as "${words}"`, async () => {
        const platform = await startPlatform()
        const details = await loadedLock(platform, id)
        await details.says(words)
        expect(details.text).not.to.contain('– access codes')
        expect(platform.asked('/access_codes/list')[0]).to.deep.equal({ device_id: id, limit: 200 })
      })
    }

    it('with a dash while they are read to the end', async () => {
      const platform = await startPlatform()
      const release = platform.hold('/access_codes/list', 1)
      const details = await loadedLock(platform, 'device_staff_entrance')
      const seen = new Set<string>()
      await until(() => {
        seen.add(/(–|\d+) access code/.exec(details.text)?.[1] ?? '')
        if (platform.asked('/access_codes/list').length > 1) release()
        return details.text.includes('230')
      })
      expect([...seen]).to.deep.equal(['–', '230'])
    })

    it('with a dash when they cannot be read', async () => {
      const platform = await startPlatform({ faults: { '/access_codes/list': { status: 403 } } })
      const details = await loadedLock(platform, 'device_front_door')
      await settled()
      expect(details.text).to.contain('– access codes')
    })
  })

  describe('open the table of the access codes', () => {
    const titleOf = (screen: Screen<HTMLElement>): string => screen.names('heading')[0] ?? ''
    const isDetails = (screen: Screen<HTMLElement>): boolean => screen.all('term', 'Status').length > 0

    for (const [name, make] of [
      ['x-lock-details', LockDetailsElement],
      ['x-device-details', DeviceDetailsElement]
    ] as const) {
      it(`in ${name}, with its title focused, and come back to the row`, async () => {
        const platform = await startPlatform()
        const details = show(make, { client: platform.client, deviceId: 'device_front_door' })
        await details.press('button', '6 access codes')
        await until(() => titleOf(details) === 'Access Codes 6')
        expect(details.focused).to.contain('Access Codes')
        await details.press('button', 'Back')
        await until(() => isDetails(details))
        expect(details.focused).to.equal('6 access codes')
      })
    }

    it('by the keyboard', async () => {
      const details = await loadedLock(await startPlatform(), 'device_front_door')
      ;(await details.find('button', '6 access codes')).focus()
      await sendKeys({ press: 'Enter' })
      await until(() => titleOf(details) === 'Access Codes 6')
    })

    it('also when they could not be counted', async () => {
      const platform = await startPlatform({ faults: { '/access_codes/list': { status: 403 } } })
      const details = await loadedLock(platform, 'device_front_door')
      await details.press('button', '– access codes')
      await until(() => titleOf(details).startsWith('Access Codes'))
      await details.press('button', 'Back')
      await until(() => isDetails(details))
      expect(details.focused).to.equal('– access codes')
    })

    it('and show another device at once when the host chooses one meanwhile', async () => {
      const details = await loadedLock(await startPlatform(), 'device_front_door')
      await details.press('button', '6 access codes')
      await until(() => titleOf(details) === 'Access Codes 6')
      details.element.deviceId = 'device_back_door'
      await until(() => isDetails(details))
      await details.says('1 access code')
    })

    it('within the device table, each back one step, with focus and scroll as they were', async () => {
      document.body.append(Object.assign(document.createElement('div'), { style: 'block-size: 300px' }))
      const platform = await startPlatform()
      const table = show(DeviceTableElement, { client: platform.client })
      await until(() => table.all('row', 'Garage').length > 0)
      document.body.append(Object.assign(document.createElement('div'), { style: 'block-size: 2000px' }))
      const scrolls: number[] = []
      async function go(press: () => Promise<void> | void, isThere: () => boolean): Promise<void> {
        scrollTo(0, 200 + 10 * scrolls.length)
        scrolls.push(window.scrollY)
        await press()
        await until(isThere)
        await settled()
      }
      async function back(name: string, focused: RegExp, isThere: () => boolean): Promise<void> {
        await table.press('button', name)
        await until(isThere)
        await settled()
        expect(table.focused).to.match(focused)
        expect(window.scrollY).to.equal(scrolls.pop())
      }
      const isTable = (): boolean => table.all('row', 'Garage').length > 0
      const isCodes = (): boolean => titleOf(table) === 'Access Codes 26' && table.all('row', 'Family').length > 0
      const isCode = (): boolean => table.all('button', 'Edit code').length > 0

      await go(() => table.press('row', 'Garage'), () => table.all('button', '26 access codes').length > 0)
      await go(() => table.press('button', '26 access codes'), isCodes)
      await go(() => table.press('row', 'Family'), isCode)
      await go(() => table.press('button', 'Edit code'), () => table.all('button', 'Save').length > 0)
      await back('Cancel', /^Edit code$/, isCode)
      await back('Back', /^Family/, isCodes)
      await back('Back', /^26 access codes$/, () => isDetails(table))
      await back('Back', /^Garage/, isTable)
    })

    describe('which comes back by itself', () => {
      const pass = useFakeClock()
      it('once a code that was deleted in its details is gone', async () => {
        const details = addLock(await startPlatform(), 'device_front_door')
        await pass(0)
        await details.press('button', '6 access codes')
        await details.press('row', 'Cleaning')
        await details.press('button', 'Delete code')
        await details.press('button', 'Delete')
        await pass(0)
        expect(details.text).to.contain('currently being removed')
        await pass(6000)
        expect(titleOf(details)).to.equal('Access Codes 5')
        expect(details.all('row', 'Cleaning')).to.have.length(0)
        expect(details.root.activeElement).to.not.equal(null)
      })
    })
  })

  describe('lock and unlock', () => {
    const pass = useFakeClock()

    async function opened(faults: Readonly<Record<string, SandboxFault>> = {}, properties: Partial<LockDetailsElement> = {}) {
      const platform = await startPlatform()
      const details = addLock(platform, 'device_front_door', properties)
      await pass(0)
      platform.update({ faults })
      return { platform, details }
    }

    it('shows the new state at once, everywhere, and says so when it is confirmed', async () => {
      const { platform, details } = await opened()
      const table = show(DeviceTableElement, { client: platform.client })
      await pass(0)
      const events = heard(details, 'lock-change')
      const button = await details.find('button', 'Unlock')
      button.focus()
      button.click()
      await pass(0)
      expect(boltOf(details)).to.equal('Lock status Unlocked Lock')
      expect(button.ariaBusy).to.equal('true')
      expect(table.rowWords('Front Door')).to.contain('Unlocked')
      expect(events).to.deep.equal([])
      await pass(1500)
      expect(details.said).to.contain('Lock status has been successfully updated')
      expect(button.ariaBusy).to.equal(null)
      expect(details.focused).to.equal('Lock')
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ device_id: 'device_front_door', locked: false }])
      expect(platform.asked(UNLOCK)).to.deep.equal([{ device_id: 'device_front_door' }])
      button.click()
      await pass(1500)
      expect(boltOf(details)).to.equal('Lock status Locked Unlock')
      expect(platform.asked('/locks/lock_door')).to.have.length(1)
    })

    it('says it for 5 seconds', async () => {
      const { details } = await opened()
      await details.press('button', 'Unlock')
      await pass(1000)
      expect(details.said).to.contain('successfully')
      await pass(4900)
      expect(details.said).to.contain('successfully')
      await pass(100)
      expect(details.said).not.to.contain('successfully')
    })

    it('sends one command, however often and in however many elements it is pressed', async () => {
      const { platform, details } = await opened()
      const other = show(DeviceDetailsElement, { client: platform.client, deviceId: 'device_front_door' })
      await pass(0)
      const button = await details.find('button', 'Unlock')
      const second = await other.find('button', 'Unlock')
      button.click()
      button.click()
      second.click()
      await pass(0)
      expect(second.ariaBusy).to.equal('true')
      button.click()
      second.click()
      await pass(1500)
      expect(platform.asked(UNLOCK)).to.have.length(1)
      expect(platform.asked('/locks/lock_door')).to.have.length(0)
    })

    it('asks the host before, and does nothing where it does not want it', async () => {
      const { platform, details } = await opened()
      const events = heard(details, 'before-change')
      details.element.addEventListener('before-change', (event) => event.preventDefault())
      await details.press('button', 'Unlock')
      await pass(0)
      expect(events.map(({ detail }) => detail)).to.deep.equal([
        { operation: 'locks.unlockDoor', params: { device_id: 'device_front_door' } }
      ])
      expect(boltOf(details)).to.equal('Lock status Locked Unlock')
      expect(platform.asked(UNLOCK)).to.have.length(0)
    })

    it('does not guess the state of a lock that does not tell it', async () => {
      const platform = await startPlatform()
      const details = addLock(platform, 'device_roof_terrace')
      await pass(0)
      await details.press('button', 'Lock')
      await pass(0)
      expect(boltOf(details)).to.equal('Lock status Unknown Lock')
      await pass(1500)
      expect(boltOf(details)).to.equal('Lock status Locked Unlock')
    })

    for (const [what, fault, milliseconds] of [
      ['is refused', { status: 400, error: { type: 'capability_not_supported', message: 'No.' } }, 0],
      ['meets an error of the platform', { status: 503 }, 0],
      ['never arrives', { drop: true }, 0],
      ['is carried out and its answer lost', { drop: 'answer' }, 0],
      ['fails at the lock', { attempt: 'fails' }, 1500]
    ] as const) {
      it(`takes it back when it ${what}, says so, reads the lock again and offers to try again`, async () => {
        const { platform, details } = await opened({ [UNLOCK]: fault })
        const reports = heard(details, 'platform-error')
        const events = heard(details, 'lock-change')
        await details.press('button', 'Unlock')
        await pass(0)
        if (milliseconds > 0) {
          expect(boltOf(details)).to.equal('Lock status Unlocked Lock')
          await pass(milliseconds - 1000)
          expect(details.said).not.to.contain('Failed')
          await pass(1000)
        }
        expect(details.said, 'which lock').to.contain('Front Door')
        expect(details.said).to.contain('Failed to update lock status')
        expect(boltOf(details)).to.equal('Lock status Locked Unlock')
        expect(details.all('button', 'Unlock')[0]?.ariaBusy).to.equal(null)
        expect(platform.asked('/devices/get')).to.have.length(2)
        expect(platform.asked(UNLOCK)).to.have.length(1)
        expect(reports.map(({ detail }) => detail.operation)).to.deep.equal(['locks.unlockDoor'])
        expect(events).to.deep.equal([])

        platform.update({ faults: {} })
        await details.press('button', 'Try again')
        await pass(1500)
        expect(details.said).to.contain('successfully').and.not.to.contain('Failed')
        expect(boltOf(details)).to.equal('Lock status Unlocked Lock')
        expect(platform.asked(UNLOCK)).to.have.length(2)
      })
    }

    it('shows what is true when the door takes longer than usual, waits on, and says at last that it failed', async () => {
      const { platform, details } = await opened({ [UNLOCK]: { attempt: 'never-ends' } })
      const reports = heard(details, 'platform-error')
      const button = await details.find('button', 'Unlock')
      button.click()
      await pass(4500)
      expect(boltOf(details)).to.equal('Lock status Unlocked Lock')
      await pass(1000)
      expect(boltOf(details)).to.equal('Lock status Locked Unlock Still waiting for the door')
      expect(details.all('status').map(({ textContent }) => textContent)).to.include('Still waiting for the door')
      expect(button.ariaBusy).to.equal('true')
      expect(details.said).not.to.contain('Failed')
      button.click()
      await pass(110_000)
      expect(button.ariaBusy).to.equal('true')
      expect(platform.asked(UNLOCK)).to.have.length(1)
      await pass(6000)
      expect(boltOf(details)).to.equal('Lock status Locked Unlock')
      expect(button.ariaBusy).to.equal(null)
      expect(details.said).to.contain('Failed to update lock status')
      expect(reports.map(({ detail }) => detail.operation)).to.deep.equal(['locks.unlockDoor'])
      platform.update({ faults: {} })
      await details.press('button', 'Try again')
      await pass(1500)
      expect(boltOf(details)).to.equal('Lock status Unlocked Lock')
      expect(platform.asked(UNLOCK)).to.have.length(2)
    })

    it('keeps the focus on the button when it fails', async () => {
      const { details } = await opened({ [UNLOCK]: { status: 400 } })
      const button = await details.find('button', 'Unlock')
      button.focus()
      button.click()
      await pass(0)
      expect(details.focused).to.equal('Unlock')
    })

    it('says nothing of locking when the element is gone before it is over', async () => {
      const { platform, details } = await opened()
      await details.press('button', 'Unlock')
      details.element.remove()
      await pass(2000)
      const again = addLock(platform, 'device_front_door')
      await pass(0)
      expect(boltOf(again)).to.equal('Lock status Unlocked Lock')
    })

    it('reads the lock every 30 s, and keeps the focus on its button', async () => {
      const { platform, details } = await opened()
      const button = await details.find('button', 'Unlock')
      button.focus()
      platform.edit = (device) => Object.assign(device.properties ?? {}, { locked: false })
      await pass(30_000)
      expect(boltOf(details)).to.equal('Lock status Unlocked Lock')
      expect(details.root.activeElement === button).to.equal(true)
    })
  })
})
