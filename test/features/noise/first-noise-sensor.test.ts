import { expect } from 'chai'
import type { NoiseSensorDetailsElement } from '../../../elements/noise-sensor-details.js'
import { drawScreen } from '../../../elements/first/noise-sensor-details.js'
import { LANGUAGES } from '../../../src/messages/messages.js'
import { offline } from '../support/device-table.js'
import {
  drawingOf,
  expectSameLines,
  languageOf,
  placesIn,
  removeLater,
  undefinedElement,
  useUndefinedElements
} from '../support/first-drawing.js'
import { addSensor, EVENTS, SENSOR, THRESHOLDS } from '../support/noise-sensor.js'
import type { DeviceProperties } from '../support/sent.js'
import { startPlatform, type TestPlatform, until, useCleanPage } from '../support/stage.js'

const PARTS = '.shown > :is(slot, .header, .offline), .device > *'

function withoutLater(element: Element): string[] {
  removeLater(element, '.disclosure > div > *, .tip')
  return drawingOf(element, PARTS)
}

interface Case {
  readonly deviceId?: string
  readonly prepare?: (platform: TestPlatform) => void
  readonly properties?: Partial<NoiseSensorDetailsElement>
}

const saying =
  (properties: DeviceProperties) =>
  (platform: TestPlatform): void => {
    platform.edit = (device) => Object.assign(device.properties ?? {}, properties)
  }

/** Renders a sensor without React. */
async function drawPlain({ client }: TestPlatform, deviceId: string, properties: object): Promise<Element> {
  const plain = undefinedElement({ deviceId, ...properties })
  await drawScreen(
    plain,
    [client.devices.get({ device_id: deviceId }).fetchResponse()],
    () => true,
    () => undefined
  )
  return plain
}

/** Renders a sensor with and without React, before its thresholds and events have loaded. */
async function drawBoth({ deviceId = SENSOR, prepare, properties = {} }: Case) {
  const platform = await startPlatform()
  prepare?.(platform)
  platform.hold(THRESHOLDS)
  platform.hold(EVENTS)
  const { element } = addSensor(platform, undefined, { deviceId, ...properties })
  const plain = await drawPlain(platform, deviceId, properties)
  await until(() => element.shadowRoot?.querySelector('.noise-level') && languageOf(element) === languageOf(plain))
  return { element, plain }
}

describe('Prerendered noise sensor', () => {
  useUndefinedElements()
  useCleanPage()

  const cases: Readonly<Record<string, Case>> = {
    'with a noise level': {},
    'above a threshold': { prepare: saying({ currently_triggering_noise_threshold_ids: ['loud'] }) },
    'with a noise risk score': { prepare: saying({ noiseaware_metadata: { noise_level_nrs: 57 } }) },
    'below the measurable level': { prepare: saying({ noiseaware_metadata: { noise_level_decibel: -1 } }) },
    'without a time zone': {
      prepare(platform) {
        platform.edit = (device) => Object.assign(device, { location: null })
      }
    }
  }
  for (const [what, given] of Object.entries(cases)) {
    it(`matches React for a sensor ${what}`, async () => {
      const { element, plain } = await drawBoth(given)
      expectSameLines(withoutLater(plain), withoutLater(element))
    })
  }

  it('matches React for every reachable sensor of the sandbox without issues', async () => {
    const { client } = await startPlatform()
    const devices = await client.devices.list()
    let drawn = 0
    for (const { device_id: deviceId, errors, warnings, properties } of devices) {
      if (!('noise_level_decibels' in properties) || !properties.online || errors.length + warnings.length > 0) continue
      drawn += 1
      const { element, plain } = await drawBoth({ deviceId })
      expectSameLines(withoutLater(plain), withoutLater(element))
    }
    expect(drawn).to.be.greaterThan(0)
  })

  for (const locale of [...LANGUAGES, 'de-AT']) {
    it(`matches React in ${locale}`, async () => {
      const { element, plain } = await drawBoth({ properties: { locale } })
      expectSameLines(withoutLater(plain), withoutLater(element))
    })
  }

  it('has the same layout as React', async () => {
    const { element, plain } = await drawBoth({})
    plain.setAttribute('style', `display: block; inline-size: ${element.getBoundingClientRect().width}px`)
    const parts = '.header, .hero, .noise-level, [role=tab], .panel, .noise-rows, .noise-zone, summary'
    expectSameLines(placesIn(plain, parts), placesIn(element, parts))
  })
})

describe('Noise sensor that is not prerendered', () => {
  useUndefinedElements()
  useCleanPage()

  const cases: Readonly<Record<string, Case>> = {
    'has an error': {
      prepare(platform) {
        platform.edit = (device) => (device.errors = [offline])
      }
    },
    'is offline': { prepare: saying({ online: false }) },
    'reports no level': {
      prepare: saying({
        noise_level_decibels: undefined,
        minut_metadata: undefined,
        noiseaware_metadata: undefined
      })
    },
    'is not a noise sensor': { deviceId: 'device_garage' },
    'has custom messages': { properties: { messages: { noiseSensor: { level: 'Noise' } } } }
  }
  for (const [what, { deviceId = SENSOR, prepare, properties = {} }] of Object.entries(cases)) {
    it(`is left to React if it ${what}`, async () => {
      const platform = await startPlatform()
      prepare?.(platform)
      const plain = await drawPlain(platform, deviceId, properties)
      expect(plain.shadowRoot).to.equal(null)
    })
  }
})
