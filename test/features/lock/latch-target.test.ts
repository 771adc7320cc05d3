import { sendMouse } from '@web/test-runner-commands'
import { letGo, middleOf, type Place, type Pointer, pressAt, putDown, usePointer } from '../support/double-press.js'
import { cleanUpAfterEach, type Given, setup } from '../support/setup.js'

/** Shows a lock for longer than a second. */
async function setupLock(isLocked: boolean, given: Given<'x-lock-details'> = {}) {
  const t = await setup('x-lock-details', {
    deviceId: 'device_front_door',
    width: 480,
    commandTime: 0,
    now: '2026-03-01T12:00:00Z',
    edit: (device) => (device.properties = { ...device.properties, locked: isLocked }),
    ...given
  })
  await t.advance(2000)
  return t
}

/** Shows a lock for longer than a second, and returns positions on its latch. */
async function setupLatch(isLocked: boolean) {
  const t = await setupLock(isLocked)
  const latch = t.screen.all('group', 'Lock status')[0]
  const button = await t.screen.find('button', isLocked ? 'Unlock' : 'Lock')
  if (!latch) throw new Error('There is no latch.')
  const { left, right, top, bottom } = latch.getBoundingClientRect()
  const pill = button.getBoundingClientRect()
  const isPill = (x: number): boolean => x >= pill.left - 1 && x <= pill.right + 1
  const xs = [left + 20, (left + right) / 2, right - 20, pill.left - 30, pill.right + 30]
  const beside = xs.filter((x) => !isPill(x)).map((x): Place => [Math.round(x), Math.round((top + bottom) / 2)])
  return { ...t, button, beside, outside: [Math.round(left + 40), Math.round(bottom + 30)] as const }
}

for (const pointer of ['mouse', 'finger'] satisfies Pointer[]) {
  describe(`Latch of the lock details, pressed with a ${pointer}`, () => {
    cleanUpAfterEach()
    usePointer(pointer)

    it('locks wherever it is pressed', async () => {
      for (const index of [0, 1, 2]) {
        const { beside, requests, advance, element } = await setupLatch(false)
        const place = beside[index]
        if (!place) continue
        await pressAt(pointer, place)
        await advance(0)
        expect(requests('/locks/lock_door'), String(place)).to.have.length(1)
        element.remove()
      }
    })

    it('unlocks only if its button is pressed', async () => {
      const { beside, button, requests, advance } = await setupLatch(true)
      expect(beside.length).to.be.greaterThan(2)
      for (const place of beside) {
        await pressAt(pointer, place)
        await advance(1000)
      }
      expect(requests('/locks/unlock_door')).to.deep.equal([])
      await pressAt(pointer, middleOf(button))
      await advance(0)
      expect(requests('/locks/unlock_door')).to.have.length(1)
    })

    it('has a button to unlock that is at least 44 px high', async () => {
      const { button } = await setupLatch(true)
      expect(button.getBoundingClientRect().height).to.be.at.least(44)
    })
  })
}

describe('Latch of the lock details', () => {
  cleanUpAfterEach()

  it('does nothing for drags from or to the button', async () => {
    for (const isLocked of [true, false]) {
      const { beside, outside, button, requests, advance, element } = await setupLatch(isLocked)
      const middle = middleOf(button)
      // To lock, the whole latch is the button.
      const places = isLocked ? [...beside, outside] : [outside]
      for (const place of places) {
        for (const [from, to] of [
          [place, middle],
          [middle, place]
        ] as const) {
          await putDown('mouse', from)
          await advance(300)
          await sendMouse({ type: 'move', position: [...to] })
          await letGo('mouse')
          await advance(1000)
        }
      }
      expect([requests('/locks/lock_door'), requests('/locks/unlock_door')]).to.deep.equal([[], []])
      element.remove()
    }
  })
})

describe('Capsule above the button of the lock details', () => {
  cleanUpAfterEach()

  for (const isLocked of [true, false]) {
    it(`${isLocked ? 'does not unlock' : 'locks'} wherever it is pressed`, async () => {
      const { screen, requests, advance } = await setupLock(isLocked, { width: 320, locale: 'de' })
      const button = await screen.find('button', isLocked ? 'Entriegeln' : 'Verriegeln')
      const { left, width, top } = button.getBoundingClientRect()
      for (const x of isLocked ? [30, width / 2, width - 30] : [width / 2]) {
        await pressAt('mouse', [Math.round(left + x), Math.round(top - 30)])
        await advance(1000)
      }
      expect(requests('/locks/unlock_door')).to.deep.equal([])
      expect(requests('/locks/lock_door')).to.have.length(isLocked ? 0 : 1)
    })
  }
})
