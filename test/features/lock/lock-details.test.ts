import { expect } from 'chai'
import { DeviceDetailsElement } from '../../../elements/device-details.js'
import { DeviceTableElement } from '../../../elements/device-table.js'
import { LockDetailsElement } from '../../../elements/lock-details.js'
import type { Device } from '../support/sent.js'
import type { SandboxFault } from '../../../src/sandbox/index.js'
import { useFakeClock } from '../support/clock.js'
import { addLock, loadedLock, type LockDetails } from '../support/lock-details.js'
import { heard, settled, show, startPlatform, until, useCleanPage } from '../support/stage.js'

/** What the hero of a lock says of its bolt, what it offers, and what it has read out. WebKit ends a text with the line break of its last block. */
const boltOf = (details: LockDetails): string | undefined =>
  details.all('group', 'Lock status')[0]?.innerText.trim().replace(/\s+/g, ' ')

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
      'to unlock one that is locked': { locked: true, can: ['lock', 'unlock'], says: 'Locked Unlock' },
      'to lock one that is unlocked': { locked: false, can: ['lock', 'unlock'], says: 'Unlocked Lock' },
      'to lock one whose state is unknown': {
        locked: null,
        can: ['lock', 'unlock'],
        says: 'Unknown This lock doesn’t report whether it’s locked. Lock'
      },
      'the one thing that a lock can do, locked': { locked: true, can: ['lock'], says: 'Locked Lock' },
      'the one thing that a lock can do, unlocked': { locked: false, can: ['unlock'], says: 'Unlocked Unlock' },
      'nothing where nothing can be done from afar': {
        locked: true,
        can: [],
        says: 'Locked You can only lock or unlock it at the door.'
      },
      'nothing and say nothing where nothing is known': { locked: null, can: [], says: undefined },
      'nothing and say nothing of one that is offline': {
        locked: true,
        can: ['lock', 'unlock'],
        online: false,
        says: undefined
      }
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
      expect(boltOf(details)).to.equal('Locked')
    })
  })

  describe('say how long codes are', () => {
    for (const [words, lengths] of Object.entries({
      '4 digit code': [4],
      '4-6 digit code': [5, 4, 6],
      '4-7 digit code': [7, 6, 5, 4, 4],
      '4, 6, or 8 digit code': [8, 4, 6],
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

  describe('lock and unlock', () => {
    const pass = useFakeClock()

    async function opened(
      faults: Readonly<Record<string, SandboxFault>> = {},
      properties: Partial<LockDetailsElement> = {}
    ) {
      const platform = await startPlatform()
      const details = addLock(platform, 'device_front_door', properties)
      await pass(0)
      platform.update({ faults })
      return { platform, details }
    }

    it('shows what is under way at once, everywhere, and the new state when it is confirmed', async () => {
      const { platform, details } = await opened()
      const table = show(DeviceTableElement, { client: platform.client })
      await pass(0)
      const events = heard(details, 'lock-change')
      const button = await details.find('button', 'Unlock')
      button.focus()
      button.click()
      await pass(0)
      expect(boltOf(details)).to.equal('Unlocking… Unlock Unlocking…')
      expect(button.ariaBusy).to.equal('true')
      expect(table.rowWords('Front Door')).to.contain('Unlocking…')
      expect(events).to.deep.equal([])
      await pass(1500)
      expect(details.said).to.contain('has been successfully updated')
      expect(button.ariaBusy).to.equal(null)
      expect(details.focused).to.equal('Lock')
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ device_id: 'device_front_door', locked: false }])
      expect(platform.asked(UNLOCK)).to.deep.equal([{ device_id: 'device_front_door' }])
      button.click()
      await pass(1500)
      expect(boltOf(details)).to.equal('Locked Unlock')
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
      expect(boltOf(details)).to.equal('Locked Unlock')
      expect(platform.asked(UNLOCK)).to.have.length(0)
    })

    it('does not guess the state of a lock that does not tell it', async () => {
      const platform = await startPlatform()
      const details = addLock(platform, 'device_roof_terrace')
      await pass(0)
      await details.press('button', 'Lock')
      await pass(0)
      expect(boltOf(details)).to.equal('Locking… Lock Locking…')
      await pass(1500)
      expect(boltOf(details)).to.equal('Locked Unlock')
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
          expect(boltOf(details)).to.equal('Unlocking… Unlock Unlocking…')
          await pass(milliseconds - 1000)
          expect(details.said).not.to.contain('Failed')
          await pass(1000)
        }
        expect(details.said, 'which lock').to.contain('Front Door')
        expect(details.said).to.contain('Failed to update lock status')
        expect(boltOf(details)).to.equal('Locked Unlock')
        expect(details.all('button', 'Unlock')[0]?.ariaBusy).to.equal(null)
        expect(platform.asked('/devices/get')).to.have.length(2)
        expect(platform.asked(UNLOCK)).to.have.length(1)
        expect(reports.map(({ detail }) => detail.operation)).to.deep.equal(['locks.unlockDoor'])
        expect(events).to.deep.equal([])

        platform.update({ faults: {} })
        await details.press('button', 'Try again')
        await pass(1500)
        expect(details.said).to.contain('successfully').and.not.to.contain('Failed')
        expect(boltOf(details)).to.equal('Unlocked Lock')
        expect(platform.asked(UNLOCK)).to.have.length(2)
      })
    }

    it('says so when the door takes longer than usual, waits on, and says at last that it failed', async () => {
      const { platform, details } = await opened({ [UNLOCK]: { attempt: 'never-ends' } })
      const reports = heard(details, 'platform-error')
      const button = await details.find('button', 'Unlock')
      button.click()
      await pass(4500)
      expect(boltOf(details)).to.equal('Unlocking… Unlock Unlocking…')
      await pass(1000)
      expect(boltOf(details)).to.equal('Unlocking… Still waiting for the door Unlock Still waiting for the door')
      expect(details.all('status').map(({ textContent }) => textContent)).to.include('Still waiting for the door')
      expect(button.ariaBusy).to.equal('true')
      expect(details.said).not.to.contain('Failed')
      button.click()
      await pass(110_000)
      expect(button.ariaBusy).to.equal('true')
      expect(platform.asked(UNLOCK)).to.have.length(1)
      await pass(6000)
      expect(boltOf(details)).to.equal('Locked Unlock')
      expect(button.ariaBusy).to.equal(null)
      expect(details.said).to.contain('Failed to update lock status')
      expect(reports.map(({ detail }) => detail.operation)).to.deep.equal(['locks.unlockDoor'])
      platform.update({ faults: {} })
      await details.press('button', 'Try again')
      await pass(1500)
      expect(boltOf(details)).to.equal('Unlocked Lock')
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
      expect(boltOf(again)).to.equal('Unlocked Lock')
    })

    it('reads the lock every 30 s, and keeps the focus on its button', async () => {
      const { platform, details } = await opened()
      const button = await details.find('button', 'Unlock')
      button.focus()
      platform.edit = (device) => Object.assign(device.properties ?? {}, { locked: false })
      await pass(30_000)
      expect(boltOf(details)).to.equal('Unlocked Lock')
      expect(details.root.activeElement === button).to.equal(true)
    })
  })
})
