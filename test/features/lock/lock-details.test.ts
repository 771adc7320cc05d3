import type { LockDetailsElement } from '../../../elements/lock-details.js'
import { LIST } from '../support/access-code-calls.js'
import { EVENTS } from '../support/activity.js'
import type { Device } from '../support/sent.js'
import { cleanUpAfterEach, type Screen, setup, until } from '../support/setup.js'

/** Returns the text of the latch. WebKit ends a text with the line break of its last block. */
const latchText = (details: Screen<LockDetailsElement>): string | undefined =>
  details.all('group', 'Lock status')[0]?.innerText.trim().replace(/\s+/g, ' ')

describe('Lock details', () => {
  cleanUpAfterEach()

  it('have the title "Device" for every device', async () => {
    for (const deviceId of ['device_front_door', 'device_hallway_thermostat']) {
      const { screen: details } = await setup('x-lock-details', { deviceId })
      expect(details.names('heading')[0]).to.equal('Device')
    }
  })

  describe('Lock button', () => {
    /** Without its events, the latch never shows who gave the lock its state. */
    const GIVEN = { deviceId: 'device_front_door', holds: [EVENTS] }

    interface Case {
      readonly locked?: boolean | null
      readonly can: readonly ('lock' | 'unlock')[]
      readonly online?: boolean
      readonly expectedText: string
    }
    const cases: Readonly<Record<string, Case>> = {
      '"Unlock" for a locked lock': { locked: true, can: ['lock', 'unlock'], expectedText: 'Locked Unlock' },
      '"Lock" for an unlocked lock': { locked: false, can: ['lock', 'unlock'], expectedText: 'Unlocked Lock' },
      '"Lock" for a lock with an unknown state': {
        locked: null,
        can: ['lock', 'unlock'],
        expectedText: 'Unknown This lock doesn’t report whether it’s locked. Lock'
      },
      '"Lock" for a locked lock that supports only locking': {
        locked: true,
        can: ['lock'],
        expectedText: 'Locked Lock'
      },
      '"Unlock" for an unlocked lock that supports only unlocking': {
        locked: false,
        can: ['unlock'],
        expectedText: 'Unlocked Unlock'
      },
      'a note instead of a button for a lock without remote control': {
        locked: true,
        can: [],
        expectedText: 'Locked You can only lock or unlock it at the door.'
      },
      'a note instead of a state for a lock that reports nothing': {
        locked: null,
        can: [],
        expectedText: 'Unknown This lock doesn’t report whether it’s locked.'
      },
      'no state and no button for an offline lock': {
        locked: true,
        can: ['lock', 'unlock'],
        online: false,
        expectedText: 'Device Offline We’ll know whether it’s locked once it’s back online.'
      }
    }
    for (const [name, { locked = null, can, online = true, expectedText }] of Object.entries(cases)) {
      it(`shows ${name}`, async () => {
        const edit = (device: Device): void => {
          device.can_remotely_lock = can.includes('lock')
          device.can_remotely_unlock = can.includes('unlock')
          device.properties = { ...device.properties, locked, online }
        }
        const { screen: details } = await setup('x-lock-details', { ...GIVEN, edit })
        expect(latchText(details)).to.equal(expectedText)
      })
    }
  })

  describe('Access code count', () => {
    for (const [id, words] of [
      ['device_front_door', '6 access codes'],
      ['device_back_door', '1 access code'],
      ['device_cellar', '0 access codes'],
      ['device_staff_entrance', '230 access codes']
    ] as const) {
      it(`is shown as "${words}"`, async () => {
        const { screen: details, requests } = await setup('x-lock-details', { deviceId: id })
        await details.waitForText(words)
        expect(details.text).not.to.contain('– access codes')
        expect(requests(LIST)[0]).to.deep.equal({ device_id: id, limit: 200 })
      })
    }

    it('is a dash until all pages have loaded', async () => {
      const t = await setup('x-lock-details', { deviceId: 'device_staff_entrance', holds: [[LIST, 1]] })
      const seen = new Set<string>()
      await until(() => {
        seen.add(/(–|\d+) access code/.exec(t.screen.text)?.[1] ?? '')
        if (t.requests(LIST).length > 1) t.release(LIST)
        return t.screen.text.includes('230')
      })
      expect([...seen]).to.deep.equal(['–', '230'])
    })
  })

  it('keep the focus on the lock button after an error', async () => {
    const { screen, user } = await setup('x-lock-details', {
      deviceId: 'device_front_door',
      now: 0,
      faults: { '/locks/unlock_door': { status: 400 } }
    })
    ;(await screen.find('button', 'Unlock')).focus()
    await user.click('Unlock')
    expect(screen.focused).to.equal('Unlock')
  })
})
