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

/** A drawing, with what is chosen of each list: React sets that as a property alone. */
function withoutLater(element: Element): string[] {
  removeLater(element, '.disclosure > div > *, .tip, .plan-line')
  const root = element.shadowRoot
  for (const held of root?.querySelectorAll('[inert]') ?? []) held.removeAttribute('inert')
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

/** Draws a thermostat without React. */
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

/** Draws a thermostat with React and without, of the same platform. */
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

describe('The first drawing of a thermostat is the one of React, node by node', () => {
  useUndefinedElements()
  useCleanPage()

  const cases: Readonly<Record<string, Case>> = {
    'that heats and cools': {},
    'in degrees Celsius': { properties: { temperatureUnit: 'celsius' } },
    'that heats': { prepare: setTo({ hvac_mode_setting: 'heat', heating_set_point_fahrenheit: 71 }) },
    'that cools': { prepare: setTo({ hvac_mode_setting: 'cool', cooling_set_point_fahrenheit: 73 }) },
    'that is off': { prepare: setTo({ hvac_mode_setting: 'off' }) },
    'in a mode that nobody offers': { prepare: setTo({ hvac_mode_setting: 'eco' }) },
    'that is heating now': { prepare: saying({ is_heating: true, is_cooling: false }) },
    'that says little': {
      prepare: saying({
        temperature_fahrenheit: undefined,
        temperature_celsius: undefined,
        relative_humidity: undefined,
        is_fan_running: undefined,
        fan_mode_setting: undefined,
        available_climate_presets: []
      })
    },
    'where it is colder than it can be set to': {
      prepare: saying({ temperature_fahrenheit: 31, temperature_celsius: -1 })
    }
  }
  for (const [what, given] of Object.entries(cases)) {
    it(what, async () => expectSame(await drawBoth(given)))
  }

  it('of every thermostat of the sandbox that can be reached and of which nothing is wrong', async () => {
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
    it(`in ${locale}`, async () => expectSame(await drawBoth({ properties: { locale } })))
  }

  it('stands where that is going to stand, and takes no press on what sets it', async () => {
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

describe('A thermostat is left to React', () => {
  useUndefinedElements()
  useCleanPage()

  const cases: Readonly<Record<string, Case>> = {
    'of which something is wrong': {
      prepare(platform) {
        platform.edit = (device) => (device.errors = [offline])
      }
    },
    'that cannot be reached': { prepare: saying({ online: false }) },
    'that is none': { deviceId: 'device_garage' },
    'with texts of the host': { properties: { messages: { thermostat: { mode: 'Program' } } } }
  }
  for (const [what, { deviceId = HALLWAY, prepare, properties = {} }] of Object.entries(cases)) {
    it(what, async () => {
      const platform = await startPlatform()
      prepare?.(platform)
      const plain = await drawPlain(platform, deviceId, properties)
      expect(plain.shadowRoot).to.equal(null)
    })
  }
})
