import { expect } from 'chai'
import type { LockDetailsElement } from '../../../elements/lock-details.js'
import { drawScreen } from '../../../elements/first/lock-details.js'
import { LANGUAGES } from '../../../src/messages/messages.js'
import { offline } from '../support/device-table.js'
import {
  drawingOf,
  expectSameLines,
  languageOf,
  removeLater,
  undefinedElement,
  useUndefinedElements
} from '../support/first-drawing.js'
import { addLock } from '../support/lock-details.js'
import { startPlatform, type TestPlatform, until, useCleanPage } from '../support/stage.js'

const FRONT_DOOR = 'device_front_door'

const PARTS = '.shown > :is(slot, .header, .offline), .device > div > *'

function withoutLater(element: Element): string[] {
  removeLater(element, '.disclosure > div > *')
  element.shadowRoot?.querySelector('.latch-button')?.removeAttribute('inert')
  return drawingOf(element, PARTS)
}

interface Case {
  readonly deviceId?: string
  readonly prepare?: (platform: TestPlatform) => void
  readonly properties?: Partial<LockDetailsElement>
}

const answersOf = ({ client }: TestPlatform, deviceId: string): Promise<Response>[] => [
  client.devices.get({ device_id: deviceId }).fetchResponse(),
  client.accessCodes.list({ device_id: deviceId, limit: 200 }).fetchResponse()
]

/** Returns the text about the access codes, with their number once it is known. */
const codesOf = (element: Element): string => element.shadowRoot?.querySelector('.lock-codes')?.textContent ?? ''

/** Renders the details with and without React. */
async function drawBoth({ deviceId = FRONT_DOOR, prepare, properties = {} }: Case) {
  const platform = await startPlatform()
  prepare?.(platform)
  platform.hold('/events/list')
  const details = addLock(platform, deviceId, properties)
  const plain = undefinedElement({ deviceId, ...properties })
  await drawScreen(
    plain,
    answersOf(platform, deviceId),
    () => true,
    () => undefined
  )
  const { element } = details
  await until(() => languageOf(element) === languageOf(plain) && /\p{Nd}/u.test(codesOf(element)))
  return { details: element, plain }
}

describe('Prerendered lock details', () => {
  useUndefinedElements()
  useCleanPage()

  const cases: Readonly<Record<string, Case>> = {
    'for a locked lock': {},
    'for an unlocked lock': { deviceId: 'device_garage' },
    'for a lock with an unknown state': {
      prepare(platform) {
        platform.edit = (device) => Object.assign(device.properties ?? {}, { locked: undefined })
      }
    },
    'with disableLockUnlock': { properties: { disableLockUnlock: true } }
  }
  for (const [what, given] of Object.entries(cases)) {
    it(`match React ${what}`, async () => {
      const { details, plain } = await drawBoth(given)
      expectSameLines(withoutLater(plain), withoutLater(details))
    })
  }

  for (const locale of [...LANGUAGES, 'de-AT']) {
    it(`match React in ${locale}`, async () => {
      const { details, plain } = await drawBoth({ properties: { locale } })
      expectSameLines(withoutLater(plain), withoutLater(details))
    })
  }

  it('have the same size as in React and an inert lock button', async () => {
    const { details, plain } = await drawBoth({})
    plain.setAttribute('style', `display: block; inline-size: ${details.getBoundingClientRect().width}px`)
    const button = plain.shadowRoot?.querySelector<HTMLElement>('.latch-button')
    expect(button?.matches('[inert]')).to.equal(true)
    const heightsOf = (element: Element): number[] =>
      [...(element.shadowRoot?.querySelectorAll('.header, .device > div > *') ?? [])].map(
        (part) => part.getBoundingClientRect().height
      )
    expect(heightsOf(plain)).to.deep.equal(heightsOf(details))
  })
})

describe('Lock details that are not prerendered', () => {
  useUndefinedElements()
  useCleanPage()

  const cases: Readonly<Record<string, Case>> = {
    'for a lock with an error': {
      prepare(platform) {
        platform.edit = (device) => (device.errors = [offline])
      }
    },
    'for an offline lock': {
      prepare(platform) {
        platform.edit = (device) => Object.assign(device.properties ?? {}, { online: false })
      }
    },
    'for a device that is not a lock': { deviceId: 'device_hallway_thermostat' },
    'with messages of the host': { properties: { messages: { lock: { locked: 'Shut' } } } }
  }
  for (const [what, { deviceId = FRONT_DOOR, prepare, properties = {} }] of Object.entries(cases)) {
    it(`are left to React ${what}`, async () => {
      const platform = await startPlatform()
      prepare?.(platform)
      const plain = undefinedElement({ deviceId, ...properties })
      await drawScreen(
        plain,
        answersOf(platform, deviceId),
        () => true,
        () => undefined
      )
      expect(plain.shadowRoot).to.equal(null)
    })
  }

  it('are left to React if the response is for another device', async () => {
    const platform = await startPlatform()
    const plain = undefinedElement({ deviceId: 'device_garage' })
    await drawScreen(
      plain,
      answersOf(platform, FRONT_DOOR),
      () => true,
      () => undefined
    )
    expect(plain.shadowRoot).to.equal(null)
  })
})
