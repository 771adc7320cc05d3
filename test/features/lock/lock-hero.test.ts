import { emulateMedia } from '@web/test-runner-commands'
import { expect } from 'chai'
import { DeviceDetailsElement } from '../../../elements/device-details.js'
import { LockDetailsElement } from '../../../elements/lock-details.js'
import type { Device } from '../support/sent.js'
import {
  type Screen,
  settled,
  show,
  startPlatform,
  type TestPlatform,
  type,
  until,
  useCleanPage
} from '../support/stage.js'
import { refusal } from '../support/refusal.js'

type Details = Screen<HTMLElement>

async function loadedLock(platform: TestPlatform, width = 480): Promise<Screen<LockDetailsElement>> {
  const details = show(LockDetailsElement, { client: platform.client, deviceId: 'device_front_door' }, { width })
  await details.find('button', 'Edit name')
  return details
}

const sizeOf = (element: Element): number[] => {
  const { width, height } = element.getBoundingClientRect()
  return [width, height]
}

const heroOf = (details: Details): HTMLElement | undefined => details.all('group', 'Overview')[0]
const wordsOf = (details: Details): string => heroOf(details)?.innerText.replace(/\s+/g, ' ') ?? ''

const readingOf = (details: Details): string | undefined =>
  details.root.querySelector<HTMLElement>('.reading b')?.innerText

/** Returns the position of the bolt in the lock icon. */
const placeOf = (details: Details): string => {
  const bolt = details.all('group', 'Lock status')[0]?.querySelector('.bolt')
  return bolt ? getComputedStyle(bolt).strokeDashoffset : ''
}

describe('Lock summary', () => {
  useCleanPage()
  afterEach(() => emulateMedia({ reducedMotion: 'no-preference' }))

  it('shows name, state and lock state first, with one button as wide as allowed', async () => {
    for (const [width, wide] of [
      [320, 254],
      [900, 360]
    ] as const) {
      const details = await loadedLock(await startPlatform(), width)
      expect(wordsOf(details)).to.equal('Front Door Online Good · 100% August Wi-Fi Smart Lock Locked Unlock')
      expect(sizeOf(await details.find('button', 'Unlock'))).to.deep.equal([wide, 48])
      expect(details.element.shadowRoot?.querySelector('details')?.open).to.equal(false)
      details.element.remove()
    }
  })

  it('shows the pending state with a moving bolt, and a button of constant size and label', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    const platform = await startPlatform({ commandTime: 0 })
    const release = platform.hold('/locks/unlock_door')
    const details = await loadedLock(platform)
    const button = await details.find('button', 'Unlock')
    const [size, bolt] = [sizeOf(button), placeOf(details)]
    button.click()
    await until(() => readingOf(details) === 'Unlocking…')
    const onItsWay = placeOf(details)
    expect([sizeOf(button), button.innerText, button.ariaBusy]).to.deep.equal([size, 'Unlock', 'true'])
    expect(details.root.getAnimations()).to.deep.equal([])
    release()
    await until(() => readingOf(details) === 'Unlocked')
    expect(new Set([bolt, onItsWay, placeOf(details)]).size).to.equal(3)
    platform.hold('/locks/lock_door')
    button.click()
    await until(() => readingOf(details) === 'Locking…')
    expect([placeOf(details), button.innerText]).to.deep.equal([onItsWay, 'Lock'])
  })

  it('animates the bolt if the user allows motion', async () => {
    const platform = await startPlatform()
    platform.hold('/locks/unlock_door')
    const details = await loadedLock(platform)
    await settled()
    const moved: string[] = []
    details.root.addEventListener('transitionrun', (event) => {
      if (event instanceof TransitionEvent) moved.push(event.propertyName)
    })
    await details.press('button', 'Unlock')
    await until(() => moved.includes('stroke-dashoffset'))
  })

  it('shows a neutral state for an offline lock, with the time it was last seen', async () => {
    const edit = (device: Device): void => {
      const created_at = new Date(Date.now() - 2 * 3_600_000).toISOString()
      device.properties = { ...device.properties, online: false }
      device.errors = [{ error_code: 'device_offline', message: 'It is offline.', created_at }]
    }
    const details = await loadedLock(await startPlatform({ edit }))
    expect(wordsOf(details)).to.match(
      /^Front Door August Wi-Fi Smart Lock Device Offline We’ll know .* Last seen 2 hr ago$/
    )
    expect(details.names('button', /^(?:Lock|Unlock)$/)).to.deep.equal([])
  })

  it('shows whether a device of another kind is online', async () => {
    const edit = (device: Device): void => {
      for (const name of Object.keys(device)) if (name.startsWith('can_')) Reflect.set(device, name, false)
      device.properties = { name: 'Hub', online: true, manufacturer: 'Yale' }
    }
    const { client } = await startPlatform({ edit })
    const details = show(DeviceDetailsElement, { client, deviceId: 'device_front_door' })
    await details.find('button', 'Edit name')
    expect(wordsOf(details)).to.equal('Hub Yale Online')
  })

  it('fits a name of 10,000 characters, no name, and no image', async () => {
    for (const name of ['Very long name '.repeat(667), 'x'.repeat(10_000), '', null]) {
      for (const image_url of [null, 'https://pictures.invalid/none.png']) {
        const edit = (device: Device): void => {
          device.display_name = ''
          device.properties = { ...device.properties, name, image_url }
        }
        const details = await loadedLock(await startPlatform({ edit }), 320)
        const button = await details.find('button', 'Unlock')
        expect(heroOf(details)?.offsetHeight).to.be.lessThan(420)
        expect(button.getBoundingClientRect().right).to.be.at.most(details.element.getBoundingClientRect().right)
        if (!name) expect(wordsOf(details)).to.match(/^Unnamed device /)
        details.element.remove()
      }
    }
  })

  it('shows a rejected name below the field in full width', async () => {
    const faults = { '/devices/update': refusal({ name: 'This name is taken.' }) }
    for (const width of [320, 900]) {
      const details = await loadedLock(await startPlatform({ faults }), width)
      await details.press('button', 'Edit name')
      const typed = await details.find('textbox', 'Device name')
      type(typed, 'Back Door')
      typed.closest('form')?.requestSubmit()
      const message = await details.find('alert', 'This name is taken.')
      const field = await details.find('textbox', 'Device name')
      const [below, above] = [message.getBoundingClientRect(), field.getBoundingClientRect()]
      expect(below.top).to.be.at.least(above.bottom)
      expect(below.width).to.be.greaterThan(above.width)
      details.element.remove()
    }
  })

  it('is followed by cards as wide as the element', async () => {
    const details = await loadedLock(await startPlatform(), 900)
    await until(() => details.root.querySelector('.recent'))
    const grounds = details.root.querySelectorAll('.device > *')
    expect(grounds).to.have.length(4)
    for (const ground of grounds) {
      expect([...ground.part]).to.include('card')
      expect(ground.getBoundingClientRect().width).to.equal(868)
    }
  })

  it('does not break an ID within a word', async () => {
    const details = await loadedLock(await startPlatform(), 900)
    details.root.querySelector('summary')?.click()
    const id = [...details.root.querySelectorAll('code')].find(({ textContent }) => textContent === 'device_front_door')
    await until(() => id?.getClientRects().length)
    expect(id?.getClientRects()).to.have.length(1)
  })
})
