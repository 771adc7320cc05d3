import type { LockDetailsElement } from '../../elements/lock-details.js'
import { clickEnabled } from '../enabled.js'
import { add, all, findButton, nextFrame, nextTask, press, recordEvents, settled, textOf, until } from './page.js'
import { client, onStage, openPlatform, platform } from './stage.js'

const UNLOCK = '/locks/unlock_door'

describe('before-change handler', () => {
  onStage()

  /** Adds a lock whose host does something in the next `before-change`. */
  function lockWith(act: (lock: LockDetailsElement) => void) {
    const lock = add('x-lock-details', { properties: { client, deviceId: 'device_front_door' } })
    lock.addEventListener('before-change', () => act(lock), { once: true })
    return { lock, events: recordEvents(lock, 'before-change') }
  }

  const rejecting: readonly (readonly [string, (lock: LockDetailsElement) => void, string])[] = [
    [
      'sets an option that forbids the command',
      (lock) => lock.toggleAttribute('disable-lock-unlock', true),
      'You no longer have permission.'
    ],
    [
      'shows another device',
      (lock) => Object.assign(lock, { deviceId: 'device_back_door' }),
      'It’s no longer in this list.'
    ]
  ]
  for (const [act, handler, message] of rejecting) {
    it(`stops the command with a message if it ${act}`, async () => {
      const { lock, events } = lockWith(handler)
      await press(lock, 'Unlock')
      await until(() => textOf(lock).includes(message))
      await settled()
      expect([events.length, platform.count(UNLOCK)]).to.deep.equal([1, 0])
    })
  }

  it('stops the rest of a bulk action as well if it shows another device', async () => {
    const table = add('x-access-code-table', {
      properties: { client, deviceId: 'device_front_door', selectable: true }
    })
    const events = recordEvents(table, 'before-change')
    table.addEventListener('before-change', () => void (table.deviceId = 'device_back_door'), { once: true })
    const deletion = (place: string) =>
      until(() =>
        all(table, `${place} button`).find(({ ariaLabel, textContent }) =>
          (ariaLabel ?? textContent).startsWith('Delete 2')
        )
      )
    const boxes = await until(() => {
      const found = all(table, '[data-key] input[type=checkbox]:enabled')
      return found.length > 1 ? found : undefined
    })
    for (const box of boxes.slice(0, 2)) box.click()
    ;(await deletion('.bulk-bar')).click()
    await clickEnabled(await deletion('dialog'))
    await settled()
    expect([events.length, platform.count('/access_codes/delete')]).to.deep.equal([1, 0])
  })

  it('stops the command if it removes the element, and the document gets change-failed', async () => {
    const { lock, events } = lockWith((element) => element.remove())
    const onDocument: unknown[] = []
    const note = ({ detail }: DocumentEventMap['change-failed']): unknown => onDocument.push(detail.operation)
    document.addEventListener('change-failed', note)
    await press(lock, 'Unlock')
    await until(() => onDocument.length)
    await settled()
    document.removeEventListener('change-failed', note)
    expect([events.length, platform.count(UNLOCK)]).to.deep.equal([1, 0])
    expect(onDocument).to.deep.equal(['locks.unlockDoor'])
  })

  it('does not stop the command if it only moves the element', async () => {
    const { lock } = lockWith((element) => document.body.prepend(element))
    const changes = recordEvents(lock, 'lock-change')
    await press(lock, 'Unlock')
    await until(() => changes.length)
    expect(platform.count(UNLOCK)).to.equal(1)
  })

  it('sends nothing twice if it presses the button again', async () => {
    const { lock, events } = lockWith((element) => findButton(element, 'Unlock')?.click())
    const changes = recordEvents(lock, 'lock-change')
    await press(lock, 'Unlock')
    await until(() => changes.length)
    await settled()
    expect([events.length, platform.count(UNLOCK), changes.length]).to.deep.equal([1, 1, 1])
  })

  it('may take longer than 10 s, as a question to the user does', async () => {
    const { now } = Date
    const { lock } = lockWith(() => {
      Date.now = () => now.call(Date) + 60_000
    })
    try {
      const changes = recordEvents(lock, 'lock-change')
      await press(lock, 'Unlock')
      await until(() => changes.length)
      expect(platform.count(UNLOCK)).to.equal(1)
    } finally {
      Date.now = now
    }
  })

  const waits: Readonly<Record<string, () => Promise<unknown>>> = {
    'after a microtask': () => Promise.resolve(),
    'in the next task': nextTask,
    'in the next frame': nextFrame,
    later: settled
  }
  for (const [moment, wait] of Object.entries(waits)) {
    it(`may remove a thermostat that is put back ${moment}, which is ready again`, async () => {
      const thermostat = add('x-thermostat', { properties: { client, deviceId: 'device_hallway_thermostat' } })
      const chip = await until(() => all(thermostat, '.preset-choices [aria-pressed=false]')[0])
      await until(() => thermostat.matches(':state(ready)'))
      thermostat.addEventListener('before-change', () => thermostat.remove(), { once: true })
      await clickEnabled(chip)
      expect(thermostat.isConnected).to.equal(false)
      await wait()
      document.body.append(thermostat)
      await settled()
      await until(() => thermostat.matches(':state(ready)'))
      expect(platform.count('/thermostats/activate_climate_preset')).to.equal(0)
    })
  }
})

describe('"Try again"', () => {
  onStage()

  const changes: Readonly<Record<string, (lock: LockDetailsElement) => unknown>> = {
    'an option forbids the command': (lock) => lock.toggleAttribute('disable-lock-unlock', true),
    'the element shows another device': (lock) => Object.assign(lock, { deviceId: 'device_back_door' })
  }
  for (const [change, act] of Object.entries(changes)) {
    it(`disappears when ${change}`, async () => {
      await openPlatform({ faults: { [UNLOCK]: { status: 500 } } })
      const lock = add('x-lock-details', { properties: { client, deviceId: 'device_front_door' } })
      await press(lock, 'Unlock')
      await until(() => findButton(lock, 'Try again'))
      act(lock)
      await nextFrame()
      const shown = ['Try again', 'Dismiss'].map((name) => findButton(lock, name) !== undefined)
      expect(shown).to.deep.equal([false, true])
    })
  }
})
