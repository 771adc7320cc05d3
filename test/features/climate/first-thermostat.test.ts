import { expect } from 'chai'
import type { ThermostatElement } from '../../../elements/thermostat.js'
import { drawScreen } from '../../../elements/first/thermostat.js'
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
import type { DeviceProperties } from '../support/sent.js'
import { startPlatform, type TestPlatform, until, useCleanPage } from '../support/stage.js'
import { addThermostat, HALLWAY } from '../support/thermostat.js'

const PARTS = '.shown > :is(slot, .header, .offline), .device > *'

/** Returns the markup with the selected options, which React sets only as properties. */
function withoutLater(element: Element): string[] {
  removeLater(element, '.disclosure > div > *, .tip, .plan-line')
  const root = element.shadowRoot
  for (const inertPart of root?.querySelectorAll('[inert]') ?? []) inertPart.removeAttribute('inert')
  for (const option of root?.querySelectorAll('option[selected]') ?? []) option.removeAttribute('selected')
  return drawingOf(element, PARTS)
}

const chosenIn = (element: Element): string[] =>
  [...(element.shadowRoot?.querySelectorAll('select') ?? [])].map(({ value }) => value)

interface Case {
  readonly deviceId?: string
  readonly prepare?: (platform: TestPlatform) => void
  readonly properties?: Partial<ThermostatElement>
}

const saying =
  (properties: DeviceProperties) =>
  (platform: TestPlatform): void => {
    platform.edit = (device) => Object.assign(device.properties ?? {}, properties)
  }

const setTo = (setting: object) => saying({ current_climate_setting: setting })

/** Renders a thermostat without React. */
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

/** Renders a thermostat with and without React. */
async function drawBoth({ deviceId = HALLWAY, prepare, properties = {} }: Case) {
  const platform = await startPlatform()
  prepare?.(platform)
  const { element } = addThermostat(platform, { deviceId, ...properties })
  const plain = await drawPlain(platform, deviceId, properties)
  await until(() => element.shadowRoot?.querySelector('.thermostat') && languageOf(element) === languageOf(plain))
  return { element, plain }
}

function expectSame({ element, plain }: { readonly element: Element; readonly plain: Element }): void {
  expect(chosenIn(plain)).to.deep.equal(chosenIn(element))
  expectSameLines(withoutLater(plain), withoutLater(element))
}

describe('Prerendered thermostat', () => {
  useUndefinedElements()
  useCleanPage()

  const cases: Readonly<Record<string, Case>> = {
    'in mode heat and cool': {},
    'in degrees Celsius': { properties: { temperatureUnit: 'celsius' } },
    'in mode heat': { prepare: setTo({ hvac_mode_setting: 'heat', heating_set_point_fahrenheit: 71 }) },
    'in mode cool': { prepare: setTo({ hvac_mode_setting: 'cool', cooling_set_point_fahrenheit: 73 }) },
    'in mode off': { prepare: setTo({ hvac_mode_setting: 'off' }) },
    'in an unknown mode': { prepare: setTo({ hvac_mode_setting: 'eco' }) },
    'while heating': { prepare: saying({ is_heating: true, is_cooling: false }) },
    'with few readings': {
      prepare: saying({
        temperature_fahrenheit: undefined,
        temperature_celsius: undefined,
        relative_humidity: undefined,
        is_fan_running: undefined,
        fan_mode_setting: undefined,
        available_climate_presets: []
      })
    },
    'below its lowest set point': {
      prepare: saying({ temperature_fahrenheit: 31, temperature_celsius: -1 })
    }
  }
  for (const [what, given] of Object.entries(cases)) {
    it(`matches React for a thermostat ${what}`, async () => expectSame(await drawBoth(given)))
  }

  it('matches React for every reachable thermostat of the sandbox without issues', async () => {
    const { client } = await startPlatform()
    const devices = await client.devices.list()
    let drawn = 0
    for (const { device_id: deviceId, errors, warnings, properties } of devices) {
      const isSound = properties.online && errors.length + warnings.length === 0
      if (!isSound || !('current_climate_setting' in properties)) continue
      drawn += 1
      expectSame(await drawBoth({ deviceId }))
    }
    expect(drawn).to.be.greaterThan(0)
  })

  for (const locale of [...LANGUAGES, 'de-AT']) {
    it(`matches React in ${locale}`, async () => expectSame(await drawBoth({ properties: { locale } })))
  }

  it('has the same layout as React, with inert controls', async () => {
    const { element, plain } = await drawBoth({})
    plain.setAttribute('style', `display: block; inline-size: ${element.getBoundingClientRect().width}px`)
    const parts = '.header, .choice, .room-reading, .scale, .thumb, .settings, .settings :not(option), summary'
    removeLater(element, '.tip')
    expectSameLines(placesIn(plain, parts), placesIn(element, parts))
    const controls = plain.shadowRoot?.querySelectorAll(
      '.choice input, .scale input, .settings :is(button, input, select)'
    )
    expect(controls?.length).to.be.greaterThan(10)
    for (const control of controls ?? []) expect(control.matches('[inert] *'), control.outerHTML).to.equal(true)
  })
})

describe('Thermostat that is not prerendered', () => {
  useUndefinedElements()
  useCleanPage()

  const cases: Readonly<Record<string, Case>> = {
    'has an error': {
      prepare(platform) {
        platform.edit = (device) => (device.errors = [offline])
      }
    },
    'is offline': { prepare: saying({ online: false }) },
    'is not a thermostat': { deviceId: 'device_garage' },
    'has custom messages': { properties: { messages: { thermostat: { mode: 'Program' } } } }
  }
  for (const [what, { deviceId = HALLWAY, prepare, properties = {} }] of Object.entries(cases)) {
    it(`is left to React if it ${what}`, async () => {
      const platform = await startPlatform()
      prepare?.(platform)
      const plain = await drawPlain(platform, deviceId, properties)
      expect(plain.shadowRoot).to.equal(null)
    })
  }
})
