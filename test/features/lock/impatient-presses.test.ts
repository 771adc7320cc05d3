import { sendKeys } from '@web/test-runner-commands'
import { middleOf, type Place, type Pointer, pressAt, usePointer, usePressClock } from '../support/double-press.js'
import { cleanUpAfterEach, type Given, setup, type Test, until } from '../support/setup.js'

const NOW = '2026-03-01T12:00:00Z'

const unlocked: Given<'x-lock-details'> = {
  now: NOW,
  devices: [{ kind: 'lock', name: 'Front Door', locked: false }]
}

type Lock = Pick<Test<HTMLElement>, 'screen' | 'requests' | 'advance' | 'element'>

/** Places in which a lock can be operated. */
const PLACES: Readonly<Record<string, (given: Given<'x-lock-details'>) => Promise<Lock>>> = {
  'the details': (given) => setup('x-lock-details', { deviceId: 'device_front_door', ...given }),
  'a row': (given) => setup('x-device-table', { rowActions: true, width: 800, ...given })
}

const latchButton = async ({ screen }: Lock): Promise<HTMLElement> =>
  until(() => screen.all('button', /^(?:Lock|Unlock)(?: Front Door)?$/)[0])

const sent = ({ requests }: Lock): number[] => [
  requests('/locks/lock_door').length,
  requests('/locks/unlock_door').length
]

for (const pointer of ['mouse', 'finger'] satisfies Pointer[]) {
  describe(`Impatient presses on a lock with a ${pointer}`, () => {
    cleanUpAfterEach()
    usePointer(pointer)
    const pass = usePressClock()

    for (const [place, show] of Object.entries(PLACES)) {
      for (const gap of [100, 600, 800, 950]) {
        it(`lock the door and never unlock it: every ${gap} ms in ${place}`, async () => {
          const lock = await show({ ...unlocked, commandTime: 1500 })
          await lock.advance(2000)
          for (let passed = 0; passed < 6000; passed += gap) {
            await pressAt(pointer, middleOf(await latchButton(lock)))
            pass(gap)
            await lock.advance(gap)
          }
          expect(sent(lock)).to.deep.equal([1, 0])
          const button = await latchButton(lock)
          expect(button.ariaDisabled, 'while it is pressed').to.equal('true')
          pass(1000)
          await lock.advance(1000)
          expect(button.ariaDisabled).to.equal(null)
          await pressAt(pointer, middleOf(button))
          await lock.advance(0)
          expect(sent(lock), 'later it is meant').to.deep.equal([1, 1])
        })
      }
    }

    for (const gap of [60, 250, 700]) {
      it(`do not unlock the door that the first press on a row opened: ${gap} ms after the details`, async () => {
        const t = await setup('x-device-table', { now: NOW, width: 360 })
        await t.advance(2000)
        ;(await t.screen.find('row', 'Front Door')).click()
        const button = await until(() => t.screen.all('button', 'Unlock')[0])
        await t.advance(gap)
        await pressAt(pointer, middleOf(button))
        await t.advance(3000)
        expect(t.requests('/locks/unlock_door')).to.deep.equal([])
      })
    }
  })
}

describe('State of a lock that changes elsewhere shortly before a press', () => {
  cleanUpAfterEach()

  const ways: Readonly<Record<string, (button: HTMLElement, at: Place) => Promise<unknown>>> = {
    'the mouse': (_, at) => pressAt('mouse', at),
    Enter: (button) => (button.focus(), sendKeys({ press: 'Enter' })),
    Space: (button) => (button.focus(), sendKeys({ press: 'Space' })),
    'a screen reader': async (button) => button.click()
  }
  for (const [place, show] of Object.entries(PLACES)) {
    for (const [way, press] of Object.entries(ways)) {
      for (const delay of [20, 150, 700]) {
        it(`does not make a press with ${way} its opposite: ${delay} ms, in ${place}`, async () => {
          let locked = false
          const edit: Given<'x-lock-details'>['edit'] = (device) =>
            void (device.properties = { ...device.properties, locked })
          const lock = await show({ ...unlocked, edit })
          await lock.advance(2000)
          const button = await latchButton(lock)
          const at = middleOf(button)
          if (way !== 'the mouse') button.focus()
          locked = true
          if ('refresh' in lock.element && typeof lock.element.refresh === 'function') await lock.element.refresh()
          await lock.advance(delay)
          const now = await latchButton(lock)
          expect(now.ariaDisabled).to.equal('true')
          await press(now, at)
          await lock.advance(3000)
          expect(sent(lock)).to.deep.equal([0, 0])
        })
      }
    }
  }
})
