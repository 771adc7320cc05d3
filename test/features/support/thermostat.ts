import type { ThermostatElement } from '../../../elements/thermostat.js'
import { untilEnabled } from '../../enabled.js'
import type { DeviceProperties } from './sent.js'
import { type Given, type Setting, setup } from './setup.js'
import { Screen, type TestPlatform, type as typeInto, words } from './stage.js'

export const HALLWAY = 'device_hallway_thermostat'
export const HEAT_COOL = '/thermostats/heat_cool'
/** Initial climate of the thermostat in the hallway. */
export const AT_FIRST = 'Heat & Cool 70°F 76°F'

/** Paths that change a thermostat. */
const NAMES =
  'heat cool heat_cool off set_fan_mode set_hvac_mode activate_climate_preset create_climate_preset update_climate_preset'
const CHANGING = [
  ...`${NAMES} delete_climate_preset`.split(' ').map((name) => `/thermostats/${name}`),
  '/devices/update'
]

/** Returns the changes that were sent. */
export const changesOf = (platform: TestPlatform): readonly (readonly [string, object])[] =>
  CHANGING.flatMap((path) => platform.requests(path).map((body) => [path, body] as const))

/** Returns the request that sets these set points in the hallway. */
export const heatCool = (heat: number, cool: number) =>
  [HEAT_COOL, { device_id: HALLWAY, heating_set_point_fahrenheit: heat, cooling_set_point_fahrenheit: cool }] as const

/** Thermostat with helpers to read and set it. */
export class ThermostatScreen<Shown extends HTMLElement = ThermostatElement> extends Screen<Shown> {
  slider(name: string): HTMLInputElement | undefined {
    return this.root.querySelector<HTMLInputElement>(`input[type=range][aria-label="${name}"]`) ?? undefined
  }

  /** Returns the number field of a set point. Its slider has a different name. */
  stepper(name: string): HTMLInputElement {
    const fields = [...this.root.querySelectorAll<HTMLInputElement>('[role=spinbutton]')]
    const field = fields.find(({ labels }) => labels?.[0]?.textContent === `${name} to`)
    if (!field) throw new Error(`There is no stepper "${name}": ${this.text}`)
    return field
  }

  slide(name: string, value: number): void {
    const slider = this.slider(name)
    if (!slider) throw new Error(`There is no slider "${name}": ${this.text}`)
    typeInto(slider, String(value))
  }

  /** Texts of the reading, line by line. */
  get reading(): string[] {
    const lines = this.root.querySelectorAll('.room-reading :is(b, p > span, p:not(:has(span)))')
    // Word joiners are not read.
    return [...lines].map(({ textContent }) => words(textContent.replaceAll('\u2060', '')))
  }

  /** Mode and set points of the control. */
  get control(): string {
    const points = [...this.root.querySelectorAll<HTMLInputElement>('input[type=range]')]
    return [this.chosen('Mode'), ...points.map(({ ariaValueText }) => ariaValueText)].join(' ')
  }
}

/** Adds a thermostat, by default the one in the hallway. See `setup`. */
export async function setupThermostat(given: Given<'x-thermostat'> = {}) {
  const t = await setup('x-thermostat', { deviceId: HALLWAY, ...given })
  const screen = new ThermostatScreen(t.element)
  for (const control of screen.root.querySelectorAll('.thermostat [aria-disabled]')) await untilEnabled(control)
  return { ...t, screen }
}

/** Returns the setting of a platform whose devices have these additional properties. */
export const withProperties = (properties: DeviceProperties): Setting => ({
  edit: (device) => Object.assign(device, { properties: { ...device.properties, ...properties } })
})
