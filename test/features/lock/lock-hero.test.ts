import { emulateMedia } from '@web/test-runner-commands'
import { clickEnabled } from '../../enabled.js'
import { EVENTS } from '../support/activity.js'
import { recentRows } from '../support/recent.js'
import { rejection } from '../support/rejection.js'
import type { Device } from '../support/sent.js'
import { cleanUpAfterEach, type Given, setup } from '../support/setup.js'
import { type Screen, settled, type, until } from '../support/stage.js'

type Details = Screen<HTMLElement>

async function setupLock(given: Given<'x-lock-details'> = {}) {
  const { screen: details, platform } = await setup('x-lock-details', {
    deviceId: 'device_front_door',
    width: 480,
    ...given
  })
  await until(() => details.root.querySelector('.hero'))
  return { details, platform }
}

const heroOf = (details: Details): HTMLElement | undefined => details.all('group', 'Overview')[0]
const wordsOf = (details: Details): string => heroOf(details)?.innerText.replace(/\s+/g, ' ') ?? ''

const readingOf = (details: Details): string | undefined =>
  details.root.querySelector<HTMLElement>('.latch-text b')?.innerText

const latchOf = (details: Details): HTMLElement | undefined => details.all('group', 'Lock status')[0]

/** Returns the distance of the knob from the start of the latch, relative to the room that it has: 0 to 1. */
function placeOfKnob(details: Details): number {
  const latch = latchOf(details)
  const knob = latch?.querySelector<HTMLElement>('.knob')
  return latch && knob ? (knob.offsetLeft - 4) / (latch.clientWidth - knob.offsetWidth - 8) : Number.NaN
}

describe('Lock summary', () => {
  cleanUpAfterEach()
  afterEach(() => emulateMedia({ reducedMotion: 'reduce' }))

  it('shows name, state and latch first, and good status in the information', async () => {
    for (const width of [320, 900]) {
      // With its events, the latch also shows who locked it.
      const { details } = await setupLock({ holds: [EVENTS], width })
      expect(wordsOf(details)).to.equal('Front Door August Wi-Fi Smart Lock Locked Unlock')
      expect(details.detail('Status')).to.equal('Online')
      expect(details.detail('Power')).to.equal('Good · 100%')
      details.element.remove()
    }
  })

  it('has its knob at the end when locked, between while pending and at the start when unlocked', async () => {
    const { details, platform } = await setupLock({ commandTime: 0, holds: ['/locks/unlock_door'] })
    const button = await details.find('button', 'Unlock')
    const height = latchOf(details)?.offsetHeight
    expect(placeOfKnob(details)).to.equal(1)
    button.click()
    await until(() => readingOf(details) === 'Unlocking…')
    expect(placeOfKnob(details)).to.be.greaterThan(0.2).and.lessThan(0.9)
    expect([latchOf(details)?.offsetHeight, button.innerText, button.ariaBusy]).to.deep.equal([
      height,
      'Unlock',
      'true'
    ])
    expect(details.root.getAnimations()).to.deep.equal([])
    platform.release('/locks/unlock_door')
    await until(() => readingOf(details) === 'Unlocked')
    expect(placeOfKnob(details)).to.equal(0)
    platform.hold('/locks/lock_door')
    await clickEnabled(button)
    await until(() => readingOf(details) === 'Locking…')
    expect(placeOfKnob(details)).to.be.greaterThan(0.1).and.lessThan(0.8)
    expect([latchOf(details)?.offsetHeight, button.innerText]).to.deep.equal([height, 'Lock'])
  })

  it('slides its knob if the user allows motion', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' })
    const { details } = await setupLock({ holds: ['/locks/unlock_door'] })
    await settled()
    const moved: string[] = []
    details.root.addEventListener('transitionrun', (event) => {
      if (event instanceof TransitionEvent) moved.push(event.propertyName)
    })
    await details.press('button', 'Unlock')
    await until(() => moved.some((property) => property === 'left' || property === 'inset-inline-start'))
  })

  it('shows a neutral state for an offline lock, with the time it was last seen', async () => {
    const edit = (device: Device): void => {
      const created_at = new Date(Date.now() - 2 * 3_600_000).toISOString()
      device.properties = { ...device.properties, online: false }
      device.errors = [{ error_code: 'device_offline', message: 'It is offline.', created_at }]
    }
    const { details } = await setupLock({ edit })
    expect(wordsOf(details)).to.match(
      /^Front Door August Wi-Fi Smart Lock .*Device Offline We’ll know .* Last seen 2 hr ago$/
    )
    expect(details.names('button', /^(?:Lock|Unlock)$/)).to.deep.equal([])
  })

  it('shows whether a device of another kind is online', async () => {
    const edit = (device: Device): void => {
      for (const name of Object.keys(device)) if (name.startsWith('can_')) Reflect.set(device, name, false)
      device.properties = { name: 'Hub', online: true, manufacturer: 'Yale' }
    }
    const { screen: details } = await setup('x-device-details', { edit, deviceId: 'device_front_door' })
    expect(wordsOf(details)).to.equal('Hub Yale Online')
  })

  it('fits a name of 10,000 characters, no name, and no image', async () => {
    for (const name of ['Very long name '.repeat(667), 'x'.repeat(10_000), '', null]) {
      for (const image_url of [null, 'https://pictures.invalid/none.png']) {
        const edit = (device: Device): void => {
          device.display_name = ''
          device.properties = { ...device.properties, name, image_url }
        }
        const { details } = await setupLock({ edit, width: 320 })
        const button = await details.find('button', 'Unlock')
        expect(heroOf(details)?.offsetHeight).to.be.lessThan(420)
        expect(button.getBoundingClientRect().right).to.be.at.most(details.element.getBoundingClientRect().right)
        if (!name) expect(wordsOf(details)).to.match(/^Unnamed device /)
        details.element.remove()
      }
    }
  })

  it('shows a rejected name below the field in full width', async () => {
    const faults = { '/devices/update': rejection({ name: 'This name is taken.' }) }
    for (const width of [320, 900]) {
      const { details } = await setupLock({ faults, width })
      await details.press('button', 'Edit name')
      const typed = await details.find('textbox', 'Device name')
      type(typed, 'Back Door')
      typed.closest('form')?.requestSubmit()
      const message = await details.find('alert', 'This name is taken.')
      const field = await details.find('textbox', 'Device name')
      const [below, above] = [message.getBoundingClientRect(), field.getBoundingClientRect()]
      expect(below.top).to.be.at.least(above.bottom)
      expect(below.width).to.be.at.least(above.width)
      details.element.remove()
    }
  })

  for (const [width, widths] of [
    [599, [567, 567, 567, 567]],
    [600, [276, 276, 276, 276]],
    [720, [373, 373, 299, 299]],
    [900, [473, 473, 379, 379]]
  ] as const) {
    it(`is followed by cards at ${width} px, with folded information`, async () => {
      const { details } = await setupLock({ width })
      await until(() => details.root.querySelector('.recent'))
      const cards = [...details.root.querySelectorAll('.device > div > *')]
      expect(cards.every(({ part }) => part.contains('card'))).to.equal(true)
      expect(cards.map((card) => Math.round(card.getBoundingClientRect().width))).to.deep.equal(widths)
      await settled()
      expect(details.root.querySelector('details')?.open).to.equal(false)
    })
  }

  it('shows more events next to the latch', async () => {
    for (const [width, count] of [
      [599, 3],
      [600, 6],
      [900, 7]
    ] as const) {
      const { details } = await setupLock({ width })
      await until(() => details.root.querySelector('.recent'))
      expect(recentRows(details), `${width} px`).to.have.length(count)
      details.element.remove()
    }
  })

  it('does not break an ID within a word', async () => {
    const { details } = await setupLock({ width: 900 })
    const id = [...details.root.querySelectorAll('code')].find(({ textContent }) => textContent === 'device_front_door')
    await until(() => id?.getClientRects().length)
    expect(id?.getClientRects()).to.have.length(1)
  })
})

describe('Latch of the lock details', () => {
  cleanUpAfterEach()

  /** Returns the boxes of the latch and its parts. */
  async function boxesOf(given: Given<'x-lock-details'>) {
    const { details } = await setupLock(given)
    await until(() => details.root.querySelector('.latch-button'))
    const boxOf = (selector: string): DOMRect =>
      details.root.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const boxes = {
      latch: boxOf('.hero-latch'),
      words: boxOf('.latch-text'),
      button: boxOf('.latch-button'),
      knob: boxOf('.knob')
    }
    details.element.remove()
    return boxes
  }

  it('is at most 440 px wide', async () => {
    for (const width of [320, 480, 599, 600, 640, 900, 1240]) {
      const { latch } = await boxesOf({ width })
      expect(latch.width, `${width} px`).to.be.greaterThan(200).and.at.most(440)
    }
  })

  for (const [state, deviceId] of [
    ['locked', 'device_front_door'],
    ['unlocked', 'device_back_door']
  ] as const) {
    it(`has its button next to the word at 320 px if it is ${state}`, async () => {
      const { latch, words, button } = await boxesOf({ deviceId, width: 320 })
      expect(latch.height).to.equal(72)
      expect(Math.max(words.left, button.left)).to.be.at.least(Math.min(words.right, button.right))
    })

    it(`has its button below at 320 px in German if it is ${state}`, async () => {
      const { latch, words, button, knob } = await boxesOf({ deviceId, locale: 'de', width: 320 })
      expect(knob.top - latch.top).to.be.closeTo(4, 0.5)
      expect(words.height).to.be.at.most(72)
      expect([button.top - latch.top, button.height, button.width]).to.deep.equal([72 + 8, 44, latch.width])
    })
  }

  for (const locale of ['en', 'de', 'fr', 'nl', 'ja', 'he']) {
    it(`keeps its height in every state in "${locale}"`, async () => {
      const holds = ['/locks/unlock_door', EVENTS]
      const { details, platform } = await setupLock({ locale, width: 320, commandTime: 0, holds })
      const button = await until(() => details.root.querySelector<HTMLElement>('.latch-button'))
      const latch = details.root.querySelector<HTMLElement>('.hero-latch')
      const height = latch?.offsetHeight
      await clickEnabled(button)
      await until(() => button.ariaBusy === 'true')
      expect(latch?.offsetHeight, 'pending').to.equal(height)
      platform.release('/locks/unlock_door')
      await until(() => button.ariaBusy !== 'true')
      expect(latch?.offsetHeight, 'unlocked').to.equal(height)
    })
  }
})
